"""A card game written directly under the contract: a deck, hands that others do not see, a row, a pile and dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random

from ludoteka.core import (
    CHANCE,
    BadPosition,
    Choice,
    Chooser,
    Game,
    Move,
    Outcome,
    PieceView,
    Position,
    Seat,
    SeatView,
    View,
    ZoneView,
)
from tests.shown.plain import PlainGame, PlainPosition, most_points, numbered

Cards = tuple[str, ...]
SEATS = ("Red", "Blue")
SUITS = {"h": ("hearts", "♥"), "d": ("diamonds", "♦"), "c": ("clubs", "♣"), "s": ("spades", "♠")}
TURNS = 6
END = "After three turns of each the one with more points wins."
BACK = PieceView("card", None, "#", covered=True)


class Market(PlainGame):
    """Cards are changed for those of the market or of the deck; what is given away may score."""

    id = "market"
    title = "Market"
    names = (*SEATS, *(name for name, _ in SUITS.values()), "card", "rank", "die", "value", "points", "deck", "hand",
             "market", "discard", "dice")
    chance = True

    def shuffled(self, seed: int) -> Position:
        cards = [f"{suit}{rank}" for suit in SUITS for rank in range(2, 8)]
        Random(seed).shuffle(cards)
        return Stall(tuple(cards[10:]), (tuple(cards[:5]), tuple(cards[5:10])), (), (), rules=self).refilled()

    def position(self, text: str) -> Position:
        try:
            deck, red, blue, market, discard, dice, rest = (line.partition(":")[2].split() for line in text.split("\n"))
            turn, one, other = map(int, rest)
            return Stall(tuple(deck), (tuple(red), tuple(blue)), tuple(market), tuple(discard), tuple(map(int, dice)),
                         turn, (one, other), self)
        except ValueError:
            raise BadPosition("seven lines are expected: what lies where, and the turn with the points", 1) from None


@dataclass(frozen=True, eq=False)
class Stall(PlainPosition):
    """What lies where; cards are told as h7."""

    deck: Cards
    hands: tuple[Cards, Cards]
    market: Cards
    discard: Cards
    dice: tuple[int, ...] = ()
    turn: int = 0
    points: tuple[int, int] = (0, 0)
    rules: Game = field(default_factory=Market)

    @property
    def game(self) -> Game:
        return self.rules

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % 2

    @property
    def chooser(self) -> Chooser:
        if self.turn == TURNS:
            return None
        return self.seat if self.dice else CHANCE

    @property
    def outcome(self) -> Outcome | None:
        return most_points(self.points, END) if self.turn == TURNS else None

    def choices(self) -> Sequence[Choice]:
        """How the dice fall; or which card is given away, and which one is taken for it."""
        if self.chooser is None:
            return []
        if self.chooser is CHANCE:
            thrown = [f"{one}+{other}" for one, other in product(range(1, 7), repeat=2)]
            return numbered([(Choice(text, (), ()), ()) for text in thrown])
        taken = [_choice(card, f"market-{number}") for number, card in enumerate(self.market, 1)]
        taken.append(Choice("deck", ("deck",), ("deck",)))
        hand = enumerate(self.hands[self.seat], 1)
        return numbered([(_choice(card, f"hand{self.seat + 1}-{number}"), taken) for number, card in hand])

    def after(self, move: Move) -> Position:
        if self.chooser is CHANCE:
            return replace(self, dice=tuple(map(int, move.text.split("+"))))
        given, taken = move.steps
        rank = int(given[1:])
        points = list(self.points)
        points[self.seat] += rank if rank <= sum(self.dice) else 0
        took = self.deck[-1] if taken == "deck" else taken
        hands = list(self.hands)
        hands[self.seat] = (*(card for card in hands[self.seat] if card != given), took)
        return replace(
            self, deck=self.deck[:-1] if taken == "deck" else self.deck, hands=(hands[0], hands[1]),
            market=tuple(card for card in self.market if card != taken), discard=(*self.discard, given),
            dice=(), turn=self.turn + 1, points=(points[0], points[1])).refilled()

    def refilled(self) -> Stall:
        """With three cards in the market."""
        missing = 3 - len(self.market)
        return replace(self, deck=self.deck[:len(self.deck) - missing],
                       market=(*self.market, *self.deck[len(self.deck) - missing:]))

    def view(self, seat: Seat | None = None) -> View:
        """Everybody sees all but the deck and the hands of others."""
        seats = tuple(SeatView(name, (("points", points),)) for name, points in zip(SEATS, self.points, strict=True))
        hands = tuple(ZoneView("hand", "hand", owner, tuple(map(_card, hand)) if owner == seat else (BACK,) * len(hand))
                      for owner, hand in enumerate(self.hands))
        market, discard = tuple(map(_card, self.market)), tuple(map(_card, self.discard))
        dice = tuple(PieceView("die", None, str(value), numbers=(("value", value),)) for value in self.dice)
        return View((), seats, self.chooser if isinstance(self.chooser, int) else None, zones=(
            ZoneView("deck", "deck", hidden=len(self.deck)), ZoneView("market", "row", None, market),
            ZoneView("discard", "pile", None, discard), ZoneView("dice", "row", None, dice, form="die"), *hands))

    def imagine(self, seat: Seat, seed: int = 0) -> Position:
        """The deck and the other hand could be any of the cards that are not seen."""
        unseen = sorted((*self.deck, *self.hands[1 - seat]))
        Random(seed).shuffle(unseen)
        other, deck = tuple(unseen[:5]), tuple(unseen[5:])
        hands = (self.hands[0], other) if seat == 0 else (other, self.hands[1])
        return replace(self, deck=deck, hands=hands)

    def learnt_since(self, earlier: Position, seat: Seat) -> bool:
        """Every card that leaves the deck is shown to somebody."""
        return isinstance(earlier, Stall) and self.deck != earlier.deck

    def __str__(self) -> str:
        lines = {"deck": self.deck, "Red": self.hands[0], "Blue": self.hands[1], "market": self.market,
                 "discard": self.discard, "dice": self.dice, "turn": (self.turn, *self.points)}
        return "\n".join(" ".join([f"{name}:", *map(str, what)]) for name, what in lines.items())


def _choice(card: str, place: str) -> Choice:
    return Choice(card, (SUITS[card[0]][0], card[1:]), (place,))


def _card(card: str) -> PieceView:
    name, sign = SUITS[card[0]]
    return PieceView(name, None, sign, numbers=(("rank", int(card[1:])),))
