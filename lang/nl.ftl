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
w20-no-builds-in-sums = Aan deze tafel tellen bouwen niet mee in sommen, dus een bouw neem je alleen met een kaart van die waarde.
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
t3-not-the-dealer = Nu deelt { $dealer }.
t4-deal-in-hand = Dit potje is nog bezig, dus er wordt niet gedeeld.
t4-no-hand = Er is nog niet gedeeld.
t23-too-late = Dubbel spelen stel je voor voordat er voor het eerst gedeeld is.
t23-already-double = Jullie spelen al dubbel.
t23-proposed-before = Dat heb je al eens voorgesteld.
t23-answer-first = Eerst antwoordt { $next } op het voorstel van { $by }.
t23-not-your-answer = Nu antwoordt { $next } op het voorstel.
t23-no-proposal = Er is geen voorstel om op te antwoorden.
t24-not-between-hands = De laatste potjes kondig je aan tussen twee potjes.
t24-already-announced = De laatste potjes zijn al aangekondigd, door { $by }.
t24-number = Het aantal moet oneven zijn, van 1 tot en met 19, dus { $hands } kan niet.
t24-over = De avond is afgelopen.

## Het scoreblad: waarom iets niet kan

sheet-id-taken = Onder dit nummer staat al iets anders op het scoreblad.
sheet-ahead = Dit bouwt voort op iets wat dit scoreblad niet heeft.
sheet-full =
    { $what ->
        [people] Op een scoreblad staan hoogstens { $most } mensen.
        [evenings] Een scoreblad heeft hoogstens { $most } avonden.
        [lines] Een avond heeft hoogstens { $most } regels.
        [held] Er wachten al { $most } verbeteringen op een beslissing: beslis daar eerst over.
       *[book] Dit scoreblad is vol: ga verder op een nieuw, dan blijft dit zoals het is.
    }
sheet-bad-name = Een naam heeft 1 tot en met 24 letters, zonder vreemde tekens, en geen spatie aan het begin of het eind.
sheet-number-taken = Dit nummer is al vergeven.
sheet-no-person = Deze persoon staat niet op het scoreblad.
sheet-no-evening = Deze avond staat niet op het scoreblad.
sheet-no-line = Deze regel staat niet op het scoreblad.
sheet-no-operation = Deze wijziging staat niet op het scoreblad.
sheet-overtaken = Iemand anders heeft deze avond intussen veranderd: kijk eerst hoe die er nu bij staat.
sheet-date = Een dag schrijf je als 2026-11-30, en die dag moet er zijn.
sheet-source = De notitie waar deze avond vandaan komt is te lang.
sheet-twice = { $player } staat er twee keer bij.
sheet-dealer-away = Wie het eerst deelt, moet aan tafel zitten.
sheet-last-hands = De laatste potjes zijn er een oneven aantal, van 1 tot en met 19.
sheet-last-too-late = Toen de laatste potjes werden aangekondigd, was de avond al voorbij.
sheet-other-game =
    { $game ->
        [wippen] Op deze avond wordt gewipt, en dit hoort bij toepen.
       *[toepen] Op deze avond wordt getoept, en dit hoort bij Wippen.
    }
sheet-place = Zo'n plaats heeft een regel niet.
sheet-per-player = Er spelen { $players } mensen mee: noteer voor elk van hen één getal.
sheet-sum =
    { $what ->
        [cards] Samen zijn er { $pack } kaarten, en hier staan er { $noted }.
        [spades] Samen zijn er { $pack } schoppen, en hier staan er { $noted }.
        [tens] De 10 van ruiten is er { $pack } keer, en hier staat die { $noted } keer.
        [twos] De 2 van schoppen is er { $pack } keer, en hier staat die { $noted } keer.
       *[aces] Samen zijn er { $pack } azen, en hier staan er { $noted }.
    }
sheet-too-few-cards = { $player } heeft minder kaarten dan schoppen, 10 van ruiten en azen samen.
sheet-too-few-spades = { $player } heeft vaker de 2 van schoppen dan schoppen.
sheet-no-wips = Aan deze tafel tellen wips niet, en bij { $player } staat er een.
sheet-too-many-wips = Bij { $player } staan er meer dan { $most } wips.
sheet-points =
    { $range ->
        [one] Een spel geeft samen { $most } punten, wips niet meegeteld, en hier staan er { $noted }.
       *[other] Een spel geeft samen { $least } tot en met { $most } punten, wips niet meegeteld, en hier staan er { $noted }.
    }
sheet-no-player = Er is geen { $place }e speler in deze regel.
sheet-no-ante = Iedereen zet minstens 1 clip in, ook { $player }.
sheet-unbalanced =
    { $too ->
        [many] Dat is samen { $clips } te veel: wat de een wint, verliest een ander.
       *[few] Dat is samen { $clips } te weinig: wat de een wint, verliest een ander.
    }
sheet-too-many-toeps = In één potje wordt hoogstens { $most } keer getoept.
sheet-too-many-checks =
    { $most ->
        [0] Met zo veel spelers is er geen stok om te ruilen, dus valt er niets te kijken.
       *[other] Met zo veel spelers wordt er hoogstens { $most } keer geruild, en dus niet vaker gekeken.
    }
sheet-too-many-clips = Bij { $player } staan meer clips dan op dit scoreblad kunnen: { $most } is het meeste.
sheet-has-folded = { $player } is al weg in dit potje.
sheet-own-toep = { $player } kan niet weggaan bij een eigen toep.
sheet-is-over = Alle anderen waren weg, dus toen had { $player } het potje al gewonnen.
sheet-retoep-own = { $player } kan niet over een eigen toep heen toepen.
sheet-toep-size = Met { $clips } clips toepen kan aan deze tafel niet.
sheet-no-seeing = Zien kan alleen bij de laatste toep, en als die over een andere toep heen gaat.
sheet-no-exchange = Aan deze tafel wordt niet geruild, dus valt er niets te kijken.
sheet-own-cards = { $player } kan niet bij zichzelf kijken.
sheet-no-tens = De tien van { $player } kan er niet bij: aan deze tafel worden tienen niet gemeld, of die van { $player } staat er al.
sheet-winner-folded = Wie weg is, kan het potje niet winnen.
sheet-winner-not-left = Alle anderen zijn weg, dus is het potje voor { $player }.
sheet-line = Dan klopt regel { $line } niet meer: { $sentence }
sheet-nothing-held = Hier valt niets te kiezen.
sheet-not-both = Een verbetering geldt of geldt niet: allebei kan niet.
sheet-nothing-to-undo = Er is niets om ongedaan te maken.
sheet-changed-since = Dit is sindsdien weer veranderd: verbeter de regel in plaats van dit ongedaan te maken.
sheet-person = persoon { $number }
sheet-nobody = iemand

## Het scoreblad: waarom iets niet te lezen is

sheet-csv-too-long = Meer dan 4 MiB leest niemand in.
sheet-csv-no-names = Bovenaan hoort een regel met de namen van minstens twee spelers te staan.
sheet-csv-too-many-names = Er staan meer dan { $most } spelers.
sheet-csv-bad-name = De naam boven kolom { $column } kan niet.
sheet-csv-twice = { $player } staat boven twee kolommen.
sheet-csv-cells = Er staan { $found } cellen, en er zijn { $columns } kolommen.
sheet-csv-number = Bij { $player } staat '{ $text }', en dat is hier geen getal dat kan.
sheet-csv-date = '{ $text }' is geen dag: schrijf 2026-11-30 of 30-11-2026.
sheet-csv-no-before = De regel hiervoor kan niet, dus is niet te zien wat deze gaf.
sheet-csv-no-winner = Niemand wint dit potje, of meer dan een: zet de winnaar in een kolom 'winnaar'.
sheet-csv-unknown-winner = '{ $text }' zou gewonnen hebben, maar speelt niet mee.
sheet-csv-too-many-lines = Een avond heeft hoogstens { $most } regels.
sheet-csv-too-much = Vanaf hier is niets gelezen: { $most } regels is het meeste in één keer, dus verdeel dit bestand.
sheet-file-too-long = Dit is te lang voor een scoreblad: 6 MiB is het meeste.
sheet-file-json = Dit is geen scoreblad, of het is beschadigd: kijk bij regel { $line }, teken { $column }.
sheet-file-version = Dit is geen scoreblad van versie { $version }.
sheet-file-operation = Wijziging { $number } in dit scoreblad kan niet: { $sentence }

## Het scoreblad: wat opvalt

sheet-warning-after = Regel { $line } kwam erbij toen het al uit was.
sheet-warning-not-seated = In regel { $line } speelt { $player } mee, die die avond geen plaats heeft.
sheet-warning-same = Regel { $line } zegt hetzelfde als de regel ervoor: staat die er dubbel?

## Het scoreblad: wat erop staat

sheet-untitled = Scoreblad
sheet-season = { $game }: het seizoen
sheet-nothing-yet = Er staat nog niets op.
sheet-evenings-played =
    { $evenings ->
        [one] Eén avond.
       *[other] { $evenings } avonden.
    }
sheet-deals-next = { $player } deelt.
sheet-hands-left =
    { $hands ->
        [one] Nog één potje.
       *[other] Nog { $hands } potjes.
    }
sheet-won-match = { $players } wint de partij met { $count } punten.
sheet-won-evening =
    { $many ->
        [several] De avond is om: { $players } hebben de meeste clips, elk { $count }.
       *[one] De avond is om: { $players } heeft de meeste clips, { $count }.
    }
sheet-chart = Verloop
sheet-chart-about = Een lijn voor { $names }: hoe ieder ervoor stond aan het begin en na elke regel, { $rows } in totaal. Dezelfde getallen staan in de tabel.
sheet-standings = Stand
sheet-standings-about = De stand, en tussen haakjes wat het gaf.
sheet-gave = { $unit } per { $row }
sheet-figures = Cijfers
sheet-duels = Onderling
sheet-duels-about = Hoe vaak wie links staat meer kreeg dan wie boven staat.
sheet-settlement = Afrekening
sheet-clip-worth = Een clip is { $money } waard.
sheet-pays = { $from } betaalt { $to } { $money }.
sheet-house = Zo speelt deze tafel
sheet-lines = Regels
sheet-start = begin
sheet-total = totaal
sheet-all-folded = alle anderen weg
sheet-word-game = spel
sheet-word-hand = potje
sheet-word-evening = avond
sheet-word-date = dag
sheet-word-winner = winnaar
sheet-word-player = speler
sheet-word-sum = samen
sheet-word-clip = waarde van een clip
sheet-word-amount = bedrag
sheet-word-pays = wie betaalt
sheet-word-to = aan wie
sheet-figure-played = gespeeld
sheet-figure-won = gewonnen
sheet-figure-share = deel gewonnen
sheet-figure-all-folded = gewonnen doordat alle anderen weg waren
sheet-figure-wips = wips
sheet-figure-best-run = langste reeks winst
sheet-figure-worst-run = langste reeks verlies
sheet-figure-spiral = spiraal: nu verloren op rij
sheet-figure-best = beste
sheet-figure-worst = slechtste
sheet-figure-total = totaal

