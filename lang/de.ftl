# Stamtafel auf Deutsch. Die drei Dateien haben dieselben Schlüssel in derselben Reihenfolge.

## Karten

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz

# Wie jemand sie tippt; Karo und Kreuz beginnen beide mit k.
suit-letters-spades = p
suit-letters-hearts = h
suit-letters-diamonds = ka
suit-letters-clubs = kr

rank-ace = Ass
rank-two = Zwei
rank-three = Drei
rank-four = Vier
rank-five = Fünf
rank-six = Sechs
rank-seven = Sieben
rank-eight = Acht
rank-nine = Neun
rank-ten = Zehn
rank-jack = Bube
rank-queen = Dame
rank-king = König

rank-letter-ace = A
rank-letter-jack = B
rank-letter-queen = D
rank-letter-king = K

card-spoken = { $suit } { $rank }

## Am Tisch

seat-number = Platz { $seat }

## Wippen: warum ein Zug nicht geht

w5-not-your-turn = Jetzt ist { $player } dran.
w8-one-of-its-rank = Mit { $card } stichst du genau eine lose Karte vom gleichen Rang.
w9-no-groups = Mit { $card } kannst du diese Karten nicht stechen: Sie ergeben keine Gruppen von diesem Wert.
w10-face-takes-one = Mit einem Bild wie { $card } stichst du genau eine Karte vom gleichen Rang.
w10-face-takes-all = Mit einem Bild wie { $card } stichst du alle losen Karten vom gleichen Rang, und nichts anderes.
w11-must-capture =
    { $rank ->
        [A] Du kannst mit dem A stechen, also darfst du nicht ablegen.
        [B] Du kannst mit dem B stechen, also darfst du nicht ablegen.
        [K] Du kannst mit dem K stechen, also darfst du nicht ablegen.
       *[other] Du kannst mit der { $rank } stechen, also darfst du nicht ablegen.
    }
w13-no-building = Bauen gilt an diesem Tisch nicht.
w13-build-on-nothing = Bauen kannst du nur mit mindestens einer losen Karte aus der Mitte.
w13-too-high = Bauen kannst du für 1 bis 10, also nicht für { $value }.
w13-sum = Diese Karten ergeben zusammen nicht { $value }.
w13-not-held = Du baust nur für { $value }, wenn du danach noch eine Karte mit dem Wert { $value } auf der Hand hast.
w14-locked = Die Karte { $card } liegt fest in einem Bau, und den stichst du nur als Ganzes.
w15-other-value = Einen Bau für { $value } kannst du nicht mit { $card } stechen.
w15-not-with-build = Zu einem Bau nimmst du mit { $card } nur lose Karten vom gleichen Wert mit.
w16-no-raising = Erhöhen gilt an diesem Tisch nicht.
w16-with-loose = Erhöhen kannst du nur mit einer Handkarte allein, ohne lose Karten.
w16-sum = So kommst du nicht auf { $value }: Der Bau und deine Karte müssen zusammen genau das ergeben, und höchstens 10.
w16-not-held = Du erhöhst nur auf { $value }, wenn du danach noch eine Karte mit dem Wert { $value } auf der Hand hast.
w17-no-doubling = Doppelbauten gelten an diesem Tisch nicht.
w17-sum = Diese Karten ergeben keine Gruppen von { $value }.
w17-limit = Mehr als doppelt kann ein Bau nicht sein.
w17-not-held = Du verdoppelst nur, wenn du danach noch eine Karte mit dem Wert { $value } auf der Hand hast.
w18-double-stays = Einen Doppelbau darfst du nicht erhöhen.
w18-sum = So kommst du nicht auf { $value }: Alle Karten zusammen müssen Gruppen davon ergeben, höher als der Bau jetzt und höchstens 10.
w18-not-held = Du erhöhst einen Doppelbau nur auf { $value }, wenn du danach noch eine Karte mit dem Wert { $value } auf der Hand hast.
w19-locked-with-value = Einen Bau, in dem eine Karte mit seinem eigenen Wert liegt, darfst du nicht erhöhen.
w20-no-builds-in-sums = An diesem Tisch zählen Bauten nicht in Summen, also nimmt jeden Bau nur eine Karte von seinem Wert.
w20-no-groups = Mit { $card } kannst du das nicht stechen: Die Karten und Bauten ergeben keine Gruppen von diesem Wert.
w21-owner-may-not-add = Du hast noch einen Bau für { $value } liegen, also darfst du nicht ablegen.
w21-leaves-build = Danach hast du keine Karte mit dem Wert { $value } mehr für deinen Bau für { $value }.
w22-face-in-build = Mit einem Bild wie { $card } kannst du nicht bauen.
w24-no-stealing = Stehlen gilt an diesem Tisch nicht.
w24-no-one-to-rob = Da sitzt kein anderer Spieler, den du bestehlen könntest.
w24-empty-pile = Der Stapel von { $player } ist leer.
w24-other-top = Oben auf dem Stapel von { $player } liegt { $card }, und das ist ein anderer Rang.
w29-over = Das Spiel ist zu Ende.
wippen-not-in-hand = Du hast { $card } nicht auf der Hand.
wippen-not-in-pot = Die Karte { $card } liegt nicht in der Mitte, oder nicht so oft.
wippen-no-such-build = So ein Bau liegt nicht in der Mitte.

## Toepen: warum etwas nicht geht

t2-no-such-seat = Einen Platz { $seat } gibt es nicht: Es sind { $players } Spieler.
t3-out-of-turn = Jetzt ist { $player } dran, eine Karte zu spielen.
t4-not-held = Du hast { $card } nicht auf der Hand.
t4-dealing = Es wird noch gegeben.
t6-no-exchanging = Tauschen gilt an diesem Tisch nicht.
t6-closed = Tauschen geht nicht mehr.
t6-small-stock = Zum Tauschen braucht es vier Karten, und im Stock liegen noch { $left }.
t6-folded = Du bist ausgestiegen, also kannst du nicht tauschen.
t8-closed = Nachsehen kannst du nur, solange getauscht werden darf.
t8-own-exchange = Was du selbst getauscht hast, dürfen nur andere nachsehen.
t8-nothing-to-check = Bei { $player } gibt es nichts nachzusehen.
t8-folded = Du bist ausgestiegen, also kannst du nicht nachsehen.
t8-checking = Die getauschten Karten werden gerade nachgesehen.
t9-card-while-exchanging = Solange getauscht werden darf, spielt niemand eine Karte.
t9-already-ready = Du bist schon bereit.
t9-closed = Bereit sein musst du nicht mehr: Das Tauschen ist vorbei.
t9-folded = Du bist ausgestiegen, also wartet niemand auf dich.
t10-folded = Du bist ausgestiegen, also kannst du nicht toepen.
t10-while-answering = Toepen geht jetzt nicht: Erst antwortet { $next } auf den Toep von { $by }.
t11-answer-first = Erst antwortet { $next } auf den Toep von { $by }.
t11-not-your-answer = Jetzt antwortet { $next } auf den Toep.
t11-nothing-to-answer = Es gibt keinen Toep, auf den du antworten könntest.
t13-no-card-since = Übertoepen kannst du erst, wenn nach dem Toep von { $by } eine Karte gespielt ist.
t13-own-toep = Deinen eigenen Toep kannst du nicht übertoepen.
t14-size = Mit { $clips } kannst du nicht toepen: höchstens mit { $most }.
t16-follow-suit = Du musst { $suit } bedienen, also geht { $card } nicht.
t18-folded = Du bist ausgestiegen, also spielst du keine Karte mehr.
t21-over = Dieses Spiel ist zu Ende: { $player } hat gewonnen.
t22-reporting = Erst wird nachgesehen, wer Zehnen hat.
t3-not-the-dealer = Jetzt gibt { $dealer }.
t4-deal-in-hand = Dieses Spiel läuft noch, also wird nicht gegeben.
t4-no-hand = Es ist noch nicht gegeben.
t23-too-late = Doppelt spielen schlägst du vor, bevor zum ersten Mal gegeben ist.
t23-already-double = Ihr spielt schon doppelt.
t23-proposed-before = Das hast du schon einmal vorgeschlagen.
t23-answer-first = Erst antwortet { $next } auf den Vorschlag von { $by }.
t23-not-your-answer = Jetzt antwortet { $next } auf den Vorschlag.
t23-no-proposal = Es gibt keinen Vorschlag, auf den du antworten könntest.
t24-not-between-hands = Die letzten Spiele sagst du zwischen zwei Spielen an.
t24-already-announced = Die letzten Spiele sind schon angesagt, von { $by }.
t24-number = Die Anzahl muss ungerade sein, von 1 bis 19, also geht { $hands } nicht.
t24-over = Der Abend ist zu Ende.

## Der Spielzettel: warum etwas nicht geht

sheet-id-taken = Unter dieser Nummer steht schon etwas anderes auf dem Spielzettel.
sheet-ahead = Das baut auf etwas auf, das dieser Spielzettel nicht hat.
sheet-full =
    { $what ->
        [people] Auf einem Spielzettel stehen höchstens { $most } Leute.
        [evenings] Ein Spielzettel hat höchstens { $most } Abende.
        [lines] Ein Abend hat höchstens { $most } Zeilen.
        [held] Es warten schon { $most } Berichtigungen auf eine Entscheidung: entscheide zuerst über sie.
       *[book] Dieser Spielzettel ist voll: mach auf einem neuen weiter, dann bleibt dieser, wie er ist.
    }
sheet-bad-name = Ein Name hat 1 bis 24 Buchstaben, ohne fremde Zeichen, und kein Leerzeichen am Anfang oder am Ende.
sheet-number-taken = Diese Nummer ist schon vergeben.
sheet-no-person = Diese Person steht nicht auf dem Spielzettel.
sheet-no-evening = Dieser Abend steht nicht auf dem Spielzettel.
sheet-no-line = Diese Zeile steht nicht auf dem Spielzettel.
sheet-no-operation = Diese Änderung steht nicht auf dem Spielzettel.
sheet-overtaken = Jemand anders hat diesen Abend inzwischen geändert: Sieh erst nach, wie er jetzt aussieht.
sheet-date = Einen Tag schreibt man als 2026-11-30, und es muss ihn geben.
sheet-source = Der Vermerk, woher dieser Abend kommt, ist zu lang.
sheet-twice = { $player } steht zweimal da.
sheet-dealer-away = Wer zuerst gibt, muss am Tisch sitzen.
sheet-last-hands = Die letzten Spiele sind eine ungerade Anzahl, von 1 bis 19.
sheet-last-too-late = Als die letzten Spiele angesagt wurden, war der Abend schon vorbei.
sheet-other-game =
    { $game ->
        [wippen] An diesem Abend wird gewippt, und dies gehört zum Toepen.
       *[toepen] An diesem Abend wird getoept, und dies gehört zu Wippen.
    }
sheet-place = So eine Stelle hat eine Zeile nicht.
sheet-per-player = Es spielen { $players } Leute mit: Schreib für jeden von ihnen eine Zahl auf.
sheet-sum =
    { $what ->
        [cards] Zusammen sind es { $pack } Karten, und hier stehen { $noted }.
        [spades] Zusammen sind es { $pack } Pik, und hier stehen { $noted }.
        [tens] Karo 10 gibt es { $pack }-mal, und hier steht sie { $noted }-mal.
        [twos] Pik 2 gibt es { $pack }-mal, und hier steht sie { $noted }-mal.
       *[aces] Zusammen sind es { $pack } Asse, und hier stehen { $noted }.
    }
sheet-too-few-cards = { $player } hat weniger Karten als Pik, Karo 10 und Asse zusammen.
sheet-too-few-spades = { $player } hat öfter Pik 2 als Pik.
sheet-no-wips = An diesem Tisch zählen Wips nicht, und bei { $player } steht einer.
sheet-too-many-wips = Bei { $player } stehen mehr als { $most } Wips.
sheet-points =
    { $range ->
        [one] Ein Spiel gibt zusammen { $most } Punkte, ohne die Wips, und hier stehen { $noted }.
       *[other] Ein Spiel gibt zusammen { $least } bis { $most } Punkte, ohne die Wips, und hier stehen { $noted }.
    }
sheet-no-player = Es gibt keinen { $place }. Spieler in dieser Zeile.
sheet-no-ante = Alle setzen mindestens 1 Clip, auch { $player }.
sheet-unbalanced =
    { $too ->
        [many] Das ist zusammen { $clips } zu viel: Was jemand gewinnt, verliert jemand anders.
       *[few] Das ist zusammen { $clips } zu wenig: Was jemand gewinnt, verliert jemand anders.
    }
sheet-too-many-toeps = In einem Spiel wird höchstens { $most }-mal getoept.
sheet-too-many-checks =
    { $most ->
        [0] Bei so vielen Spielern ist kein Talon zum Tauschen da, also gibt es nichts nachzusehen.
       *[other] Bei so vielen Spielern wird höchstens { $most }-mal getauscht, also nicht öfter nachgesehen.
    }
