# Was nur die Seite sagt, auf Deutsch. Die drei Dateien haben dieselben Nachrichten in derselben Reihenfolge.

## Everywhere

web-title = Stammtisch
web-you = Du
web-close = Schließen
web-connecting = Verbinde …
web-no-connection = Der Server ist nicht erreichbar. Ist dieses Gerät verbunden?
web-odd-answer = Der Server hat etwas geantwortet, das diese Seite nicht versteht. Lade die Seite neu.
web-line-lost = Die Verbindung ist weg. Es wird wieder versucht.
web-line-found = Wieder verbunden.

## First page

web-home-wippen = Wippen spielen
web-home-toepen = Zwols toepen spielen
