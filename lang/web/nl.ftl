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
web-menu = Menu
web-help = Hulp
web-sound = Geluid
web-your-turn = Jij bent
web-game-wippen = Wippen
web-game-toepen = Zwols toepen
web-skip = Naar de inhoud
web-less = Minder: { $what }
web-more = Meer: { $what }
web-cancel = Toch niet
web-name = Je naam
web-nobody = Nog niemand
web-stage-before = nog niet begonnen
web-stage-during = bezig
web-stage-after = uit
web-stage-closed = gesloten
web-table = Tafel
web-to-start = Naar de eerste pagina
web-copied = Gekopieerd
web-copy = Kopieer
web-share = Deel
web-link = Link
web-qr = QR-code
web-qr-about = QR-code van deze link
web-code-is = Of met de code:

## First page

web-home-wippen = Speel Wippen
web-home-toepen = Speel Zwols toepen
web-home-about = Twee kaartspellen uit de Lage Landen, met vrienden of tegen de computer.
web-home-wippen-about = Neem kaarten uit de pot, en wip hem leeg. Voor 2 tot 6 spelers.
web-home-wippen-friends = Wippen met vrienden
web-home-toepen-about = Vier kaarten, de laatste slag telt, en durf. Voor 2 tot 8 spelers.
web-home-toepen-friends = Zwols toepen met vrienden
web-home-friends = Met vrienden
web-join = Kom aan tafel
web-join-code = Code of link
web-join-about = Van een tafel, of van je plaats op een ander apparaat.
web-join-go = Naar de tafel
web-join-no-code = Een code heeft tien letters en cijfers.
web-mine = Mijn tafels
web-mine-all = Alle { $count }
web-mine-forget = Vergeet de tafel van { $names }
web-mine-forget-title = Deze tafel vergeten?
web-mine-forget-about = Je plaats daar kun je dan vanaf dit apparaat niet meer terugkrijgen.
web-mine-forget-yes = Vergeten
web-listed = Open tafels
web-listed-about = Iedereen mag komen spelen of kijken.
web-home-more = En verder
web-home-replay = Een partij naspelen
web-home-replay-about = Open een verslag, en zie elke kaart.
web-home-go-on = Verder waar je was
web-listed-seats =
    { $count ->
        [one] 1 speler
       *[other] { $shown } spelers
    }

## Setting up

web-setup = Nieuwe tafel: { $game }
web-presets = Welke regels?
web-switches = Regels aanpassen
web-switches-changed =
    { $count ->
        [one] 1 anders
       *[other] { $shown } anders
    }
web-switch-number = Aantal
web-switch-by-itself = vanzelf
web-switch-points = punten
web-switch-cards = kaarten
web-switch-target = tot een aantal punten
web-switch-games = een aantal spellen
web-switch-one = 1 clip
web-switch-one-or-two = 1 of 2 clips
web-house = Zo speelt deze tafel
web-setup-table = De tafel
web-setup-computers = Computerspelers
web-setup-computers-about = Aan de tafel is plaats voor { $least } tot { $most }.
web-setup-strength = Welke computerspeler?
web-time = Bedenktijd
web-time-about = Wie niet op tijd is, krijgt een gewone zet.
web-time-none = geen
web-time-20s = 20 s
web-time-45s = 45 s
web-time-2min = 2 min
web-time-day = een dag
web-hints = Tips
web-hints-about = Spelers mogen de computer om raad vragen.
web-listed-here = In de lijst van open tafels
web-listed-here-about = Anders komt alleen wie de link of de code heeft.
web-setup-open = Open de tafel
web-setup-faults = Zo gaan de regels niet samen: kijk hierboven.
web-switch-fix = Zet ook aan: { $names }

## At the table