sheet-too-many-clips = Bei { $player } stehen mehr Clips, als auf diesen Spielzettel passen: { $most } sind das Höchste.
sheet-has-folded = { $player } ist in diesem Spiel schon ausgestiegen.
sheet-own-toep = { $player } kann beim eigenen Toep nicht aussteigen.
sheet-is-over = Alle anderen waren ausgestiegen, also hatte { $player } das Spiel da schon gewonnen.
sheet-retoep-own = { $player } kann den eigenen Toep nicht übertoepen.
sheet-toep-size = Mit { $clips } Clips wird an diesem Tisch nicht getoept.
sheet-no-seeing = Sehen kann man nur beim letzten Toep, und wenn er einen anderen übertoept.
sheet-no-exchange = An diesem Tisch wird nicht getauscht, also gibt es nichts nachzusehen.
sheet-own-cards = { $player } kann nicht bei sich selbst nachsehen.
sheet-no-tens = Die Zehn von { $player } geht nicht: An diesem Tisch werden Zehnen nicht gemeldet, oder die von { $player } steht schon da.
sheet-winner-folded = Wer ausgestiegen ist, kann das Spiel nicht gewinnen.
sheet-winner-not-left = Alle anderen sind ausgestiegen, also bekommt { $player } das Spiel.
sheet-line = Dann stimmt Zeile { $line } nicht mehr: { $sentence }
sheet-nothing-held = Hier ist nichts zu entscheiden.
sheet-not-both = Eine Berichtigung gilt oder gilt nicht: Beides geht nicht.
sheet-nothing-to-undo = Es gibt nichts rückgängig zu machen.
sheet-changed-since = Das ist seitdem wieder geändert worden: Berichtige die Zeile, statt dies rückgängig zu machen.
sheet-person = Person { $number }
sheet-nobody = jemand

## Der Spielzettel: warum etwas nicht zu lesen ist

sheet-csv-too-long = Mehr als 4 MiB liest niemand ein.
sheet-csv-no-names = Oben gehört eine Zeile mit den Namen von mindestens zwei Spielern hin.
sheet-csv-too-many-names = Es sind mehr als { $most } Spieler.
sheet-csv-bad-name = Der Name über Spalte { $column } geht nicht.
sheet-csv-twice = { $player } steht über zwei Spalten.
sheet-csv-cells = Hier stehen { $found } Zellen, und es gibt { $columns } Spalten.
sheet-csv-number = Bei { $player } steht '{ $text }', und das ist hier keine mögliche Zahl.
sheet-csv-date = '{ $text }' ist kein Tag: Schreib 2026-11-30 oder 30.11.2026.
sheet-csv-no-before = Die Zeile davor geht nicht, also ist nicht zu sehen, was diese brachte.
sheet-csv-no-winner = Niemand gewinnt dieses Spiel, oder mehr als einer: Setz den Gewinner in eine Spalte 'Gewinner'.
sheet-csv-unknown-winner = '{ $text }' soll gewonnen haben, spielt aber nicht mit.
sheet-csv-too-many-lines = Ein Abend hat höchstens { $most } Zeilen.
sheet-csv-too-much = Ab hier ist nichts gelesen: { $most } Zeilen ist das Höchste auf einmal, also teile diese Datei auf.
sheet-file-too-long = Das ist zu lang für einen Spielzettel: 6 MiB ist das Höchste.
sheet-file-json = Das ist kein Spielzettel, oder er ist beschädigt: Sieh in Zeile { $line } nach, Zeichen { $column }.
sheet-file-version = Das ist kein Spielzettel der Version { $version }.
sheet-file-operation = Änderung { $number } auf diesem Spielzettel geht nicht: { $sentence }

## Der Spielzettel: was auffällt

sheet-warning-after = Zeile { $line } kam dazu, als es schon aus war.
sheet-warning-not-seated = In Zeile { $line } spielt { $player } mit, ohne an dem Abend einen Platz zu haben.
sheet-warning-same = Zeile { $line } sagt dasselbe wie die davor: Steht sie doppelt da?

## Der Spielzettel: was darauf steht

sheet-untitled = Spielzettel
sheet-season = { $game }: die Saison
sheet-nothing-yet = Noch steht nichts darauf.
sheet-evenings-played =
    { $evenings ->
        [one] Ein Abend.
       *[other] { $evenings } Abende.
    }
sheet-deals-next = { $player } gibt.
sheet-hands-left =
    { $hands ->
        [one] Noch ein Spiel.
       *[other] Noch { $hands } Spiele.
    }
sheet-won-match = { $players } gewinnt die Partie mit { $count } Punkten.
sheet-won-evening =
    { $many ->
        [several] Der Abend ist um: { $players } haben die meisten Clips, je { $count }.
       *[one] Der Abend ist um: { $players } hat die meisten Clips, { $count }.
    }
sheet-chart = Verlauf
sheet-chart-about = Eine Linie für { $names }: wie jeder am Anfang und nach jeder Zeile stand, { $rows } insgesamt. Dieselben Zahlen stehen in der Tabelle.
sheet-standings = Stand
sheet-standings-about = Der Stand, und in Klammern, was es gab.
sheet-gave = { $unit } pro { $row }
sheet-figures = Zahlen
sheet-duels = Untereinander
sheet-duels-about = Wie oft, wer links steht, mehr bekam als wer oben steht.
sheet-settlement = Abrechnung
sheet-clip-worth = Ein Clip ist { $money } wert.
sheet-pays = { $from } zahlt { $to } { $money }.
sheet-house = So spielt dieser Tisch
sheet-lines = Zeilen
sheet-start = Anfang
sheet-total = gesamt
sheet-all-folded = alle anderen ausgestiegen
sheet-word-game = Spiel
sheet-word-hand = Spiel
sheet-word-evening = Abend
sheet-word-date = Tag
sheet-word-winner = Gewinner
sheet-word-player = Spieler
sheet-word-sum = zusammen
sheet-word-clip = Wert eines Clips
sheet-word-amount = Betrag
sheet-word-pays = wer zahlt
sheet-word-to = an wen
sheet-figure-played = gespielt
sheet-figure-won = gewonnen
sheet-figure-share = Anteil gewonnen
sheet-figure-all-folded = gewonnen, weil alle anderen ausstiegen
sheet-figure-wips = Wips
sheet-figure-best-run = längste Gewinnserie
sheet-figure-worst-run = längste Verlustserie
sheet-figure-spiral = Spirale: jetzt in Folge verloren
sheet-figure-best = bestes
sheet-figure-worst = schlechtestes
sheet-figure-total = gesamt

## Stellungen und Züge als Text

reading-not-json = Das ist kein JSON, oder es bricht ab: Schau in Zeile { $line }, Zeichen { $column }.
reading-too-long = So lang ist keine Stellung.
reading-shape = Bei '{ $key }' gehört { $wanted } hin.
reading-not-an-object = Eine Stellung ist ein JSON-Objekt mit Schlüsseln wie "game" und "players".
reading-missing = In der Stellung fehlt '{ $key }'.
reading-unknown-key = In die Stellung gehört '{ $key }' nicht, oder nicht zweimal.
reading-unknown-game = Das Spiel '{ $name }' gibt es nicht: Nimm wippen oder toepen.
reading-unknown-preset = Die Regeln '{ $name }' gibt es nicht (wippen: { $wippen }; toepen: { $toepen }).
reading-unknown-switch = Die Regel '{ $name }' gibt es nicht.
reading-switch-value = Die Regel '{ $key }' kann sein: { $allowed }.
reading-switch-needs = Die Regel '{ $key }' geht nur zusammen mit '{ $needs }'.
reading-players = Dieses Spiel ist für { $least } bis { $most } Spieler.
reading-not-a-card = Bei '{ $key }' steht '{ $word }', und das ist keine Karte: Schreib zum Beispiel Td oder 2s.
reading-foreign-card = Mit { $card } wird dieses Spiel nicht gespielt.
reading-too-often = Die Karte { $card } kommt zu oft vor.
reading-build = Der Bau '{ $text }' geht nicht: { $fault }.
reading-unreachable = Bei '{ $key }' stimmt etwas nicht: { $fault }.
move-form = Das ist kein Zug: '{ $move }'.
move-out-of-cards = Nach '{ $move }' muss gegeben werden, und dafür sind in 'stock' zu wenige Karten.

wanted-object = ein Objekt
wanted-text = ein Text
wanted-cards = ein Text mit Karten
wanted-texts = eine Liste von Texten
wanted-numbers = eine Liste mit einer ganzen Zahl pro Platz
wanted-flag = true oder false
wanted-flags = eine Liste mit true oder false pro Platz
wanted-number = eine ganze Zahl, die hier sein kann
wanted-seat = die Nummer eines Platzes
wanted-seat-or-null = die Nummer eines Platzes oder null
wanted-seats = eine Liste von Platznummern
wanted-texts-or-null = eine Liste mit Karten oder null pro Platz
wanted-phase = exchange oder play

fault-one-per-seat = Es gehört ein Wert pro Platz hin
fault-no-such-seat = Diesen Platz gibt es nicht
fault-deck-size = Mit so vielen Karten geht das Geben nicht auf
fault-stock-size = Mit so vielen Karten gehen die nächsten Runden nicht auf
fault-hand-sizes = Die Kartenzahlen auf den Händen passen nicht dazu, wer dran ist
fault-build-form = Ein Bau wird wie [2h3s4c=9@1] geschrieben
fault-build-sum = Es sind nicht zwei oder mehr Karten, die Gruppen von diesem Wert ergeben
fault-build-face = Ein Bild kann nicht in einem Bau liegen
fault-build-not-held = Der Besitzer hat keine Karte mit diesem Wert
fault-build-not-in-rules = Nach diesen Regeln gibt es so einen Bau nicht
fault-too-many-builds = So viele Bauten können nicht daliegen
fault-wips-not-in-rules = Nach diesen Regeln gibt es keine Wips
fault-last-capture = Dieser Spieler hat nichts gestochen
fault-wrong-result = Nach den Regeln ist das Ergebnis anders
fault-result-too-early = Da steht ein Ergebnis vor dem Ende
fault-turn = Vor dem Ende ist jemand dran, und danach niemand
fault-four-cards = Eine Hand und der Stapel dieses Spielers sind zusammen vier Karten
fault-trick = Wer begann, wer dran ist und was daliegt, passt nicht zusammen
fault-phase = Das passt nicht zum Tauschen
fault-exchange = So kann nicht getauscht worden sein
fault-answering = Das passt nicht zum Toep
fault-toeps = So kann nicht getoept worden sein
fault-clips = So viele Clips können da nicht liegen
fault-saw = Dieser Spieler kann nicht gesehen haben
fault-folded = Es sind zu wenige Spieler dabei

## Befehlszeile: Hilfe

cli-about = Wippen und Zwols toepen, genau nach den Regeln
cli-usage = stamtafel BEFEHL [OPTIONEN]
cli-examples =
    stamtafel BEFEHL --help
        Hilfe zu einem Befehl
    stamtafel --lang nl --help
        diese Hilfe auf Niederländisch

cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-examples = Beispiele

cli-option-help = Zeigt diese Hilfe
cli-option-version = Zeigt die Version
cli-option-lang = In welcher Sprache: nl, de oder en (sonst die der Umgebung)
cli-option-bound = Nach wie vielen Zügen Schluss ist (sonst 1000000)
cli-option-players = Mit wie vielen Spielern (sonst 2)
cli-option-rules = Welche Regeln: basic, advanced, classic oder children bei wippen, zwols bei toepen
cli-option-set = Weicht von den Regeln ab; geht mehrmals
cli-option-seed = Eine Zahl, die die Reihenfolge der Karten bestimmt (sonst der Zufall)
cli-option-dealer = Der Platz des Gebers (sonst 0)
cli-option-games = Wie viele Spiele (sonst 1000)
cli-option-bots = Wer spielt, Platz für Platz; ein Name gilt für alle (Wippen: random, greedy; Toepen: random, sensible)
cli-option-threads = Wie viele Threads daran arbeiten (sonst 1); am Ergebnis ändert das nichts
cli-option-json = Das Ergebnis als JSON
cli-option-divide = Zählt für jeden ersten Zug einzeln

cli-argument-game = wippen oder toepen
cli-argument-file = Die Datei mit der Stellung; - ist die Standardeingabe
cli-argument-moves = Züge wie 3sx3c oder 1:toep; ohne Züge bleibt die Stellung, wie sie ist
cli-argument-depth = Wie viele Züge tief
cli-argument-command = Hilfe zu welchem Befehl
cli-argument-shell = Für welche Shell: bash, elvish, fish, powershell oder zsh

cli-value-language = SPRACHE
cli-value-game = SPIEL
cli-value-preset = REGELN
cli-value-switch = REGEL=WERT
cli-value-bots = NAME,NAME,...
cli-value-file = DATEI
cli-value-size = FORMAT
cli-value-number = N
cli-value-move = ZUG
cli-value-command = BEFEHL
cli-value-shell = SHELL

cli-moves-about = Nennt alle Züge, die in einer Stellung erlaubt sind
cli-moves-usage = stamtafel moves DATEI [OPTIONEN]
cli-moves-examples =
    stamtafel moves position.json
        alle Züge, einer pro Zeile
    stamtafel moves - < position.json
        dieselbe Stellung von der Standardeingabe

cli-after-about = Zeigt die Stellung nach einigen Zügen
cli-after-usage = stamtafel after DATEI [ZUG]...
cli-after-examples =
    stamtafel after position.json 3sx3c 4h
        die Stellung, nachdem zwei Karten gespielt sind

cli-perft-about = Zählt, wie viele Folgen von N Zügen es gibt
cli-perft-usage = stamtafel perft DATEI N [OPTIONEN]
cli-perft-examples =
    stamtafel perft position.json 3
        wie viele Folgen von drei Zügen es gibt
    stamtafel perft position.json 3 --divide
        dasselbe für jeden ersten Zug