## Stellingen en zetten als tekst

reading-not-json = Dit is geen JSON, of het is afgebroken: kijk op regel { $line }, teken { $column }.
reading-too-long = Zo lang is geen stelling.
reading-shape = Bij '{ $key }' hoort { $wanted } te staan.
reading-not-an-object = Een stelling is een JSON-object met sleutels als "game" en "players".
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
cli-option-players = Met hoeveel spelers (standaard 2)
cli-option-rules = Welke spelregels: basic, advanced, classic of children bij wippen, zwols bij toepen
cli-option-set = Wijkt van de spelregels af; mag vaker
cli-option-seed = Een getal dat de volgorde van de kaarten bepaalt (anders toeval)
cli-option-dealer = De plaats van de deler (standaard 0)
cli-option-games = Hoeveel spellen of potjes (standaard 1000)
cli-option-bots = Wie er spelen, plaats voor plaats; één naam geldt voor alle (wippen: random, greedy; toepen: random, sensible)
cli-option-threads = Hoeveel threads eraan werken (standaard 1); voor de uitkomst maakt het niet uit
cli-option-json = De uitkomst als JSON
cli-option-divide = Telt voor elke eerste zet apart

cli-argument-game = wippen of toepen
cli-argument-file = Het bestand met de stelling; - is de standaardinvoer
cli-argument-moves = Zetten, zoals 3sx3c of 1:toep; zonder zetten blijft de stelling zoals ze is
cli-argument-depth = Hoeveel zetten diep
cli-argument-command = Uitleg van welke opdracht
cli-argument-shell = Voor welke shell: bash, elvish, fish, powershell of zsh

cli-value-language = TAAL
cli-value-game = SPEL
cli-value-preset = REGELS
cli-value-switch = REGEL=WAARDE
cli-value-bots = NAAM,NAAM...
cli-value-file = BESTAND
cli-value-size = MAAT
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

cli-deal-about = Deelt kaarten: een stelling om mee te beginnen
cli-deal-usage = stamtafel deal SPEL [OPTIES]
cli-deal-examples =
    stamtafel deal wippen --players 3 --seed 7
        wippen met drie spelers, altijd met dezelfde kaarten
    stamtafel deal toepen --set toep_stakes=[1,2] --set hands=null
        toepen met 1 of 2 clips, en tot iemand de laatste potjes aankondigt
    stamtafel deal wippen --set wips=false --set finish="games 3" | stamtafel moves -
        wippen zonder wips, drie spellen lang; alle eerste zetten

cli-simulate-about = Laat computerspelers heel veel spellen spelen
cli-simulate-usage = stamtafel simulate SPEL [OPTIES]
cli-simulate-examples =
    stamtafel simulate wippen --rules advanced --bots greedy,random --games 10000
        hoeveel beter greedy speelt dan het toeval
    stamtafel simulate toepen --players 4 --games 100000 --threads 2 --seed 7 --json
        als JSON; met dezelfde seed blijft alles gelijk behalve de tijden
cli-simulate-wippen = { $games } spellen wippen, { $players } spelers, spelregels { $rules }, seed { $seed }
cli-simulate-toepen = { $games } potjes toepen, { $players } spelers, spelregels { $rules }, seed { $seed }
cli-simulate-speed = In { $seconds } s: { $games } per seconde, { $moves } zetten per seconde
cli-simulate-lengths = Elk { $mean } zetten, van { $least } tot { $most }
cli-simulate-ties = Zonder één winnaar: { $ties } ({ $share })
cli-simulate-seat = Plaats
cli-simulate-bot = Speler
cli-simulate-points = Punten per spel
cli-simulate-clips = Clips per potje
cli-simulate-wins = Gewonnen

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
cli-error-unknown-command = De opdracht '{ $name }' is er niet; '--help' noemt ze allemaal.
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
cli-error-pdf = De PDF kon niet gemaakt worden: { $reason }.
cli-error-set = Bij --set hoort REGEL=WAARDE, zoals stealing=true, en geen '{ $value }'.
cli-error-bot = Er is bij dit spel geen computerspeler '{ $name }': kies uit { $allowed }.
cli-error-bots-count = Met { $players } spelers moet je bij --bots één naam voor allemaal of { $players } namen geven, niet { $count }.
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

## Spelen: in alle spellen

# Zoveel namen als er hoogstens computerspelers zijn.
play-names = Anna Ben Carla Daan Els Frits Greet Henk
play-person = Speler { $number }
play-you = jij
play-is-dealer = deelt
play-your-turn = Jij bent
play-welcome = Aan tafel: { $names }.
play-welcome-help = Typ een nummer om te kiezen. ? geeft hulp, q stopt.
play-go-on = Enter om verder te gaan
play-continue = Verder
play-back = terug
play-more = en nog { $rest }: typ m
play-cut = Er kan nog meer dan hier staat: typ de zet zelf.
play-and-others = { $best }, of iets anders ({ $others })
play-nothing = Niets
play-someone = Iemand anders wil iets
play-thinks = { $player } denkt na …
play-thinks-open = { $player } denkt na …  (Enter: ik wil iets)
play-who = Wie?
play-anyone = { $player } gaat verder. Wil iemand eerst iets zeggen? Typ dan een naam ({ $names }).
play-hand-over = Geef het scherm aan { $player }.
play-hand-over-others = Wil iemand anders eerst iets? Typ dan die naam.
play-are-you-there = Enter als je er bent
play-no-number = Kies een nummer van 1 tot en met { $most }.
play-not-a-number = Typ een getal van { $min } tot en met { $max }.
play-not-understood = '{ $typed }' begrijp ik niet: typ een nummer of een zet, of ? voor hulp.
play-may = Dat mag: { $choice }.
play-house = Aan deze tafel:
play-leave = Echt stoppen? (j/n)
play-goodbye = Tot ziens.

# Wat iemand kan typen; tussen komma's staat steeds hetzelfde.
play-say-yes = j, ja, y, yes
play-say-quit = q, stop, quit
play-say-help = ?, h, hulp, help
play-say-rules = r, regels, rules
play-say-why = waarom, why
play-say-more = m, meer, more
play-say-back = b, terug, back

play-help =
    Typ het nummer van wat je wilt doen, of de zet zelf.

    Enter       laat de tafel nog eens zien
    waarom ZET  zegt waarom een zet wel of niet mag
    regels      toont de spelregels
    q           stopt

## Spelen: Wippen

wippen-heading = Wippen · spel { $game } · deling { $deal } van { $deals }
wippen-to-target = tot { $points } punten
wippen-to-games =
    { $games ->
        [one] één spel
       *[other] { $games } spellen
    }
wippen-column-pile = stapel
wippen-column-top = bovenop
wippen-column-wips = wips
wippen-column-points = punten
wippen-pot = Pot
wippen-pot-empty = leeg
wippen-hand = Hand
wippen-row-build = bouw { $value }
wippen-times-double = dubbel
wippen-times-more = { $times } keer
wippen-build-owner =
    { $who ->
        [you] van jou
       *[other] van { $player }
    }

wippen-do-add = Leg bij
wippen-do-capture = Neem { $what }
wippen-do-build = Bouw { $how } op { $what }
wippen-do-raise = Bouw door naar { $value }: { $build }
wippen-do-double = Verdubbel { $build }
wippen-do-multiply = Maak { $times } keer: { $build }
wippen-do-with = { $choice }, met { $what } erbij
wippen-do-steal = Steel de stapel van { $player }: { $count }
wippen-for-single = voor { $value }
wippen-for-double = dubbel voor { $value }
wippen-for-more = { $times } keer voor { $value }
wippen-build-single = bouw
wippen-build-double = dubbele bouw
wippen-build-more = { $times }-voudige bouw
wippen-build =
    { $whose ->
        [own] { $kind } voor { $value } ({ $cards })
        [you] jouw { $kind } voor { $value } ({ $cards })
       *[other] { $kind } voor { $value } van { $player } ({ $cards })
    }
wippen-count-cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }

wippen-wip = Wip!
wippen-did-add =
    { $who ->
        [you] Je legt de { $card } bij.
       *[other] { $player } legt de { $card } bij.
    }
wippen-did-capture =
    { $who ->
        [you] Je neemt { $what } met de { $card }.
       *[other] { $player } neemt { $what } met de { $card }.
    }
wippen-did-build =
    { $who ->
        [you] Je bouwt { $how }: de { $card } op { $what }.
       *[other] { $player } bouwt { $how }: de { $card } op { $what }.
    }
wippen-did-raise =
    { $who ->
        [you] Je bouwt door naar { $value }: de { $card } op { $build }.
       *[other] { $player } bouwt door naar { $value }: de { $card } op { $build }.
    }
wippen-did-double =
    { $who ->
        [you] Je verdubbelt { $build } met { $what }.
       *[other] { $player } verdubbelt { $build } met { $what }.
    }
wippen-did-multiply =
    { $who ->
        [you] Je legt { $what } op { $build }: nu { $times } keer.
       *[other] { $player } legt { $what } op { $build }: nu { $times } keer.
    }
wippen-did-steal =
    { $who ->
        [you] Je steelt de stapel van { $other } met de { $card }: { $count }.
        [to-you] { $player } steelt jouw stapel met de { $card }: { $count }.
       *[other] { $player } steelt de stapel van { $other } met de { $card }: { $count }.
    }
wippen-rest =
    { $who ->
        [you] Wat nog in de pot ligt ({ $cards }), is voor jou: jij nam het laatst (W30).
       *[other] Wat nog in de pot ligt ({ $cards }), is voor { $player }, die het laatst nam (W30).
    }
wippen-rest-nobody = Niemand nam iets, dus wat nog in de pot ligt ({ $cards }), is voor niemand (W30).
wippen-deals =
    { $who ->
        [you] Spel { $game }. Jij deelt.
       *[other] Spel { $game }. { $player } deelt.
    }
wippen-next-deal = Er wordt weer gedeeld: deling { $deal } van { $deals }.
wippen-last-deal = De laatste deling.

wippen-tally = Telling van spel { $game }
wippen-tally-cards = kaarten
wippen-tally-spades = schoppen
wippen-tally-aces = azen
wippen-tally-wips = wips
wippen-tally-game = spel
wippen-tally-total = totaal
wippen-tie-of-two =
    { $kind ->
        [cards] Evenveel kaarten: { $players } krijgen elk 1 punt (W32).
       *[spades] Evenveel schoppen: { $players } krijgen elk 1 punt (W32).
    }