web-mats = De anderen
web-mat-turn = aan zet
web-mat-computer = computer speelt
web-mat-away = even weg
web-mat-gone = geen verbinding
web-mat-left = weggegaan
web-left-seconds = { $shown } s
web-left-minutes = { $shown } min
web-left-hours = { $shown } uur
web-history = Verloop
web-sheet = De stand
web-line-connecting = Er wordt verbonden
web-line-open = Verbonden
web-line-closed = De verbinding is gesloten
web-sides = Stand en verloop
web-dealing = De kaarten worden klaargelegd …
web-elsewhere = Je speelt nu in een ander venster.
web-here = Hier verder spelen
web-lobby = Aan tafel: { $game }
web-lobby-invited = { $name } wacht op je.
web-lobby-first = Wie het eerst gaat zitten, is gastheer.
web-lobby-full = Alle plaatsen zijn bezet. Je kunt meekijken.
web-lobby-time = Bedenktijd: { $time }.
web-lobby-fixed = De kaarten liggen vast voordat iemand ze ziet; na afloop is dat na te gaan.
web-lobby-fixed-sign = Hun kenmerk begint met
web-sit = Ga zitten
web-sit-no-name = Vul eerst een naam in.
web-sit-free = Ga op de vrije plaats zitten
web-sit-wait = Doe de volgende partij mee
web-you-watch = Je kijkt mee.
web-you-wait = Je doet de volgende partij mee.
web-wait-no-more = Toch niet
web-seat-you = jij
web-seat-host = gastheer
web-seat-computer = computerspeler
web-seat-ready = klaar
web-seat-not-ready = nog niet klaar
web-make-host = Maak { $name } gastheer
web-make-host-short = Maak gastheer
web-remove = Stuur { $name } weg
web-waiting = Wachten op een plaats: { $names }
web-invite = Nodig vrienden uit
web-invite-about = Wie de link heeft, kan meespelen of meekijken.
web-invite-text = Kom je { $game } spelen?
web-host = Jij richt de tafel in
web-change-rules = Andere regels
web-change-rules-about = Iedereen moet daarna opnieuw zeggen klaar te zijn.
web-change-rules-keep = Zo spelen we
web-ready = Ik ben klaar
web-ready-about = Zijn de regels goed zo?
web-not-ready = Toch niet klaar
web-start = Begin
web-wait-more = Er is nog iemand nodig: een vriend of een computerspeler.
web-wait-cards = De kaarten worden klaargelegd …
web-wait-ready = Nog niet klaar: { $names }
web-wait-host = Wachten tot { $name } begint.
web-closed-host = De gastheer heeft de tafel gesloten.
web-closed-idle = De tafel is gesloten, omdat er niemand meer kwam.
web-closed-rules = De tafel is gesloten: deze regels spelen we niet meer zo.
web-closed-operator = De tafel is gesloten door wie de server beheert.
web-closed-full = De tafel is gesloten: er is te veel gebeurd om nog bij te houden.
web-paused = De tafel staat op pauze.
web-pause = Pauze
web-resume = Verder
web-you-computer = Een computerspeler speelt voor je.
web-take-back = Zelf verder spelen
web-you-away = Je bent even weg: niemand wacht op je.
web-away = Ik ben even weg
web-back = Ik ben er weer
web-gone-long = { $name } is al een tijd weg.
web-replace = Laat een computer spelen
web-say = Zeg iets
web-players = Spelers
web-stand-in = Laat de computer voor me spelen
web-stand-in-about = Je kunt je plaats op elk moment terugnemen.
web-stand-in-yes = Speel voor me
web-move = Naar een ander apparaat
web-move-about = Scan dit met je andere apparaat, of typ daar de code. Je plaats verhuist dan mee.
web-move-lasts =
    { $count ->
        [one] Nog een minuut te gebruiken, één keer.
       *[other] Nog { $shown } minuten te gebruiken, één keer.
    }
web-move-over = Deze code is te oud.
web-move-again = Nieuwe code
web-sound-on = Geluid aan
web-sound-off = Geluid uit
web-delete-name = Wis mijn naam
web-delete-name-about = Je heet hier dan voortaan naar je plaats. Ook in wat bewaard is, verdwijnt je naam; dat kun je niet terugdraaien.
web-delete-name-yes = Wis mijn naam
web-leave = Sta op van tafel
web-leave-about = Je plaats komt vrij.
web-leave-during = Je plaats komt vrij, en de anderen spelen zonder je verder. Wil je alleen even weg, kies dan 'Ik ben even weg'.
web-leave-yes = Sta op
web-close-table = Sluit de tafel
web-close-table-about = Voor iedereen en voorgoed.
web-close-table-yes = Sluit de tafel
web-keys = Toetsen
web-key-tab = Naar het volgende
web-key-escape = Een stap terug, of sluiten
web-key-help = Deze hulp
web-time-soon = Nog { $count } seconden.
web-news-sat = { $name } gaat zitten.
web-news-waits = { $name } wacht op de volgende partij.
web-news-left = { $name } staat op.
web-news-removed = { $name } gaat van tafel.
web-news-ready = { $name } is klaar.
web-news-not-ready = { $name } is toch niet klaar.
web-news-came = { $name } is er weer.
web-news-went = { $name } heeft geen verbinding.
web-news-away = { $name } is even weg.
web-news-back = { $name } is er weer.
web-news-replaced = Voor { $name } speelt nu een computer.
web-news-taken-back = { $name } speelt weer zelf.
web-news-paused = { $name } zet de tafel op pauze.
web-news-resumed = { $name } laat verder spelen.
web-news-said = { $name }: { $phrase }
web-news-rules = De regels zijn veranderd.
web-news-time = De bedenktijd is veranderd.
web-news-host = Er is een andere gastheer.
web-news-restarted = De server is opnieuw gestart; we gaan verder waar we waren.
web-news-reminded = Tijd om de laatste potjes aan te kondigen?
web-news-closed = De tafel is gesloten.
web-gone-left = { $name } is weggegaan.
web-host-away = De gastheer is weg.
web-lobby-hints = Tips van de computer mogen.
web-lobby-no-hints = Geen tips van de computer.
web-news-hints = De afspraak over tips is veranderd.
web-add-computer = Computerspeler erbij: { $name }

## Settings

web-settings = Instellingen
web-settings-name-about = Zo heet je aan een nieuwe tafel.
web-language = Taal
web-light = Licht
web-light-auto = zoals dit apparaat
web-light-light = licht
web-light-dark = donker
web-four-colours = Vier kleuren
web-four-colours-about = Ruiten blauw, klaveren groen.
web-sound-about = Zacht, en een klopje als je aan zet bent.
web-pace = Tempo van de zetten
web-pace-about = Hoe lang een zet van een ander te zien is.
web-pace-quick = vlot
web-pace-usual = gewoon
web-pace-slow = rustig

## Toepen

