"""The intermediate form: a game's rules after checking, typed and resolved, free of words and Python objects.

A set is a bit set over cells, piece places, things, zones, seats or regions; every value else is a small integer;
nothing is -1.
`Local` numbers a place in the frame of a rule: 0 is `you`, 1 is `this`, the rest are the rule's own.

- `expression`: what all expressions have in common: sorts, comparisons, the first places of a frame.
- `values`: single values: numbers, and one cell, piece, thing, zone, player or region.
- `sets`: sets of cells, pieces, things, players and regions.
- `directions`: cells that are found from others: by steps, lines, leaps and neighbours.
- `filters`: what is left of a set: a noun phrase narrows it part by part.
- `tiles`: what is said of tiles and their parts.
- `conditions`: what holds or does not.
"""

from ludoteka.language.form.conditions import (
    All,
    Any,
    Can,
    Compare,
    CountIs,
    Joins,
    JoinsMany,
    Member,
    Not,
    Occurred,
    SameNumbers,
    Some,
    Stuck,
    Together,
    TrueEquation,
)
from ludoteka.language.form.directions import Across, Between, Leap, Line, Linked, Near, Sight, Steps, Ways, Within
from ludoteka.language.form.expression import FIRST_LOCAL, THIS, YOU, Expr, NotYet, Op, Sort
from ludoteka.language.form.filters import (
    WHOLE,
    Extreme,
    Filter,
    Filtered,
    Inside,
    InState,
    IsEmpty,
    JoinedTo,
    LineThrough,
    Outside,
    OwnedBy,
    RowFrom,
    Shade,
    Superlative,
    Unseen,
    Where,
)
from ludoteka.language.form.sets import (
    BoardCells,
    Cells,
    CellsOf,
    CellsUnder,
    Corners,
    Edges,
    Gather,
    InZones,
    One,
    Pieces,
    PiecesOn,
    Players,
    RegionCells,
    Regions,
    Things,
    ThingsOn,
    Union,
)
from ludoteka.language.form.tiles import (
    Adjoining,
    Facing,
    Fronts,
    NameOf,
    OnParts,
    PartPlace,
    PartsOf,
    Reaching,
    TilesOf,
)
from ludoteka.language.form.values import (
    Arithmetic,
    Call,
    CellAt,
    CellOf,
    CellUnder,
    Count,
    Different,
    Distance,
    FirstOf,
    Fold,
    KindOf,
    LineNumber,
    Local,
    NamedCell,
    Num,
    Numbers,
    OwnerOf,
    PlaceOf,
    PositionOf,
    Read,
    RegionOf,
    Runs,
    SeatAfter,
    Setting,
    StraightSteps,
    TurnNumber,
    WayCount,
    ZoneOf,
)

__all__ = [
    "FIRST_LOCAL", "THIS", "WHOLE", "YOU", "Across", "Adjoining", "All", "Any", "Arithmetic", "Between", "BoardCells",
    "Call", "Can", "CellAt", "CellOf", "CellUnder", "Cells", "CellsOf", "CellsUnder", "Compare", "Corners", "Count",
    "CountIs", "Different", "Distance", "Edges", "Expr", "Extreme", "Facing", "Filter", "Filtered", "FirstOf", "Fold",
    "Fronts", "Gather", "InState", "InZones", "Inside", "IsEmpty", "JoinedTo", "Joins", "JoinsMany", "KindOf", "Leap",
    "Line", "LineNumber", "LineThrough", "Linked", "Local", "Member", "NameOf", "NamedCell", "Near", "Not", "NotYet",
    "Num", "Numbers", "Occurred", "OnParts", "One", "Op", "Outside", "OwnedBy", "OwnerOf", "PartPlace", "PartsOf",
    "Pieces", "PiecesOn", "PlaceOf", "Players", "PositionOf", "Reaching", "Read", "RegionCells", "RegionOf", "Regions",
    "RowFrom", "Runs", "SameNumbers", "SeatAfter", "Setting", "Shade", "Sight", "Some", "Sort", "Steps",
    "StraightSteps", "Stuck", "Superlative", "Things", "ThingsOn", "TilesOf", "Together", "TrueEquation", "TurnNumber",
    "Union", "Unseen", "WayCount", "Ways", "Where", "Within", "ZoneOf",
]
