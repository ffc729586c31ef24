# What only the page says, in English. The three files have the same messages in the same order.

## Everywhere

web-title = Regulars' table
web-you = You
web-close = Close
web-connecting = Connecting …
web-no-connection = The server cannot be reached. Is this device connected?
web-odd-answer = The server answered something that this page does not understand. Load the page again.
web-line-lost = The connection is lost. It is being tried again.
web-line-found = Connected again.

## First page

web-home-wippen = Play Wippen
web-home-toepen = Play Zwols toepen