web-toepen-info-first = voor het eerste potje
web-toepen-info-hand = potje { $number } van { $hands }
web-toepen-info-open = potje { $number }
web-toepen-info-after = na potje { $number } van { $hands }
web-toepen-info-after-open = na potje { $number }
web-toepen-info-last = de laatste { $hands }
web-toepen-info-last-one = het laatste potje
web-toepen-ready = Klaar
web-toepen-check = Kijken bij { $player }
web-toepen-check-short = Kijken
web-toepen-check-price = Kijken: 2 clips als het klopt, anders betaalt { $player } { $fine }.
web-toepen-exchange-sure = Deze vier gaan weg; je krijgt er vier nieuwe.
web-toepen-back = Toch niet
web-toepen-last-open = Laatste potjes …
web-toepen-last-how-many = Hoeveel potjes nog?
web-toepen-last-say = Aankondigen
web-toepen-last-less = Twee potjes minder
web-toepen-last-more = Twee potjes meer
web-toepen-toep = Toep
web-toepen-toep-hint = Houd even vast, of druk twee keer
web-toepen-once-more = Druk nog eens om te toepen.
web-toepen-with-how-many = Met hoeveel clips toep je?
web-toepen-first = { $player } was eerst. Jij betaalt niets.
web-toepen-did-ready =
    { $who ->
        [you] Je bent klaar.
       *[other] { $player } is klaar.
    }
web-toepen-your-cards = Je kaarten: { $cards }.
web-toepen-cause-time-up =
    { $who ->
        [you] Je tijd was om.
       *[other] De tijd van { $player } was om.
    }
web-toepen-cause-away =
    { $who ->
        [you] Je was even weg.
       *[other] { $player } is even weg.
    }
web-toepen-cause-no-answer =
    { $who ->
        [you] Er kwam geen antwoord van jou.
       *[other] Er kwam geen antwoord van { $player }.
    }
web-toepen-seen =
    { $who ->
        [you] De laatste kaart van { $other } slaat niet alles. Jij wilde zien, dus jij wint (T20).
        [to-you] Je laatste kaart slaat niet alles. { $player } wilde zien en wint (T20).
       *[other] De laatste kaart van { $other } slaat niet alles. { $player } wilde zien en wint (T20).
    }
web-toepen-last-trick-over =
    { $who ->
        [you] De laatste slag beslist: het potje is voor jou.
       *[other] De laatste slag beslist: het potje is voor { $player }.
    }
web-toepen-leads =
    { $who ->
        [you] De slag is voorbij. Jij komt uit.
       *[other] De slag is voorbij. { $player } komt uit.
    }
web-toepen-won-by =
    { $who ->
        [you] Je hebt het potje gewonnen.
       *[other] { $player } heeft het potje gewonnen.
    }
web-toepen-state-over = De avond is voorbij.
web-toepen-state-deals =
    { $who ->
        [you] Jij deelt.
       *[other] { $player } deelt.
    }
web-toepen-state-double = { $player } wil dubbel spelen. Doe je mee?
web-toepen-state-double-waits =
    { $who ->
        [you] Jij moet nog zeggen of je dubbel wilt spelen.
        [to-you] { $player } moet nog antwoorden op je voorstel om dubbel te spelen.
       *[other] { $player } moet nog antwoorden: { $other } wil dubbel spelen.
    }
web-toepen-state-answer = Ga je mee met de toep van { $player }?
web-toepen-state-waits-answer =
    { $who ->
        [you] Jij moet antwoorden op de toep van { $other }.
        [to-you] { $player } moet antwoorden op jouw toep.
       *[other] { $player } moet antwoorden op de toep van { $other }.
    }
web-toepen-state-then-you = Daarna jij.
web-toepen-state-exchange = Ruilen of klaar?
web-toepen-state-exchange-waits = Ruilen of klaar? Nog niet gekozen: { $players }.
web-toepen-state-lead =
    { $who ->
        [you] Jij bent: kom uit met een kaart.
       *[other] { $player } komt uit.
    }
web-toepen-state-play = Jij bent: { $leader } kwam uit met { $card }.
web-toepen-state-plays =
    { $mine ->
        [yes] { $player } is aan de beurt. Jij kwam uit met { $card }.
       *[no] { $player } is aan de beurt. { $leader } kwam uit met { $card }.
    }
web-toepen-word-stays = mee ({ $clips })
web-toepen-word-sees = zien ({ $clips })
web-toepen-word-checked = keek bij { $player }
web-toepen-word-dealt = deelde
web-toepen-word-proposes = dubbel?
web-toepen-word-agrees = ja
web-toepen-word-declines = nee
web-toepen-word-out = weg
web-toepen-word-exchanged = ruilde
web-toepen-word-ready = klaar
web-toepen-toep-with = Toep! ({ $clips })
web-toepen-answer-stays = Mee: { $players }
web-toepen-answer-sees = Wil zien: { $players }
web-toepen-answer-folds = Weg: { $players }
web-toepen-word-last =
    { $hands ->
        [1] nog 1 potje
       *[other] nog { $hands } potjes
    }