wippen-tie-of-more =
    { $kind ->
        [cards] Evenveel kaarten: { $players }. Met drie of meer krijgt niemand punten (W32).
       *[spades] Evenveel schoppen: { $players }. Met drie of meer krijgt niemand punten (W32).
    }
wippen-goes-on = Bovenaan staat het gelijk, dus er komt nog een spel (W35).
wippen-standing =
    { $games ->
        [0] Er is nog geen spel uit.
        [one] Na 1 spel:
       *[other] Na { $games } spellen:
    }
wippen-won =
    { $who ->
        [you] Je wint de partij met { $points } punten. Gefeliciteerd.
       *[other] { $player } wint de partij met { $points } punten.
    }

wippen-help =
    Zetten: 7k legt klaveren 7 bij, 7kx4r+3h neemt ermee, 4k+2h+3s=9 bouwt.
    Kleuren: s schoppen, h harten, r ruiten, k klaveren. Boer, vrouw, heer: B V H.
wippen-rules =
    Elke beurt speel je één kaart: je neemt ermee uit de pot, of je legt hem bij.
    Een kaart neemt een kaart van dezelfde rang. Wat je neemt, komt op je stapel.
    Zijn alle handen leeg, dan wordt er weer gedeeld, tot de kaarten op zijn.
    Wie het laatst nam, krijgt wat er dan nog in de pot ligt.

# Zo speelt deze tafel: elk een zin met het nummer van de regel.
wippen-house-must-capture = Wie kan nemen, mag niet bijleggen (W11).
wippen-house-may-add = Bijleggen mag altijd, ook als je kunt nemen (W11).
wippen-house-adding-up = Een kaart neemt ook kaarten die samen zijn waarde zijn (W9).
wippen-house-face-cards-take-all = Een plaatje neemt alle losse kaarten van zijn rang (W10).
wippen-house-building = Je mag bouwen voor een waarde die je nog in je hand hebt (W13).
wippen-house-raising = Een enkele bouw mag je bovenbouwen naar een hogere waarde (W16).
wippen-house-double-builds = Een bouw mag zijn waarde twee keer bevatten (W17).
wippen-house-triple-builds = Een bouw mag zijn waarde ook vaker bevatten (W17).
wippen-house-raise-double-builds = Ook een dubbele bouw mag je bovenbouwen (W18).
wippen-house-locked-with-value = Een bouw met een kaart van zijn eigen waarde ligt vast (W19).
wippen-house-builds-in-sums = Bij het nemen telt een bouw mee in een som (W20).
wippen-house-stealing = Je mag een stapel stelen met de rang die bovenop ligt (W24).
wippen-house-wips = De pot leeg nemen is een wip: 1 punt, niet in de laatste deling (W28).
wippen-house-points = Meeste kaarten 2, meeste schoppen 2, 10 van ruiten 2, 2 van schoppen 1, elke aas 1 (W31).
wippen-house-cards = Elke kaart op je stapel is een punt (W33).
wippen-house-open-hands = Alle handen liggen open.
wippen-house-target = Wie met { $points } punten of meer bovenaan staat, wint (W34).
wippen-house-games =
    { $games ->
        [one] Na één spel wint wie de meeste punten heeft (W34).
       *[other] Na { $games } spellen wint wie de meeste punten heeft (W34).
    }
wippen-house-two-decks = Met twee spellen kaarten (W2).

## Spelen: Toepen

toepen-heading-first = Toepen · voor het eerste potje
toepen-heading = Toepen · potje { $number } van { $hands }
toepen-heading-open = Toepen · potje { $number }
toepen-heading-after = Toepen · na potje { $number } van { $hands }
toepen-heading-after-open = Toepen · na potje { $number }
toepen-at-stake = te winnen: { $clips } clips
toepen-is-double = dubbel
toepen-column-clips = clips
toepen-column-stake = inzet
toepen-column-card = kaart
toepen-column-won = winst
toepen-hand = Hand
toepen-order = van hoog naar laag: { $ranks }
toepen-you-laid = weggelegd: { $cards }
toepen-is-out = weg
toepen-is-toeper = toepte
toepen-is-leader = kwam uit
toepen-is-highest = hoogste
toepen-has-exchanged = ruilde
toepen-is-ready = klaar
toepen-is-seeing = wil zien
toepen-is-ten = tien
toepen-deals-next = deelt

toepen-question-double = Dubbel spelen?
toepen-question-deal = Jij deelt
toepen-question-between = Verder?
toepen-question-stay = Ga je mee?
toepen-question-exchange = Ruilen?
toepen-question-out-of-turn = Wil je iets?
toepen-question-last = Hoeveel potjes nog? Oneven, hoogstens 19 (Enter: 7)

toepen-do-play = Speel { $card }
toepen-do-play-highest = Speel { $card }, de hoogste tot nu toe
toepen-do-toep =
    { $clips ->
        [1] Toep!
       *[other] Toep! met { $clips } clips
    }
toepen-do-stay = Ik ga mee ({ $clips })
toepen-do-see = Laat zien ({ $clips })
toepen-do-fold = Ik ga weg
toepen-do-exchange = Ruilen
toepen-do-check = Kijken bij { $player } (kost { $cost } als het klopt, anders betaalt { $player } { $fine })
toepen-do-ready = Klaar, ik houd deze kaarten
toepen-do-propose = Dubbel spelen voorstellen
toepen-do-agree = Ja, dubbel
toepen-do-decline = Nee, gewoon
toepen-do-last =
    { $hands ->
        [1] Het laatste potje aankondigen
       *[other] De laatste { $hands } potjes aankondigen
    }
toepen-do-announce = De laatste potjes aankondigen
toepen-do-deal = Delen

toepen-did-play =
    { $who ->
        [you] Je speelt { $card }.
       *[other] { $player } speelt { $card }.
    }
toepen-did-toep =
    { $who ->
        [you] Jij: Toep!
       *[other] { $player }: Toep!
    }
toepen-did-retoep =
    { $who ->
        [you] Jij: Toep! Dat is eroverheen.
       *[other] { $player }: Toep! Dat is eroverheen.
    }
toepen-with-clips = Met { $clips } clips.
toepen-did-stay =
    { $who ->
        [you] Je gaat mee ({ $clips }).
       *[other] { $player } gaat mee ({ $clips }).
    }
toepen-did-see =
    { $who ->
        [you] Je wilt het zien ({ $clips }).
       *[other] { $player } wil het zien ({ $clips }).
    }
toepen-did-fold =
    { $who ->
        [you] Je gaat weg.
       *[other] { $player } gaat weg.
    }
toepen-did-exchange =
    { $who ->
        [you] Je ruilt je vier kaarten.
       *[other] { $player } ruilt vier kaarten.
    }
toepen-did-check =
    { $who ->
        [you] Je kijkt wat { $other } heeft weggelegd.
        [to-you] { $player } kijkt wat jij hebt weggelegd.
       *[other] { $player } kijkt wat { $other } heeft weggelegd.
    }
toepen-honest = Het zijn vier plaatjes.
toepen-honest-shown = Het zijn vier plaatjes: { $cards }.
toepen-honest-pays =
    { $who ->
        [you] Je betaalt { $clips } clips: 1 aan { $other } en 1 in je inzet (T8).
        [to-you] { $player } betaalt { $clips } clips: 1 aan jou en 1 in de eigen inzet (T8).
       *[other] { $player } betaalt { $clips } clips: 1 aan { $other } en 1 in de eigen inzet (T8).
    }
toepen-dishonest = Het zijn geen vier plaatjes: { $cards }.
toepen-dishonest-pays =
    { $who ->
        [you] Je betaalt { $clips } clips: 1 aan { $other } en { $own } in je inzet (T8).
        [to-you] { $player } betaalt { $clips } clips: 1 aan jou en { $own } in de eigen inzet (T8).
       *[other] { $player } betaalt { $clips } clips: 1 aan { $other } en { $own } in de eigen inzet (T8).
    }
toepen-dishonest-pays-one =
    { $who ->
        [you] Je betaalt 1 clip aan { $other } (T8).
        [to-you] { $player } betaalt jou 1 clip (T8).
       *[other] { $player } betaalt 1 clip aan { $other } (T8).
    }
toepen-has-ten =
    { $who ->
        [you] Je hebt een tien en legt 1 clip op de tienenplek (T22).
       *[other] { $player } heeft een tien en legt 1 clip op de tienenplek (T22).
    }
toepen-closed =
    { $who ->
        [you] Het ruilen is voorbij. Jij komt uit.
       *[other] Het ruilen is voorbij. { $player } komt uit.
    }
toepen-count-clips =
    { $clips ->
        [one] 1 clip
       *[other] { $clips } clips
    }
toepen-asked = { $player } toept. Meegaan kost { $price }.
toepen-asked-to-see = { $player } toept met de laatste kaart. Meegaan is nu zien, en kost { $price } (T15).
toepen-trick =
    { $who ->
        [you] Je wint de slag met { $card } en komt uit.
       *[other] { $player } wint de slag met { $card } en komt uit.
    }
toepen-trick-of-folded =
    { $who ->
        [you] De hoogste, { $card }, is van { $other }, die weg is: jij komt uit (T19).
        [to-you] De hoogste, { $card }, is van jou, maar je bent weg: { $player } komt uit (T19).
       *[other] De hoogste, { $card }, is van { $other }, die weg is: { $player } komt uit (T19).
    }
toepen-last-trick =
    { $who ->
        [you] Je wint de laatste slag met { $card }.
       *[other] { $player } wint de laatste slag met { $card }.
    }
toepen-last-trick-of-folded =
    { $who ->
        [you] De hoogste, { $card }, is van { $other }, die weg is: het potje is voor jou (T19).
        [to-you] De hoogste, { $card }, is van jou, maar je bent weg: het potje is voor { $player } (T19).
       *[other] De hoogste, { $card }, is van { $other }, die weg is: het potje is voor { $player } (T19).
    }
toepen-seen =
    { $who ->
        [you] { $other } slaat met { $card } niet alles: { $best } is hoger. Jij wilde zien, dus jij wint (T20).
        [to-you] Je slaat met { $card } niet alles: { $best } is hoger. { $player } wilde zien en wint (T20).
       *[other] { $other } slaat met { $card } niet alles: { $best } is hoger. { $player } wilde zien en wint (T20).
    }
toepen-all-folded = Alle anderen zijn weg (T12).
toepen-won =
    { $who ->
        [you] Je wint het potje: { $clips }.
       *[other] { $player } wint het potje: { $clips }.
    }
toepen-did-propose =
    { $who ->
        [you] Je stelt voor om dubbel te spelen (T23).
       *[other] { $player } stelt voor om dubbel te spelen (T23).
    }
toepen-did-agree =
    { $who ->
        [you] Je speelt graag dubbel.
       *[other] { $player } speelt graag dubbel.
    }
