scanning-title = Scanning
scanning-menu = Menu
scanning-back = Back
scanning-undo = Undo
scanning-before = To the previous page
scanning-stop = Stop scanning
scanning-stopped = Scanning is off. Pressing the space bar three times offers it again.
scanning-less = Less
scanning-more = More
scanning-done = Done
scanning-space = Space
scanning-delete = Delete
scanning-group = { $first } to { $last }
scanning-region-top-left = Top left
scanning-region-top-right = Top right
scanning-region-bottom-left = Bottom left
scanning-region-bottom-right = Bottom right
scanning-state-idle = Wait; a press shows what can be done meanwhile
scanning-state-waiting = A press begins
scanning-state-running = Choosing
scanning-state-held = Pressed
scanning-state-resting = Resting
scanning-invitation = Play with a single switch?
scanning-invitation-text =
    Press once more, and a frame goes over everything that can be chosen. A press then takes what is framed. The frame is stopped
    in its menu.
scanning-yes = Turn scanning on
scanning-no = Not now