cli-deal-about = Gibt Karten: eine Stellung für den Anfang
cli-deal-usage = stamtafel deal SPIEL [OPTIONEN]
cli-deal-examples =
    stamtafel deal wippen --players 3 --seed 7
        Wippen zu dritt, immer mit denselben Karten
    stamtafel deal toepen --set toep_stakes=[1,2] --set hands=null
        Toepen mit 1 oder 2 Clips, und bis jemand die letzten Spiele ansagt
    stamtafel deal wippen --set wips=false --set finish="games 3" | stamtafel moves -
        Wippen ohne Wips, drei Spiele lang; alle ersten Züge

cli-simulate-about = Lässt Computerspieler sehr viele Spiele spielen
cli-simulate-usage = stamtafel simulate SPIEL [OPTIONEN]
cli-simulate-examples =
    stamtafel simulate wippen --rules advanced --bots greedy,random --games 10000
        wie viel besser greedy spielt als der Zufall
    stamtafel simulate toepen --players 4 --games 100000 --threads 2 --seed 7 --json
        als JSON; bei gleichem Seed ändern sich nur die Zeiten
cli-simulate-wippen = { $games } Spiele Wippen, { $players } Spieler, Regeln { $rules }, Seed { $seed }
cli-simulate-toepen = { $games } Spiele Toepen, { $players } Spieler, Regeln { $rules }, Seed { $seed }
cli-simulate-speed = In { $seconds } s: { $games } pro Sekunde, { $moves } Züge pro Sekunde
cli-simulate-lengths = Je { $mean } Züge, von { $least } bis { $most }
cli-simulate-ties = Ohne einen einzigen Sieger: { $ties } ({ $share })
cli-simulate-seat = Platz
cli-simulate-bot = Spieler
cli-simulate-points = Punkte pro Spiel
cli-simulate-clips = Klammern pro Spiel
cli-simulate-wins = Gewonnen

cli-completions-about = Macht ein Skript, mit dem deine Shell Befehle ergänzt
cli-completions-usage = stamtafel completions SHELL
cli-completions-examples =
    stamtafel completions bash > ~/.local/share/bash-completion/completions/stamtafel
        ab dem nächsten Mal ergänzt bash

cli-help-about = Zeigt diese Hilfe, oder die zu einem Befehl
cli-help-usage = stamtafel help [BEFEHL]
cli-help-examples =
    stamtafel help completions
        dasselbe wie: stamtafel completions --help

## Befehlszeile: Fehler

cli-error-no-command = Sag, welchen Befehl du willst; 'stamtafel --help' nennt sie.
cli-error-unknown-command = Den Befehl '{ $name }' gibt es nicht; '--help' nennt sie alle.
cli-error-unknown-command-guess = Den Befehl '{ $name }' gibt es nicht; meinst du '{ $guess }'?
cli-error-unknown-option = Die Option '{ $name }' gibt es nicht; '--help' nennt sie.
cli-error-unknown-option-guess = Die Option '{ $name }' gibt es nicht; meinst du '{ $guess }'?
cli-error-extra-word = Mit '{ $name }' kann ich hier nichts anfangen; '--help' sagt, was hier stehen kann.
cli-error-value-missing = Nach { $name } fehlt noch ein Wert.
cli-error-value = Für { $name } geht { $allowed }, aber nicht '{ $value }'.
cli-error-missing = Es fehlt noch: { $name }.
cli-error-twice = Du kannst { $name } nur einmal angeben.
cli-error-no-value-taken = Nach { $name } gehört kein Wert.
cli-error-not-utf8 = Eines der Wörter ist kein Text in UTF-8.
cli-error-line = Diese Befehlszeile verstehe ich nicht; 'stamtafel --help' erklärt, wie es geht.
cli-error-number = Für { $name } brauche ich eine ganze Zahl, mindestens { $min }, also geht '{ $value }' nicht.
cli-error-number-range = Für { $name } brauche ich eine ganze Zahl von { $min } bis { $max }, also geht '{ $value }' nicht.
cli-error-pdf = Das PDF konnte nicht gemacht werden: { $reason }.
cli-error-set = Bei --set gehört REGEL=WERT hin, wie stealing=true, und nicht '{ $value }'.
cli-error-bot = Einen Computerspieler '{ $name }' gibt es für dieses Spiel nicht: es gibt { $allowed }.
cli-error-bots-count = Bei { $players } Spielern braucht --bots einen Namen für alle oder { $players } Namen, nicht { $count }.
cli-error-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-error-which-move = { $sentence } (Zug { $number }: { $move })
cli-bound-reached = Schluss bei der Grenze von { $bound } Zügen: Es gibt mehr (--bound verschiebt sie).

cli-standard-input = die Standardeingabe
cli-error-file-not-found = Ich kann { $file } nicht lesen: Die Datei gibt es nicht.
cli-error-file-directory = Ich kann { $file } nicht lesen: Das ist ein Verzeichnis.
cli-error-file-denied = Ich kann { $file } nicht lesen: Das ist nicht erlaubt.
cli-error-file = Ich kann { $file } nicht lesen: { $reason }.
cli-error-file-too-long = Ich kann { $file } nicht gebrauchen: Mehr als 1 MiB ist keine Stellung.
cli-error-file-not-utf8 = Ich kann { $file } nicht gebrauchen: Das ist kein Text in UTF-8.
cli-error-file-empty = Ich kann { $file } nicht gebrauchen: Da steht nichts.

## Spielen: in allen Spielen

# So viele Namen, wie es höchstens Computerspieler gibt.
play-names = Anna Ben Clara Dirk Emma Fritz Greta Hans
play-person = Spieler { $number }
play-you = du
play-is-dealer = gibt
play-your-turn = Du bist dran
play-welcome = Am Tisch: { $names }.
play-welcome-help = Wähle mit einer Nummer. ? gibt Hilfe, q hört auf.
play-go-on = Weiter mit Enter
play-continue = Weiter
play-back = zurück
play-more = und noch { $rest }: m zeigt sie
play-cut = Es geht noch mehr, als hier steht: Tippe den Zug selbst.
play-and-others = { $best }, oder etwas anderes ({ $others })
play-nothing = Nichts
play-someone = Jemand anders möchte etwas
play-thinks = { $player } überlegt …
play-thinks-open = { $player } überlegt …  (Enter: Ich möchte etwas)
play-who = Wer?
play-anyone = { $player } macht weiter. Möchte vorher jemand etwas sagen? Dann tippe einen Namen ({ $names }).
play-hand-over = Gib den Bildschirm an { $player }.
play-hand-over-others = Möchte jemand anders zuerst etwas? Dann tippe diesen Namen.
play-are-you-there = Enter, wenn du da bist
play-no-number = Wähle eine Nummer von 1 bis { $most }.
play-not-a-number = Tippe eine Zahl von { $min } bis { $max }.
play-not-understood = '{ $typed }' verstehe ich nicht: Tippe eine Nummer oder einen Zug, oder ? für Hilfe.
play-may = Das geht: { $choice }.
play-house = An diesem Tisch:
play-leave = Wirklich aufhören? (j/n)
play-goodbye = Auf Wiedersehen.

# Was jemand tippen kann; zwischen Kommas steht jedes Mal dasselbe.
play-say-yes = j, ja, y, yes
play-say-quit = q, stopp, quit
play-say-help = ?, h, hilfe, help
play-say-rules = r, regeln, rules
play-say-why = warum, why
play-say-more = m, mehr, more
play-say-back = z, zurück, back

play-help =
    Tippe die Nummer von dem, was du tun willst, oder den Zug selbst.

    Enter       zeigt den Tisch noch einmal
    warum ZUG   sagt, warum ein Zug geht oder nicht
    regeln      zeigt die Spielregeln
    q           hört auf

## Spielen: Wippen

wippen-heading = Wippen · Spiel { $game } · Runde { $deal } von { $deals }
wippen-to-target = bis { $points } Punkte
wippen-to-games =
    { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
wippen-column-pile = Stapel
wippen-column-top = obenauf
wippen-column-wips = Wips
wippen-column-points = Punkte
wippen-pot = Mitte
wippen-pot-empty = leer
wippen-hand = Hand
wippen-row-build = Bau { $value }
wippen-times-double = doppelt
wippen-times-more = { $times } Mal
wippen-build-owner =
    { $who ->
        [you] von dir
       *[other] von { $player }
    }

wippen-do-add = Leg ab
wippen-do-capture = Stich { $what }
wippen-do-build = Bau { $how } auf { $what }
wippen-do-raise = Erhöhe auf { $value }: { $build }
wippen-do-double = Verdopple { $build }
wippen-do-multiply = Mach { $times } Mal daraus: { $build }
wippen-do-with = { $choice }, dazu { $what }
wippen-do-steal = Stiehl den Stapel von { $player }: { $count }
wippen-for-single = für { $value }
wippen-for-double = doppelt für { $value }
wippen-for-more = { $times } Mal für { $value }
wippen-build-single = Bau
wippen-build-double = Doppelbau
wippen-build-more = { $times }fach-Bau
wippen-build =
    { $whose ->
        [own] { $kind } für { $value } ({ $cards })
        [you] deinen { $kind } für { $value } ({ $cards })
       *[other] { $kind } für { $value } von { $player } ({ $cards })
    }
wippen-count-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }

wippen-wip = Wip!
wippen-did-add =
    { $who ->
        [you] Du legst { $card } ab.
       *[other] { $player } legt { $card } ab.
    }
wippen-did-capture =
    { $who ->
        [you] Du stichst { $what } mit { $card }.
       *[other] { $player } sticht { $what } mit { $card }.
    }
wippen-did-build =
    { $who ->
        [you] Du baust { $how }: { $card } auf { $what }.
       *[other] { $player } baut { $how }: { $card } auf { $what }.
    }
wippen-did-raise =
    { $who ->
        [you] Du erhöhst auf { $value }: { $card } auf { $build }.
       *[other] { $player } erhöht auf { $value }: { $card } auf { $build }.
    }
wippen-did-double =
    { $who ->
        [you] Du verdoppelst { $build } mit { $what }.
       *[other] { $player } verdoppelt { $build } mit { $what }.
    }
wippen-did-multiply =
    { $who ->
        [you] Du legst { $what } auf { $build }: jetzt { $times } Mal.
       *[other] { $player } legt { $what } auf { $build }: jetzt { $times } Mal.
    }
wippen-did-steal =
    { $who ->
        [you] Du stiehlst den Stapel von { $other } mit { $card }: { $count }.
        [to-you] { $player } stiehlt deinen Stapel mit { $card }: { $count }.
       *[other] { $player } stiehlt den Stapel von { $other } mit { $card }: { $count }.
    }
wippen-rest =
    { $who ->
        [you] Was noch in der Mitte liegt ({ $cards }), bekommst du: Du hast zuletzt gestochen (W30).
       *[other] Was noch in der Mitte liegt ({ $cards }), bekommt { $player }, der letzte Stich war dort (W30).
    }
wippen-rest-nobody = Niemand hat gestochen, also bekommt niemand, was noch in der Mitte liegt ({ $cards }) (W30).
wippen-deals =
    { $who ->
        [you] Spiel { $game }. Du gibst.
       *[other] Spiel { $game }. { $player } gibt.
    }
wippen-next-deal = Es wird wieder gegeben: Runde { $deal } von { $deals }.
wippen-last-deal = Letzte Runde.

wippen-tally = Wertung von Spiel { $game }
wippen-tally-cards = Karten
wippen-tally-spades = Pik
wippen-tally-aces = Asse
wippen-tally-wips = Wips
wippen-tally-game = Spiel
wippen-tally-total = gesamt
wippen-tie-of-two =
    { $kind ->
        [cards] Gleich viele Karten: { $players } bekommen je 1 Punkt (W32).
       *[spades] Gleich viele Pik: { $players } bekommen je 1 Punkt (W32).
    }
wippen-tie-of-more =
    { $kind ->
        [cards] Gleich viele Karten: { $players }. Ab dreien bekommt niemand Punkte (W32).
       *[spades] Gleich viele Pik: { $players }. Ab dreien bekommt niemand Punkte (W32).
    }
wippen-goes-on = An der Spitze steht es gleich, also kommt noch ein Spiel (W35).
wippen-standing =
    { $games ->
        [0] Noch ist kein Spiel zu Ende.
        [one] Nach 1 Spiel:
       *[other] Nach { $games } Spielen:
    }
wippen-won =
    { $who ->
        [you] Du gewinnst die Partie mit { $points } Punkten. Glückwunsch.
       *[other] { $player } gewinnt die Partie mit { $points } Punkten.
    }

wippen-help =
    Züge: 7kr legt Kreuz 7 ab, 7krx4ka+3h sticht damit, 4kr+2h+3p=9 baut.
    Farben: p Pik, h Herz, ka Karo, kr Kreuz. Bube, Dame, König: B D K.
wippen-rules =
    In jedem Zug spielst du eine Karte: Du stichst damit, oder du legst sie ab.
    Eine Karte sticht eine Karte vom gleichen Rang. Sie kommen auf deinen Stapel.
    Sind alle Hände leer, wird wieder gegeben, bis keine Karten mehr da sind.
    Wer zuletzt gestochen hat, bekommt, was dann noch in der Mitte liegt.

