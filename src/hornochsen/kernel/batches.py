from __future__ import annotations

import numpy as np

from ..rules import Board, Rules
from .chance import start
from .compiled import compiled, entry
from .layout import ENDING, GAME_SIZE, LAZY, PLAYERS, POSITION, ROUND, SUPPLY, SUPPLY_LEFT, board_words, no_game
from .playing import play_on
from .random_policy import random_buying, random_laying, random_taking
from .buying import draw, pick_up
from .placing import start_row
from .rounds import begin_round


@compiled
def deal(board, game, template, stream):
    for at in range(GAME_SIZE):
        game[at] = template[at]
    for seat in range(game[PLAYERS]):
        for _ in range(6):
            pick_up(game, seat, draw(game, stream))
    for slot in range(4):
        start_row(board, game, slot, slot, draw(game, stream))
    begin_round(game)


@entry
def run(board, template, first, games, seed, positions, rounds, decisions, endings, game, stream):
    players = np.int64(template[PLAYERS])
    for index in range(games):
        start(stream, seed, np.uint64(first + index))
        deal(board, game, template, stream)
        decisions[index] = play_on(random_buying, random_laying, random_taking, board, game, 200, stream)
        rounds[index] = game[ROUND]
        endings[index] = game[ENDING]
        for seat in range(players):
            positions[index, seat] = game[POSITION + seat]


def random_games(board: Board, rules: Rules, players: int, games: int, seed: int):
    template = no_game(players)
    template[LAZY] = 1
    template[SUPPLY : SUPPLY + 99] = range(1, 100)
    template[SUPPLY_LEFT] = 99
    positions = np.zeros((games, players), np.int16)
    rounds = np.zeros(games, np.int16)
    decisions = np.zeros(games, np.int32)
    endings = np.zeros(games, np.int16)
    run(board_words(board, rules), template, 0, games, np.uint64(seed), positions, rounds, decisions, endings, np.empty(GAME_SIZE, np.int16), np.empty(1,np.uint64))
    return positions, rounds, decisions, endings
