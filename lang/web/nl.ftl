# Wat alleen de pagina zegt, in het Nederlands. De drie bestanden hebben dezelfde berichten in dezelfde volgorde.

## Everywhere

web-title = Stamtafel
web-you = Jij
web-close = Sluiten
web-connecting = Verbinden …
web-no-connection = De server is niet te bereiken. Is dit apparaat verbonden?
web-odd-answer = De server antwoordde iets dat deze pagina niet begrijpt. Laad de pagina opnieuw.
web-line-lost = De verbinding is weg. Het wordt opnieuw geprobeerd.
web-line-found = Weer verbonden.

## First page

web-home-wippen = Speel Wippen
web-home-toepen = Speel Zwols toepen