toepen-did-decline =
    { $who ->
        [you] Je speelt liever gewoon.
       *[other] { $player } speelt liever gewoon.
    }
toepen-double = Jullie spelen dubbel: winst en verlies tellen twee keer (T23).
toepen-did-last-one =
    { $who ->
        [you] Je kondigt het laatste potje aan (T24).
       *[other] { $player } kondigt het laatste potje aan (T24).
    }
toepen-did-last =
    { $who ->
        [you] Je kondigt de laatste { $hands } potjes aan (T24).
       *[other] { $player } kondigt de laatste { $hands } potjes aan (T24).
    }
toepen-did-deal =
    { $who ->
        [you] Potje { $number }. Jij deelt.
       *[other] Potje { $number }. { $player } deelt.
    }
toepen-reminder = Jullie spelen nu { $minutes } minuten: tijd om de laatste potjes aan te kondigen?
toepen-settlement = Afrekening, { $money } per clip:
toepen-settlement-double = Afrekening, { $money } per clip, dubbel:
toepen-nobody-pays = Niemand hoeft te betalen.

# Wat iemand kan typen; tussen komma's staat steeds hetzelfde.
toepen-say-toep = t
toepen-say-stay = mee, ik ga mee, zien, laat zien
toepen-say-fold = weg, ik ga weg
toepen-say-exchange = ruil, ruilen
toepen-say-ready = klaar
toepen-say-deal = delen, deel
toepen-say-propose = dubbel
toepen-say-agree = ja
toepen-say-decline = nee

toepen-help =
    Je kunt ook een kaart typen (10h), of toep, mee, weg, ruil, klaar.
    Denkt een ander na, dan kom je er met Enter of t tussen.
    Kleuren: s schoppen, h harten, r ruiten, k klaveren. Boer, vrouw, heer: B V H.
toepen-rules =
    Vier slagen; wie de laatste wint, wint het potje en alles wat is ingezet.
    Van hoog naar laag: 10 9 8 7 A H V B. Kleur bekennen moet (T16).
    Wie nog meedoet, kan op elk moment toepen: meegaan kost een clip, anders ben je weg.
    Vlak voor de eerste kaart kun je vier kaarten ruilen (T6).

# Zo speelt deze tafel: elk een zin met het nummer van de regel.
toepen-house-exchange = Vier plaatjes ruil je: boer, vrouw, heer. Bluffen mag, kijken ook (T6, T8).
toepen-house-exchange-aces = Vier plaatjes ruil je: boer, vrouw, heer, aas. Bluffen mag, kijken ook (T6, T8).
toepen-house-no-exchange = Er wordt niet geruild (T6).
toepen-house-toep-one = Toepen kost 1 clip (T14).
toepen-house-toep-two = Toepen kost 1 of 2 clips, naar keuze van wie toept (T14).
toepen-house-retoep-own = Je mag ook over je eigen toep heen toepen (T13).
toepen-house-report-tens = Wie een tien krijgt, legt een clip op de tienenplek (T22).
toepen-house-open-piles = Gespeelde kaarten blijven zichtbaar (T17).
toepen-house-clips = Iedereen begint met { $clips } clips van { $money } (T2, T25).
toepen-house-hands =
    { $hands ->
        [one] De avond duurt één potje, tenzij iemand de laatste potjes aankondigt (T24).
       *[other] De avond duurt { $hands } potjes, tenzij iemand de laatste potjes aankondigt (T24).
    }
toepen-house-until-called = De avond duurt tot iemand de laatste potjes aankondigt (T24).
toepen-house-minutes =
    { $minutes ->
        [one] Na 1 minuut wordt de tafel eraan herinnerd de laatste potjes aan te kondigen (T24).
       *[other] Na { $minutes } minuten wordt de tafel eraan herinnerd de laatste potjes aan te kondigen (T24).
    }

## Spelen: opdrachtregel

play-about = Speelt een partij Wippen of een avond Zwols toepen
play-usage = stamtafel play [SPEL] [OPTIES]
play-examples =
    stamtafel play wippen
        jij tegen een computerspeler
    stamtafel play wippen --rules advanced --players 3 --names Jan
        met bouwen, tegen twee
    stamtafel play toepen --humans 2 --names Jan,Piet --set hands=10
        tien potjes, met zijn tweeën en twee computerspelers
play-option-players = Met hoeveel spelers (standaard 2 bij wippen, 4 bij toepen)
play-option-humans = Hoeveel van hen mensen zijn, om beurten aan dit scherm (standaard 1)
play-option-names = Hoe de spelers heten, met komma's ertussen
play-option-bots = Welke computerspelers: random, greedy (wippen), sensible (toepen)
play-option-beat = Hoe lang een computerspeler wacht (standaard 1000, of 2000 als je kunt toepen)
play-option-plain = Zonder kleuren, en met letters in plaats van kleurtekens
play-option-no-colour = Zonder kleuren
play-value-names = NAAM,...
play-value-milliseconds = MS
play-error-same-name = De naam '{ $name }' staat er twee keer: geef iedereen een eigen naam.
play-error-too-many = Bij { $name } passen er hoogstens { $most }.
play-which-game = Welk spel?
play-game-wippen = Wippen
play-game-toepen = Zwols toepen

## Records of whole matches

record-at-line = Regel { $line }: { $sentence }
record-not-a-record = Dit is geen verslag van stamtafel.
record-newer-version = Dit is door een nieuwere versie van stamtafel geschreven, in formaat { $version }.
record-too-long = Zo lang is geen verslag.
record-checksum = Deze regel is veranderd: het controlegetal klopt niet.
record-head = Hier hoort de regel die met '{ $word }' begint.
record-names = Hier hoort één naam per speler te staan, van hooguit { $most } tekens.
record-date = Hier hoort een dag te staan, zoals "2026-11-30", of null.
record-other-view = Dit is een ander soort verslag: van de hele tafel, of van één plaats.
record-other-game = Dit is een verslag van het andere spel.
record-numbering = Hier hoort nummer { $number }: er ontbreekt een regel, of er staat er een dubbel of verkeerd.
record-form = Dit kan ik niet lezen, of het staat er niet zoals het in een verslag hoort.
record-cut = Hier breekt het verslag af: het eindigt niet met 'end'.
record-after-end = Na het einde hoort er niets meer te komen.
record-out-of-place = Zo'n regel kan hier niet staan.
record-fingerprint-due = Het spel of potje is uit, dus hier hoort de vingerafdruk ervan.
record-pack-due = Voordat er gedeeld wordt, moet de regel 'pack' het spel kaarten vastleggen.
record-no-such-seat = Die plaats is er niet.
record-illegal = '{ $move }' mag niet. { $reason }
record-too-few-cards = Daarvoor heeft de speler te weinig kaarten.
record-not-now = Er moet eerst iets anders gebeuren: een deling, een feit of een zet.
record-wrong-deal = Dat is niet wat er nu gedeeld moet worden.
record-wrong-card = De { $card } kan daar niet zijn: hij is elders, of er is er niet zo een.
record-wrong-fact = De kaarten zeggen iets anders.
record-fingerprint = De tafel is hier niet zoals hij is opgeschreven: de spelregels zijn sindsdien anders toegepast.
record-not-fixed = De kaarten van deze partij zijn niet door een geheim vastgelegd, dus ze kan niet verder.
record-other-secret = Het geheim is niet dat waaraan dit verslag vastzit.
record-file-too-long = Er staat meer dan 16 MiB in { $file }: dat is geen verslag.

verify-fair = Alle zetten zijn goed, { $packs ->
    [one] het spel kaarten lag
   *[other] alle { $packs } spellen kaarten lagen
} vast voor de eerste kaart, en alle { $cards } bekende kaarten zijn gedeeld zoals ze vastlagen; { $shares } van de { $players } plaatsen hadden een aandeel in het toeval.
verify-fair-alone = Alle zetten zijn goed, { $packs ->
    [one] het spel kaarten lag
   *[other] alle { $packs } spellen kaarten lagen
} vast voor de eerste kaart, en alle { $cards } bekende kaarten zijn gedeeld zoals ze vastlagen; maar geen plaats had een aandeel in het toeval, dus wie deelde kon kiezen.
verify-opened = Alle zetten zijn goed, en de { $proved } bewijzen van losse kaarten kloppen (er zijn { $cards } gedeelde kaarten bekend); de spellen als geheel zijn pas na te gaan met het geheim, en dat staat er niet in.
verify-not-revealed = Alle zetten zijn goed; over het delen valt niets te zeggen zonder het geheim, en dat staat er niet in.
verify-not-fixed = Alle zetten zijn goed, maar er zijn vooraf geen kaarten vastgelegd, dus over het delen is niets bewezen.
verify-secret = Dit is niet het geheim dat aan het begin is vastgelegd, dus over het delen is niets bewezen.
verify-pack = Volgens het geheim en de aandelen had spel kaarten { $pack } een ander moeten zijn.
verify-card = Kaart { $place } van spel { $pack } is gedeeld als { $dealt }, maar lag vast als { $fixed }.
verify-opening = Het bewijs dat kaart { $place } van het spel { $card } is, klopt niet.
verify-opening-unseen = Dit bewijst dat kaart { $place } van het spel { $card } is, maar niemand heeft die van daar laten zien.

## Command line: records

cli-replay-about = Laat een opgeschreven partij op elk moment zien
cli-replay-usage = stamtafel replay VERSLAG [--seat N] [--to NUMMER]
cli-replay-examples =
    stamtafel replay avond.txt
        hoe het afliep
    stamtafel replay avond.txt --to 40 --seat 1
        wat plaats 1 wist na nummer 40
cli-replay-record = Het bestand met het verslag; - is de standaardinvoer
cli-replay-seat = Alleen wat deze plaats wist
cli-replay-to = Na welk nummer (anders het laatste)
cli-replay-value-record = VERSLAG
cli-replay-value-entry = NUMMER
cli-replay-other-seat = In dit verslag staat alleen wat { $view } wist.

cli-verify-about = Zegt wat een opgeschreven partij bewijst over het delen
cli-verify-usage = stamtafel verify VERSLAG
cli-verify-examples =
    stamtafel verify avond.txt
        zijn de kaarten gedeeld zoals ze vooraf vastlagen?

replay-title = { $game }: { $names }
replay-view = Zoals { $player } het wist
replay-spectator = een toeschouwer
replay-start = Voor het eerste van { $count } nummers
replay-after = Na nummer { $number } van { $count }: { $entry }
replay-pot = Pot: { $cards }
replay-nothing = niets
replay-hidden = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
replay-wippen-seat = { $player }: { $cards } · stapel { $pile } · wips { $wips } · totaal { $points }
replay-toepen-seat = { $player }: { $cards } · gespeeld { $pile } · inzet { $stake } · clips { $clips }
replay-folded = (weggegaan)
replay-stock = Stok: { $count }
replay-to-act = Aan zet: { $players }
replay-dealing = Nu wordt er gedeeld
replay-fact = Nu beslissen de kaarten van { $player }
replay-over = Het is afgelopen
replay-stock-guessed = In welke volgorde de laatste { $count } kaarten van de stok liggen, staat niet in het verslag.

