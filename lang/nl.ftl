# Stamtafel in het Nederlands. De drie bestanden hebben dezelfde sleutels in dezelfde volgorde.

## Kaarten

suit-spades = schoppen
suit-hearts = harten
suit-diamonds = ruiten
suit-clubs = klaveren

# Hoe iemand ze typt.
suit-letters-spades = s
suit-letters-hearts = h
suit-letters-diamonds = r
suit-letters-clubs = k

rank-ace = aas
rank-two = twee
rank-three = drie
rank-four = vier
rank-five = vijf
rank-six = zes
rank-seven = zeven
rank-eight = acht
rank-nine = negen
rank-ten = tien
rank-jack = boer
rank-queen = vrouw
rank-king = heer

rank-letter-ace = A
rank-letter-jack = B
rank-letter-queen = V
rank-letter-king = H

card-spoken = { $suit } { $rank }

## Aan tafel

seat-number = plaats { $seat }

## Wippen: waarom een zet niet mag

w5-not-your-turn = Nu is { $player } aan de beurt.
w8-one-of-its-rank = Met { $card } neem je precies één losse kaart van dezelfde rang.
w9-no-groups = Met { $card } kun je die kaarten niet nemen: ze vormen geen groepjes van die waarde.
w10-face-takes-one = Met een plaatje als { $card } neem je precies één kaart van dezelfde rang.
w10-face-takes-all = Met een plaatje als { $card } neem je alle losse kaarten van dezelfde rang, en niets anders.
w11-must-capture = Je kunt nemen met de { $rank }, dus bijleggen mag niet.
w13-no-building = Bouwen doen we aan deze tafel niet.
w13-build-on-nothing = Bouwen doe je op minstens één losse kaart uit de pot.
w13-too-high = Bouwen kan voor 1 tot en met 10, dus niet voor { $value }.
w13-sum = Die kaarten zijn samen geen { $value }.
w13-not-held = Je bouwt alleen voor { $value } als je daarna nog een kaart van { $value } in je hand hebt.
w14-locked = De { $card } zit vast in een bouw, en die neem je alleen in zijn geheel.
w15-other-value = Een bouw voor { $value } kun je niet nemen met { $card }.
w15-not-with-build = Bij een bouw neem je met { $card } alleen losse kaarten van dezelfde waarde mee.
w16-no-raising = Bovenbouwen doen we aan deze tafel niet.
w16-with-loose = Bovenbouwen doe je met één handkaart, zonder losse kaarten erbij.
w16-sum = Zo kom je niet op { $value }: de bouw en je kaart moeten dat samen precies zijn, en hoogstens 10.
w16-not-held = Je bouwt alleen door naar { $value } als je daarna nog een kaart van { $value } in je hand hebt.
w17-no-doubling = Dubbele bouwen doen we aan deze tafel niet.
w17-sum = Die kaarten vormen geen groepjes van { $value }.
w17-limit = Meer dan dubbel kan een bouw niet zijn.
w17-not-held = Je verdubbelt alleen als je daarna nog een kaart van { $value } in je hand hebt.
w18-double-stays = Een dubbele bouw mag je niet bovenbouwen.
w18-sum = Zo kom je niet op { $value }: alle kaarten samen moeten daar groepjes van vormen, en het moet hoger zijn dan de bouw nu en hoogstens 10.
w18-not-held = Je bouwt een dubbele bouw alleen door naar { $value } als je daarna nog een kaart van { $value } in je hand hebt.
w19-locked-with-value = Een bouw waar een kaart van zijn eigen waarde in zit, mag je niet bovenbouwen.
w20-no-groups = Met { $card } kun je dat niet nemen: de kaarten en bouwen vormen geen groepjes van die waarde.
w21-owner-may-not-add = Je hebt nog een bouw voor { $value } liggen, dus bijleggen mag niet.
w21-leaves-build = Daarna heb je geen kaart van { $value } meer voor je bouw voor { $value }.
w22-face-in-build = Met een plaatje als { $card } kun je niet bouwen.
w24-no-stealing = Stelen doen we aan deze tafel niet.
w24-no-one-to-rob = Daar zit geen andere speler om van te stelen.
w24-empty-pile = De stapel van { $player } is leeg.
w24-other-top = Boven op de stapel van { $player } ligt { $card }, en die heeft een andere rang.
w29-over = Het spel is afgelopen.
wippen-not-in-hand = Je hebt { $card } niet in je hand.
wippen-not-in-pot = Er ligt geen { $card } in de pot, of niet zo vaak.
wippen-no-such-build = Zo'n bouw ligt er niet in de pot.

