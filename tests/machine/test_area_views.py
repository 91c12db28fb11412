"""What a view tells of areas."""

from __future__ import annotations

from ludoteka.core import AreaView
from tests.machine.small import game, played

ROADS = """
    game Roads
    players Ann, Bob
    board growing
    piece walker, 2 each
    zone bag, in order
    tile drawn
      Way, 3 copies
      f f f
      r r r
      f f f
    legend
      r road
      f field
    part field
    part road
      area is every part of its kind joined to this
      worth is the number of tiles in the area
    each tile
      may fit
        choose an empty cell next to a tile
        put this there, turned any way
        not allowed if a part of this is next to a part of another kind
    the game remembers the new tile, a tile
    setup
      put every tile into the bag
      put the top tile of the bag onto the first cell
    turn
      set the new tile to the top tile of the bag
      let you: fit the new tile
      choose a part of the new tile
      put your walker onto it
"""


def test_an_area_has_leaders_and_what_it_is_worth() -> None:
    view = played(game(ROADS).start(), "e1-not turned", "road", "e2-not turned", "field 2").view()
    assert set(view.boards[0].areas) == {
        AreaView("road", ("e1.road",), ("middle", "e1", "e2"), (0,), 3),
        AreaView("field", ("e2.field 2",), ("e2",), (1,), None)}
    assert [seat.supply for seat in view.seats] == [(("walker", 1),), (("walker", 1),)]