# So spielt dieser Tisch: je ein Satz mit der Nummer der Regel.
wippen-house-must-capture = Wer stechen kann, darf nicht ablegen (W11).
wippen-house-may-add = Ablegen darfst du immer, auch wenn du stechen kannst (W11).
wippen-house-adding-up = Eine Karte sticht auch Karten, die zusammen ihren Wert ergeben (W9).
wippen-house-face-cards-take-all = Ein Bild sticht alle losen Karten seines Rangs (W10).
wippen-house-building = Du darfst für einen Wert bauen, den du noch auf der Hand hast (W13).
wippen-house-raising = Einen einfachen Bau darfst du auf einen höheren Wert erhöhen (W16).
wippen-house-double-builds = Ein Bau darf seinen Wert zweimal enthalten (W17).
wippen-house-triple-builds = Ein Bau darf seinen Wert auch öfter enthalten (W17).
wippen-house-raise-double-builds = Auch einen Doppelbau darfst du erhöhen (W18).
wippen-house-locked-with-value = Ein Bau mit einer Karte von seinem eigenen Wert liegt fest (W19).
wippen-house-builds-in-sums = Beim Stechen zählt ein Bau in einer Summe mit (W20).
wippen-house-stealing = Du darfst einen Stapel mit dem Rang stehlen, der obenauf liegt (W24).
wippen-house-wips = Die Mitte leer stechen ist ein Wip: 1 Punkt, nicht in der letzten Runde (W28).
wippen-house-points = Meiste Karten 2, meiste Pik 2, Karo 10 2, Pik 2 1, jedes Ass 1 (W31).
wippen-house-cards = Jede Karte auf deinem Stapel ist ein Punkt (W33).
wippen-house-open-hands = Alle Hände liegen offen.
wippen-house-target = Wer mit { $points } Punkten oder mehr vorn liegt, gewinnt (W34).
wippen-house-games =
    { $games ->
        [one] Nach einem Spiel gewinnt, wer die meisten Punkte hat (W34).
       *[other] Nach { $games } Spielen gewinnt, wer die meisten Punkte hat (W34).
    }
wippen-house-two-decks = Mit zwei Kartenspielen (W2).

## Spielen: Toepen

toepen-heading-first = Toepen · vor dem ersten Spiel
toepen-heading = Toepen · Spiel { $number } von { $hands }
toepen-heading-open = Toepen · Spiel { $number }
toepen-heading-after = Toepen · nach Spiel { $number } von { $hands }
toepen-heading-after-open = Toepen · nach Spiel { $number }
toepen-at-stake = zu gewinnen: { $clips } Clips
toepen-is-double = doppelt
toepen-column-clips = Clips
toepen-column-stake = Einsatz
toepen-column-card = Karte
toepen-column-won = Gewinn
toepen-hand = Hand
toepen-order = von hoch nach tief: { $ranks }
toepen-you-laid = weggelegt: { $cards }
toepen-is-out = ausgestiegen
toepen-is-toeper = toepte
toepen-is-leader = kam heraus
toepen-is-highest = höchste
toepen-has-exchanged = hat getauscht
toepen-is-ready = bereit
toepen-is-seeing = will sehen
toepen-is-ten = Zehn
toepen-deals-next = gibt

toepen-question-double = Doppelt spielen?
toepen-question-deal = Du gibst
toepen-question-between = Weiter?
toepen-question-stay = Gehst du mit?
toepen-question-exchange = Tauschen?
toepen-question-out-of-turn = Möchtest du etwas?
toepen-question-last = Wie viele Spiele noch? Ungerade, höchstens 19 (Enter: 7)

toepen-do-play = Spiel { $card }
toepen-do-play-highest = Spiel { $card }, bisher die höchste
toepen-do-toep =
    { $clips ->
        [1] Toep!
       *[other] Toep! mit { $clips } Clips
    }
toepen-do-stay = Ich gehe mit ({ $clips })
toepen-do-see = Ich will sehen ({ $clips })
toepen-do-fold = Ich steige aus
toepen-do-exchange = Tauschen
toepen-do-check = Nachsehen bei { $player } (kostet { $cost }, wenn es stimmt, sonst zahlt { $player } { $fine })
toepen-do-ready = Bereit, ich behalte diese Karten
toepen-do-propose = Doppelt spielen vorschlagen
toepen-do-agree = Ja, doppelt
toepen-do-decline = Nein, wie sonst
toepen-do-last =
    { $hands ->
        [1] Das letzte Spiel ansagen
       *[other] Die letzten { $hands } Spiele ansagen
    }
toepen-do-announce = Die letzten Spiele ansagen
toepen-do-deal = Geben

toepen-did-play =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $player } spielt { $card }.
    }
toepen-did-toep =
    { $who ->
        [you] Du: Toep!
       *[other] { $player }: Toep!
    }
toepen-did-retoep =
    { $who ->
        [you] Du: Toep! Das geht über den letzten.
       *[other] { $player }: Toep! Das geht über den letzten.
    }
toepen-with-clips = Mit { $clips } Clips.
toepen-did-stay =
    { $who ->
        [you] Du gehst mit ({ $clips }).
       *[other] { $player } geht mit ({ $clips }).
    }
toepen-did-see =
    { $who ->
        [you] Du willst sehen ({ $clips }).
       *[other] { $player } will sehen ({ $clips }).
    }
toepen-did-fold =
    { $who ->
        [you] Du steigst aus.
       *[other] { $player } steigt aus.
    }
toepen-did-exchange =
    { $who ->
        [you] Du tauschst deine vier Karten.
       *[other] { $player } tauscht vier Karten.
    }
toepen-did-check =
    { $who ->
        [you] Du siehst nach, was { $other } weggelegt hat.
        [to-you] { $player } sieht nach, was du weggelegt hast.
       *[other] { $player } sieht nach, was { $other } weggelegt hat.
    }
toepen-honest = Es sind vier Bilder.
toepen-honest-shown = Es sind vier Bilder: { $cards }.
toepen-honest-pays =
    { $who ->
        [you] Du zahlst { $clips } Clips: 1 an { $other } und 1 in deinen Einsatz (T8).
        [to-you] { $player } zahlt { $clips } Clips: 1 an dich und 1 in den eigenen Einsatz (T8).
       *[other] { $player } zahlt { $clips } Clips: 1 an { $other } und 1 in den eigenen Einsatz (T8).
    }
toepen-dishonest = Es sind keine vier Bilder: { $cards }.
toepen-dishonest-pays =
    { $who ->
        [you] Du zahlst { $clips } Clips: 1 an { $other } und { $own } in deinen Einsatz (T8).
        [to-you] { $player } zahlt { $clips } Clips: 1 an dich und { $own } in den eigenen Einsatz (T8).
       *[other] { $player } zahlt { $clips } Clips: 1 an { $other } und { $own } in den eigenen Einsatz (T8).
    }
toepen-dishonest-pays-one =
    { $who ->
        [you] Du zahlst 1 Clip an { $other } (T8).
        [to-you] { $player } zahlt dir 1 Clip (T8).
       *[other] { $player } zahlt 1 Clip an { $other } (T8).
    }
toepen-has-ten =
    { $who ->
        [you] Du hast eine Zehn und legst 1 Clip auf den Zehnerplatz (T22).
       *[other] { $player } hat eine Zehn und legt 1 Clip auf den Zehnerplatz (T22).
    }
toepen-closed =
    { $who ->
        [you] Das Tauschen ist vorbei. Du kommst heraus.
       *[other] Das Tauschen ist vorbei. { $player } kommt heraus.
    }
toepen-count-clips =
    { $clips ->
        [one] 1 Clip
       *[other] { $clips } Clips
    }
toepen-asked = { $player } hat getoept. Mitgehen kostet { $price }.
toepen-asked-to-see = { $player } hat mit der letzten Karte getoept. Mitgehen heißt jetzt sehen und kostet { $price } (T15).
toepen-trick =
    { $who ->
        [you] Du machst den Stich mit { $card } und kommst heraus.
       *[other] { $player } macht den Stich mit { $card } und kommt heraus.
    }
toepen-trick-of-folded =
    { $who ->
        [you] Die höchste, { $card }, ist von { $other }, schon ausgestiegen: Du kommst heraus (T19).
        [to-you] Die höchste, { $card }, ist von dir, aber du bist ausgestiegen: { $player } kommt heraus (T19).
       *[other] Die höchste, { $card }, ist von { $other }, schon ausgestiegen: { $player } kommt heraus (T19).
    }
toepen-last-trick =
    { $who ->
        [you] Du machst den letzten Stich mit { $card }.
       *[other] { $player } macht den letzten Stich mit { $card }.
    }
toepen-last-trick-of-folded =
    { $who ->
        [you] Die höchste, { $card }, ist von { $other }, schon ausgestiegen: Du bekommst das Spiel (T19).
        [to-you] Die höchste, { $card }, ist von dir, aber du bist ausgestiegen: { $player } bekommt das Spiel (T19).
       *[other] Die höchste, { $card }, ist von { $other }, schon ausgestiegen: { $player } bekommt das Spiel (T19).
    }
toepen-seen =
    { $who ->
        [you] { $card } von { $other } schlägt nicht alles: { $best } ist höher. Du wolltest sehen, also gewinnst du (T20).
        [to-you] Deine { $card } schlägt nicht alles: { $best } ist höher. { $player } wollte sehen und gewinnt (T20).
       *[other] { $card } von { $other } schlägt nicht alles: { $best } ist höher. { $player } wollte sehen und gewinnt (T20).
    }
toepen-all-folded = Alle anderen sind ausgestiegen (T12).
toepen-won =
    { $who ->
        [you] Du gewinnst das Spiel: { $clips }.
       *[other] { $player } gewinnt das Spiel: { $clips }.
    }
toepen-did-propose =
    { $who ->
        [you] Du schlägst vor, doppelt zu spielen (T23).
       *[other] { $player } schlägt vor, doppelt zu spielen (T23).
    }
toepen-did-agree =
    { $who ->
        [you] Du spielst gern doppelt.
       *[other] { $player } spielt gern doppelt.
    }
toepen-did-decline =
    { $who ->
        [you] Du spielst lieber wie sonst.
       *[other] { $player } spielt lieber wie sonst.
    }
toepen-double = Ihr spielt doppelt: Gewinn und Verlust zählen zweimal (T23).
toepen-did-last-one =
    { $who ->
        [you] Du sagst das letzte Spiel an (T24).
       *[other] { $player } sagt das letzte Spiel an (T24).
    }
toepen-did-last =
    { $who ->
        [you] Du sagst die letzten { $hands } Spiele an (T24).
       *[other] { $player } sagt die letzten { $hands } Spiele an (T24).
    }
toepen-did-deal =
    { $who ->
        [you] Spiel { $number }. Du gibst.
       *[other] Spiel { $number }. { $player } gibt.
    }
toepen-reminder = Ihr spielt jetzt { $minutes } Minuten: Zeit, die letzten Spiele anzusagen?
toepen-settlement = Abrechnung, { $money } pro Clip:
toepen-settlement-double = Abrechnung, { $money } pro Clip, doppelt:
toepen-nobody-pays = Niemand muss zahlen.

# Was jemand tippen kann; zwischen Kommas steht jedes Mal dasselbe.
toepen-say-toep = t
toepen-say-stay = mit, ich gehe mit, sehen, ich will sehen
toepen-say-fold = aus, raus, ich steige aus
toepen-say-exchange = tausch, tauschen
toepen-say-ready = bereit
toepen-say-deal = geben, gib
toepen-say-propose = doppelt
toepen-say-agree = ja
toepen-say-decline = nein

toepen-help =
    Du kannst auch eine Karte tippen (10h), oder toep, mit, aus, tausch, bereit.
    Während jemand anders überlegt, kommst du mit Enter oder t dazwischen.
    Farben: p Pik, h Herz, ka Karo, kr Kreuz. Bube, Dame, König: B D K.
toepen-rules =
    Vier Stiche; wer den letzten macht, gewinnt das Spiel und alle Einsätze.
    Von hoch nach tief: 10 9 8 7 A K D B. Farbe bedienen ist Pflicht (T16).
    Wer dabei ist, kann jederzeit toepen: Mitgehen kostet einen Clip, sonst bist du raus.
    Gleich vor der ersten Karte kannst du vier Karten tauschen (T6).

# So spielt dieser Tisch: je ein Satz mit der Nummer der Regel.
toepen-house-exchange = Vier Bilder tauschst du: B, D, K. Bluffen darfst du, nachsehen auch (T6, T8).
toepen-house-exchange-aces = Vier Bilder tauschst du: B, D, K, A. Bluffen darfst du, nachsehen auch (T6, T8).
toepen-house-no-exchange = Es wird nicht getauscht (T6).
toepen-house-toep-one = Ein Toep kostet 1 Clip (T14).
toepen-house-toep-two = Ein Toep kostet 1 oder 2 Clips, wie der Toepende will (T14).
toepen-house-retoep-own = Du darfst auch deinen eigenen Toep übertoepen (T13).
toepen-house-report-tens = Wer eine Zehn bekommt, legt einen Clip auf den Zehnerplatz (T22).
toepen-house-open-piles = Gespielte Karten bleiben sichtbar (T17).
toepen-house-clips = Alle beginnen mit { $clips } Clips zu { $money } (T2, T25).
toepen-house-hands =
    { $hands ->
        [one] Der Abend dauert ein Spiel, außer jemand sagt die letzten Spiele an (T24).
       *[other] Der Abend dauert { $hands } Spiele, außer jemand sagt die letzten Spiele an (T24).
    }
toepen-house-until-called = Der Abend dauert, bis jemand die letzten Spiele ansagt (T24).
toepen-house-minutes =
    { $minutes ->
        [one] Nach 1 Minute wird der Tisch daran erinnert, die letzten Spiele anzusagen (T24).
       *[other] Nach { $minutes } Minuten wird der Tisch daran erinnert, die letzten Spiele anzusagen (T24).
    }