## Toepen: waarom iets niet mag

t2-no-such-seat = Plaats { $seat } is er niet: er zijn { $players } spelers.
t3-out-of-turn = Nu is { $player } aan de beurt om een kaart te spelen.
t4-not-held = Je hebt { $card } niet in je hand.
t4-dealing = Er wordt nog gedeeld.
t6-no-exchanging = Ruilen doen we aan deze tafel niet.
t6-closed = Ruilen kan niet meer.
t6-small-stock = Voor ruilen zijn vier kaarten nodig, en op de stok liggen er nog { $left }.
t6-folded = Je bent weggegaan, dus ruilen kan niet.
t8-closed = Kijken kan alleen zolang er geruild mag worden.
t8-own-exchange = Wat je zelf hebt geruild, mogen alleen anderen bekijken.
t8-nothing-to-check = Bij { $player } valt er niets te kijken.
t8-folded = Je bent weggegaan, dus kijken kan niet.
t8-checking = De geruilde kaarten worden net bekeken.
t9-card-while-exchanging = Zolang er geruild mag worden, speelt niemand een kaart.
t9-already-ready = Je bent al klaar.
t9-closed = Klaar zijn hoeft niet meer: ruilen kan niet meer.
t9-folded = Je bent weggegaan, dus op jou wacht niemand.
t10-folded = Je bent weggegaan, dus toepen kan niet.
t10-while-answering = Toepen kan nu niet: eerst antwoordt { $next } op de toep van { $by }.
t11-answer-first = Eerst antwoordt { $next } op de toep van { $by }.
t11-not-your-answer = Nu antwoordt { $next } op de toep.
t11-nothing-to-answer = Er is geen toep om op te antwoorden.
t13-no-card-since = Overtoepen kan pas als er na de toep van { $by } een kaart is gespeeld.
t13-own-toep = Je kunt niet over je eigen toep heen toepen.
t14-size = Toepen met { $clips } kan niet: hoogstens met { $most }.
t16-follow-suit = Je moet { $suit } bekennen, dus { $card } mag niet.
t18-folded = Je bent weggegaan, dus je speelt geen kaart meer.
t21-over = Dit potje is afgelopen: { $player } heeft gewonnen.
t22-reporting = Eerst wordt gezien wie er tienen heeft.

## Stellingen en zetten als tekst

reading-not-json = Dit is geen JSON, of het is afgebroken: kijk op regel { $line }, teken { $column }.
reading-too-long = Zo lang is geen stelling.
reading-shape = Bij '{ $key }' hoort { $wanted } te staan.
reading-missing = In de stelling ontbreekt '{ $key }'.
reading-unknown-key = In de stelling hoort '{ $key }' niet te staan, of niet twee keer.
reading-unknown-game = Het spel '{ $name }' is er niet: kies wippen of toepen.
reading-unknown-preset = De spelregels '{ $name }' zijn er niet (wippen: { $wippen }; toepen: { $toepen }).
reading-unknown-switch = De regel '{ $name }' is er niet.
reading-switch-value = De regel '{ $key }' kan zijn: { $allowed }.
reading-switch-needs = De regel '{ $key }' kan alleen samen met '{ $needs }'.
reading-players = Dit spel is voor { $least } tot en met { $most } spelers.
reading-not-a-card = Bij '{ $key }' staat '{ $word }', en dat is geen kaart: schrijf bijvoorbeeld Td of 2s.
reading-foreign-card = Met { $card } wordt dit spel niet gespeeld.
reading-too-often = De kaart { $card } komt te vaak voor.
reading-build = De bouw '{ $text }' kan niet: { $fault }.
reading-unreachable = Bij '{ $key }' klopt iets niet: { $fault }.
move-form = Dit is geen zet: '{ $move }'.
move-out-of-cards = Na '{ $move }' moet er gedeeld worden, en daarvoor zijn er te weinig kaarten in 'stock'.