web-toepen-clips = { $clips }, { $staked } ingezet
web-toepen-debt = { $clips } schuld
web-toepen-changed = dit potje { $change }
web-toepen-pot = Te winnen: { $clips }
web-toepen-tens = Tienenpot: { $players }
web-toepen-middle = Midden van de tafel
web-toepen-spot-empty = { $player }: geen kaart
web-toepen-spot-now = { $player }: { $card }
web-toepen-spot-led = { $player } kwam uit: { $card }
web-toepen-spot-last = { $player }, vorige slag: { $card }
web-toepen-spot-before = { $player }, eerder: { $card }
web-toepen-spot-open = nog { $cards }
web-toepen-spot-laid = ruilde, niet bekeken
web-toepen-led = kwam uit
web-toepen-you = jij
web-toepen-hand = Je kaarten
web-toepen-card-plays = { $card }, mag je spelen
web-toepen-card-chosen = { $card }, gekozen: nog eens speelt
web-toepen-card-sent = { $card }, wordt gespeeld
web-toepen-saw-shown = Alleen jij zag: { $cards }
web-toepen-saw-exposed = Iedereen zag: { $cards }
web-toepen-saw-laid = Jij legde weg: { $cards }
web-toepen-toeped =
    { $who ->
        [you] Jij: Toep!
       *[other] { $player }: Toep!
    }
web-toepen-stay-costs = Meegaan kost { $price }.
web-toepen-see-costs = Meegaan is nu zien, en kost { $price } (T15).
web-toepen-fold-costs = Ga je weg, dan blijft je inzet van { $staked } liggen.
web-toepen-answers = Antwoorden
web-toepen-answer-waits = Moet nog: { $players }
web-toepen-double = dubbel
web-toepen-letter-stay = m
web-toepen-letter-fold = w
web-toepen-letter-exchange = r
web-toepen-letter-ready = k
web-toepen-letter-deal = d
web-toepen-key-cards = Een kaart kiezen, en met Enter spelen
web-toepen-key-arrows = Naar de kaart ernaast
web-toepen-key-toep = Toepen: nog eens, of Enter, doet het
web-toepen-key-stay = Meegaan of zien
web-toepen-key-fold = Weggaan
web-toepen-key-exchange = Ruilen: nog eens doet het
web-toepen-key-ready = Klaar
web-toepen-key-deal = Delen
web-toepen-key-back = Een stap terug

## After a game

web-sheet-game = Spel
web-sheet-hand = Potje
web-sheet-empty = Er is nog niets uit.
web-sheet-points = Punten na elk spel
web-sheet-clips = Clips na elk potje
web-sheet-as-lines = Als lijnen
web-sheet-as-table = Als tabel
web-sheet-which = Welke stand
web-sheet-match = Partij { $number }
web-sheet-evening = Avond { $number }
web-sheet-spiral =
    { $count ->
        [one] De spiraal: { $players } verliest { $shown } potjes op rij.
       *[other] De spiraal: { $players } verliezen { $shown } potjes op rij.
    }
web-tally-title = Telling van spel { $game }
web-tally-cards = meeste kaarten
web-tally-spades = meeste schoppen
web-tally-aces = azen
web-tally-wips = wips
web-tally-held =
    { $kind ->
        [cards] { $count ->
            [one] 1 kaart
           *[other] { $shown } kaarten
        }
       *[spades] { $shown } schoppen
    }
web-tally-game = dit spel
web-tally-by-cards = kaarten (W33)
web-tally-total = totaal
web-tally-total-of = totaal, tot { $target }
web-tally-nobody = Niemand nam iets, dus de pot is voor niemand (W30).
web-tally-tie-two =
    { $kind ->
        [cards] Evenveel kaarten: { $players } krijgen elk 1 punt (W32).
       *[spades] Evenveel schoppen: { $players } krijgen elk 1 punt (W32).
    }
web-tally-tie-more =
    { $kind ->
        [cards] Evenveel kaarten: { $players }. Met drie of meer krijgt niemand punten (W32).
       *[spades] Evenveel schoppen: { $players }. Met drie of meer krijgt niemand punten (W32).
    }
web-tally-sum =
    { $wips ->
        [0] Samen { $shown } punten (W31).
        [one] Samen { $shown } punten, en 1 voor een wip (W31).
       *[other] Samen { $shown } punten, en { $wipsShown } voor wips (W31).
    }
web-tally-leads =
    { $points ->
        [one] { $players } staat voor met 1 punt.
       *[other] { $players } staat voor met { $shown } punten.
    }
web-tally-level = { $players } staan gelijk bovenaan: { $shown }.
web-tally-goes-on = Dus er komt nog een spel (W35).
web-tally-on = Verder
web-end-over = Afgelopen
web-end-won =
    { $you ->
        [you] Je wint de partij met { $shown } punten
       *[other] { $player } wint de partij met { $shown } punten
    }
web-end-most-clips =
    { $you ->
        [you] De avond is om: jij hebt de meeste clips, { $shown }
        [several] De avond is om: { $players } hebben de meeste clips, elk { $shown }
       *[other] De avond is om: { $players } heeft de meeste clips, { $shown }
    }
web-end-rematch =
    { $game ->
        [toepen] Nog een avond
       *[wippen] Nog een partij
    }
web-end-host-rematch =
    { $game ->
        [toepen] { $player } kan nog een avond beginnen.
       *[wippen] { $player } kan nog een partij beginnen.
    }
