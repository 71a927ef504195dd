### Why an event happened, in one sentence. $behind is the tile before the placed one.

reason-behind = Ide kerül { ARTICLE($tile) } { SUFFIXED($tile) }, mert a legközelebbi kisebb szám { ARTICLE($behind) } { $behind }.
reason-lowest = Minden sornál kisebb { ARTICLE($tile) } { SUFFIXED($tile) }, ezért a legnagyobb szám mögé kerül: { $behind }.
reason-came-first = Előbb került ide { $who ->
    [you] a saját { SUFFIXED($behind) } lapocskád
   *[other] { $name } { SUFFIXED($behind) } lapocskája
}.
reason-elsewhere = Amikor választottál, még { ARTICLE($row) } { $row }. sorba került volna.
reason-others-first = Más lapocskák megelőzték.
reason-cow-pat = A lapocska tehénlepényre került, amely annyi pontot ér, amennyit mutat: { $points }.
reason-bullhead = A lapocska egy bikafejre került, amely annyi pontot ér, amennyit mutat: { $points }.
reason-happy = Egy aktív sorban vidám tehén látszik, ezért a pontok visszafelé viszik a bábut: { $points }.
reason-purchase = Minden megvásárolt lapocska egy pontba kerül.
reason-row-completed = A lapocska a bikafejre került: megnyitja a következő szabad sort, a játékosa pedig elvesz egy vagy két lapocskát a megtelt sorból. A többi a dobozba kerül.
reason-bulls-eye = A bábu elérte vagy átlépte a bikaszemet, miközben a többi bábu még előtte állt.
reason-double = A forduló kezdetén dupla mező látszott egy aktív sorban.
reason-open = Az előző fordulóban egy bábu aktivált egy bikaszemet.