wanted-object = een object
wanted-text = een tekst
wanted-cards = een tekst met kaarten
wanted-texts = een lijst met teksten
wanted-numbers = een lijst met voor elke plaats een geheel getal
wanted-flag = true of false
wanted-flags = een lijst met voor elke plaats true of false
wanted-number = een geheel getal dat hier kan
wanted-seat = het nummer van een plaats
wanted-seat-or-null = het nummer van een plaats, of null
wanted-seats = een lijst met nummers van plaatsen
wanted-texts-or-null = een lijst met voor elke plaats kaarten of null
wanted-phase = exchange of play

fault-one-per-seat = er hoort één waarde per plaats te staan
fault-no-such-seat = die plaats is er niet
fault-deck-size = met zoveel kaarten komt het delen niet uit
fault-stock-size = met zoveel kaarten komen de volgende delingen niet uit
fault-hand-sizes = de aantallen kaarten in de handen passen niet bij wie aan de beurt is
fault-build-form = een bouw schrijf je als [2h3s4c=9@1]
fault-build-sum = het zijn geen twee of meer kaarten die samen groepjes van die waarde vormen
fault-build-face = een plaatje kan niet in een bouw
fault-build-not-held = de eigenaar heeft geen kaart van die waarde
fault-build-not-in-rules = volgens deze regels is zo'n bouw er niet
fault-too-many-builds = zoveel bouwen kunnen er niet liggen
fault-wips-not-in-rules = volgens deze regels zijn er geen wips
fault-last-capture = die speler heeft niets genomen
fault-wrong-result = volgens de regels is de uitslag anders
fault-result-too-early = er is een uitslag voor het einde
fault-turn = voor het einde is er iemand aan de beurt, en daarna niemand
fault-four-cards = een hand en het stapeltje van die speler zijn samen vier kaarten
fault-trick = wie begon, wie aan de beurt is en wat er ligt passen niet bij elkaar
fault-phase = dat past niet bij het ruilen
fault-exchange = zo kan er niet geruild zijn
fault-answering = dat past niet bij de toep
fault-toeps = zo kan er niet getoept zijn
fault-clips = zoveel clips kunnen daar niet liggen
fault-saw = die speler kan niet hebben gezien
fault-folded = er doen te weinig spelers mee

## Opdrachtregel: hulp

cli-about = Wippen en Zwols toepen, precies volgens de regels
cli-usage = stamtafel OPDRACHT [OPTIES]
cli-examples =
    stamtafel OPDRACHT --help
        uitleg van een opdracht
    stamtafel --lang de --help
        deze uitleg in het Duits

cli-heading-usage = Gebruik
cli-heading-commands = Opdrachten
cli-heading-arguments = Argumenten
cli-heading-options = Opties
cli-heading-examples = Voorbeelden

cli-option-help = Toont deze uitleg
cli-option-version = Toont de versie
cli-option-lang = In welke taal: nl, de of en (anders die van de omgeving)
cli-option-bound = Na hoeveel zetten te stoppen (standaard 1000000)
cli-option-divide = Telt voor elke eerste zet apart

cli-argument-file = Het bestand met de stelling; - is de standaardinvoer
cli-argument-moves = Zetten, zoals 3sx3c of 1:toep; zonder zetten blijft de stelling zoals ze is
cli-argument-depth = Hoeveel zetten diep
cli-argument-command = Uitleg van welke opdracht
cli-argument-shell = Voor welke shell: bash, elvish, fish, powershell of zsh