web-end-other-table = Naar een andere tafel
web-end-standing = De stand
web-end-fair = Eerlijk gedeeld?
web-end-fair-about = De kaarten lagen vast voordat er werd gedeeld. Deze pagina kan dat zelf narekenen, zonder de server te geloven.
web-end-fair-check = Reken het na
web-end-keep = Bewaren en terugkijken
web-fair-checking = Even rekenen …
web-fair-right = De kaarten zijn gedeeld zoals ze vastlagen.
web-fair-seat = De kaarten die deze plaats zag, lagen vast.
web-fair-alone = De kaarten zijn gedeeld zoals ze vastlagen, maar wie deelde, koos ze alleen.
web-fair-wrong = Hier klopt iets niet.
web-fair-nothing = Over het delen is hier niets te bewijzen.
web-fair-whole = Klopt: het verslag is onbeschadigd, alle { $linesShown } regels.
web-fair-secret = Klopt: het geheim is hetzelfde dat aan het begin werd vastgelegd.
web-fair-shares =
    { $shares ->
        [one] Klopt: 1 van de { $playersShown } plaatsen heeft zelf iets aan het toeval toegevoegd.
       *[other] Klopt: { $sharesShown } van de { $playersShown } plaatsen hebben zelf iets aan het toeval toegevoegd.
    }
web-fair-no-shares = Geen plaats heeft zelf iets aan het toeval toegevoegd.
web-fair-packs =
    { $packs ->
        [one] Klopt: het spel kaarten volgt uit geheim en toeval, en lag vast voor de eerste kaart.
       *[other] Klopt: alle { $packsShown } spellen kaarten volgen uit geheim en toeval, en lagen vast voor de eerste kaart.
    }
web-fair-cards = Klopt: alle { $cardsShown } gedeelde kaarten lagen op hun plek.
web-fair-proofs = Klopt: de { $proofsShown } bewijzen van losse kaarten. De spellen als geheel zijn pas na te gaan met het geheim.
web-fair-shown = Klopt: dit is wat aan deze tafel onder het spelen werd getoond.
web-fair-limits = Wat dit niet bewijst: dat niemand de kaarten kende terwijl er werd gespeeld.
web-flaw-line = Regel { $line }: { $sentence }
web-flaw-no-record = Dit is geen verslag van stamtafel.
web-flaw-newer = Dit verslag is van een nieuwere versie, in formaat { $versionShown }.
web-flaw-form = Dit staat er niet zoals het in een verslag hoort.
web-flaw-checksum = Deze regel is veranderd.
web-flaw-numbering = Hier ontbreekt een regel, of er staat er een dubbel.
web-flaw-cut = Het verslag breekt af.
web-flaw-not-fixed = Vooraf zijn geen kaarten vastgelegd.
web-flaw-no-secret = Het geheim staat er niet in.
web-flaw-secret = Dit is niet het geheim dat aan het begin werd vastgelegd.
web-flaw-pack = Spel kaarten { $packShown } had een ander moeten zijn.
web-flaw-card = Kaart { $placeShown } van spel kaarten { $packShown } is gedeeld als { $card }, maar lag vast als { $fixed }.
web-flaw-unfixed = De { $card } is gedeeld zonder dat er zo'n kaart vastlag.
web-flaw-proof = Dit bewijst niet dat { $card } daar lag.
web-flaw-other-commitment = Aan deze tafel werd iets anders vastgelegd.
web-flaw-other-shares = Aan deze tafel werd iets anders aan het toeval toegevoegd.
web-flaw-other-packs = Aan deze tafel lagen andere spellen kaarten vast.
web-keep-replay = Terugkijken
web-keep-record = Verslag bewaren
web-keep-share = Deel de link
web-keep-link = Kopieer deze link
web-keep-copied = De link is gekopieerd.
web-keep-about = Wie de link heeft, kan alle kaarten van deze partij zien, en aan deze tafel meekijken.
web-pay-title = Afrekening
web-pay-title-double = Afrekening, dubbel (T23)
web-pay =
    { $which ->
        [from-you] Jij betaalt { $to } { $money }.
        [to-you] { $from } betaalt jou { $money }.
       *[others] { $from } betaalt { $to } { $money }.
    }
web-pay-nobody = Niemand hoeft te betalen.
web-replay-title = Terugkijken
web-replay-loading = De partij wordt opgehaald …
web-replay-keys = Toetsen: ← → stap, PgUp PgDn spel, Home End begin en einde, spatie vanzelf.
web-replay-begins = Zo begint het.
web-replay-step = { $step } van { $steps }
web-replay-where = Moment
web-replay-first = Naar het begin
web-replay-back = Stap terug
web-replay-play = Vanzelf verder
web-replay-pause = Stil
web-replay-on = Stap verder
web-replay-last = Naar het einde
web-replay-speed = Tempo
web-replay-deals = deelt
web-replay-hand = Hand
web-replay-none = geen kaarten
web-replay-face-down = dichte kaart
web-replay-file = Een verslag van dit apparaat
web-replay-choose-file = Kies een verslag
web-replay-other-file = Kies een ander verslag
web-replay-file-about = Een bewaard verslag, van een tafel of van stamtafel play, is stap voor stap terug te zien. Het blijft nergens staan.
web-replay-too-long = Zo lang is geen verslag: hoogstens 1 MiB.
web-replay-unreadable = Dit bestand is niet te lezen.
web-replay-laid = weggelegd: { $cards }
web-hint = Hint
web-hint-with = Met de { $card }: { $what }.
web-hint-none = Nu is er geen hint.
web-replay-pile = De stapel
web-replay-seat-record = In dit verslag staat alleen wat één plaats zag.
web-replay-date = Gespeeld op { $date }