## Playing: with a record

record-play-option = Alles in dit bestand opschrijven; als het er al is, ermee verdergaan
record-play-option-share = Zomaar een tekst: die wordt meegeschud, zodat niemand alleen de kaarten koos
record-play-value-share = TEKST
record-play-begins = Alles wordt opgeschreven in { $file }. Hiermee liggen de kaarten vast:
record-play-goes-on = We gaan verder met de partij in { $file }. Hiermee liggen de kaarten vast:
record-play-stopped = Alles staat in { $file }: noem het weer bij --record om verder te gaan.
record-play-complete = Het verslag is compleet: stamtafel verify { $file } gaat het delen na.
record-play-broken = De partij stopt hier, want de laatste zet kan niet in { $file } worden opgeschreven: { $reason }.
record-play-full = De partij stopt hier, want { $file } is zo lang als een verslag worden kan.
record-play-busy = Een ander programma speelt de partij in { $file }: ga verder als dat gestopt is.
record-play-finished = De partij in { $file } is afgelopen: stamtafel replay laat haar zien, en een nieuwe heeft een eigen bestand nodig.
record-play-no-secret = Zonder het geheim van { $file } kan ik niet verdergaan: het bestand { $secret } ontbreekt.
record-play-strange-secret = Ik kan { $file } niet gebruiken: wat in { $secret } staat, is niet het geheim van een partij.
record-play-no-record = Er is wel { $secret }, maar geen { $file }: zet het verslag terug, of haal het geheim weg als de partij niet verder hoeft.
record-play-other-game = In { $file } staat een partij { $game }.
record-play-unusable = Ik kan niet verdergaan met { $file }. { $sentence }
record-play-otherwise = De partij in { $file } begon anders: ga verder zonder { $option }, of neem een ander bestand.
record-play-no-bot = Ik kan niet verdergaan met { $file }: er is geen computerspeler '{ $name }'.
record-play-io = Ik kan niets opschrijven in { $file }: { $reason }.

## Spelen op een heel scherm

full-option-ascii = Op een heel scherm: gewoon ASCII, met letters voor de kleuren
full-too-small = De tafel heeft { $columns } × { $rows } nodig: maak het venster graag wat groter.
full-foot = 1-4 kaart · Enter · Esc terug · h verloop · F2 uiterlijk · ? hulp · q weg
full-foot-toep = 1-4 kaart · t toep · Enter · Esc terug · h verloop · ? hulp · q weg
full-to-play = beurt
full-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
full-pile = stapel { $cards }
full-wips =
    { $wips ->
        [one] 1 wip
       *[other] { $wips } wips
    }
full-pot-empty = De pot is leeg.
full-choose-card = { $question }: kies een kaart.
full-card-first = Kies eerst een kaart uit je hand.
full-sum = { $sum } · met je { $card }: { $total }
full-once-more = { $what } · nog eens: { $choice }
full-ways = { $what } · kan op { $ways } manieren: kies een regel, of kaarten in de pot.
full-tick-on = { $what } · nog niet genoeg: kies er meer bij, of een regel.
full-tens = Op de tienenplek: { $players }
full-exchanging = Ruilen: vier kaarten voor vier nieuwe (T6)
full-stock = stok: { $cards }
full-exposed = door iedereen gezien: { $cards }
full-leads = { $player } komt uit.
full-you-lead = Jij komt uit.
full-proposed = { $player } stelt voor dubbel te spelen (T23).
full-between = { $player } gaat verder zodra jij verdergaat.
full-wants-something = { $player } wil eerst iets
full-there = { $player } is er
full-toep-sure = Weet je het zeker?
full-no-toep = Nee, toch niet
full-leave-sure = Echt van tafel gaan?
full-leave = Van tafel
full-stay = Blijven
full-back = Terug
full-go-on = Verder
full-done = Klaar
full-over = Afgelopen
full-history = De avond tot nu toe
full-history-empty = Er is nog niets afgelopen.
full-help-title = Hulp
full-help =
    1 2 3 4    een kaart uit je hand; nog eens speelt hem
    ← → ↑ ↓    bewegen; Tab gaat verder, Enter of spatie kiest
    Esc        een stap terug
    h          hoe iedereen stond, met een lijngrafiek
    F2         vier kleuren, twee kleuren, gewoon ASCII
    q          van tafel
    Met de muis kan het ook. Hier schuiven ↑ en ↓, en Esc sluit.
full-help-wippen =
    a b c …    kaarten en bouwen in de pot kiezen
    Kies eerst een kaart uit je hand: wat die kan nemen of waar die op kan krijgt een letter, en naast je hand staat alles wat ermee kan, het beste eerst.
    Kan er maar één ding, dan doet de kaart nog eens kiezen dat.
full-help-toepen =
    t          toepen, zodra dat mag; het wordt nog eens gevraagd
    a b c …    de regels naast je hand
    Voor iedereen ligt de inzet, clip voor clip, en de bovenste kaart van het stapeltje.

## Aan tafel via het net: waarom iets niet gaat

refusal-late = Er is intussen iets anders gebeurd: kijk opnieuw.
refusal-from-the-future = Zover is de tafel nog niet.
refusal-too-fast = Dat is te veel ineens: wacht even.
refusal-no-seat = Ga eerst zitten.
refusal-elsewhere-now = Je stoel is ergens anders open: haal hem eerst hierheen.
refusal-computer-plays = Een computerspeler speelt voor je: neem je stoel eerst terug.
refusal-wrong-seat = Dat kan niet met die stoel.
refusal-host-only = Dat mag alleen de gastheer.
refusal-only-before = Dat kan alleen vóór een partij.
refusal-only-during = Dat kan alleen tijdens een partij.
refusal-only-after = Dat kan alleen na een partij.
refusal-paused = De tafel staat op pauze.
refusal-not-paused = De tafel staat niet op pauze.
refusal-full = Er is geen plaats meer.
refusal-name-taken = Die naam heeft hier al iemand: kies een andere.
refusal-rules = Deze huisregels gaan niet samen.
refusal-not-ready = Nog niet iedereen is klaar.
refusal-not-committed = De kaarten worden klaargelegd: probeer het nog eens.
refusal-not-away-long = Wacht tot de speler drie minuten weg is.
refusal-already-so = Dat is al zo.
refusal-wrong-code = De code is verkeerd, gebruikt of te oud: vraag een nieuwe.
refusal-closed = De tafel is gesloten.
refusal-bad-id = Dat is geen naam voor een bericht.
refusal-bad-name = Kies een naam met letters.
refusal-bad-token = Dat is geen bewijs van een stoel.
refusal-no-token = Daarvoor is een bewijs van een stoel nodig.
refusal-no-phrase = Die zin is er niet.
refusal-bad-rules = Dat zijn geen huisregels.
refusal-no-turn-time = Die bedenktijd is er niet.
refusal-no-computer = Die computerspeler is er niet.
refusal-no-move = Dat is geen zet.
refusal-no-card = Dat is geen kaart.
refusal-no-build = Dat bouwsel ligt er niet.
refusal-no-hello = Het eerste bericht kwam niet op tijd.
refusal-hello-first = Het eerste bericht zegt naar welke tafel je komt.
refusal-hello-once = Je bent al aan een tafel.
refusal-other-version = Deze server spreekt een andere versie: laad de pagina opnieuw.
refusal-too-many-codes = Te veel verkeerde codes: wacht even.
refusal-too-many-tables = Te veel tafels geopend: wacht even.
refusal-too-many-sockets = Te veel verbindingen vanaf dit adres.
refusal-no-hints = Aan deze tafel zijn er geen tips.
refusal-nothing-to-do = Je kunt nu niets doen.
refusal-no-table = Er is geen tafel met die code.
refusal-no-book = Dit scoreblad is er niet, of de link klopt niet.
refusal-only-looking = Met deze link kun je alleen meekijken.
refusal-books-too-fast = Te veel in korte tijd: wacht even.
refusal-too-many-books = Te veel scorebladen gemaakt: wacht even.
refusal-no-evening = Deze avond staat niet op het scoreblad.
refusal-sheet = Dat kan zo niet op het scoreblad.
refusal-no-sheet = Dit bestand is geen scoreblad.
refusal-no-csv = Dit bestand kan niet worden ingelezen.
refusal-no-record = Die partij is er niet, of is nog niet uit.
refusal-no-text = Dat is geen tekst.
refusal-bad-record = Dat is geen verslag dat klopt.
refusal-server-full = De server is vol of stopt: probeer het later.
refusal-store-failed = De server kan nu niets opslaan: probeer het later.
refusal-table-damaged = Wat van deze tafel bewaard is, is beschadigd. De beheerder kan een reservekopie terugzetten.
refusal-other-origin = Die pagina hoort niet bij deze server.
refusal-no-lesson = Zo'n les is er niet.
refusal-no-answer = Dat is geen van de antwoorden waaruit je kunt kiezen.
refusal-no-attempt = Daar vraagt deze opdracht niet om.
refusal-no-such-address = Hier is niets.
refusal-other-method = Zo wordt op dit adres niets gevraagd.
refusal-no-message = Dat is geen bericht dat hier iets betekent.
refusal-not-json = Dat is geen JSON.
refusal-too-long = Dat bericht is te lang.

## Korte zinnen aan tafel

phrase-hello = Hallo.
phrase-good-luck = Succes.
phrase-well-played = Goed gespeeld.
phrase-thanks = Dank je.
phrase-sorry = Sorry.
phrase-one-moment = Een ogenblikje.
phrase-your-turn = Jij bent aan de beurt.
phrase-choices = Keuzes, keuzes …
phrase-once-more = Nog een keer?
phrase-goodbye = Tot ziens.

## Computerspelers

computer-random = Beginner
computer-greedy = Hamster
computer-sensible = Denker

## Huisregels: schakelaars en vaste keuzes