## Spielen: Befehlszeile

play-about = Spielt eine Partie Wippen oder einen Abend Zwols toepen
play-usage = stamtafel play [SPIEL] [OPTIONEN]
play-examples =
    stamtafel play wippen
        du gegen einen Computerspieler
    stamtafel play wippen --rules advanced --players 3 --names Jan
        mit Bauen, gegen zwei
    stamtafel play toepen --humans 2 --names Jan,Uwe --set hands=10
        zehn Spiele, ihr zwei und zwei Computerspieler
play-option-players = Mit wie vielen Spielern (sonst 2 bei wippen, 4 bei toepen)
play-option-humans = Wie viele davon Menschen sind, reihum an diesem Bildschirm (sonst 1)
play-option-names = Wie die Spieler heißen, mit Kommas dazwischen
play-option-bots = Welche Computerspieler: random, greedy (wippen), sensible (toepen)
play-option-beat = Wie lange ein Computerspieler wartet (sonst 1000, oder 2000, wenn du toepen kannst)
play-option-plain = Ohne Farben, und mit Buchstaben statt Farbzeichen
play-option-no-colour = Ohne Farben
play-value-names = NAME,...
play-value-milliseconds = MS
play-error-same-name = Den Namen '{ $name }' gibt es zweimal: Gib allen einen eigenen.
play-error-too-many = Bei { $name } ist Platz für höchstens { $most }.
play-which-game = Welches Spiel?
play-game-wippen = Wippen
play-game-toepen = Zwols toepen

## Records of whole matches

record-at-line = Zeile { $line }: { $sentence }
record-not-a-record = Das ist kein Protokoll von stamtafel.
record-newer-version = Das hat eine neuere Version von stamtafel geschrieben, in Format { $version }.
record-too-long = So lang ist kein Protokoll.
record-checksum = Diese Zeile wurde verändert: Ihre Prüfsumme stimmt nicht.
record-head = Hierher gehört die Zeile, die mit '{ $word }' beginnt.
record-names = Hierher gehört ein Name für jeden Spieler, mit höchstens { $most } Zeichen.
record-date = Hierher gehört ein Tag wie "2026-11-30", oder null.
record-other-view = Das ist eine andere Art von Protokoll: vom ganzen Tisch oder von einem Platz.
record-other-game = Das ist ein Protokoll des anderen Spiels.
record-numbering = Hierher gehört Nummer { $number }: Eine Zeile fehlt, steht doppelt oder am falschen Ort.
record-form = Das kann ich nicht lesen, oder es ist nicht so geschrieben wie in Protokollen.
record-cut = Hier bricht das Protokoll ab: Es endet nicht mit 'end'.
record-after-end = Nach dem Ende kann nichts mehr kommen.
record-out-of-place = So ein Eintrag kann hier nicht stehen.
record-fingerprint-due = Das Spiel ist aus, also gehört hierher sein Fingerabdruck.
record-pack-due = Bevor gegeben wird, muss die Zeile 'pack' das Kartenspiel festlegen.
record-no-such-seat = Diesen Platz gibt es nicht.
record-illegal = '{ $move }' ist nicht erlaubt. { $reason }
record-too-few-cards = Dafür hat der Spieler zu wenige Karten.
record-not-now = Zuerst muss etwas anderes geschehen: eine Runde gegeben, etwas festgestellt oder gezogen werden.
record-wrong-deal = Das ist nicht, was jetzt gegeben werden muss.
record-wrong-card = { $card } kann dort nicht sein: Die Karte ist anderswo oder nicht im Kartenspiel.
record-wrong-fact = Die Karten sagen etwas anderes.
record-fingerprint = Der Tisch ist hier nicht so, wie er aufgeschrieben wurde: Die Regeln wurden seither anders angewandt.
record-not-fixed = Die Karten dieser Partie wurden nicht durch ein Geheimnis festgelegt, also kann sie nicht weitergehen.
record-other-secret = Das Geheimnis ist nicht das, an das dieses Protokoll gebunden ist.
record-file-too-long = Ich kann { $file } nicht gebrauchen: Mehr als 16 MiB ist kein Protokoll.

verify-fair = Alle Züge sind erlaubt, { $packs ->
    [one] das Kartenspiel stand
   *[other] alle { $packs } Kartenspiele standen
} vor der ersten Karte fest, und alle { $cards } bekannten Karten wurden so gegeben, wie sie feststanden; { $shares } von { $players } Plätzen hatten Anteil am Zufall.
verify-fair-alone = Alle Züge sind erlaubt, { $packs ->
    [one] das Kartenspiel stand
   *[other] alle { $packs } Kartenspiele standen
} vor der ersten Karte fest, und alle { $cards } bekannten Karten wurden so gegeben, wie sie feststanden; aber kein Platz hatte Anteil am Zufall, also konnte wählen, wer gab.
verify-opened = Alle Züge sind erlaubt, und die { $proved } Beweise einzelner Karten stimmen ({ $cards } gegebene Karten sind bekannt); die Kartenspiele als Ganzes lassen sich nur mit dem Geheimnis prüfen, und das steht nicht darin.
verify-not-revealed = Alle Züge sind erlaubt; über das Geben lässt sich nichts sagen ohne das Geheimnis, und das steht nicht darin.
verify-not-fixed = Alle Züge sind erlaubt, aber keine Karten wurden im Voraus festgelegt, also ist über das Geben nichts bewiesen.
verify-secret = Das ist nicht das Geheimnis, das am Anfang festgelegt wurde, also ist über das Geben nichts bewiesen.
verify-pack = Nach dem Geheimnis und den Anteilen hätte Kartenspiel { $pack } ein anderes sein müssen.
verify-card = Karte { $place } von Kartenspiel { $pack } wurde als { $dealt } gegeben, stand aber als { $fixed } fest.
verify-opening = Der Beweis, dass Karte { $place } des Kartenspiels { $card } ist, stimmt nicht.
verify-opening-unseen = Das beweist, dass Karte { $place } des Kartenspiels { $card } ist, aber niemand hat sie von dort gezeigt.

## Command line: records

cli-replay-about = Zeigt eine aufgeschriebene Partie in jedem Augenblick
cli-replay-usage = stamtafel replay PROTOKOLL [--seat N] [--to NUMMER]
cli-replay-examples =
    stamtafel replay abend.txt
        wie es ausging
    stamtafel replay abend.txt --to 40 --seat 1
        was Platz 1 nach Nummer 40 wusste
cli-replay-record = Die Datei mit dem Protokoll; - ist die Standardeingabe
cli-replay-seat = Nur was dieser Platz wusste
cli-replay-to = Nach welcher Nummer (sonst der letzten)
cli-replay-value-record = PROTOKOLL
cli-replay-value-entry = NUMMER
cli-replay-other-seat = In diesem Protokoll steht nur, was { $view } wusste.

cli-verify-about = Sagt, was eine aufgeschriebene Partie über das Geben beweist
cli-verify-usage = stamtafel verify PROTOKOLL
cli-verify-examples =
    stamtafel verify abend.txt
        wurden die Karten so gegeben, wie sie im Voraus feststanden?

replay-title = { $game }: { $names }
replay-view = Wie { $player } es wusste
replay-spectator = ein Zuschauer
replay-start = Vor der ersten von { $count } Nummern
replay-after = Nach Nummer { $number } von { $count }: { $entry }
replay-pot = Mitte: { $cards }
replay-nothing = nichts
replay-hidden = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
replay-wippen-seat = { $player }: { $cards } · Stapel { $pile } · Wips { $wips } · insgesamt { $points }
replay-toepen-seat = { $player }: { $cards } · gespielt { $pile } · Einsatz { $stake } · Klammern { $clips }
replay-folded = (ausgestiegen)
replay-stock = Talon: { $count }
replay-to-act = Am Zug: { $players }
replay-dealing = Jetzt wird gegeben
replay-fact = Jetzt entscheiden die Karten von { $player }
replay-over = Es ist aus
replay-stock-guessed = In welcher Reihenfolge die letzten { $count } Karten des Talons liegen, steht nicht im Protokoll.

## Playing: with a record

record-play-option = Alles in diese Datei schreiben; wenn es sie schon gibt, damit weitermachen
record-play-option-share = Irgendein Text: er wird mitgemischt, sodass niemand allein die Karten wählte
record-play-value-share = TEXT
record-play-begins = Alles wird in { $file } aufgeschrieben. Damit stehen die Karten fest:
record-play-goes-on = Es geht weiter mit der Partie in { $file }. Damit stehen die Karten fest:
record-play-stopped = Alles steht in { $file }: Nenn die Datei wieder bei --record, um weiterzumachen.
record-play-complete = Das Protokoll ist vollständig: stamtafel verify { $file } prüft das Geben.
record-play-broken = Die Partie endet hier, weil sich der letzte Zug nicht in { $file } schreiben lässt: { $reason }.
record-play-full = Die Partie endet hier, weil { $file } so lang ist, wie ein Protokoll werden kann.
record-play-busy = Ein anderes Programm spielt die Partie in { $file }: Mach weiter, wenn es aufgehört hat.
record-play-finished = Die Partie in { $file } ist vorbei: stamtafel replay zeigt sie, und eine neue braucht eine eigene Datei.
record-play-no-secret = Ohne das Geheimnis von { $file } geht es nicht weiter: Die Datei { $secret } fehlt.
record-play-strange-secret = Ich kann { $file } nicht benutzen: In { $secret } steht nicht das Geheimnis einer Partie.
record-play-no-record = Es gibt { $secret }, aber nicht { $file }: Leg das Protokoll zurück, oder lösch das Geheimnis, wenn die Partie nicht weitergehen soll.
record-play-other-game = In { $file } steht eine Partie { $game }.
record-play-unusable = Mit { $file } geht es nicht weiter. { $sentence }
record-play-otherwise = Die Partie in { $file } begann anders: Mach ohne { $option } weiter, oder nimm eine andere Datei.
record-play-no-bot = Mit { $file } geht es nicht weiter: Es gibt keinen Computerspieler '{ $name }'.
record-play-io = Ich kann nichts in { $file } schreiben: { $reason }.

## Spielen auf dem ganzen Bildschirm

full-option-ascii = Auf dem ganzen Bildschirm: einfaches ASCII, mit Buchstaben für die Farben
full-too-small = Der Tisch braucht { $columns } × { $rows }: Mach das Fenster bitte größer.
full-foot = 1-4 Karte · Enter · Esc zurück · h Verlauf · F2 Farben · ? Hilfe · q Ende
full-foot-toep = 1-4 Karte · t Toep · Enter · Esc zurück · h Verlauf · ? Hilfe · q Ende
full-to-play = am Zug
full-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
full-pile = Stapel { $cards }
full-wips =
    { $wips ->
        [one] 1 Wip
       *[other] { $wips } Wips
    }
full-pot-empty = Die Mitte ist leer.
full-choose-card = { $question }: Wähle eine Karte.
full-card-first = Wähle zuerst eine Karte deiner Hand.
full-sum = { $sum } · mit deiner { $card }: { $total }
full-once-more = { $what } · noch einmal: { $choice }
full-ways = { $what } · geht auf { $ways } Arten: Wähle eine Zeile oder Karten der Mitte.
full-tick-on = { $what } · reicht noch nicht: Wähle mehr dazu oder eine Zeile.
full-tens = Auf dem Zehnerplatz: { $players }
full-exchanging = Tauschen: vier Karten gegen vier neue (T6)
full-stock = Talon: { $cards }
full-exposed = von allen gesehen: { $cards }
full-leads = { $player } kommt heraus.
full-you-lead = Du kommst heraus.
full-proposed = { $player } schlägt vor, doppelt zu spielen (T23).
full-between = { $player } macht weiter, sobald du weitermachst.
full-wants-something = { $player } möchte zuerst etwas
full-there = { $player } ist da
full-toep-sure = Bist du sicher?
full-no-toep = Nein, doch nicht
full-leave-sure = Wirklich vom Tisch aufstehen?
full-leave = Aufstehen
full-stay = Bleiben
full-back = Zurück
full-go-on = Weiter
full-done = Fertig
full-over = Das war es
full-history = Der Abend bis jetzt
full-history-empty = Noch ist nichts zu Ende.
full-help-title = Hilfe
full-help =
    1 2 3 4    eine Karte deiner Hand; noch einmal spielt sie aus
    ← → ↑ ↓    bewegen; Tab geht weiter, Enter oder Leertaste wählt
    Esc        einen Schritt zurück
    h          wie alle standen, mit einem Liniendiagramm
    F2         vier Farben, zwei Farben, einfaches ASCII
    q          aufstehen
    Mit der Maus geht es auch. Hier blättern ↑ und ↓, und Esc schließt.
full-help-wippen =
    a b c …    Karten und Bauten der Mitte wählen
    Wähle zuerst eine Karte deiner Hand: Was sie stechen kann oder worauf sie passt, bekommt einen Buchstaben, und neben deiner Hand steht alles, was damit geht, das Beste zuerst.
    Geht nur eines, tut es die noch einmal gewählte Karte.
full-help-toepen =
    t          toepen, sobald es erlaubt ist; es wird noch einmal gefragt
    a b c …    die Zeilen neben deiner Hand
    Vor allen liegt ihr Einsatz, Clip für Clip, und die oberste Karte ihres Stapels.