## Wippen

web-wippen-build = Bouw { $how }
web-wippen-raise = Bouw door naar { $value }
web-wippen-double = Verdubbel
web-wippen-multiply = Maak { $times } keer
web-wippen-steal = Steel de stapel van { $player }
web-wippen-line = Wat je doet
web-wippen-let-go = Toch iets anders
web-wippen-empty = De pot is leeg.
web-wippen-stock =
    { $cards ->
        [one] nog 1 kaart in de stok
       *[other] nog { $shown } in de stok
    }
web-wippen-game = spel { $game }
web-wippen-deal = deling { $deal } van { $deals }
web-wippen-last-deal = Laatste deling
web-wippen-next-deal = Er is weer gedeeld.
web-wippen-no-history = In deze deling is nog niets gebeurd.
web-wippen-watching = Je kijkt mee.
web-wippen-sent = Even wachten …
web-wippen-waiting = { $player } is aan de beurt.
web-wippen-choose-card = Kies een kaart uit je hand.
web-wippen-choose-card-for = { $sum } – met welke kaart?
web-wippen-tick-either = Wat neem je, of waarop bouw je?
web-wippen-tick-take = Wat neem je?
web-wippen-tick-build = Waarop bouw je, of leg je bij?
web-wippen-nothing-to-tick = Deze kaart neemt nu niets.
web-wippen-not-yet = { $sum } – en nog iets erbij
web-wippen-with-yours = { $sum } · met je { $card } erbij { $total }
web-wippen-pile =
    { $cards ->
        [0] nog niets genomen
        [one] stapel van 1 kaart
       *[other] stapel van { $shown } kaarten
    }
web-wippen-top = bovenop { $card }
web-wippen-wips =
    { $wips ->
        [one] 1 wip
       *[other] { $shown } wips
    }
web-wippen-points =
    { $points ->
        [one] 1 punt
       *[other] { $shown } punten
    }
web-wippen-points-short = { $shown } p
web-wippen-open = hand: { $cards }
web-wippen-key-arrows = langs de kaarten, en van de pot naar je hand
web-wippen-key-enter = kiest; nog eens op je kaart doet het enige dat kan, of gaat naar de knoppen
web-wippen-key-index = kiest een kaart uit je hand, en daarna uit de pot; 0 is de 10
web-wippen-key-meaning = doet wat op die knop staat
web-wippen-key-escape = een stap terug

## How a game goes

web-how = Zo gaat het
web-how-wippen-turn = Speel elke beurt één kaart uit je hand: neem er een kaart van dezelfde rang mee uit de pot, of leg hem bij.
web-how-wippen-choose = Kies eerst een kaart uit je hand, en dan wat je wilt nemen. De knop zegt precies wat er gebeurt.
web-how-wippen-deals = Zijn alle handen leeg, dan krijgt iedereen vier nieuwe kaarten, tot ze op zijn. Dan worden de punten geteld.
web-how-toepen-tricks = Een potje heeft vier slagen. Wie de laatste slag wint, krijgt alle clips die zijn ingezet.
web-how-toepen-ranks = Van hoog naar laag: 10, 9, 8, 7, aas, heer, vrouw, boer. Beken kleur als je kunt.
web-how-toepen-toep = Toep wanneer je durft: de anderen gaan mee en zetten evenveel bij, of ze gaan weg.

## Learning

web-home-learn = Leren spelen
web-home-learn-about = Lessen met open kaarten, voor iedereen die kan lezen.
## Het regelboek

web-home-book = De spelregels
web-home-book-about = Lees ze, zoek erin, of druk ze af.
web-book = Spelregels
web-book-whole = Alle regels van deze tafel
web-book-window = In een eigen venster
web-book-rule = regel { $rule }
web-book-search = Zoek in de regels
web-book-found =
    { $count ->
        [0] Niets gevonden.
        [one] 1 plaats gevonden.
       *[other] { $shown } plaatsen gevonden.
    }
web-book-which = Welke regels
web-book-html = Bladzijde om te bewaren
web-book-pdf = PDF op { $size }
web-book-print = Afdrukken
web-book-build = bouw van { $value }: { $cards }
web-book-own-build = eigen bouw van { $value }: { $cards }
web-book-coming = De regels worden gehaald.
web-book-again = Nog eens
## Score sheet

web-pad = Scoreblad
web-pad-about = Houd de stand bij van avonden met echte kaarten. Het blad rekent na, zegt wie er geeft en wie wie betaalt, en onthoudt het seizoen.
web-pad-new = Nieuw scoreblad
web-pad-mine = Scorebladen op dit apparaat
web-pad-all = Alle scorebladen
web-pad-unnamed = Scoreblad zonder naam
web-pad-forget = Vergeet { $name }
web-pad-forget-title = Dit scoreblad vergeten?
web-pad-forget-about = Alleen dit apparaat vergeet het, met wat nog niet verstuurd is. Zonder de link kom je er niet meer bij.
web-pad-open-file = Verder met een bestand
web-pad-open-file-about = Een scoreblad dat je eerder als JSON hebt bewaard, wordt een nieuw scoreblad.
web-pad-choose-json = Kies een JSON-bestand
web-pad-choose-csv = Kies een CSV-bestand
web-pad-file-too-long = Dit bestand is te groot: meer dan 4 MB.
web-pad-no-secret = Dit apparaat heeft geen link naar dit scoreblad. Vraag er een aan wie het bijhoudt.
web-pad-new-evening = Nieuwe avond
web-pad-change-evening = Avond wijzigen
web-pad-evenings = Avonden
web-pad-evening = Avond
web-pad-no-evening = Er is nog geen avond.
web-pad-removed-evenings = Verwijderd: { $shown }
web-pad-games =
    { $count ->
        [one] 1 spel
       *[other] { $shown } spellen
    }