# Elk met een kort woord, en een zin over wat het doet. De namen eindigen zoals in het protocol.
switch-wippen-decks = Spellen kaarten
switch-wippen-decks-about = Met hoeveel spellen van 52 kaarten je speelt. Niet gekozen: een voor hoogstens vier spelers, anders twee.
switch-wippen-adding_up = Optellen
switch-wippen-adding_up-about = Een kaart neemt ook kaarten die samen zijn waarde zijn.
switch-wippen-face_cards_take_all = Plaatjes nemen alles
switch-wippen-face_cards_take_all-about = Een boer, vrouw of heer neemt alle losse kaarten van zijn rang, en niet maar één.
switch-wippen-must_capture = Nemen moet
switch-wippen-must_capture-about = Wie kan nemen, mag niet bijleggen.
switch-wippen-building = Bouwen
switch-wippen-building-about = Je mag kaarten in de pot samenleggen tot een waarde die je nog in je hand hebt.
switch-wippen-raising = Bovenbouwen
switch-wippen-raising-about = Je mag een kaart op een bouw leggen en hem zo meer waard maken.
switch-wippen-double_builds = Dubbele bouw
switch-wippen-double_builds-about = Een bouw mag zijn waarde twee keer bevatten.
switch-wippen-triple_builds = Nog vaker
switch-wippen-triple_builds-about = Een dubbele bouw mag zijn waarde ook drie keer of vaker bevatten.
switch-wippen-raise_double_builds = Dubbel bovenbouwen
switch-wippen-raise_double_builds-about = Ook op een dubbele bouw mag je bovenbouwen.
switch-wippen-locked_with_value = Vast met eigen waarde
switch-wippen-locked_with_value-about = Een bouw waar een kaart van zijn eigen waarde in ligt, kan niemand bovenbouwen.
switch-wippen-builds_in_sums = Bouwen tellen mee
switch-wippen-builds_in_sums-about = Bij het nemen mag een bouw ook een deel van een som zijn.
switch-wippen-stealing = Stelen
switch-wippen-stealing-about = Met de rang die boven op een stapel van een ander ligt, mag je die hele stapel nemen.
switch-wippen-wips = Wippen
switch-wippen-wips-about = Wie de pot leeg neemt, krijgt 1 punt; in de laatste deling niet.
switch-wippen-scoring = Telling
switch-wippen-scoring-about = Punten voor meeste kaarten, meeste schoppen en bijzondere kaarten, of alleen het aantal kaarten.
switch-wippen-finish = Einde
switch-wippen-finish-about = De partij duurt tot iemand zoveel punten heeft, of zoveel spellen.
switch-wippen-open_hands = Open handen
switch-wippen-open_hands-about = Iedereen ziet alle handen, om het spel samen te leren.

switch-toepen-exchange = Ruilen
switch-toepen-exchange-about = Voor de eerste kaart mag je vier plaatjes ruilen, en daarbij bluffen; anderen mogen kijken.
switch-toepen-aces_are_pictures = Aas is een plaatje
switch-toepen-aces_are_pictures-about = Bij het ruilen telt ook een aas als plaatje.
switch-toepen-toep_stakes = Inzet van een toep
switch-toepen-toep_stakes-about = Met hoeveel clips je mag toepen: altijd met 1, of naar keuze met 1 of 2.
switch-toepen-retoep_own = Over je eigen toep
switch-toepen-retoep_own-about = Je mag ook over je eigen toep heen toepen.
switch-toepen-report_tens = Tienen melden
switch-toepen-report_tens-about = Wie een tien krijgt, legt een clip op de tienenplek. De winnaar krijgt die erbij.
switch-toepen-open_piles = Open stapeltjes
switch-toepen-open_piles-about = Gespeelde kaarten blijven zichtbaar; anders zie je alleen de bovenste.
switch-toepen-starting_clips = Clips vooraf
switch-toepen-starting_clips-about = Met hoeveel clips iedereen begint.
switch-toepen-clip_value_cents = Waarde van een clip
switch-toepen-clip_value_cents-about = Hoeveel cent een clip bij de afrekening waard is.
switch-toepen-hands = Aantal potjes
switch-toepen-hands-about = Na zoveel potjes is de avond afgelopen. Zonder grens: als iemand de laatste potjes aankondigt.
switch-toepen-minutes = Herinnering
switch-toepen-minutes-about = Na zoveel minuten wordt de tafel eraan herinnerd de laatste potjes aan te kondigen.

preset-wippen-basic = Gewoon
preset-wippen-basic-about = Nemen, bijleggen en wippen, zoals iedereen het kent.
preset-wippen-advanced = Uitgebreid
preset-wippen-advanced-about = Met optellen, bouwen, bovenbouwen en dubbele bouwen.
preset-wippen-classic = Klassiek
preset-wippen-classic-about = Met bouwen, zonder optellen en zonder wippen.
preset-wippen-children = Voor kinderen
preset-wippen-children-about = Alle handen open, en elke kaart is een punt.
preset-toepen-zwols = Zwols
preset-toepen-zwols-about = Zoals het in Zwolle wordt gespeeld.

rules-needs = '{ $switch }' gaat alleen samen met '{ $needs }'.
rules-value = '{ $switch }' kan zijn: { $allowed }.
rules-unknown = Zo'n huisregel is er niet.

## Tips

# Waarom een computerspeler dit zou doen. Wat er staat, klopt altijd, of is gezegd met "ongeveer".
hint-wait = Je hoeft nu niets te doen.
hint-only = Iets anders kun je niet doen.
hint-wippen-wip =
    { $points ->
        [one] Je neemt er alles mee: een wip, 1 punt.
       *[other] Je neemt er alles mee: een wip, en daarmee { $points } punten.
    }
hint-wippen-most-points =
    { $points ->
        [one] Je neemt { $valued }: 1 punt, en geen andere zet neemt er meer.
       *[other] Je neemt { $valued }: { $points } punten, en geen andere zet neemt er meer.
    }
hint-wippen-points =
    { $points ->
        [one] Je neemt { $valued }: 1 punt.
       *[other] Je neemt { $valued }: { $points } punten.
    }
hint-wippen-most-cards = Je neemt er { $cards } kaarten mee, en geen andere zet neemt er meer.
hint-wippen-cards = Je neemt er { $cards } kaarten mee.
hint-wippen-build =
    { $points ->
        [0] Je bouwt { $value }. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten.
        [one] Je bouwt { $value }. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten met 1 punt.
       *[other] Je bouwt { $value }. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten met { $points } punten.
    }
hint-wippen-raise =
    { $points ->
        [0] Je bouwt boven tot { $value }. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten.
        [one] Je bouwt boven tot { $value }. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten met 1 punt.
       *[other] Je bouwt boven tot { $value }. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten met { $points } punten.
    }
hint-wippen-double =
    { $points ->
        [0] Je maakt er een dubbele bouw van { $value } van. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten.
        [one] Je maakt er een dubbele bouw van { $value } van. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten met 1 punt.
       *[other] Je maakt er een dubbele bouw van { $value } van. Neemt niemand de bouw, dan neem je hem later met { $card }: { $cards } kaarten met { $points } punten.
    }
hint-wippen-steal =
    { $cards ->
        [one] Je steelt de stapel van { $player }: 1 kaart.
       *[other] Je steelt de stapel van { $player }: { $cards } kaarten.
    }
hint-wippen-add-keeps = Je geeft er geen punten mee weg, en houdt { $cards }.
hint-wippen-add-least = Geen kaart die je kunt bijleggen, is minder waard dan { $card }.
hint-wippen-add-reckoned = De computerspeler denkt dat de anderen aan { $card } het minst hebben.
hint-toepen-deal = Jij mag delen.
hint-toepen-double = Dubbel of niet is een kwestie van smaak: kaarten heb je nog niet.
hint-toepen-last = Er is geen einde afgesproken, en er zijn { $played } potjes gespeeld: tijd voor de laatste { $hands }.
hint-toepen-play-best = Zo win je ongeveer { $percent } van de 100 keer, vaker dan met een andere kaart.
hint-toepen-play-among-best = Zo win je ongeveer { $percent } van de 100 keer, en geen andere kaart is duidelijk beter.
hint-toepen-play-alike = Welke kaart je ook speelt, je wint ongeveer even vaak: { $percent } van de 100 keer.
hint-toepen-play-other = Zo win je ongeveer { $percent } van de 100 keer; daarnaar alleen zou een andere kaart ook goed zijn.
hint-toepen-toep-certain = De laatste slag is zeker voor jou.
hint-toepen-toep-strong = Je wint ongeveer { $percent } van de 100 keer; een gelijk deel zou { $share } zijn.
hint-toepen-toep-bluff = Bluf: je wint maar ongeveer { $percent } van de 100 keer, en een gelijk deel zou { $share } zijn.
hint-toepen-stay =
    { $price ->
        [one] Je wint ongeveer { $percent } van de 100 keer, en met 1 clip kun je er { $clips } krijgen: dat is het waard.
       *[other] Je wint ongeveer { $percent } van de 100 keer, en met { $price } clips kun je er { $clips } krijgen: dat is het waard.
    }
hint-toepen-stay-close =
    { $price ->
        [one] Je wint ongeveer { $percent } van de 100 keer, en met 1 clip kun je er { $clips } krijgen: dat is op het randje.
       *[other] Je wint ongeveer { $percent } van de 100 keer, en met { $price } clips kun je er { $clips } krijgen: dat is op het randje.
    }
hint-toepen-fold =
    { $price ->
        [one] Je wint maar ongeveer { $percent } van de 100 keer, en met 1 clip kun je er { $clips } krijgen: dat is het niet waard.
       *[other] Je wint maar ongeveer { $percent } van de 100 keer, en met { $price } clips kun je er { $clips } krijgen: dat is het niet waard.
    }
hint-toepen-fold-close =
    { $price ->
        [one] Je wint ongeveer { $percent } van de 100 keer, en met 1 clip kun je er { $clips } krijgen; maar wie toept is vaak sterk, en er kan meer gevraagd worden.
       *[other] Je wint ongeveer { $percent } van de 100 keer, en met { $price } clips kun je er { $clips } krijgen; maar wie toept is vaak sterk, en er kan meer gevraagd worden.
    }
hint-toepen-exchange = Je hebt vier plaatjes.
hint-toepen-exchange-bluff = Bluf: met deze kaarten win je maar ongeveer { $percent } van de 100 keer. Wie kijkt, betrapt je.
hint-toepen-check-certain = Je weet van zoveel plaatjes waar ze zijn, dat { $player } er geen vier kan hebben gehad.
hint-toepen-check = Het kan bluf van { $player } zijn; was het dat niet, dan kost kijken 2 clips.
hint-toepen-ready = Houd deze kaarten: je wint er ongeveer { $percent } van de 100 keer mee.

## Opdrachtregel: de server

cli-serve-about = Laat mensen met hun browser aan tafels spelen
cli-serve-usage = stamtafel serve --data MAP [--listen ADRES] [OPTIES]
cli-serve-examples =
    stamtafel serve --data tafels
        op deze computer, poort 8080
    stamtafel serve --data tafels --listen 0.0.0.0:8080
        voor iedereen in hetzelfde netwerk