## Am Tisch übers Netz: warum etwas nicht geht

refusal-late = Inzwischen ist etwas anderes geschehen: schau noch einmal.
refusal-from-the-future = So weit ist der Tisch noch nicht.
refusal-too-fast = Das ist zu viel auf einmal: warte einen Moment.
refusal-no-seat = Setz dich zuerst.
refusal-elsewhere-now = Dein Platz ist anderswo geöffnet: hol ihn zuerst hierher.
refusal-computer-plays = Ein Computerspieler spielt für dich: übernimm zuerst wieder selbst.
refusal-wrong-seat = Das geht mit diesem Platz nicht.
refusal-host-only = Das darf nur der Gastgeber.
refusal-only-before = Das geht nur vor einer Partie.
refusal-only-during = Das geht nur während einer Partie.
refusal-only-after = Das geht nur nach einer Partie.
refusal-paused = Der Tisch macht Pause.
refusal-not-paused = Der Tisch macht keine Pause.
refusal-full = Es ist kein Platz mehr frei.
refusal-name-taken = Diesen Namen hat hier schon jemand: wähle einen anderen.
refusal-rules = Diese Hausregeln passen nicht zusammen.
refusal-not-ready = Noch sind nicht alle bereit.
refusal-not-committed = Die Karten werden vorbereitet: versuch es noch einmal.
refusal-not-away-long = Warte, bis der Spieler drei Minuten weg ist.
refusal-already-so = Das ist schon so.
refusal-wrong-code = Der Code ist falsch, verbraucht oder zu alt: lass dir einen neuen geben.
refusal-closed = Der Tisch ist geschlossen.
refusal-bad-id = Das ist kein Name für eine Nachricht.
refusal-bad-name = Wähle einen Namen mit Buchstaben.
refusal-bad-token = Das ist kein Nachweis eines Platzes.
refusal-no-token = Dafür braucht es den Nachweis eines Platzes.
refusal-no-phrase = Diesen Satz gibt es nicht.
refusal-bad-rules = Das sind keine Hausregeln.
refusal-no-turn-time = Diese Bedenkzeit gibt es nicht.
refusal-no-computer = Diesen Computerspieler gibt es nicht.
refusal-no-move = Das ist kein Zug.
refusal-no-card = Das ist keine Karte.
refusal-no-build = Diesen Bau gibt es nicht.
refusal-no-hello = Die erste Nachricht kam nicht rechtzeitig.
refusal-hello-first = Die erste Nachricht sagt, an welchen Tisch du kommst.
refusal-hello-once = Du bist schon an einem Tisch.
refusal-other-version = Dieser Server spricht eine andere Version: lade die Seite neu.
refusal-too-many-codes = Zu viele falsche Codes: warte einen Moment.
refusal-too-many-tables = Zu viele Tische eröffnet: warte einen Moment.
refusal-too-many-sockets = Zu viele Verbindungen von dieser Adresse.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-nothing-to-do = Du kannst jetzt nichts tun.
refusal-no-table = Es gibt keinen Tisch mit diesem Code.
refusal-no-book = Diesen Spielzettel gibt es nicht, oder der Link stimmt nicht.
refusal-only-looking = Mit diesem Link kannst du nur zusehen.
refusal-books-too-fast = Zu viel in kurzer Zeit: warte einen Moment.
refusal-too-many-books = Zu viele Spielzettel angelegt: warte einen Moment.
refusal-no-evening = Dieser Abend steht nicht auf dem Spielzettel.
refusal-sheet = So kann das nicht auf den Spielzettel.
refusal-no-sheet = Diese Datei ist kein Spielzettel.
refusal-no-csv = Diese Datei kann nicht eingelesen werden.
refusal-no-record = Diese Partie gibt es nicht, oder sie ist nicht zu Ende.
refusal-no-text = Das ist kein Text.
refusal-bad-record = Das ist kein Protokoll, das stimmt.
refusal-server-full = Der Server ist voll oder hält an: versuch es später.
refusal-store-failed = Der Server kann gerade nichts speichern: versuch es später.
refusal-table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Der Betreiber kann eine Sicherung zurückspielen.
refusal-other-origin = Diese Seite gehört nicht zu diesem Server.
refusal-no-lesson = Diese Lektion gibt es nicht.
refusal-no-answer = Das ist keine der Antworten, die zur Wahl stehen.
refusal-no-attempt = Danach fragt diese Aufgabe nicht.
refusal-no-such-address = Hier ist nichts.
refusal-other-method = So wird an dieser Adresse nichts gefragt.
refusal-no-message = Das ist keine Nachricht, die hier etwas bedeutet.
refusal-not-json = Das ist kein JSON.
refusal-too-long = Diese Nachricht ist zu lang.

## Kurze Sätze am Tisch

phrase-hello = Hallo.
phrase-good-luck = Viel Glück.
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-sorry = Entschuldigung.
phrase-one-moment = Einen Moment.
phrase-your-turn = Du bist dran.
phrase-choices = Entscheidungen, Entscheidungen …
phrase-once-more = Noch einmal?
phrase-goodbye = Bis bald.

## Computerspieler

computer-random = Anfänger
computer-greedy = Hamster
computer-sensible = Denker

## Hausregeln: Schalter und feste Auswahlen

# Je mit einem kurzen Wort und einem Satz darüber, was es bewirkt. Die Namen enden wie im Protokoll.
switch-wippen-decks = Kartenspiele
switch-wippen-decks-about = Mit wie vielen Spielen zu 52 Karten gespielt wird. Nicht gewählt: eins für höchstens vier Spieler, sonst zwei.
switch-wippen-adding_up = Addieren
switch-wippen-adding_up-about = Eine Karte sticht auch Karten, die zusammen ihren Wert ergeben.
switch-wippen-face_cards_take_all = Bilder stechen alle
switch-wippen-face_cards_take_all-about = Bube, Dame und König stechen alle losen Karten ihres Rangs, nicht nur eine.
switch-wippen-must_capture = Stechzwang
switch-wippen-must_capture-about = Wer stechen kann, darf nicht ablegen.
switch-wippen-building = Bauen
switch-wippen-building-about = Du darfst Karten der Mitte zu einem Wert zusammenlegen, den du noch auf der Hand hast.
switch-wippen-raising = Erhöhen
switch-wippen-raising-about = Du darfst eine Karte auf einen Bau legen und ihn so mehr wert machen.
switch-wippen-double_builds = Doppelbau
switch-wippen-double_builds-about = Ein Bau darf seinen Wert zweimal enthalten.
switch-wippen-triple_builds = Noch öfter
switch-wippen-triple_builds-about = Ein Doppelbau darf seinen Wert auch dreimal oder öfter enthalten.
switch-wippen-raise_double_builds = Doppelbau erhöhen
switch-wippen-raise_double_builds-about = Auch einen Doppelbau darfst du erhöhen.
switch-wippen-locked_with_value = Fest mit eigenem Wert
switch-wippen-locked_with_value-about = Einen Bau, in dem eine Karte von seinem eigenen Wert liegt, kann niemand erhöhen.
switch-wippen-builds_in_sums = Bauten zählen mit
switch-wippen-builds_in_sums-about = Beim Stechen darf ein Bau auch Teil einer Summe sein.
switch-wippen-stealing = Stehlen
switch-wippen-stealing-about = Mit dem Rang, der auf dem Stapel eines anderen obenauf liegt, darfst du den ganzen Stapel nehmen.
switch-wippen-wips = Wips
switch-wippen-wips-about = Wer die Mitte leer sticht, bekommt 1 Punkt; in der letzten Runde nicht.
switch-wippen-scoring = Zählung
switch-wippen-scoring-about = Punkte für meiste Karten, meiste Pik und besondere Karten, oder nur die Zahl der Karten.
switch-wippen-finish = Ende
switch-wippen-finish-about = Die Partie dauert, bis jemand so viele Punkte hat, oder so viele Spiele.
switch-wippen-open_hands = Offene Hände
switch-wippen-open_hands-about = Alle sehen alle Hände, um das Spiel zusammen zu lernen.

switch-toepen-exchange = Tauschen
switch-toepen-exchange-about = Vor der ersten Karte darfst du vier Bilder tauschen und dabei bluffen; andere dürfen nachsehen.
switch-toepen-aces_are_pictures = Ass ist ein Bild
switch-toepen-aces_are_pictures-about = Beim Tauschen zählt auch ein Ass als Bild.
switch-toepen-toep_stakes = Einsatz eines Toeps
switch-toepen-toep_stakes-about = Mit wie vielen Clips du toepen darfst: immer mit 1, oder nach Wahl mit 1 oder 2.
switch-toepen-retoep_own = Über den eigenen Toep
switch-toepen-retoep_own-about = Du darfst auch deinen eigenen Toep übertoepen.
switch-toepen-report_tens = Zehnen melden
switch-toepen-report_tens-about = Wer eine Zehn bekommt, legt einen Clip auf den Zehnerplatz. Der Gewinner bekommt ihn dazu.
switch-toepen-open_piles = Offene Stapel
switch-toepen-open_piles-about = Gespielte Karten bleiben sichtbar; sonst siehst du nur die oberste.
switch-toepen-starting_clips = Clips am Anfang
switch-toepen-starting_clips-about = Mit wie vielen Clips alle beginnen.
switch-toepen-clip_value_cents = Wert eines Clips
switch-toepen-clip_value_cents-about = Wie viele Cent ein Clip bei der Abrechnung wert ist.
switch-toepen-hands = Zahl der Spiele
switch-toepen-hands-about = Nach so vielen Spielen ist der Abend zu Ende. Ohne Grenze: wenn jemand die letzten Spiele ansagt.
switch-toepen-minutes = Erinnerung
switch-toepen-minutes-about = Nach so vielen Minuten wird der Tisch daran erinnert, die letzten Spiele anzusagen.

preset-wippen-basic = Einfach
preset-wippen-basic-about = Stechen, ablegen und Wips, wie es alle kennen.
preset-wippen-advanced = Erweitert
preset-wippen-advanced-about = Mit Addieren, Bauen, Erhöhen und Doppelbauten.
preset-wippen-classic = Klassisch
preset-wippen-classic-about = Mit Bauen, ohne Addieren und ohne Wips.
preset-wippen-children = Für Kinder
preset-wippen-children-about = Alle Hände offen, und jede Karte ist ein Punkt.
preset-toepen-zwols = Zwols
preset-toepen-zwols-about = Wie es in Zwolle gespielt wird.

rules-needs = '{ $switch }' geht nur zusammen mit '{ $needs }'.
rules-value = '{ $switch }' kann sein: { $allowed }.
rules-unknown = So eine Hausregel gibt es nicht.

## Tipps

# Warum ein Computerspieler das täte. Was hier steht, stimmt immer, oder es heißt dazu „etwa“.
hint-wait = Du musst jetzt nichts tun.
hint-only = Etwas anderes kannst du nicht tun.
hint-wippen-wip =
    { $points ->
        [one] Du stichst damit alles: ein Wip, 1 Punkt.
       *[other] Du stichst damit alles: ein Wip, zusammen { $points } Punkte.
    }
hint-wippen-most-points =
    { $points ->
        [one] Du stichst { $valued }: 1 Punkt, und kein anderer Zug sticht mehr.
       *[other] Du stichst { $valued }: { $points } Punkte, und kein anderer Zug sticht mehr.
    }
hint-wippen-points =
    { $points ->
        [one] Du stichst { $valued }: 1 Punkt.
       *[other] Du stichst { $valued }: { $points } Punkte.
    }
