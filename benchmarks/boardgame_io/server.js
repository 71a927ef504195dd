// A game of the same shape as ours on boardgame.io, in memory: eight players lay tiles secretly, then all are placed.
// node server.js PORT
const { Server } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const PLAYERS = 8;
const HAND = 10;
const ROWS = 8;
const ROW_LENGTH = 6;

const seats = [...Array(PLAYERS).keys()];

function deal(G, random) {
  const tiles = random.Shuffle([...Array(99).keys()].map((number) => number + 1));
  for (const seat of seats) G.players[seat] = { hand: tiles.splice(0, HAND), laid: null };
  G.rows = [...Array(ROWS).keys()].map(() => tiles.splice(0, 1));
  G.secret.supply = tiles;
}

function placeAll(G) {
  const laid = seats.map((seat) => ({ seat, tile: G.players[seat].laid })).sort((a, b) => a.tile - b.tile);
  G.events = laid.map(({ seat, tile }) => {
    const lasts = G.rows.map((row) => row[row.length - 1]);
    const below = Math.max(...lasts.filter((last) => last < tile));
    const row = lasts.indexOf(Number.isFinite(below) ? below : Math.max(...lasts));
    G.rows[row].push(tile);
    const points = G.rows[row].length === ROW_LENGTH ? ROW_LENGTH : 0;
    if (points) G.rows[row] = [tile];
    G.points[seat] += points;
    return { seat, tile, row, points };
  });
  for (const seat of seats) G.players[seat].laid = null;
  G.round += 1;
}

const game = {
  name: "tiles",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { round: 1, players: {}, rows: [], points: seats.map(() => 0), events: [], secret: {} };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    lay: {
      move: ({ G, playerID, random }, tile) => {
        const player = G.players[playerID];
        if (player.laid !== null || !player.hand.includes(tile)) return INVALID_MOVE;
        player.hand = player.hand.filter((other) => other !== tile);
        player.laid = tile;
        if (seats.some((seat) => G.players[seat].laid === null)) return;
        placeAll(G);
        if (player.hand.length === 0) deal(G, random);
      },
      client: false,
      redact: true,
      ignoreStaleStateID: true,
    },
  },
};

Server({ games: [game], origins: ["*"] }).run(Number(process.argv[2]));