cli-serve-listen = Waar hij luistert (anders 127.0.0.1:8080)
cli-serve-data = Map waarin alles bewaard wordt
cli-serve-database = In plaats van de map: een PostgreSQL-database
cli-serve-public-url = Het adres waaronder mensen hem vinden
cli-serve-trust-proxy = Er staat een eigen proxy voor, die zegt wie er vraagt
cli-serve-metrics = Waar cijfers voor de beheerder te halen zijn, of off (anders 127.0.0.1:9090)
cli-serve-keep = Zoveel dagen blijven gesloten tafels bewaard (anders 90)
cli-serve-keep-sheets = Zoveel dagen worden scorebladen bewaard die niemand gebruikt (anders 400)
cli-serve-open = Opent het meteen in de browser van deze computer
cli-serve-value-address = ADRES
cli-serve-value-folder = MAP
cli-serve-value-url = URL
cli-serve-at = Hier kan gespeeld worden: { $url }
cli-serve-not-opened = De browser ging niet open: ga zelf naar { $url }.
cli-serve-failed = De server draait niet: { $reason }.
cli-serve-bad-address = { $name } is een adres met een poort, zoals 127.0.0.1:8080; niet { $value }.
cli-serve-bad-url = { $name } begint met http:// of https:// en noemt een computer; dat doet { $value } niet.
cli-serve-where = Zeg met --data of --database waar alles bewaard wordt.

## Het regelboek

book-title-wippen = Wippen: de regels van jullie tafel
book-title-toepen = Zwols toepen: de regels van jullie tafel
book-contents = Inhoud
book-house = Jullie tafel speelt:
book-hand = Je hand
book-trick = Slag
book-other-pile = Bovenop een andere stapel
book-glossary = Woordenlijst
book-own-build = (van jou)
book-allowed = Mag
book-refused = Mag niet ({ $rule })

cli-rules-about = Schrijft de regels van jullie eigen tafel op
cli-rules-usage = stamtafel rules SPEL [OPTIES]
cli-rules-examples =
    stamtafel rules wippen --rules advanced
        de regels van uitgebreid wippen, om hier te lezen
    stamtafel rules wippen --set stealing=true --html regels.html
        een pagina voor de browser, of om af te drukken
    stamtafel rules toepen --pdf regels.pdf --size a5
        een boekje om af te drukken
cli-rules-html = Schrijft een pagina voor de browser naar dit bestand; - is de standaarduitvoer
cli-rules-pdf = Schrijft een PDF in dit bestand, om af te drukken; - is de standaarduitvoer
cli-rules-size = Papier van de PDF: a4 of a5 (anders a4)

## Woordenlijst

# De woorden van de spellen, elk met een zin wat het is. crates/lang/src/terms.rs somt ze op, met hun regels.
term-wippen-match = partij
term-wippen-match-about = Een of meer spellen, tot iemand de partij wint.
term-wippen-game = spel
term-wippen-game-about = Van het eerste delen tot de laatste kaart, en dan de telling.
term-wippen-dealer = deler
term-wippen-dealer-about = Wie in dit spel de kaarten geeft; links van de deler begint.
term-wippen-deal = deling
term-wippen-deal-about = Vier kaarten voor iedereen, tot niemand er meer een heeft.
term-wippen-last-deal = laatste deling
term-wippen-last-deal-about = De deling waarna er niets meer te delen valt.
term-wippen-number = getal
term-wippen-number-about = Aas tot en met 10; een getal heeft een waarde van 1 tot en met 10.
term-wippen-face-card = plaatje
term-wippen-face-card-about = Boer, vrouw of heer; een plaatje heeft geen waarde.
term-wippen-pot = pot
term-wippen-pot-about = Wat er open midden op tafel ligt en gevangen kan worden.
term-wippen-loose-card = losse kaart
term-wippen-loose-card-about = Een kaart in de pot die daar alleen ligt.
term-wippen-capture = vangen
term-wippen-capture-about = Met een kaart uit je hand kaarten uit de pot nemen.
term-wippen-adding-up = optellen
term-wippen-adding-up-about = Met een getal kaarten vangen die samen zijn waarde hebben.
term-wippen-add = bijleggen
term-wippen-add-about = Een kaart uit je hand los in de pot leggen.
term-wippen-build = bouw
term-wippen-build-about = Kaarten in de pot die samen een waarde hebben en bij elkaar blijven.
term-wippen-locked = vast
term-wippen-locked-about = Een kaart in een bouw zit vast: ze gaat er alleen met de hele bouw uit.
term-wippen-raise = bovenbouwen
term-wippen-raise-about = Met één kaart de waarde van een bouw hoger maken.
term-wippen-double-build = dubbele bouw
term-wippen-double-build-about = Een bouw die zijn waarde twee keer bevat.
term-wippen-pile = stapel
term-wippen-pile-about = De kaarten die een speler genomen heeft.
term-wippen-steal = stelen
term-wippen-steal-about = De hele stapel van een ander nemen met de rang die bovenop ligt.
term-wippen-wip = wip
term-wippen-wip-about = De pot in één keer leeg vangen, terwijl er nog gedeeld gaat worden.
term-wippen-count = telling
term-wippen-count-about = Na een spel: wat ieders stapel waard is.

term-toepen-session = avond
term-toepen-session-about = Alle potjes achter elkaar, met aan het eind de afrekening.
term-toepen-hand = potje
term-toepen-hand-about = Eén keer delen en vier slagen spelen.
term-toepen-dealer = deler
term-toepen-dealer-about = Wie in dit potje de kaarten geeft: wie het vorige won.
term-toepen-clip = clip
term-toepen-clip-about = Een paperclip, waar om gespeeld wordt.
term-toepen-stake = inzet
term-toepen-stake-about = De clips die iemand in dit potje al heeft neergelegd.
term-toepen-stock = stok
term-toepen-stock-about = De kaarten die na het delen over zijn, dicht op tafel.
term-toepen-picture = plaatje
term-toepen-picture-about = Een kaart waarvoor het ruilen bedoeld is.
term-toepen-exchange = ruilen
term-toepen-exchange-about = Je vier kaarten wegleggen en er vier uit de stok nemen.
term-toepen-check = kijken
term-toepen-check-about = Nagaan of iemand bij het ruilen vier plaatjes weglegde.
term-toepen-ready = klaar
term-toepen-ready-about = Wie niet meer wil ruilen of kijken, is klaar.
term-toepen-toep = toepen
term-toepen-toep-about = De inzet verhogen: de anderen gaan mee of gaan weg.
term-toepen-stay = meegaan
term-toepen-stay-about = Na een toep evenveel bijzetten en blijven meedoen.
term-toepen-fold = weggaan
term-toepen-fold-about = Na een toep niet meegaan: je inzet blijft liggen, het potje is voor jou voorbij.
term-toepen-retoep = overtoepen
term-toepen-retoep-about = Toepen nadat er in dit potje al getoept is.
term-toepen-see = zien
term-toepen-see-about = In de laatste slag meegaan tegen de enige kaart die nog niet gespeeld is.
term-toepen-trick = slag
term-toepen-trick-about = Van iedereen die meedoet één kaart; de hoogste van de gevraagde kleur neemt hem.
term-toepen-lead = uitkomen
term-toepen-lead-about = De eerste kaart van een slag spelen.
term-toepen-follow-suit = kleur volgen
term-toepen-follow-suit-about = Een kaart spelen van de kleur die gevraagd is.
term-toepen-pile = stapeltje
term-toepen-pile-about = De kaarten die iemand in dit potje gespeeld heeft.
term-toepen-tens-spot = tienenplek
term-toepen-tens-spot-about = Waar de clips liggen van wie een tien kreeg.
term-toepen-play-double = dubbel spelen
term-toepen-play-double-about = Winst en verlies tellen bij de afrekening twee keer.
term-toepen-settlement = afrekening
term-toepen-settlement-about = Wie na de avond wie betaalt.
term-toepen-sheet = scoreblad
term-toepen-sheet-about = Ieders stand na elk potje.
term-toepen-spiral = spiraal
term-toepen-spiral-about = Hoeveel potjes iemand nu achter elkaar verliest.

## Opdrachtregel: het scoreblad

cli-sheet-about = Houdt het scoreblad van een groep bij, ook met echte kaarten
cli-sheet-usage = stamtafel sheet OPDRACHT BESTAND [OPTIES]
cli-sheet-examples =
    stamtafel sheet new zon.json toepen Anna Bram Cor
        begint een avond, en het scoreblad als dat er nog niet is
    stamtafel sheet add zon.json Anna Bram:toep Cor:weg
        Anna wint een potje: Bram toepte en Cor ging weg
    stamtafel sheet show zon.json
        hoe het ervoor staat
    stamtafel sheet add --help
        hulp bij een opdracht
cli-sheet-no-command = Zeg wat er met het scoreblad moet gebeuren; 'stamtafel sheet --help' noemt de opdrachten.

cli-sheet-file = Het bestand met het scoreblad
cli-sheet-evening = Welke avond, met het nummer of de dag (standaard de laatste)
cli-sheet-line = Het nummer van de regel
cli-sheet-entry = Wat er gespeeld is; - is één regel per spel of potje op de standaardinvoer
cli-sheet-players = Wie meespeelden, als dat niet iedereen aan tafel was
cli-sheet-date = De dag, als 2026-11-30
cli-sheet-last = Kondigt de laatste N potjes aan, vanaf nu
cli-sheet-double = Of er dubbel gespeeld wordt: on of off
cli-sheet-seats = Wie er zitten, met de klok mee

cli-sheet-value-evening = AVOND
cli-sheet-value-name = NAAM
cli-sheet-value-names = NAAM,NAAM...
cli-sheet-value-date = DAG
cli-sheet-value-entry = WAT
cli-sheet-value-switch = on|off
cli-sheet-value-to = DOEL
cli-sheet-value-form = VORM
cli-sheet-value-csv = CSV
cli-sheet-value-verdict = KEUZE

cli-sheet-new-about = Begint een avond, en het scoreblad als dat er nog niet is
cli-sheet-new-usage = stamtafel sheet new BESTAND SPEL NAAM NAAM... [OPTIES]
cli-sheet-new-examples =
    stamtafel sheet new zon.json wippen Anna Bram --rules advanced --group "De Zon"
        een avond wippen met bouwen
    stamtafel sheet new zon.json toepen Anna Bram Cor --set clip_value_cents=10 --dealer Bram
        nog een avond op hetzelfde scoreblad: toepen om 10 cent per clip, Bram deelt het eerst
cli-sheet-new-names = Wie er zitten, met de klok mee
cli-sheet-new-dealer = Wie het eerst deelt (standaard wie het eerst genoemd wordt)
cli-sheet-new-group = Hoe de groep heet
cli-sheet-new-double = Er wordt dubbel gespeeld (T23)