hint-wippen-most-cards = Du stichst damit { $cards } Karten, und kein anderer Zug sticht mehr.
hint-wippen-cards = Du stichst damit { $cards } Karten.
hint-wippen-build =
    { $points ->
        [0] Du baust { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten.
        [one] Du baust { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten mit 1 Punkt.
       *[other] Du baust { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten mit { $points } Punkten.
    }
hint-wippen-raise =
    { $points ->
        [0] Du erhöhst den Bau auf { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten.
        [one] Du erhöhst den Bau auf { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten mit 1 Punkt.
       *[other] Du erhöhst den Bau auf { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten mit { $points } Punkten.
    }
hint-wippen-double =
    { $points ->
        [0] Du machst daraus einen Doppelbau mit dem Wert { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten.
        [one] Du machst daraus einen Doppelbau mit dem Wert { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten mit 1 Punkt.
       *[other] Du machst daraus einen Doppelbau mit dem Wert { $value }. Sticht niemand den Bau, stichst du ihn später mit { $card }: { $cards } Karten mit { $points } Punkten.
    }
hint-wippen-steal =
    { $cards ->
        [one] Du stiehlst den Stapel von { $player }: 1 Karte.
       *[other] Du stiehlst den Stapel von { $player }: { $cards } Karten.
    }
hint-wippen-add-keeps = Du gibst damit keine Punkte her und behältst { $cards }.
hint-wippen-add-least = Keine Karte, die du ablegen kannst, ist weniger wert als { $card }.
hint-wippen-add-reckoned = Der Computerspieler meint, dass die anderen von { $card } am wenigsten haben.
hint-toepen-deal = Du bist mit Geben an der Reihe.
hint-toepen-double = Doppelt oder nicht ist Geschmackssache: Karten hast du noch keine.
hint-toepen-last = Es ist kein Ende ausgemacht, und { $played } Spiele sind gespielt: Zeit für die letzten { $hands }.
hint-toepen-play-best = So gewinnst du etwa { $percent } von 100 Mal, öfter als mit jeder anderen Karte.
hint-toepen-play-among-best = So gewinnst du etwa { $percent } von 100 Mal, und keine andere Karte ist deutlich besser.
hint-toepen-play-alike = Welche Karte du auch spielst, du gewinnst etwa gleich oft: { $percent } von 100 Mal.
hint-toepen-play-other = So gewinnst du etwa { $percent } von 100 Mal; danach allein täte es auch eine andere Karte.
hint-toepen-toep-certain = Der letzte Stich gehört sicher dir.
hint-toepen-toep-strong = Du gewinnst etwa { $percent } von 100 Mal; ein gleicher Anteil wäre { $share }.
hint-toepen-toep-bluff = Ein Bluff: Du gewinnst nur etwa { $percent } von 100 Mal, und ein gleicher Anteil wäre { $share }.
hint-toepen-stay =
    { $price ->
        [one] Du gewinnst etwa { $percent } von 100 Mal, und mit 1 Clip kannst du { $clips } bekommen: Das ist es wert.
       *[other] Du gewinnst etwa { $percent } von 100 Mal, und mit { $price } Clips kannst du { $clips } bekommen: Das ist es wert.
    }
hint-toepen-stay-close =
    { $price ->
        [one] Du gewinnst etwa { $percent } von 100 Mal, und mit 1 Clip kannst du { $clips } bekommen: Das ist knapp.
       *[other] Du gewinnst etwa { $percent } von 100 Mal, und mit { $price } Clips kannst du { $clips } bekommen: Das ist knapp.
    }
hint-toepen-fold =
    { $price ->
        [one] Du gewinnst nur etwa { $percent } von 100 Mal, und mit 1 Clip kannst du { $clips } bekommen: Das ist es nicht wert.
       *[other] Du gewinnst nur etwa { $percent } von 100 Mal, und mit { $price } Clips kannst du { $clips } bekommen: Das ist es nicht wert.
    }
hint-toepen-fold-close =
    { $price ->
        [one] Du gewinnst etwa { $percent } von 100 Mal, und mit 1 Clip kannst du { $clips } bekommen; aber wer toept, ist oft stark, und es kann mehr verlangt werden.
       *[other] Du gewinnst etwa { $percent } von 100 Mal, und mit { $price } Clips kannst du { $clips } bekommen; aber wer toept, ist oft stark, und es kann mehr verlangt werden.
    }
hint-toepen-exchange = Du hast vier Bilder.
hint-toepen-exchange-bluff = Ein Bluff: Mit diesen Karten gewinnst du nur etwa { $percent } von 100 Mal. Wer nachsieht, ertappt dich.
hint-toepen-check-certain = Du weißt von so vielen Bildern, wo sie sind, dass { $player } keine vier gehabt haben kann.
hint-toepen-check = Es kann ein Bluff von { $player } sein; war es keiner, kostet das Nachsehen 2 Clips.
hint-toepen-ready = Behalte diese Karten: Du gewinnst damit etwa { $percent } von 100 Mal.

## Befehlszeile: der Server

cli-serve-about = Lässt Leute mit dem Browser an Tischen spielen
cli-serve-usage = stamtafel serve --data ORDNER [--listen ADRESSE] [OPTIONEN]
cli-serve-examples =
    stamtafel serve --data tische
        auf diesem Rechner, Port 8080
    stamtafel serve --data tische --listen 0.0.0.0:8080
        für alle im selben Netz
cli-serve-listen = Wo er lauscht (sonst 127.0.0.1:8080)
cli-serve-data = Ordner, in dem alles aufbewahrt wird
cli-serve-database = Statt des Ordners: eine PostgreSQL-Datenbank
cli-serve-public-url = Die Adresse, unter der Leute ihn finden
cli-serve-trust-proxy = Davor steht ein eigener Proxy, der sagt, wer fragt
cli-serve-metrics = Wo es Zahlen für den Betreiber gibt, oder off (sonst 127.0.0.1:9090)
cli-serve-keep = So viele Tage bleiben geschlossene Tische aufbewahrt (sonst 90)
cli-serve-keep-sheets = So viele Tage werden Spielzettel aufbewahrt, die niemand benutzt (sonst 400)
cli-serve-open = Öffnet es gleich im Browser dieses Computers
cli-serve-value-address = ADRESSE
cli-serve-value-folder = ORDNER
cli-serve-value-url = URL
cli-serve-at = Hier kann gespielt werden: { $url }
cli-serve-not-opened = Der Browser ging nicht auf: Gehe selbst zu { $url }.
cli-serve-failed = Der Server läuft nicht: { $reason }.
cli-serve-bad-address = { $name } ist eine Adresse mit Port wie 127.0.0.1:8080; nicht { $value }.
cli-serve-bad-url = { $name } beginnt mit http:// oder https:// und nennt einen Rechner; { $value } tut das nicht.
cli-serve-where = Sag mit --data oder --database, wo alles aufbewahrt wird.

## Das Regelbuch

book-title-wippen = Wippen: die Regeln eures Tisches
book-title-toepen = Zwols toepen: die Regeln eures Tisches
book-contents = Inhalt
book-house = Euer Tisch spielt:
book-hand = Deine Hand
book-trick = Stich
book-other-pile = Oben auf einem anderen Stapel
book-glossary = Wörterverzeichnis
book-own-build = (deiner)
book-allowed = Erlaubt
book-refused = Nicht erlaubt ({ $rule })

cli-rules-about = Schreibt die Regeln eures eigenen Tisches auf
cli-rules-usage = stamtafel rules SPIEL [OPTIONEN]
cli-rules-examples =
    stamtafel rules wippen --rules advanced
        die Regeln von Wippen für Fortgeschrittene, zum Lesen hier
    stamtafel rules wippen --set stealing=true --html regeln.html
        eine Seite für den Browser oder zum Drucken
    stamtafel rules toepen --pdf regeln.pdf --size a5
        ein Heft zum Drucken
cli-rules-html = Schreibt eine Seite für den Browser in diese Datei; - ist die Standardausgabe
cli-rules-pdf = Schreibt ein PDF zum Drucken in diese Datei; - ist die Standardausgabe
cli-rules-size = Papier des PDF: a4 oder a5 (sonst a4)

## Wörterverzeichnis

# Die Wörter der Spiele, jedes mit einem Satz, was es ist. crates/lang/src/terms.rs zählt sie auf, mit ihren Regeln.
term-wippen-match = Partie
term-wippen-match-about = Ein Spiel oder mehrere, bis jemand die Partie gewinnt.
term-wippen-game = Spiel
term-wippen-game-about = Vom ersten Geben bis zur letzten Karte, und dann die Abrechnung.
term-wippen-dealer = Geber
term-wippen-dealer-about = Wer in diesem Spiel die Karten gibt; links davon wird begonnen.
term-wippen-deal = Runde
term-wippen-deal-about = Vier Karten für alle, bis alle Hände wieder leer sind.
term-wippen-last-deal = letzte Runde
term-wippen-last-deal-about = Die Runde, nach der nichts mehr zu geben ist.
term-wippen-number = Zahl
term-wippen-number-about = Ass bis 10; eine Zahl hat einen Wert von 1 bis 10.
term-wippen-face-card = Bild
term-wippen-face-card-about = Bube, Dame oder König; ein Bild hat keinen Wert.
term-wippen-pot = Mitte
term-wippen-pot-about = Was offen mitten auf dem Tisch liegt und gestochen werden kann.
term-wippen-loose-card = lose Karte
term-wippen-loose-card-about = Eine Karte, die für sich in der Mitte liegt.
term-wippen-capture = stechen
term-wippen-capture-about = Mit einer Handkarte Karten aus der Mitte nehmen.
term-wippen-adding-up = zusammenzählen
term-wippen-adding-up-about = Mit einer Zahl Karten stechen, die zusammen ihren Wert haben.
term-wippen-add = ablegen
term-wippen-add-about = Eine Handkarte lose in die Mitte legen.
term-wippen-build = Bau
term-wippen-build-about = Karten in der Mitte, die zusammen einen Wert haben und zusammenbleiben.
term-wippen-locked = gebunden
term-wippen-locked-about = Eine Karte in einem Bau ist gebunden: Sie kommt nur mit dem ganzen Bau weg.
term-wippen-raise = erhöhen
term-wippen-raise-about = Mit einer Karte den Wert eines Baus höher machen.
term-wippen-double-build = Doppelbau
term-wippen-double-build-about = Ein Bau, der seinen Wert zweimal enthält.
term-wippen-pile = Stapel
term-wippen-pile-about = Die Karten, die jemand genommen hat.
term-wippen-steal = stehlen
term-wippen-steal-about = Einen ganzen fremden Stapel nehmen, mit dem Rang, der obenauf liegt.
term-wippen-wip = Wip
term-wippen-wip-about = Die Mitte auf einmal leer stechen, während noch gegeben wird.
term-wippen-count = Abrechnung
term-wippen-count-about = Nach einem Spiel: was jeder Stapel wert ist.

term-toepen-session = Abend
term-toepen-session-about = Alle Spiele hintereinander, und am Ende die Abrechnung.
term-toepen-hand = Spiel
term-toepen-hand-about = Einmal geben und vier Stiche spielen.
term-toepen-dealer = Geber
term-toepen-dealer-about = Wer in diesem Spiel die Karten gibt: wer das vorige gewonnen hat.
term-toepen-clip = Clip
term-toepen-clip-about = Eine Büroklammer, um die gespielt wird.
term-toepen-stake = Einsatz
term-toepen-stake-about = Die Clips, die jemand in diesem Spiel schon hingelegt hat.
term-toepen-stock = Talon
term-toepen-stock-about = Die Karten, die nach dem Geben übrig sind, verdeckt auf dem Tisch.
term-toepen-picture = Bild
term-toepen-picture-about = Eine der Karten, für die das Tauschen gedacht ist (mehrere: Bilder).
term-toepen-exchange = tauschen
term-toepen-exchange-about = Deine vier Karten weglegen und vier vom Talon nehmen.
term-toepen-check = nachsehen
term-toepen-check-about = Prüfen, ob jemand beim Tauschen vier Bilder weggelegt hat.
term-toepen-ready = fertig
term-toepen-ready-about = Wer nicht mehr tauschen oder nachsehen will, ist fertig.
term-toepen-toep = toepen
term-toepen-toep-about = Den Einsatz erhöhen: Die anderen gehen mit oder steigen aus.
term-toepen-stay = mitgehen
term-toepen-stay-about = Nach einem Toep ebenso viel dazusetzen und dabeibleiben.
term-toepen-fold = aussteigen
term-toepen-fold-about = Nach einem Toep nicht mitgehen: Dein Einsatz bleibt liegen, das Spiel ist für dich vorbei.
term-toepen-retoep = übertoepen
term-toepen-retoep-about = Toepen, nachdem in diesem Spiel schon getoept wurde.
term-toepen-see = sehen
term-toepen-see-about = Im letzten Stich mitgehen, gegen die einzige noch nicht gespielte Karte.
term-toepen-trick = Stich
term-toepen-trick-about = Von allen, die dabei sind, eine Karte; die höchste der verlangten Farbe gewinnt ihn.
term-toepen-lead = ausspielen
term-toepen-lead-about = Die erste Karte eines Stichs spielen.
term-toepen-follow-suit = bedienen
term-toepen-follow-suit-about = Eine Karte der verlangten Farbe spielen.
term-toepen-pile = Stapel
term-toepen-pile-about = Die Karten, die jemand in diesem Spiel gespielt hat.
term-toepen-tens-spot = Zehnerplatz
term-toepen-tens-spot-about = Wo die Clips von denen liegen, die eine Zehn bekamen.
term-toepen-play-double = doppelt spielen
term-toepen-play-double-about = Gewinn und Verlust zählen bei der Abrechnung zweimal.
term-toepen-settlement = Abrechnung
term-toepen-settlement-about = Wer nach dem Abend wem wie viel bezahlt.
term-toepen-sheet = Spielzettel
term-toepen-sheet-about = Der Stand aller nach jedem Spiel.
term-toepen-spiral = Spirale
term-toepen-spiral-about = Wie viele Spiele jemand gerade hintereinander verliert.

## Befehlszeile: der Spielzettel

cli-sheet-about = Führt den Spielzettel einer Runde, auch mit echten Karten
cli-sheet-usage = stamtafel sheet BEFEHL DATEI [OPTIONEN]
cli-sheet-examples =
    stamtafel sheet new sonne.json toepen Anna Bernd Cora
        beginnt einen Abend, und den Spielzettel, wenn es ihn noch nicht gibt
    stamtafel sheet add sonne.json Anna Bernd:toep Cora:aus
        Anna gewinnt ein Spiel: Bernd toepte, und Cora stieg aus
    stamtafel sheet show sonne.json
        wie es steht
    stamtafel sheet add --help
        Hilfe zu einem Befehl
cli-sheet-no-command = Sag, was mit dem Spielzettel geschehen soll; 'stamtafel sheet --help' nennt die Befehle.

cli-sheet-file = Die Datei mit dem Spielzettel
cli-sheet-evening = Welcher Abend, mit Nummer oder Tag (sonst der letzte)
cli-sheet-line = Die Nummer der Zeile
cli-sheet-entry = Was gespielt wurde; - ist eine Zeile pro Spiel auf der Standardeingabe
cli-sheet-players = Wer mitspielte, wenn es nicht alle am Tisch waren
cli-sheet-date = Der Tag, als 2026-11-30
cli-sheet-last = Sagt die letzten N Spiele an, von jetzt an
cli-sheet-double = Ob doppelt gespielt wird: on oder off
cli-sheet-seats = Wer dasitzt, im Uhrzeigersinn

cli-sheet-value-evening = ABEND
cli-sheet-value-name = NAME
cli-sheet-value-names = NAME,NAME...
cli-sheet-value-date = TAG
cli-sheet-value-entry = WAS
cli-sheet-value-switch = on|off
cli-sheet-value-to = ZIEL
cli-sheet-value-form = FORM
cli-sheet-value-csv = CSV
cli-sheet-value-verdict = WAHL

cli-sheet-new-about = Beginnt einen Abend, und den Spielzettel, wenn es ihn noch nicht gibt
cli-sheet-new-usage = stamtafel sheet new DATEI SPIEL NAME NAME... [OPTIONEN]
cli-sheet-new-examples =
    stamtafel sheet new sonne.json wippen Anna Bernd --rules advanced --group "Die Sonne"
        ein Abend Wippen mit Bauen
    stamtafel sheet new sonne.json toepen Anna Bernd Cora --set clip_value_cents=10 --dealer Bernd
        noch ein Abend auf demselben Spielzettel: Toepen um 10 Cent pro Clip, Bernd gibt zuerst
cli-sheet-new-names = Wer dasitzt, im Uhrzeigersinn
cli-sheet-new-dealer = Wer zuerst gibt (sonst, wer zuerst genannt wird)
cli-sheet-new-group = Wie die Runde heißt
cli-sheet-new-double = Es wird doppelt gespielt (T23)

cli-sheet-add-about = Schreibt ein Spiel auf
cli-sheet-add-usage = stamtafel sheet add DATEI WAS... [OPTIONEN]
cli-sheet-add-examples =
    stamtafel sheet add sonne.json 9 4
        Wippen: die Punkte, in der Reihenfolge der Plätze
    stamtafel sheet add sonne.json 30/8/1/0/3/2 22/5/0/1/1
        Wippen: Karten, Pik, Karo 10, Pik 2, Asse und Wips von jedem Stapel
    stamtafel sheet add sonne.json Anna:9 Cora:2
        Wippen: nur Anna und Cora spielten mit
    stamtafel sheet add sonne.json Anna
        Toepen: Anna gewinnt, und niemand toepte
    stamtafel sheet add sonne.json Anna 1 1 3
        Toepen: Anna gewinnt, und so viel hat jeder gesetzt
    stamtafel sheet add sonne.json Anna +5 -2 -3
        Toepen: Anna gewinnt, und so viel hat jeder mehr oder weniger
    stamtafel sheet add sonne.json Anna Bernd:toep Cora:aus Anna:toep2 sehen
        Toepen: Bernd toepte, Cora stieg aus, Anna toepte mit 2, und Bernd wollte sehen
    stamtafel sheet add sonne.json Anna Bernd:zehn Cora:sieht:Anna Anna:ertappt:Bernd
        Toepen: eine Zehn, einmal Nachsehen, das stimmte, und einmal, das nicht stimmte
    stamtafel sheet add sonne.json - < abend.txt
        jede Zeile einer Datei

cli-sheet-correct-about = Berichtigt eine Zeile; was daraus folgt, wird neu berechnet
cli-sheet-correct-usage = stamtafel sheet correct DATEI N WAS... [OPTIONEN]
cli-sheet-correct-examples =
    stamtafel sheet correct sonne.json 3 Bernd 1 1 2
        Zeile 3 des letzten Abends hätte so lauten sollen

cli-sheet-remove-about = Streicht eine Zeile oder einen Abend
cli-sheet-remove-usage = stamtafel sheet remove DATEI [N] [OPTIONEN]
cli-sheet-remove-examples =
    stamtafel sheet remove sonne.json 3
        Zeile 3 des letzten Abends zählt nicht mehr
    stamtafel sheet remove sonne.json 3 --back
        und zählt wieder
    stamtafel sheet remove sonne.json --evening 2 --whole
        der ganze Abend 2 zählt nicht mehr
cli-sheet-remove-back = Lässt es wieder zählen
cli-sheet-remove-whole = Den ganzen Abend
cli-sheet-remove-what = Nenne die Nummer einer Zeile, oder wähle mit --whole den ganzen Abend.

cli-sheet-undo-about = Macht rückgängig, was zuletzt getan wurde
cli-sheet-undo-usage = stamtafel sheet undo DATEI
cli-sheet-undo-examples =
    stamtafel sheet undo sonne.json
        noch einmal nimmt zurück, was davor getan wurde
cli-sheet-undone-line = Rückgängig gemacht: eine neue Zeile.
cli-sheet-undone-correction = Rückgängig gemacht: eine Berichtigung.
cli-sheet-undone-removal = Rückgängig gemacht: Streichen, oder wieder zählen lassen.
cli-sheet-undone-evening = Rückgängig gemacht: ein Abend, oder eine Änderung daran.
cli-sheet-undone-name = Rückgängig gemacht: ein Name.

cli-sheet-evening-about = Ändert einen Abend: Tag, doppelt, die letzten Spiele, die Hausregeln
cli-sheet-evening-usage = stamtafel sheet evening DATEI [OPTIONEN]
cli-sheet-evening-examples =
    stamtafel sheet evening sonne.json --last 7
        jetzt kommen die letzten 7 Spiele (T24)
    stamtafel sheet evening sonne.json --double on --set clip_value_cents=5
        doppelt, um 5 Cent pro Clip

cli-sheet-rename-about = Gibt jemandem einen anderen Namen
cli-sheet-rename-usage = stamtafel sheet rename DATEI ALT NEU
cli-sheet-rename-examples =
    stamtafel sheet rename sonne.json Cora Corinna
        an allen Abenden
cli-sheet-rename-old = Wie die Person jetzt heißt
cli-sheet-rename-new = Wie sie von nun an heißt; leer: der Name wird vergessen

cli-sheet-decide-about = Entscheidet über das, was zwei Leute zugleich aufschrieben
cli-sheet-decide-usage = stamtafel sheet decide DATEI [N WAHL]
cli-sheet-decide-examples =
    stamtafel sheet decide sonne.json
        worüber zu entscheiden ist
    stamtafel sheet decide sonne.json 1 instead
        das Erste davon gilt, statt dessen, was dastand
cli-sheet-decide-number = Die Nummer in der Liste
cli-sheet-verdict = both (beides), instead (dies statt dessen, was dasteht) oder drop (dies nicht)
cli-sheet-verdict-missing = Sag dazu, was damit geschehen soll: both, instead oder drop.

cli-sheet-show-about = Zeigt einen Abend: Stand, Verlauf, wer gibt, wer gewinnt
cli-sheet-show-usage = stamtafel sheet show DATEI [OPTIONEN]
cli-sheet-show-examples =
    stamtafel sheet show sonne.json
        der letzte Abend
    stamtafel sheet show sonne.json --evening 2026-11-30
        der Abend jenes Tages

cli-sheet-season-about = Zeigt die Saison: Stand nach jedem Abend, Serien, untereinander
cli-sheet-season-usage = stamtafel sheet season DATEI [SPIEL]
cli-sheet-season-examples =
    stamtafel sheet season sonne.json toepen
        alle Abende Toepen; ohne Spiel eine Liste aller Abende, wenn zwei Spiele darauf stehen

cli-sheet-settle-about = Rechnet ab: wer zahlt wem, mit so wenigen Zahlungen wie möglich
cli-sheet-settle-usage = stamtafel sheet settle DATEI [OPTIONEN]
cli-sheet-settle-examples =
    stamtafel sheet settle sonne.json --season
        alle Abende Toepen auf einmal
cli-sheet-settle-season = Alle Abende Toepen zusammen

cli-sheet-export-about = Schreibt eine Tabelle, eine Seite zum Drucken, oder Text für andere Programme
cli-sheet-export-usage = stamtafel sheet export DATEI ZIEL [OPTIONEN]
cli-sheet-export-examples =
    stamtafel sheet export sonne.json abend.xlsx
        der letzte Abend als Tabelle mit Diagramm
    stamtafel sheet export sonne.json saison.html --season toepen
        die Saison als Seite zum Drucken
    stamtafel sheet export sonne.json - --as csv
        der letzte Abend als CSV auf der Standardausgabe
cli-sheet-export-to = Die Datei, die dazukommt, mit .xlsx, .html, .csv oder .json am Ende; - ist die Standardausgabe
cli-sheet-export-as = In welcher Form: xlsx, html, csv oder json (sonst, wie das Ziel endet)
cli-sheet-export-season = Die Saison eines Spiels, und nicht einen Abend

cli-sheet-import-about = Liest einen alten Zettel ein; erst nur, um zu sehen, was daraus wird
cli-sheet-import-usage = stamtafel sheet import DATEI CSV SPIEL [OPTIONEN]
cli-sheet-import-examples =
    stamtafel sheet import sonne.json alt.csv toepen
        zeigt, was daraus würde, und was an welcher Zeile nicht stimmt
    stamtafel sheet import sonne.json alt.csv toepen --write
        schreibt es auf den Spielzettel
cli-sheet-import-from = Der alte Zettel: eine Zeile mit Namen, dann eine Zeile pro Spiel; - ist die Standardeingabe
cli-sheet-import-standings = Die Zahlen sind Stände, und nicht, was jedes Spiel gab
cli-sheet-import-write = Schreibt es auf den Spielzettel
cli-sheet-import-partly = Auch wenn Zeilen nicht gehen: die bleiben dann weg
cli-sheet-import-read =
    { $evenings ->
        [one] Gelesen: { $lines } Zeilen an einem Abend, mit { $names }.
       *[other] Gelesen: { $lines } Zeilen an { $evenings } Abenden, mit { $names }.
    }
cli-sheet-import-more-faults =
    { $count ->
        [one] Und 1 weitere Zeile geht nicht.
       *[other] Und { $count } weitere Zeilen gehen nicht.
    }
cli-sheet-import-nothing-written = So würde es; noch ist nichts geschrieben (das tut --write).
cli-sheet-import-faults = Nicht jede Zeile geht, also ist nichts geschrieben: Berichtige sie, oder lass sie mit --partly weg.

cli-sheet-noted = Zeile { $number }: { $text }
cli-sheet-standing = Stand: { $standings }
cli-sheet-difference = { $player }: { $before } wird { $after }
cli-sheet-no-difference = Am Stand ändert das nichts.
cli-sheet-odd = Achtung
cli-sheet-doubts = Noch zu entscheiden ('stamtafel sheet decide')
cli-sheet-doubt-line = { $text } – oder ist das Zeile { $line }, wo steht: { $there }?
cli-sheet-doubt-change = Zeile { $line } ({ $there }) sollte so lauten: { $text }
cli-sheet-doubt-removal =
    { $what ->
        [out] Zeile { $line } ({ $there }) sollte nicht zählen.
       *[back] Zeile { $line } ({ $there }) sollte wieder zählen.
    }
cli-sheet-struck-out = gestrichen
cli-sheet-in-doubt = noch zu entscheiden
cli-sheet-corrected = * berichtigt
cli-sheet-word-game = Spiel
cli-sheet-word-line = ZEILE
cli-sheet-word-lines = Zeilen
cli-sheet-word-players = Spieler

cli-sheet-empty = Auf diesem Spielzettel steht noch kein Abend; 'stamtafel sheet new' beginnt einen.
cli-sheet-no-evening = Es gibt keinen Abend '{ $evening }': Nenne eine Nummer bis { $most }, oder einen Tag als 2026-11-30.
cli-sheet-no-lines = An diesem Abend ist noch nichts aufgeschrieben.
cli-sheet-who = Wer ist '{ $name }'? Zur Wahl stehen { $names }.
cli-sheet-which = Mit '{ $name }' kann mehr als einer gemeint sein: Schreib den ganzen Namen.
cli-sheet-mixed = Setz vor jedes Wort einen Namen oder vor keines: Vor '{ $word }' steht keiner.
cli-sheet-each = Es spielen { $players } Leute mit ({ $names }), und hier stehen { $given } Zahlen.
cli-sheet-points = '{ $word }' sind keine Punkte: Schreib eine Zahl, oder einen Stapel als 30/8/1/0/3/2.
cli-sheet-pile = '{ $word }' ist kein Stapel: Schreib Karten/Pik/10♦/2♠/Asse/Wips, als 30/8/1/0/3/2.
cli-sheet-winner-first = Beginn mit dem Namen dessen, der das Spiel gewann.
cli-sheet-clips = '{ $word }' ist keine Anzahl Clips, die hier geht.
cli-sheet-word = '{ $word }' verstehe ich nicht: Schreib NAME:toep, NAME:aus, NAME:zehn, NAME:sieht:NAME, NAME:ertappt:NAME oder sehen.
cli-sheet-no-toep = Zu '{ $word }' gehört ein Toep, und der steht nicht davor.
cli-sheet-not-playing = { $player } spielt in dieser Zeile nicht mit.
cli-sheet-no-money = Bei Wippen gibt es nichts abzurechnen.
cli-sheet-some-wrong = Nicht jede Zeile ist aufgeschrieben.
cli-sheet-there-already = { $file } gibt es schon.
cli-sheet-not-written = Kann { $file } nicht schreiben, also bleibt es, wie es war: { $reason }.
cli-sheet-which-form = Sag mit --as, in welcher Form: { $forms }.
cli-sheet-no-xlsx = Das passt nicht in eine Tabelle: { $reason }.