web-pad-hands =
    { $count ->
        [one] 1 potje
       *[other] { $shown } potjes
    }
web-pad-more = Meer van dit scoreblad
web-pad-season = Seizoen
web-pad-season-of = Seizoen: { $game }
web-pad-files = Bestanden
web-pad-share = Delen
web-pad-people = Spelers
web-pad-rename = { $name } hernoemen
web-pad-rename-short = Hernoemen
web-pad-name = Naam van de groep
web-pad-person-name = Naam
web-pad-name-it = Groep een naam geven
web-pad-keep = Bewaar
web-pad-only-look = Je kunt meekijken; schrijven kan alleen met de andere link.
web-pad-somebody = iemand
web-pad-game = Spel
web-pad-who = Wie spelen er?
web-pad-who-about = Met de klok mee, in de volgorde waarin jullie zitten.
web-pad-known = Spelers van dit scoreblad
web-pad-up = { $name } een plaats eerder
web-pad-stand = { $name } speelt niet mee
web-pad-add-player = Naam van een speler
web-pad-add = Voeg toe
web-pad-name-twice = { $name } zit er al. Geef de tweede een andere naam.
web-pad-first-dealer = Wie geeft er het eerst?
web-pad-date = Datum
web-pad-double = Dubbel
web-pad-double-about = Elke clip is dan het dubbele waard.
web-pad-seats = Kies { $least } tot { $most } spelers.
web-pad-begin = Begin de avond
web-pad-offline = Geen verbinding. Wat je invoert, blijft hier bewaard.
web-pad-waiting =
    { $count ->
        [one] Eén wijziging wacht.
       *[other] { $shown } wijzigingen wachten.
    }
web-pad-full = Dit apparaat heeft geen ruimte meer: wat je invoert en nog niet verstuurd is, is weg als je dit venster sluit.
web-pad-stuck = Niet te versturen
web-pad-stuck-about =
    { $count ->
        [one] Eén wijziging van dit apparaat komt
       *[other] { $shown } wijzigingen van dit apparaat komen
    } met deze link niet op het scoreblad. Open de link om mee te schrijven, of bewaar het blad met deze invoer als bestand.
web-pad-stuck-save = Bewaar met mijn invoer (JSON)
web-pad-stuck-discard = Gooi mijn invoer weg
web-pad-stuck-discard-about = Wat je hier hebt ingevoerd en niet is verstuurd, komt niet terug.
web-pad-not-sent = nog niet verstuurd
web-pad-refused = Niet genoteerd
web-pad-refused-players = Het ging om { $players }.
web-pad-refused-seen = Gezien
web-pad-doubt-line = Regel { $line } is twee keer genoteerd ({ $evening })
web-pad-doubt-change = Regel { $line } is op twee plaatsen gewijzigd ({ $evening })
web-pad-doubt-there = Er staat
web-pad-doubt-here = Tegelijk is genoteerd
web-pad-doubt-out = Deze regel telt niet.
web-pad-doubt-in = Deze regel telt wel.
web-pad-doubt-both = Allebei tellen
web-pad-doubt-instead = Neem het tweede
web-pad-doubt-drop = Laat staan wat er staat
web-pad-in-doubt = nog te beslissen
web-pad-out = telt niet
web-pad-undo = Maak de laatste wijziging ongedaan
web-pad-to-points = tot { $points } punten
web-pad-to-games =
    { $games ->
        [one] één spel
       *[other] { $shown } spellen
    }
web-pad-to-hands =
    { $hands ->
        [one] één potje
       *[other] { $shown } potjes
    }
web-pad-won =
    { $count ->
        [one] { $winners } heeft gewonnen
       *[other] { $winners } hebben gewonnen
    }
