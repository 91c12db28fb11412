# The shell that every screen lives in
skip = Skip to the content
main-navigation = Main
library = Library
statistics = Statistics
settings = Settings
help = Help
about = About
profiles = Players
guest = Guest
playing-as = Playing as { $name }. Change the player
playing-now = now playing
playing-now-as = { $name }, now playing: the language and settings are theirs. Change player
notices = Notices
close = Close
cancel = Cancel
loading = One moment…
try-again = Try again
back-to-library = To the library
nowhere-title = Nothing is here
nowhere-words = This address leads nowhere. The games are in the library.
screen-failed = This page could not be loaded.

# The connection to a table
connection-lost = The connection was lost. Trying again…

# What the server would not do
fault-unreachable = The server does not answer. Is it running?
fault-not-found = There is nothing like that here.
fault-failed = Something went wrong on our side. Please try again.
