"""The intermediate form of what happens: everything that can be done in a game, as `act.NAME`.

- `action`: what all actions have in common.
- `choices`: what a player decides, and what limits it.
- `chance`: what chance decides.
- `pieces`: what is done with pieces on the boards, in words or in a drawing.
- `things`: what is done with cards and other things in zones.
- `keeping`: what is remembered from now on.
- `course`: in which order things are done, whose turn it is, and how a match ends.
"""

from ludoteka.language.actions.action import Action, Block, NotYetDone
from ludoteka.language.actions.chance import CHANCE, ByChance, Random, RandomNumber, Roll, Settle, Shuffle, ShuffleZone
from ludoteka.language.actions.choices import (
    CHOICES,
    Choose,
    ChooseKind,
    ChooseNumber,
    ChooseTurn,
    ChooseWay,
    ChooseWord,
    Either,
    NotAllowed,
    OnlyMost,
    Use,
)
from ludoteka.language.actions.course import (
    TURN_ENDS,
    TURN_STARTS,
    AtOnce,
    Begins,
    CallDeed,
    Draw,
    Flow,
    ForEach,
    Happens,
    If,
    Rank,
    RepeatTimes,
    RepeatWhile,
    TakeTurns,
    Win,
    after,
)
from ludoteka.language.actions.keeping import Assign, GoBack, Store, Toggle
from ludoteka.language.actions.pieces import (
    BecomeKind,
    DrawnMove,
    MoveTo,
    Pattern,
    Place,
    Remove,
    SetUpBoard,
    Sign,
    SwapPlaces,
    Turn,
    TurnToward,
)
from ludoteka.language.actions.things import Lying, PutThings, ShowThings, SwapThings, SwapZones, Told

__all__ = [
    "CHANCE", "CHOICES", "TURN_ENDS", "TURN_STARTS", "Action", "Assign", "AtOnce", "BecomeKind", "Begins", "Block",
    "ByChance", "CallDeed", "Choose", "ChooseKind", "ChooseNumber", "ChooseTurn", "ChooseWay", "ChooseWord", "Draw",
    "DrawnMove", "Either", "Flow", "ForEach", "GoBack", "Happens", "If", "Lying", "MoveTo", "NotAllowed", "NotYetDone",
    "OnlyMost", "Pattern", "Place", "PutThings", "Random", "RandomNumber", "Rank", "Remove", "RepeatTimes",
    "RepeatWhile", "Roll", "SetUpBoard", "Settle", "ShowThings", "Shuffle", "ShuffleZone", "Sign", "Store",
    "SwapPlaces", "SwapThings", "SwapZones", "TakeTurns", "Toggle", "Told", "Turn", "TurnToward", "Use", "Win",
    "after",
]
