scanning-title = Scanning
scanning-read = Read
scanning-read-on = Read on
scanning-read-again = Read from the beginning
scanning-read-up = Back up
scanning-menu = Menu
scanning-back = Back
scanning-undo = Undo
scanning-back-too = Back; a long press does it too
scanning-menu-too = Menu; a long press opens it too
scanning-here = On this screen
scanning-elsewhere = Go to
scanning-before = To the previous page
scanning-stop = Turn scanning off
scanning-stopped = Scanning is off. Three presses of the space bar, or three clicks of a mouse that stands away from all buttons, offer it again.
scanning-speed = Speed of scanning
scanning-speed-now = { $change }, now { $interval }
scanning-slower = Slower
scanning-faster = Faster
scanning-interval = One highlight lasts { $interval }
scanning-seconds = { $seconds } s
scanning-less = Less
scanning-more = More
scanning-done = Done
scanning-space = Space
scanning-delete = Delete
scanning-group =
    { $count ->
        [2] { $first } and { $last }
       *[other] { $first } to { $last }
    }
scanning-range = { $from } to { $to } of { $of }: { $ends }
scanning-only = The only choice, made by itself: { $choice }
scanning-region-top-left = Top left
scanning-region-top-right = Top right
scanning-region-bottom-left = Bottom left
scanning-region-bottom-right = Bottom right
scanning-state-idle = Wait; a press shows what can be done meanwhile
scanning-state-waiting = A press starts the scan
scanning-state-inside = A press goes on in { $group }
scanning-ignored = Too soon: that press was not counted
scanning-state-running = Scanning
scanning-state-held = Pressed
scanning-state-resting = Resting
scanning-invitation = Play with a single switch?
scanning-invitation-text =
    Press once more, and a highlight moves over everything that can be chosen; a press then chooses what is highlighted, and a long
    press, of two seconds, goes back. The menu at the end of every round makes scanning slower or faster and turns it off.
scanning-invitation-no = Without a press this closes by itself in 45 seconds, and nothing changes.
scanning-yes = Turn scanning on
scanning-no = Not now

# How a control stands, as the voice says it
spoken-on = on
spoken-off = off
spoken-chosen = chosen
spoken-not-chosen = not chosen
spoken-pressed = pressed
spoken-not-pressed = not pressed
spoken-open = open
spoken-closed = closed