web-pad-deals = { $name } geeft
web-pad-next-game = Spel { $line }
web-pad-next-hand = Potje { $line }
web-pad-note = Noteer
web-pad-nothing = Er is nog niets ingevuld.
web-pad-note-more = Noteer er nog een
web-pad-noted = Regel { $line } is genoteerd.
web-pad-played = Wie speelde er mee?
web-pad-not-all = Er deed iemand niet mee
web-pad-how = Wat noteer je?
web-pad-how-piles = Wat er lag
web-pad-how-points = Alleen de punten
web-pad-how-course = Hoe het ging
web-pad-how-clips = Wat ieder inzette
web-pad-how-changes = Wat er veranderde
web-pad-points = Punten
web-pad-count-cards = Kaarten
web-pad-count-spades = Schoppen
web-pad-count-tens = Ruiten 10
web-pad-count-twos = Schoppen 2
web-pad-count-aces = Azen
web-pad-count-wips = Wips
web-pad-all-of = alle { $pack }
web-pad-left-of = nog { $shown } van { $pack }
web-pad-over-of = { $shown } te veel: er zijn er { $pack }
web-pad-rest-to = +{ $rest } voor { $name }: de rest, { $what }
web-pad-winner = Wie won het potje?
web-pad-toep-add = Toep
web-pad-toep-number = Toep { $number }
web-pad-toep-away = Toep { $number } weg
web-pad-toep-by = Wie toepte?
web-pad-toep-clips = Met hoeveel clips?
web-pad-toep-folded = Wie ging weg?
web-pad-seeing = Laten zien
web-pad-seeing-about = Wie bleef, betaalde om de kaarten te zien.
web-pad-check = Gekeken
web-pad-check-add = Kijken
web-pad-check-away = Kijken weg
web-pad-check-by = Wie keek?
web-pad-check-of = Bij wie?
web-pad-check-was = Vier plaatjes?
web-pad-check-honest = Ja, het klopte
web-pad-check-dishonest = Nee
web-pad-tens = Wie had er een 10?
web-pad-line-open = Regel { $line } wijzigen
web-pad-correct = Verbeter
web-pad-correct-keep = Bewaar de verbetering
web-pad-take-out = Haal weg
web-pad-bring-back = Zet terug
web-pad-was = Eerst stond er: { $scores }
web-pad-changed = Veranderd: { $what }
web-pad-from-to = { $name } van { $before } naar { $after }
web-pad-no-difference = de stand blijft gelijk
web-pad-odd-after-the-end = Regel { $line } is genoteerd nadat de avond al uit was.
web-pad-odd-not-seated = { $name } speelt in regel { $line } mee, maar zit er die avond niet.
web-pad-odd-same-again = Regel { $line } zegt hetzelfde als die ervoor. Klopt dat?
web-pad-evening-out = Deze avond is weggehaald en telt niet.
web-pad-evening-remove = Haal deze avond weg
web-pad-evening-back = Zet deze avond terug
web-pad-this-evening = Deze avond
web-pad-last = De laatste …
web-pad-last-hands = Hoeveel potjes nog?
web-pad-last-announce = Kondig aan
web-pad-print = Druk af
web-pad-settle = Wie betaalt wie
web-pad-settle-later = Dat wordt uitgerekend zodra alles verstuurd is.
web-pad-figures = Cijfers
web-pad-figure = Wat
web-pad-figure-played = Gespeeld
web-pad-figure-won = Gewonnen
web-pad-figure-total = Samen
web-pad-figure-best = Beste
web-pad-figure-worst = Slechtste
web-pad-figure-best-run = Langste reeks gewonnen
web-pad-figure-worst-run = Langste reeks verloren
web-pad-figure-spiral = Spiraal (nu op rij verloren)
web-pad-figure-all-folded = Gewonnen doordat iedereen wegging
web-pad-figure-wips = Wips
web-pad-duels = Onderling
web-pad-duel = { $one } – { $other }: { $ahead } om { $behind }, gelijk { $equal }
web-pad-no-day = zonder datum
web-pad-all-evenings = Alle { $shown } avonden
web-pad-no-figures = Er is nog niets gespeeld.
web-pad-save = Bewaren
web-pad-save-json = Alles (JSON)
web-pad-save-csv = { $game } (CSV)
web-pad-save-xlsx = { $game } (rekenblad)
web-pad-save-html = { $game } (pagina)
web-pad-save-about = JSON kun je weer inlezen zonder dat er iets verloren gaat. Het rekenblad heeft een grafiek en formules, de pagina is om te lezen en af te drukken.
web-pad-import = Een oud blad inlezen
web-pad-import-about = Een CSV-bestand met op de eerste regel de namen, en dan een regel voor elk spel of potje.
web-pad-import-numbers = De getallen zijn
web-pad-import-differences = per spel of potje
web-pad-import-standings = de stand erna
web-pad-import-fault = Regel { $line }: { $text }
web-pad-import-more-lines = Hier staan alleen de eerste { $first } regels; ingelezen worden ze alle { $shown }.
web-pad-import-more-faults =
    { $count ->
        [one] En nog 1 regel kan niet.
       *[other] En nog { $shown } regels kunnen niet.
    }
web-pad-import-before = Dit staat al op het scoreblad; er is niets bij gekomen.
web-pad-import-keep = Lees in
web-pad-preview =
    { $lines ->
        [one] 1 regel
       *[other] { $shown } regels
    }, avonden: { $evenings }
web-pad-imported =
    { $count ->
        [one] 1 regel is ingelezen.
       *[other] { $shown } regels zijn ingelezen.
    }
web-pad-link-edit = Link om mee te schrijven
web-pad-link-edit-about = Wie deze link heeft, kan alles noteren en verbeteren.
web-pad-link-look = Link om mee te kijken
web-pad-link-look-about = Wie deze link heeft, ziet alles en kan niets wijzigen.
web-pad-delete = Verwijder dit scoreblad
web-pad-delete-title = Voorgoed verwijderen?
web-pad-delete-about = Het verdwijnt voor iedereen, met alle namen, en komt niet terug.
web-pad-to-sheet = Op het scoreblad
web-pad-to-sheet-about = De stand van deze avond komt als avond op je scoreblad.
web-pad-to-new = Nieuw scoreblad
web-pad-to-always = Ook de volgende van deze tafel
web-pad-on-sheet = Deze wedstrijd staat op het scoreblad.
web-home-sheet = Scoreblad
web-home-sheet-about = Houd de stand bij van avonden met echte kaarten.
