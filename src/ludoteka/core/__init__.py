"""The words all parts share, and the contract every game keeps. Standard library only."""

from ludoteka.core.areas import Earning, Growth
from ludoteka.core.chance import commitment, decisions, drawn, lot
from ludoteka.core.choice import Choice, Move, Several
from ludoteka.core.game import (
    CHANCE,
    BadPosition,
    BadSetting,
    Chance,
    Chooser,
    Game,
    IllegalMove,
    Level,
    Option,
    Position,
    Seat,
    Setting,
    TooMuch,
)
from ludoteka.core.notation import BadNotation, Notation
from ludoteka.core.outcome import Outcome, Result
from ludoteka.core.reasons import Reason, because
from ludoteka.core.record import BadRecord, Record, Unplayable, read_record
from ludoteka.core.view import (
    AreaView,
    BoardView,
    CellView,
    CornerView,
    EdgeView,
    Form,
    PieceView,
    Point,
    SeatView,
    Shape,
    View,
    ZoneKind,
    ZoneView,
)

__all__ = [
    "CHANCE", "AreaView", "BadNotation", "BadPosition", "BadRecord", "BadSetting", "BoardView", "CellView", "Chance",
    "Choice", "Chooser", "CornerView", "Earning", "EdgeView", "Form", "Game", "Growth", "IllegalMove", "Level", "Move",
    "Notation", "Option", "Outcome", "PieceView", "Point", "Position", "Reason", "Record", "Result", "Seat", "SeatView",
    "Setting", "Several", "Shape", "TooMuch", "Unplayable", "View", "ZoneKind", "ZoneView", "because", "commitment",
    "decisions", "drawn", "lot", "read_record",
]