cli-sheet-add-about = Noteert een spel of een potje
cli-sheet-add-usage = stamtafel sheet add BESTAND WAT... [OPTIES]
cli-sheet-add-examples =
    stamtafel sheet add zon.json 9 4
        wippen: de punten, in de volgorde van de plaatsen
    stamtafel sheet add zon.json 30/8/1/0/3/2 22/5/0/1/1
        wippen: kaarten, schoppen, 10 van ruiten, 2 van schoppen, azen en wips van elke stapel
    stamtafel sheet add zon.json Anna:9 Cor:2
        wippen: alleen Anna en Cor speelden mee
    stamtafel sheet add zon.json Anna
        toepen: Anna wint, en niemand toepte
    stamtafel sheet add zon.json Anna 1 1 3
        toepen: Anna wint, en dit heeft ieder ingezet
    stamtafel sheet add zon.json Anna +5 -2 -3
        toepen: Anna wint, en dit heeft ieder erbij of eraf
    stamtafel sheet add zon.json Anna Bram:toep Cor:weg Anna:toep2 zien
        toepen: Bram toepte, Cor ging weg, Anna toepte met 2 en Bram wilde zien
    stamtafel sheet add zon.json Anna Bram:tien Cor:kijkt:Anna Anna:betrapt:Bram
        toepen: een tien, een keer kijken dat klopte en een keer dat niet klopte
    stamtafel sheet add zon.json - < avond.txt
        elke regel van een bestand

cli-sheet-correct-about = Verbetert een regel; wat daaruit volgt, wordt opnieuw berekend
cli-sheet-correct-usage = stamtafel sheet correct BESTAND N WAT... [OPTIES]
cli-sheet-correct-examples =
    stamtafel sheet correct zon.json 3 Bram 1 1 2
        regel 3 van de laatste avond had dit moeten zijn

cli-sheet-remove-about = Streept een regel of een avond door
cli-sheet-remove-usage = stamtafel sheet remove BESTAND [N] [OPTIES]
cli-sheet-remove-examples =
    stamtafel sheet remove zon.json 3
        regel 3 van de laatste avond telt niet meer
    stamtafel sheet remove zon.json 3 --back
        en telt weer wel
    stamtafel sheet remove zon.json --evening 2 --whole
        heel avond 2 telt niet meer
cli-sheet-remove-back = Laat het weer meetellen
cli-sheet-remove-whole = De hele avond
cli-sheet-remove-what = Noem het nummer van een regel, of kies met --whole de hele avond.

cli-sheet-undo-about = Maakt ongedaan wat het laatst gedaan is
cli-sheet-undo-usage = stamtafel sheet undo BESTAND
cli-sheet-undo-examples =
    stamtafel sheet undo zon.json
        nog een keer neemt terug wat daarvoor gedaan was
cli-sheet-undone-line = Ongedaan gemaakt: een nieuwe regel.
cli-sheet-undone-correction = Ongedaan gemaakt: een verbetering.
cli-sheet-undone-removal = Ongedaan gemaakt: doorstrepen, of het weer laten meetellen.
cli-sheet-undone-evening = Ongedaan gemaakt: een avond, of een verandering daarvan.
cli-sheet-undone-name = Ongedaan gemaakt: een naam.

cli-sheet-evening-about = Verandert een avond: de dag, dubbel, de laatste potjes, de huisregels
cli-sheet-evening-usage = stamtafel sheet evening BESTAND [OPTIES]
cli-sheet-evening-examples =
    stamtafel sheet evening zon.json --last 7
        nu komen de laatste 7 potjes (T24)
    stamtafel sheet evening zon.json --double on --set clip_value_cents=5
        dubbel, om 5 cent per clip

cli-sheet-rename-about = Geeft iemand een andere naam
cli-sheet-rename-usage = stamtafel sheet rename BESTAND OUD NIEUW
cli-sheet-rename-examples =
    stamtafel sheet rename zon.json Cor Corrie
        op alle avonden
cli-sheet-rename-old = Hoe die persoon nu heet
cli-sheet-rename-new = Hoe die persoon voortaan heet; leeg: de naam wordt vergeten

cli-sheet-decide-about = Beslist over wat twee mensen tegelijk noteerden
cli-sheet-decide-usage = stamtafel sheet decide BESTAND [N KEUZE]
cli-sheet-decide-examples =
    stamtafel sheet decide zon.json
        waarover te beslissen valt
    stamtafel sheet decide zon.json 1 instead
        het eerste daarvan geldt, in plaats van wat er stond
cli-sheet-decide-number = Het nummer in de lijst
cli-sheet-verdict = both (allebei), instead (dit in plaats van wat er staat) of drop (dit niet)
cli-sheet-verdict-missing = Zeg erbij wat ermee moet gebeuren: both, instead of drop.

cli-sheet-show-about = Toont een avond: stand, verloop, wie deelt, wie wint
cli-sheet-show-usage = stamtafel sheet show BESTAND [OPTIES]
cli-sheet-show-examples =
    stamtafel sheet show zon.json
        de laatste avond
    stamtafel sheet show zon.json --evening 2026-11-30
        de avond van die dag

cli-sheet-season-about = Toont het seizoen: stand per avond, reeksen, onderling
cli-sheet-season-usage = stamtafel sheet season BESTAND [SPEL]
cli-sheet-season-examples =
    stamtafel sheet season zon.json toepen
        alle avonden toepen; zonder spel een lijst van alle avonden, als er twee spellen op staan

cli-sheet-settle-about = Rekent af: wie betaalt wie, in zo weinig mogelijk keren
cli-sheet-settle-usage = stamtafel sheet settle BESTAND [OPTIES]
cli-sheet-settle-examples =
    stamtafel sheet settle zon.json --season
        alle avonden toepen in één keer
cli-sheet-settle-season = Alle avonden toepen samen

cli-sheet-export-about = Schrijft een rekenblad, een pagina om af te drukken, of tekst voor andere programma's
cli-sheet-export-usage = stamtafel sheet export BESTAND DOEL [OPTIES]
cli-sheet-export-examples =
    stamtafel sheet export zon.json avond.xlsx
        de laatste avond als rekenblad met grafiek
    stamtafel sheet export zon.json seizoen.html --season toepen
        het seizoen als pagina om af te drukken
    stamtafel sheet export zon.json - --as csv
        de laatste avond als CSV op de standaarduitvoer
cli-sheet-export-to = Het bestand dat erbij komt, met .xlsx, .html, .csv of .json aan het eind; - is de standaarduitvoer
cli-sheet-export-as = In welke vorm: xlsx, html, csv of json (standaard zoals het doel eindigt)
cli-sheet-export-season = Het seizoen van een spel, en niet één avond

cli-sheet-import-about = Leest iemands oude blad in; eerst alleen om te zien wat het wordt
cli-sheet-import-usage = stamtafel sheet import BESTAND CSV SPEL [OPTIES]
cli-sheet-import-examples =
    stamtafel sheet import zon.json oud.csv toepen
        toont wat het zou worden, en wat er aan welke regel mankeert
    stamtafel sheet import zon.json oud.csv toepen --write
        zet het op het scoreblad
cli-sheet-import-from = Het oude blad: een regel met namen, dan een regel per spel of potje; - is de standaardinvoer
cli-sheet-import-standings = De getallen zijn standen, en niet wat elk spel of potje gaf
cli-sheet-import-write = Zet het op het scoreblad
cli-sheet-import-partly = Ook als er regels zijn die niet kunnen: die blijven dan weg
cli-sheet-import-read =
    { $evenings ->
        [one] Gelezen: { $lines } regels op één avond, met { $names }.
       *[other] Gelezen: { $lines } regels op { $evenings } avonden, met { $names }.
    }
cli-sheet-import-more-faults =
    { $count ->
        [one] En nog 1 regel kan niet.
       *[other] En nog { $count } regels kunnen niet.
    }
cli-sheet-import-nothing-written = Zo zou het worden; er is nog niets geschreven (dat doet --write).
cli-sheet-import-faults = Niet elke regel kan, dus is er niets geschreven: verbeter ze, of laat ze met --partly weg.

cli-sheet-noted = Regel { $number }: { $text }
cli-sheet-standing = Stand: { $standings }
cli-sheet-difference = { $player }: { $before } wordt { $after }
cli-sheet-no-difference = Aan de stand verandert dit niets.
cli-sheet-odd = Let op
cli-sheet-doubts = Nog te beslissen ('stamtafel sheet decide')
cli-sheet-doubt-line = { $text } — of is dit regel { $line }, waar staat: { $there }?
cli-sheet-doubt-change = Regel { $line } ({ $there }) zou dit moeten zijn: { $text }
cli-sheet-doubt-removal =
    { $what ->
        [out] Regel { $line } ({ $there }) zou niet meetellen.
       *[back] Regel { $line } ({ $there }) zou weer meetellen.
    }
cli-sheet-struck-out = doorgestreept
cli-sheet-in-doubt = nog te beslissen
cli-sheet-corrected = * verbeterd
cli-sheet-word-game = spel
cli-sheet-word-line = REGEL
cli-sheet-word-lines = regels
cli-sheet-word-players = spelers

cli-sheet-empty = Op dit scoreblad staat nog geen avond; 'stamtafel sheet new' begint er een.
cli-sheet-no-evening = Er is geen avond '{ $evening }': noem een nummer tot en met { $most }, of een dag als 2026-11-30.
cli-sheet-no-lines = Op deze avond is nog niets genoteerd.
cli-sheet-who = Wie is '{ $name }'? Je kunt kiezen uit { $names }.
cli-sheet-which = Met '{ $name }' kan meer dan één persoon bedoeld zijn: schrijf de hele naam.
cli-sheet-mixed = Zet bij elk woord een naam of bij geen enkel: bij '{ $word }' staat er geen.
cli-sheet-each = Er spelen { $players } mensen mee ({ $names }), en hier staan { $given } getallen.
cli-sheet-points = '{ $word }' zijn geen punten: schrijf een getal, of een stapel als 30/8/1/0/3/2.
cli-sheet-pile = '{ $word }' is geen stapel: schrijf kaarten/schoppen/10♦/2♠/azen/wips, als 30/8/1/0/3/2.
cli-sheet-winner-first = Begin met de naam van wie het potje won.
cli-sheet-clips = '{ $word }' is geen aantal clips dat hier kan.
cli-sheet-word = '{ $word }' begrijp ik niet: schrijf NAAM:toep, NAAM:weg, NAAM:tien, NAAM:kijkt:NAAM, NAAM:betrapt:NAAM of zien.
cli-sheet-no-toep = Bij '{ $word }' hoort een toep, en die staat er niet voor.
cli-sheet-not-playing = { $player } speelt in deze regel niet mee.
cli-sheet-no-money = Bij wippen valt er niets af te rekenen.
cli-sheet-some-wrong = Niet elke regel is genoteerd.
cli-sheet-there-already = { $file } is er al.
cli-sheet-not-written = Kan { $file } niet schrijven, dus blijft het zoals het was: { $reason }.
cli-sheet-which-form = Zeg met --as in welke vorm: { $forms }.
cli-sheet-no-xlsx = Dit past niet in een rekenblad: { $reason }.
