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

## Stellungen und Züge als Text

reading-not-json = Das ist kein JSON, oder es bricht ab: Schau in Zeile { $line }, Zeichen { $column }.
reading-too-long = So lang ist keine Stellung.
reading-shape = Bei '{ $key }' gehört { $wanted } hin.
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
cli-option-divide = Zählt für jeden ersten Zug einzeln

cli-argument-file = Die Datei mit der Stellung; - ist die Standardeingabe
cli-argument-moves = Züge wie 3sx3c oder 1:toep; ohne Züge bleibt die Stellung, wie sie ist
cli-argument-depth = Wie viele Züge tief
cli-argument-command = Hilfe zu welchem Befehl
cli-argument-shell = Für welche Shell: bash, elvish, fish, powershell oder zsh

cli-value-language = SPRACHE
cli-value-file = DATEI
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
cli-error-unknown-command = Den Befehl '{ $name }' gibt es nicht; 'stamtafel --help' nennt sie alle.
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