cli-value-language = TAAL
cli-value-file = BESTAND
cli-value-number = N
cli-value-move = ZET
cli-value-command = OPDRACHT
cli-value-shell = SHELL

cli-moves-about = Geeft alle zetten die in een stelling mogen
cli-moves-usage = stamtafel moves BESTAND [OPTIES]
cli-moves-examples =
    stamtafel moves position.json
        alle zetten, een per regel
    stamtafel moves - < position.json
        dezelfde stelling van de standaardinvoer

cli-after-about = Geeft de stelling na een paar zetten
cli-after-usage = stamtafel after BESTAND [ZET]...
cli-after-examples =
    stamtafel after position.json 3sx3c 4h
        de stelling nadat er twee kaarten zijn gespeeld

cli-perft-about = Telt hoeveel reeksen van N zetten er zijn
cli-perft-usage = stamtafel perft BESTAND N [OPTIES]
cli-perft-examples =
    stamtafel perft position.json 3
        hoeveel reeksen van drie zetten er zijn
    stamtafel perft position.json 3 --divide
        hetzelfde voor elke eerste zet

cli-completions-about = Maakt een script waarmee je shell opdrachten aanvult
cli-completions-usage = stamtafel completions SHELL
cli-completions-examples =
    stamtafel completions bash > ~/.local/share/bash-completion/completions/stamtafel
        vanaf de volgende keer vult bash aan

cli-help-about = Toont deze uitleg, of die van een opdracht
cli-help-usage = stamtafel help [OPDRACHT]
cli-help-examples =
    stamtafel help completions
        hetzelfde als: stamtafel completions --help

## Opdrachtregel: fouten

cli-error-no-command = Zeg welke opdracht je wilt; 'stamtafel --help' noemt ze.
cli-error-unknown-command = De opdracht '{ $name }' is er niet; 'stamtafel --help' noemt ze allemaal.
cli-error-unknown-command-guess = De opdracht '{ $name }' is er niet; bedoel je '{ $guess }'?
cli-error-unknown-option = De optie '{ $name }' is er niet; '--help' noemt ze.
cli-error-unknown-option-guess = De optie '{ $name }' is er niet; bedoel je '{ $guess }'?
cli-error-extra-word = Met '{ $name }' kan ik hier niets; '--help' zegt wat er kan staan.
cli-error-value-missing = Achter { $name } moet nog een waarde staan.
cli-error-value = Voor { $name } kun je kiezen uit { $allowed }, dus '{ $value }' kan niet.
cli-error-missing = Er ontbreekt nog: { $name }.
cli-error-twice = Je kunt { $name } maar één keer geven.
cli-error-no-value-taken = Achter { $name } hoort geen waarde.
cli-error-not-utf8 = Een van de woorden is geen tekst in UTF-8.
cli-error-line = Deze opdrachtregel begrijp ik niet; 'stamtafel --help' legt uit hoe het moet.
cli-error-number = Voor { $name } moet je een geheel getal geven, minstens { $min }, dus '{ $value }' kan niet.
cli-error-number-range = Voor { $name } moet je een geheel getal geven van { $min } tot en met { $max }, dus '{ $value }' kan niet.
cli-error-output = De uitvoer kan niet worden weggeschreven: { $reason }.
cli-error-which-move = { $sentence } (zet { $number }: { $move })
cli-bound-reached = Gestopt bij de grens van { $bound } zetten: er zijn er meer (--bound verlegt de grens).

cli-standard-input = de standaardinvoer
cli-error-file-not-found = Ik kan { $file } niet lezen: dat bestand is er niet.
cli-error-file-directory = Ik kan { $file } niet lezen: dat is een map.
cli-error-file-denied = Ik kan { $file } niet lezen: dat mag niet.
cli-error-file = Ik kan { $file } niet lezen: { $reason }.
cli-error-file-too-long = Er staat meer dan 1 MiB in { $file }: dat is geen stelling.
cli-error-file-not-utf8 = Wat er in { $file } staat, is geen tekst in UTF-8.
cli-error-file-empty = Er staat niets in { $file }.
