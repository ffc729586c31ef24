# Was nur die Seite sagt, auf Deutsch. Die drei Dateien haben dieselben Nachrichten in derselben Reihenfolge.

## Everywhere

web-title = Stamtafel
web-you = Du
web-close = Schließen
web-connecting = Verbinde …
web-no-connection = Der Server ist nicht erreichbar. Ist dieses Gerät verbunden?
web-odd-answer = Der Server hat etwas geantwortet, das diese Seite nicht versteht. Lade die Seite neu.
web-line-lost = Die Verbindung ist weg. Es wird wieder versucht.
web-line-found = Wieder verbunden.
web-menu = Menü
web-help = Hilfe
web-sound = Ton
web-your-turn = Du bist dran
web-game-wippen = Wippen
web-game-toepen = Zwols toepen
web-skip = Zum Inhalt
web-less = Weniger: { $what }
web-more = Mehr: { $what }
web-cancel = Doch nicht
web-name = Dein Name
web-nobody = Noch niemand
web-stage-before = noch nicht begonnen
web-stage-during = läuft
web-stage-after = zu Ende
web-stage-closed = geschlossen
web-table = Tisch
web-to-start = Zur ersten Seite
web-copied = Kopiert
web-copy = Kopieren
web-share = Teilen
web-link = Link
web-qr = QR-Code
web-qr-about = QR-Code dieses Links
web-code-is = Oder mit dem Code:

## First page

web-home-wippen = Wippen spielen
web-home-toepen = Zwols toepen spielen
web-home-about = Zwei Kartenspiele aus den Niederlanden, mit Freunden oder gegen den Computer.
web-home-wippen-about = Stich Karten aus der Mitte, und wippe sie leer. Für 2 bis 6.
web-home-wippen-friends = Wippen mit Freunden
web-home-toepen-about = Vier Karten, der letzte Stich zählt, und Mut. Für 2 bis 8.
web-home-toepen-friends = Zwols toepen mit Freunden
web-home-friends = Mit Freunden
web-join = An einen Tisch kommen
web-join-code = Code oder Link
web-join-about = Von einem Tisch oder von deinem Platz auf einem anderen Gerät.
web-join-go = Zum Tisch
web-join-no-code = Ein Code hat zehn Buchstaben und Ziffern.
web-mine = Meine Tische
web-mine-all = Alle { $count }
web-mine-forget = Den Tisch von { $names } vergessen
web-mine-forget-title = Diesen Tisch vergessen?
web-mine-forget-about = Deinen Platz dort kannst du von diesem Gerät aus dann nicht mehr zurückbekommen.
web-mine-forget-yes = Vergessen
web-listed = Offene Tische
web-listed-about = Alle dürfen mitspielen oder zusehen.
web-home-more = Und sonst
web-home-replay = Eine Partie nachspielen
web-home-replay-about = Öffne ein Protokoll und sieh jede Karte.
web-home-go-on = Weiter, wo du warst
web-listed-seats =
    { $count ->
        [one] 1 Spieler
       *[other] { $shown } Spieler
    }

## Setting up

web-setup = Neuer Tisch: { $game }
web-presets = Welche Regeln?
web-switches = Regeln anpassen
web-switches-changed =
    { $count ->
        [one] 1 anders
       *[other] { $shown } anders
    }
web-switch-number = Anzahl
web-switch-by-itself = von selbst
web-switch-points = Punkte
web-switch-cards = Karten
web-switch-target = bis zu einer Punktzahl
web-switch-games = eine Anzahl Spiele
web-switch-one = 1 Clip
web-switch-one-or-two = 1 oder 2 Clips
web-house = So spielt dieser Tisch
web-setup-table = Der Tisch
web-setup-computers = Computerspieler
web-setup-computers-about = Am Tisch ist Platz für { $least } bis { $most }.
web-setup-strength = Welcher Computerspieler?
web-time = Bedenkzeit
web-time-about = Wer nicht rechtzeitig zieht, bekommt einen einfachen Zug.
web-time-none = keine
web-time-20s = 20 s
web-time-45s = 45 s
web-time-2min = 2 Min.
web-time-day = ein Tag
web-hints = Tipps
web-hints-about = Die Spieler dürfen den Computer um Rat fragen.
web-listed-here = In der Liste der offenen Tische
web-listed-here-about = Sonst kommt nur, wer den Link oder den Code hat.
web-setup-open = Tisch öffnen
web-setup-faults = So passen die Regeln nicht zusammen: sieh oben nach.
web-switch-fix = Auch einschalten: { $names }

## At the table

web-mats = Die anderen
web-mat-turn = am Zug
web-mat-computer = Computer spielt
web-mat-away = kurz weg
web-mat-gone = nicht verbunden
web-mat-left = gegangen
web-left-seconds = { $shown } s
web-left-minutes = { $shown } Min.
web-left-hours = { $shown } Std.
web-history = Verlauf
web-sheet = Der Stand
web-line-connecting = Wird verbunden
web-line-open = Verbunden
web-line-closed = Die Verbindung ist geschlossen
web-sides = Stand und Verlauf
web-dealing = Die Karten werden bereitgelegt …
web-elsewhere = Du spielst jetzt in einem anderen Fenster.
web-here = Hier weiterspielen
web-lobby = Am Tisch: { $game }
web-lobby-invited = { $name } wartet auf dich.
web-lobby-first = Wer sich zuerst setzt, ist Gastgeber.
web-lobby-full = Alle Plätze sind besetzt. Du kannst zusehen.
web-lobby-time = Bedenkzeit: { $time }.
web-lobby-fixed = Die Karten liegen fest, bevor jemand sie sieht; danach lässt sich das nachprüfen.
web-lobby-fixed-sign = Ihr Kennzeichen beginnt mit
web-sit = Setz dich
web-sit-no-name = Gib zuerst einen Namen ein.
web-sit-free = Auf den freien Platz setzen
web-sit-wait = Nächste Partie mitspielen
web-you-watch = Du siehst zu.
web-you-wait = Du spielst die nächste Partie mit.
web-wait-no-more = Doch nicht
web-seat-you = du
web-seat-host = Gastgeber
web-seat-computer = Computerspieler
web-seat-ready = bereit
web-seat-not-ready = noch nicht bereit
web-make-host = { $name } zum Gastgeber machen
web-make-host-short = Zum Gastgeber machen
web-remove = { $name } wegschicken
web-waiting = Warten auf einen Platz: { $names }
web-invite = Lade Freunde ein
web-invite-about = Wer den Link hat, kann mitspielen oder zusehen.
web-invite-text = Spielst du { $game } mit?
web-host = Du richtest den Tisch ein
web-change-rules = Andere Regeln
web-change-rules-about = Danach müssen alle noch einmal sagen, dass sie bereit sind.
web-change-rules-keep = So spielen wir
web-ready = Ich bin bereit
web-ready-about = Sind die Regeln so gut?
web-not-ready = Doch nicht bereit
web-start = Anfangen
web-wait-more = Es fehlt noch jemand: ein Freund oder ein Computerspieler.
web-wait-cards = Die Karten werden bereitgelegt …
web-wait-ready = Noch nicht bereit: { $names }
web-wait-host = Warten, bis { $name } anfängt.
web-closed-host = Der Gastgeber hat den Tisch geschlossen.
web-closed-idle = Der Tisch ist geschlossen, weil niemand mehr kam.
web-closed-rules = Der Tisch ist geschlossen: diese Regeln werden so nicht mehr gespielt.
web-closed-operator = Der Tisch wurde vom Betreiber des Servers geschlossen.
web-closed-full = Der Tisch ist geschlossen: Es ist zu viel geschehen, um es noch festzuhalten.
web-paused = Der Tisch hat Pause.
web-pause = Pause
web-resume = Weiter
web-you-computer = Ein Computerspieler spielt für dich.
web-take-back = Selbst weiterspielen
web-you-away = Du bist kurz weg: Niemand wartet auf dich.
web-away = Ich bin kurz weg
web-back = Ich bin wieder da
web-gone-long = { $name } ist schon länger weg.
web-replace = Lass einen Computer spielen
web-say = Sag etwas
web-players = Spieler
web-stand-in = Lass den Computer für mich spielen
web-stand-in-about = Du kannst deinen Platz jederzeit zurücknehmen.
web-stand-in-yes = Spiel für mich
web-move = Auf ein anderes Gerät
web-move-about = Scanne das mit deinem anderen Gerät, oder tippe dort den Code ein. Dein Platz zieht dann mit um.
web-move-lasts =
    { $count ->
        [one] Noch eine Minute gültig, einmal.
       *[other] Noch { $shown } Minuten gültig, einmal.
    }
web-move-over = Dieser Code ist zu alt.
web-move-again = Neuer Code
web-sound-on = Ton an
web-sound-off = Ton aus
web-delete-name = Meinen Namen löschen
web-delete-name-about = Du heißt hier dann nach deinem Platz. Auch aus dem, was gespeichert ist, verschwindet dein Name; das lässt sich nicht rückgängig machen.
web-delete-name-yes = Meinen Namen löschen
web-leave = Vom Tisch aufstehen
web-leave-about = Dein Platz wird frei.
web-leave-during = Dein Platz wird frei, und die anderen spielen ohne dich weiter. Willst du nur kurz weg, wähle „Ich bin kurz weg“.
web-leave-yes = Aufstehen
web-close-table = Den Tisch schließen
web-close-table-about = Für alle und endgültig.
web-close-table-yes = Tisch schließen
web-keys = Tasten
web-key-tab = Zum Nächsten
web-key-escape = Einen Schritt zurück, oder schließen
web-key-help = Diese Hilfe
web-time-soon = Noch { $count } Sekunden.
web-news-sat = { $name } setzt sich.
web-news-waits = { $name } wartet auf die nächste Partie.
web-news-left = { $name } steht auf.
web-news-removed = { $name } geht vom Tisch.
web-news-ready = { $name } ist bereit.
web-news-not-ready = { $name } ist doch nicht bereit.
web-news-came = { $name } ist wieder da.
web-news-went = { $name } ist nicht verbunden.
web-news-away = { $name } ist kurz weg.
web-news-back = { $name } ist wieder da.
web-news-replaced = Für { $name } spielt jetzt ein Computer.
web-news-taken-back = { $name } spielt wieder selbst.
web-news-paused = { $name } macht Pause.
web-news-resumed = { $name } lässt weiterspielen.
web-news-said = { $name }: { $phrase }
web-news-rules = Die Regeln sind geändert.
web-news-time = Die Bedenkzeit ist geändert.
web-news-host = Es gibt einen anderen Gastgeber.
web-news-restarted = Der Server ist neu gestartet; es geht weiter, wo wir waren.
web-news-reminded = Zeit, die letzten Spiele anzukündigen?
web-news-closed = Der Tisch ist geschlossen.
web-gone-left = { $name } ist gegangen.
web-host-away = Der Gastgeber ist weg.
web-lobby-hints = Tipps vom Computer sind erlaubt.
web-lobby-no-hints = Keine Tipps vom Computer.
web-news-hints = Die Abmachung über Tipps ist geändert.
web-add-computer = Computerspieler dazu: { $name }

## Settings

web-settings = Einstellungen
web-settings-name-about = So heißt du an einem neuen Tisch.
web-language = Sprache
web-light = Licht
web-light-auto = wie dieses Gerät
web-light-light = hell
web-light-dark = dunkel
web-four-colours = Vier Farben
web-four-colours-about = Karo blau, Kreuz grün.
web-sound-about = Leise, und ein Klopfen, wenn du dran bist.
web-pace = Tempo der Züge
web-pace-about = Wie lange ein Zug der anderen zu sehen ist.
web-pace-quick = flott
web-pace-usual = normal
web-pace-slow = ruhig

## Toepen

web-toepen-info-first = vor dem ersten Spiel
web-toepen-info-hand = Spiel { $number } von { $hands }
web-toepen-info-open = Spiel { $number }
web-toepen-info-after = nach Spiel { $number } von { $hands }
web-toepen-info-after-open = nach Spiel { $number }
web-toepen-info-last = die letzten { $hands }
web-toepen-info-last-one = das letzte Spiel
web-toepen-ready = Bereit
web-toepen-check = Nachsehen bei { $player }
web-toepen-check-short = Nachsehen
web-toepen-check-price = Nachsehen: 2 Clips, wenn es stimmt, sonst zahlt { $player } { $fine }.
web-toepen-exchange-sure = Diese vier gehen weg; du bekommst vier neue.
web-toepen-back = Doch nicht
web-toepen-last-open = Letzte Spiele …
web-toepen-last-how-many = Wie viele Spiele noch?
web-toepen-last-say = Ansagen
web-toepen-last-less = Zwei Spiele weniger
web-toepen-last-more = Zwei Spiele mehr
web-toepen-toep = Toep
web-toepen-toep-hint = Kurz halten oder zweimal drücken
web-toepen-once-more = Drück noch einmal, um zu toepen.
web-toepen-with-how-many = Mit wie vielen Clips toepst du?
web-toepen-first = { $player } war zuerst dran. Du zahlst nichts.
web-toepen-did-ready =
    { $who ->
        [you] Du bist bereit.
       *[other] { $player } ist bereit.
    }
web-toepen-your-cards = Deine Karten: { $cards }.
web-toepen-cause-time-up =
    { $who ->
        [you] Deine Zeit war um.
       *[other] Die Zeit von { $player } war um.
    }
web-toepen-cause-away =
    { $who ->
        [you] Du warst kurz weg.
       *[other] { $player } ist kurz weg.
    }
web-toepen-cause-no-answer =
    { $who ->
        [you] Von dir kam keine Antwort.
       *[other] Von { $player } kam keine Antwort.
    }
web-toepen-seen =
    { $who ->
        [you] Die letzte Karte von { $other } schlägt nicht alles. Du wolltest sehen, also gewinnst du (T20).
        [to-you] Deine letzte Karte schlägt nicht alles. { $player } wollte sehen und gewinnt (T20).
       *[other] Die letzte Karte von { $other } schlägt nicht alles. { $player } wollte sehen und gewinnt (T20).
    }
web-toepen-last-trick-over =
    { $who ->
        [you] Der letzte Stich entscheidet: Du bekommst das Spiel.
       *[other] Der letzte Stich entscheidet: { $player } bekommt das Spiel.
    }
web-toepen-leads =
    { $who ->
        [you] Der Stich ist vorbei. Du kommst heraus.
       *[other] Der Stich ist vorbei. { $player } kommt heraus.
    }
web-toepen-won-by =
    { $who ->
        [you] Du hast das Spiel gewonnen.
       *[other] { $player } hat das Spiel gewonnen.
    }
web-toepen-state-over = Der Abend ist vorbei.
web-toepen-state-deals =
    { $who ->
        [you] Du gibst.
       *[other] { $player } gibt.
    }
web-toepen-state-double = { $player } möchte doppelt spielen. Machst du mit?
web-toepen-state-double-waits =
    { $who ->
        [you] Du musst noch sagen, ob du doppelt spielen willst.
        [to-you] { $player } muss noch auf deinen Vorschlag antworten, doppelt zu spielen.
       *[other] { $player } muss noch antworten: { $other } möchte doppelt spielen.
    }
web-toepen-state-answer = Gehst du beim Toep von { $player } mit?
web-toepen-state-waits-answer =
    { $who ->
        [you] Du musst auf den Toep von { $other } antworten.
        [to-you] { $player } muss auf deinen Toep antworten.
       *[other] { $player } muss auf den Toep von { $other } antworten.
    }
web-toepen-state-then-you = Danach du.
web-toepen-state-exchange = Tauschen oder bereit?
web-toepen-state-exchange-waits = Tauschen oder bereit? Noch nicht gewählt: { $players }.
web-toepen-state-lead =
    { $who ->
        [you] Du bist dran: Komm mit einer Karte heraus.
       *[other] { $player } kommt heraus.
    }
web-toepen-state-play = Du bist dran: { $leader } kam mit { $card } heraus.
web-toepen-state-plays =
    { $mine ->
        [yes] { $player } ist dran. Du kamst mit { $card } heraus.
       *[no] { $player } ist dran. { $leader } kam mit { $card } heraus.
    }
web-toepen-word-stays = mit ({ $clips })
web-toepen-word-sees = sehen ({ $clips })
web-toepen-word-checked = sah bei { $player } nach
web-toepen-word-dealt = gab
web-toepen-word-proposes = doppelt?
web-toepen-word-agrees = ja
web-toepen-word-declines = nein
web-toepen-word-out = raus
web-toepen-word-exchanged = tauschte
web-toepen-word-ready = bereit
web-toepen-toep-with = Toep! ({ $clips })
web-toepen-answer-stays = Dabei: { $players }
web-toepen-answer-sees = Will sehen: { $players }
web-toepen-answer-folds = Raus: { $players }
web-toepen-word-last =
    { $hands ->
        [1] noch 1 Spiel
       *[other] noch { $hands } Spiele
    }
web-toepen-clips = { $clips }, { $staked } gesetzt
web-toepen-debt = { $clips } Schulden
web-toepen-changed = dieses Spiel { $change }
web-toepen-pot = Zu gewinnen: { $clips }
web-toepen-tens = Zehnerplatz: { $players }
web-toepen-middle = Tischmitte
web-toepen-spot-empty = { $player }: keine Karte
web-toepen-spot-now = { $player }: { $card }
web-toepen-spot-led = { $player } kam heraus: { $card }
web-toepen-spot-last = { $player }, voriger Stich: { $card }
web-toepen-spot-before = { $player }, früher: { $card }
web-toepen-spot-open = noch { $cards }
web-toepen-spot-laid = getauscht, nicht nachgesehen
web-toepen-led = kam raus
web-toepen-you = du
web-toepen-hand = Deine Karten
web-toepen-card-plays = { $card }, spielbar
web-toepen-card-chosen = { $card }, gewählt: noch einmal spielt
web-toepen-card-sent = { $card }, wird gespielt
web-toepen-saw-shown = Nur du hast gesehen: { $cards }
web-toepen-saw-exposed = Alle haben gesehen: { $cards }
web-toepen-saw-laid = Du hast weggelegt: { $cards }
web-toepen-toeped =
    { $who ->
        [you] Du: Toep!
       *[other] { $player }: Toep!
    }
web-toepen-stay-costs = Mitgehen kostet { $price }.
web-toepen-see-costs = Mitgehen heißt jetzt sehen und kostet { $price } (T15).
web-toepen-fold-costs = Steigst du aus, bleibt dein Einsatz von { $staked } liegen.
web-toepen-answers = Antworten
web-toepen-answer-waits = Noch offen: { $players }
web-toepen-double = doppelt
web-toepen-letter-stay = m
web-toepen-letter-fold = a
web-toepen-letter-exchange = x
web-toepen-letter-ready = b
web-toepen-letter-deal = g
web-toepen-key-cards = Eine Karte wählen und mit Enter spielen
web-toepen-key-arrows = Zur Karte daneben
web-toepen-key-toep = Toepen: noch einmal, oder Enter, tut es
web-toepen-key-stay = Mitgehen oder sehen
web-toepen-key-fold = Aussteigen
web-toepen-key-exchange = Tauschen: noch einmal tut es
web-toepen-key-ready = Bereit
web-toepen-key-deal = Geben
web-toepen-key-back = Einen Schritt zurück

## After a game

web-sheet-game = Spiel
web-sheet-hand = Spiel
web-sheet-empty = Noch ist nichts zu Ende.
web-sheet-points = Punkte nach jedem Spiel
web-sheet-clips = Clips nach jedem Spiel
web-sheet-as-lines = Als Linien
web-sheet-as-table = Als Tabelle
web-sheet-which = Welcher Stand
web-sheet-match = Partie { $number }
web-sheet-evening = Abend { $number }
web-sheet-spiral =
    { $count ->
        [one] Die Spirale: { $players } verliert { $shown } Spiele in Folge.
       *[other] Die Spirale: { $players } verlieren { $shown } Spiele in Folge.
    }
web-tally-title = Wertung von Spiel { $game }
web-tally-cards = meiste Karten
web-tally-spades = meiste Pik
web-tally-aces = Asse
web-tally-wips = Wips
web-tally-held =
    { $kind ->
        [cards] { $count ->
            [one] 1 Karte
           *[other] { $shown } Karten
        }
       *[spades] { $shown } Pik
    }
web-tally-game = dieses Spiel
web-tally-by-cards = Karten (W33)
web-tally-total = gesamt
web-tally-total-of = gesamt, bis { $target }
web-tally-nobody = Niemand hat gestochen, also bekommt niemand die Mitte (W30).
web-tally-tie-two =
    { $kind ->
        [cards] Gleich viele Karten: { $players } bekommen je 1 Punkt (W32).
       *[spades] Gleich viele Pik: { $players } bekommen je 1 Punkt (W32).
    }
web-tally-tie-more =
    { $kind ->
        [cards] Gleich viele Karten: { $players }. Ab dreien bekommt niemand Punkte (W32).
       *[spades] Gleich viele Pik: { $players }. Ab dreien bekommt niemand Punkte (W32).
    }
web-tally-sum =
    { $wips ->
        [0] Zusammen { $shown } Punkte (W31).
        [one] Zusammen { $shown } Punkte, und 1 für einen Wip (W31).
       *[other] Zusammen { $shown } Punkte, und { $wipsShown } für Wips (W31).
    }
web-tally-leads =
    { $points ->
        [one] { $players } führt mit 1 Punkt.
       *[other] { $players } führt mit { $shown } Punkten.
    }
web-tally-level = { $players } liegen gleichauf vorn: { $shown }.
web-tally-goes-on = Also kommt noch ein Spiel (W35).
web-tally-on = Weiter
web-end-over = Zu Ende
web-end-won =
    { $you ->
        [you] Du gewinnst die Partie mit { $shown } Punkten
       *[other] { $player } gewinnt die Partie mit { $shown } Punkten
    }
web-end-most-clips =
    { $you ->
        [you] Der Abend ist um: Du hast die meisten Clips, { $shown }
        [several] Der Abend ist um: { $players } haben die meisten Clips, je { $shown }
       *[other] Der Abend ist um: { $players } hat die meisten Clips, { $shown }
    }
web-end-rematch =
    { $game ->
        [toepen] Noch ein Abend
       *[wippen] Noch eine Partie
    }
web-end-host-rematch =
    { $game ->
        [toepen] { $player } kann noch einen Abend beginnen.
       *[wippen] { $player } kann noch eine Partie beginnen.
    }
web-end-other-table = An einen anderen Tisch
web-end-standing = Der Stand
web-end-fair = Ehrlich gegeben?
web-end-fair-about = Die Karten standen fest, bevor gegeben wurde. Diese Seite kann das selbst nachrechnen, ohne dem Server zu glauben.
web-end-fair-check = Nachrechnen
web-end-keep = Aufheben und noch einmal ansehen
web-fair-checking = Es wird gerechnet …
web-fair-right = Die Karten wurden so gegeben, wie sie feststanden.
web-fair-seat = Die Karten, die dieser Platz sah, standen fest.
web-fair-alone = Die Karten wurden so gegeben, wie sie feststanden, aber wer gab, hat sie allein bestimmt.
web-fair-wrong = Hier stimmt etwas nicht.
web-fair-nothing = Über das Geben lässt sich hier nichts beweisen.
web-fair-whole = Stimmt: Die Aufzeichnung ist unbeschädigt, alle { $linesShown } Zeilen.
web-fair-secret = Stimmt: Das Geheimnis ist dasselbe, das am Anfang festgelegt wurde.
web-fair-shares =
    { $shares ->
        [one] Stimmt: 1 von { $playersShown } Plätzen hat selbst etwas zum Zufall beigetragen.
       *[other] Stimmt: { $sharesShown } von { $playersShown } Plätzen haben selbst etwas zum Zufall beigetragen.
    }
web-fair-no-shares = Kein Platz hat selbst etwas zum Zufall beigetragen.
web-fair-packs =
    { $packs ->
        [one] Stimmt: Das Kartenspiel folgt aus Geheimnis und Zufall und stand vor der ersten Karte fest.
       *[other] Stimmt: Alle { $packsShown } Kartenspiele folgen aus Geheimnis und Zufall und standen vor der ersten Karte fest.
    }
web-fair-cards = Stimmt: Alle { $cardsShown } gegebenen Karten lagen an ihrem Platz.
web-fair-proofs = Stimmt: die { $proofsShown } Beweise einzelner Karten. Die Kartenspiele als Ganzes lassen sich erst mit dem Geheimnis prüfen.
web-fair-shown = Stimmt: Das ist, was an diesem Tisch während des Spiels gezeigt wurde.
web-fair-limits = Was das nicht beweist: dass niemand die Karten kannte, während gespielt wurde.
web-flaw-line = Zeile { $line }: { $sentence }
web-flaw-no-record = Das ist keine Aufzeichnung von stamtafel.
web-flaw-newer = Diese Aufzeichnung ist von einer neueren Version, im Format { $versionShown }.
web-flaw-form = Das steht nicht so da, wie es in eine Aufzeichnung gehört.
web-flaw-checksum = Diese Zeile ist verändert.
web-flaw-numbering = Hier fehlt eine Zeile, oder eine steht doppelt da.
web-flaw-cut = Die Aufzeichnung bricht ab.
web-flaw-not-fixed = Im Voraus wurden keine Karten festgelegt.
web-flaw-no-secret = Das Geheimnis steht nicht darin.
web-flaw-secret = Das ist nicht das Geheimnis, das am Anfang festgelegt wurde.
web-flaw-pack = Kartenspiel { $packShown } hätte ein anderes sein müssen.
web-flaw-card = Karte { $placeShown } von Kartenspiel { $packShown } wurde als { $card } gegeben, stand aber als { $fixed } fest.
web-flaw-unfixed = { $card } wurde gegeben, ohne dass so eine Karte feststand.
web-flaw-proof = Das beweist nicht, dass { $card } dort lag.
web-flaw-other-commitment = An diesem Tisch wurde etwas anderes festgelegt.
web-flaw-other-shares = An diesem Tisch wurde etwas anderes zum Zufall beigetragen.
web-flaw-other-packs = An diesem Tisch standen andere Kartenspiele fest.
web-keep-replay = Noch einmal ansehen
web-keep-record = Aufzeichnung sichern
web-keep-share = Link teilen
web-keep-link = Kopiere diesen Link
web-keep-copied = Der Link ist kopiert.
web-keep-about = Wer den Link hat, sieht alle Karten dieser Partie und kann an diesem Tisch zusehen.
web-pay-title = Abrechnung
web-pay-title-double = Abrechnung, doppelt (T23)
web-pay =
    { $which ->
        [from-you] Du zahlst { $to } { $money }.
        [to-you] { $from } zahlt dir { $money }.
       *[others] { $from } zahlt { $to } { $money }.
    }
web-pay-nobody = Niemand muss zahlen.
web-replay-title = Noch einmal ansehen
web-replay-loading = Die Partie wird geholt …
web-replay-keys = Tasten: ← → Schritt, Bild ↑ ↓ Spiel, Pos1 Ende Anfang und Ende, Leertaste von selbst.
web-replay-begins = So fängt es an.
web-replay-step = { $step } von { $steps }
web-replay-where = Moment
web-replay-first = Zum Anfang
web-replay-back = Schritt zurück
web-replay-play = Von selbst weiter
web-replay-pause = Anhalten
web-replay-on = Schritt weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-deals = gibt
web-replay-hand = Hand
web-replay-none = keine Karten
web-replay-face-down = verdeckte Karte
web-replay-file = Eine Aufzeichnung von diesem Gerät
web-replay-choose-file = Wähle eine Aufzeichnung
web-replay-other-file = Wähle eine andere Aufzeichnung
web-replay-file-about = Eine gesicherte Aufzeichnung, von einem Tisch oder von stamtafel play, lässt sich Schritt für Schritt ansehen. Sie bleibt nirgends liegen.
web-replay-too-long = So lang ist keine Aufzeichnung: höchstens 1 MiB.
web-replay-unreadable = Diese Datei lässt sich nicht lesen.
web-replay-laid = weggelegt: { $cards }
web-hint = Tipp
web-hint-with = Mit { $card }: { $what }.
web-hint-none = Gerade gibt es keinen Tipp.
web-replay-pile = Der Stapel
web-replay-seat-record = In dieser Aufzeichnung steht nur, was ein Platz sah.
web-replay-date = Gespielt am { $date }

## Wippen

web-wippen-build = Bau { $how }
web-wippen-raise = Erhöhe auf { $value }
web-wippen-double = Verdopple
web-wippen-multiply = Mach { $times } Mal daraus
web-wippen-steal = Stiehl den Stapel von { $player }
web-wippen-line = Was du tust
web-wippen-let-go = Doch etwas anderes
web-wippen-empty = Die Mitte ist leer.
web-wippen-stock =
    { $cards ->
        [one] noch 1 Karte im Talon
       *[other] noch { $shown } im Talon
    }
web-wippen-game = Spiel { $game }
web-wippen-deal = Runde { $deal } von { $deals }
web-wippen-last-deal = Letzte Runde
web-wippen-next-deal = Es ist wieder gegeben.
web-wippen-no-history = In dieser Runde ist noch nichts geschehen.
web-wippen-watching = Du siehst zu.
web-wippen-sent = Einen Moment …
web-wippen-waiting = { $player } ist dran.
web-wippen-choose-card = Wähle eine Karte aus deiner Hand.
web-wippen-choose-card-for = { $sum } – mit welcher Karte?
web-wippen-tick-either = Was stichst du, oder worauf baust du?
web-wippen-tick-take = Was stichst du?
web-wippen-tick-build = Worauf baust du, oder legst du ab?
web-wippen-nothing-to-tick = Diese Karte sticht gerade nichts.
web-wippen-not-yet = { $sum } – und noch etwas dazu
web-wippen-with-yours = { $sum } · mit deiner { $card } zusammen { $total }
web-wippen-pile =
    { $cards ->
        [0] noch nichts gestochen
        [one] Stapel mit 1 Karte
       *[other] Stapel mit { $shown } Karten
    }
web-wippen-top = oben { $card }
web-wippen-wips =
    { $wips ->
        [one] 1 Wip
       *[other] { $shown } Wips
    }
web-wippen-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $shown } Punkte
    }
web-wippen-points-short = { $shown } P
web-wippen-open = Hand: { $cards }
web-wippen-key-arrows = durch die Karten, und von der Mitte zur Hand
web-wippen-key-enter = wählt; noch einmal auf deiner Karte tut das Einzige, was geht, oder geht zu den Knöpfen
web-wippen-key-index = wählt eine Karte aus der Hand, dann aus der Mitte; 0 ist die 10
web-wippen-key-meaning = tut, was auf diesem Knopf steht
web-wippen-key-escape = einen Schritt zurück

## How a game goes

web-how = So geht es
web-how-wippen-turn = Spiel in jedem Zug eine Handkarte: Stich damit eine Karte desselben Rangs aus der Mitte, oder leg sie ab.
web-how-wippen-choose = Wähle erst eine Handkarte, dann, was du stechen willst. Der Knopf sagt genau, was geschieht.
web-how-wippen-deals = Sind alle Hände leer, bekommt jeder vier neue Karten, bis keine mehr da sind. Dann werden die Punkte gezählt.
web-how-toepen-tricks = Ein Spiel hat vier Stiche. Wer den letzten Stich gewinnt, bekommt alle Clips, die eingesetzt sind.
web-how-toepen-ranks = Von hoch nach niedrig: 10, 9, 8, 7, Ass, König, Dame, Bube. Bediene die Farbe, wenn du kannst.
web-how-toepen-toep = Toep, wenn du dich traust: Die anderen gehen mit und setzen genauso viel dazu, oder sie steigen aus.

## Learning

web-home-learn = Spielen lernen
web-home-learn-about = Lektionen mit offenen Karten, für alle, die lesen können.
## Das Regelbuch

web-home-book = Die Spielregeln
web-home-book-about = Lies sie, suche darin oder druck sie aus.
web-book = Spielregeln
web-book-whole = Alle Regeln dieses Tisches
web-book-window = In einem eigenen Fenster
web-book-rule = Regel { $rule }
web-book-search = In den Regeln suchen
web-book-found =
    { $count ->
        [0] Nichts gefunden.
        [one] 1 Stelle gefunden.
       *[other] { $shown } Stellen gefunden.
    }
web-book-which = Welche Regeln
web-book-html = Seite zum Aufheben
web-book-pdf = PDF auf { $size }
web-book-print = Drucken
web-book-build = Bau für { $value }: { $cards }
web-book-own-build = eigener Bau für { $value }: { $cards }
web-book-coming = Die Regeln werden geholt.
web-book-again = Noch einmal
## Score sheet

web-pad = Spielzettel
web-pad-about = Schreibe Abende mit echten Karten auf. Der Zettel rechnet nach, sagt, wer gibt und wer wem zahlt, und merkt sich die Saison.
web-pad-new = Neuer Spielzettel
web-pad-mine = Spielzettel auf diesem Gerät
web-pad-all = Alle Spielzettel
web-pad-unnamed = Spielzettel ohne Namen
web-pad-forget = { $name } vergessen
web-pad-forget-title = Diesen Spielzettel vergessen?
web-pad-forget-about = Nur dieses Gerät vergisst ihn, samt dem, was noch nicht gesendet ist. Ohne den Link kommst du nicht mehr hin.
web-pad-open-file = Mit einer Datei weitermachen
web-pad-open-file-about = Ein Spielzettel, den du als JSON gesichert hast, wird ein neuer Spielzettel.
web-pad-choose-json = JSON-Datei wählen
web-pad-choose-csv = CSV-Datei wählen
web-pad-file-too-long = Diese Datei ist zu groß: mehr als 4 MB.
web-pad-no-secret = Dieses Gerät hat keinen Link zu diesem Spielzettel. Bitte jemanden darum, der ihn führt.
web-pad-new-evening = Neuer Abend
web-pad-change-evening = Abend ändern
web-pad-evenings = Abende
web-pad-evening = Abend
web-pad-no-evening = Es gibt noch keinen Abend.
web-pad-removed-evenings = Entfernt: { $shown }
web-pad-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $shown } Spiele
    }
web-pad-hands =
    { $count ->
        [one] 1 Spiel
       *[other] { $shown } Spiele
    }
web-pad-more = Mehr von diesem Spielzettel
web-pad-season = Saison
web-pad-season-of = Saison: { $game }
web-pad-files = Dateien
web-pad-share = Teilen
web-pad-people = Spieler
web-pad-rename = { $name } umbenennen
web-pad-rename-short = Umbenennen
web-pad-name = Name der Gruppe
web-pad-person-name = Name
web-pad-name-it = Der Gruppe einen Namen geben
web-pad-keep = Speichern
web-pad-only-look = Du kannst zusehen; schreiben geht nur mit dem anderen Link.
web-pad-somebody = jemand
web-pad-game = Spiel
web-pad-who = Wer spielt?
web-pad-who-about = Im Uhrzeigersinn, so wie ihr sitzt.
web-pad-known = Spieler dieses Zettels
web-pad-up = { $name } einen Platz nach vorn
web-pad-stand = { $name } spielt nicht mit
web-pad-add-player = Name eines Spielers
web-pad-add = Dazu
web-pad-name-twice = { $name } sitzt schon da. Gib der zweiten Person einen anderen Namen.
web-pad-first-dealer = Wer gibt zuerst?
web-pad-date = Datum
web-pad-double = Doppelt
web-pad-double-about = Jeder Clip ist dann das Doppelte wert.
web-pad-seats = Wähle { $least } bis { $most } Spieler.
web-pad-begin = Abend beginnen
web-pad-offline = Keine Verbindung. Was du einträgst, bleibt hier gespeichert.
web-pad-waiting =
    { $count ->
        [one] Eine Änderung wartet.
       *[other] { $shown } Änderungen warten.
    }
web-pad-full = Auf diesem Gerät ist kein Platz mehr: Was du einträgst und noch nicht gesendet ist, ist weg, wenn du dieses Fenster schließt.
web-pad-stuck = Nicht zu senden
web-pad-stuck-about =
    { $count ->
        [one] Eine Änderung von diesem Gerät kommt
       *[other] { $shown } Änderungen von diesem Gerät kommen
    } mit diesem Link nicht auf den Spielzettel. Öffne den Link zum Mitschreiben, oder sichere den Zettel mit deinen Einträgen als Datei.
web-pad-stuck-save = Mit meinen Einträgen sichern (JSON)
web-pad-stuck-discard = Meine Einträge verwerfen
web-pad-stuck-discard-about = Was du hier eingetragen hast und nicht gesendet wurde, kommt nicht wieder.
web-pad-not-sent = noch nicht gesendet
web-pad-refused = Nicht eingetragen
web-pad-refused-players = Es ging um { $players }.
web-pad-refused-seen = Gesehen
web-pad-doubt-line = Zeile { $line } ist zweimal eingetragen ({ $evening })
web-pad-doubt-change = Zeile { $line } wurde an zwei Stellen geändert ({ $evening })
web-pad-doubt-there = Es steht da
web-pad-doubt-here = Gleichzeitig eingetragen
web-pad-doubt-out = Diese Zeile zählt nicht.
web-pad-doubt-in = Diese Zeile zählt.
web-pad-doubt-both = Beide zählen
web-pad-doubt-instead = Das Zweite nehmen
web-pad-doubt-drop = Stehen lassen, was da steht
web-pad-in-doubt = noch zu entscheiden
web-pad-out = zählt nicht
web-pad-undo = Letzte Änderung zurücknehmen
web-pad-to-points = bis { $points } Punkte
web-pad-to-games =
    { $games ->
        [one] ein Spiel
       *[other] { $shown } Spiele
    }
web-pad-to-hands =
    { $hands ->
        [one] ein Spiel
       *[other] { $shown } Spiele
    }
web-pad-won =
    { $count ->
        [one] { $winners } hat gewonnen
       *[other] { $winners } haben gewonnen
    }
web-pad-deals = { $name } gibt
web-pad-next-game = Spiel { $line }
web-pad-next-hand = Spiel { $line }
web-pad-note = Eintragen
web-pad-nothing = Noch ist nichts eingetragen.
web-pad-note-more = Noch eine Zeile eintragen
web-pad-noted = Zeile { $line } ist eingetragen.
web-pad-played = Wer hat mitgespielt?
web-pad-not-all = Jemand hat nicht mitgespielt
web-pad-how = Was trägst du ein?
web-pad-how-piles = Was da lag
web-pad-how-points = Nur die Punkte
web-pad-how-course = Wie es lief
web-pad-how-clips = Was jeder setzte
web-pad-how-changes = Was sich änderte
web-pad-points = Punkte
web-pad-count-cards = Karten
web-pad-count-spades = Pik
web-pad-count-tens = Karo 10
web-pad-count-twos = Pik 2
web-pad-count-aces = Asse
web-pad-count-wips = Wips
web-pad-all-of = alle { $pack }
web-pad-left-of = noch { $shown } von { $pack }
web-pad-over-of = { $shown } zu viel: es gibt { $pack }
web-pad-rest-to = +{ $rest } für { $name }: der Rest, { $what }
web-pad-winner = Wer gewann das Spiel?
web-pad-toep-add = Toep
web-pad-toep-number = Toep { $number }
web-pad-toep-away = Toep { $number } weg
web-pad-toep-by = Wer toepte?
web-pad-toep-clips = Mit wie vielen Clips?
web-pad-toep-folded = Wer stieg aus?
web-pad-seeing = Sehen lassen
web-pad-seeing-about = Wer blieb, zahlte, um die Karten zu sehen.
web-pad-check = Nachgesehen
web-pad-check-add = Nachsehen
web-pad-check-away = Nachsehen weg
web-pad-check-by = Wer sah nach?
web-pad-check-of = Bei wem?
web-pad-check-was = Vier Bilder?
web-pad-check-honest = Ja, es stimmte
web-pad-check-dishonest = Nein
web-pad-tens = Wer hatte eine 10?
web-pad-line-open = Zeile { $line } ändern
web-pad-correct = Berichtigen
web-pad-correct-keep = Berichtigung speichern
web-pad-take-out = Herausnehmen
web-pad-bring-back = Zurückholen
web-pad-was = Vorher stand da: { $scores }
web-pad-changed = Geändert: { $what }
web-pad-from-to = { $name } von { $before } auf { $after }
web-pad-no-difference = der Stand bleibt gleich
web-pad-odd-after-the-end = Zeile { $line } wurde eingetragen, als der Abend schon vorbei war.
web-pad-odd-not-seated = { $name } spielt in Zeile { $line } mit, sitzt an dem Abend aber nicht da.
web-pad-odd-same-again = Zeile { $line } sagt dasselbe wie die davor. Stimmt das?
web-pad-evening-out = Dieser Abend ist herausgenommen und zählt nicht.
web-pad-evening-remove = Diesen Abend herausnehmen
web-pad-evening-back = Diesen Abend zurückholen
web-pad-this-evening = Dieser Abend
web-pad-last = Die letzten …
web-pad-last-hands = Wie viele Spiele noch?
web-pad-last-announce = Ansagen
web-pad-print = Drucken
web-pad-settle = Wer zahlt wem
web-pad-settle-later = Das wird ausgerechnet, sobald alles gesendet ist.
web-pad-figures = Zahlen
web-pad-figure = Was
web-pad-figure-played = Gespielt
web-pad-figure-won = Gewonnen
web-pad-figure-total = Zusammen
web-pad-figure-best = Bestes
web-pad-figure-worst = Schlechtestes
web-pad-figure-best-run = Längste Serie gewonnen
web-pad-figure-worst-run = Längste Serie verloren
web-pad-figure-spiral = Spirale (jetzt in Folge verloren)
web-pad-figure-all-folded = Gewonnen, weil alle ausstiegen
web-pad-figure-wips = Wips
web-pad-duels = Untereinander
web-pad-duel = { $one } – { $other }: { $ahead } zu { $behind }, gleich { $equal }
web-pad-no-day = ohne Datum
web-pad-all-evenings = Alle { $shown } Abende
web-pad-no-figures = Es ist noch nichts gespielt.
web-pad-save = Sichern
web-pad-save-json = Alles (JSON)
web-pad-save-csv = { $game } (CSV)
web-pad-save-xlsx = { $game } (Tabelle)
web-pad-save-html = { $game } (Seite)
web-pad-save-about = JSON lässt sich ohne Verlust wieder einlesen. Die Tabelle hat ein Diagramm und Formeln, die Seite ist zum Lesen und Drucken.
web-pad-import = Einen alten Zettel einlesen
web-pad-import-about = Eine CSV-Datei mit den Namen in der ersten Zeile, dann eine Zeile für jedes Spiel.
web-pad-import-numbers = Die Zahlen sind
web-pad-import-differences = je Spiel
web-pad-import-standings = der Stand danach
web-pad-import-fault = Zeile { $line }: { $text }
web-pad-import-more-lines = Hier stehen nur die ersten { $first } Zeilen; eingelesen werden alle { $shown }.
web-pad-import-more-faults =
    { $count ->
        [one] Und 1 weitere Zeile geht nicht.
       *[other] Und { $shown } weitere Zeilen gehen nicht.
    }
web-pad-import-before = Das steht schon auf dem Spielzettel; es ist nichts dazugekommen.
web-pad-import-keep = Einlesen
web-pad-preview =
    { $lines ->
        [one] 1 Zeile
       *[other] { $shown } Zeilen
    }, Abende: { $evenings }
web-pad-imported =
    { $count ->
        [one] 1 Zeile ist eingelesen.
       *[other] { $shown } Zeilen sind eingelesen.
    }
web-pad-link-edit = Link zum Mitschreiben
web-pad-link-edit-about = Wer diesen Link hat, kann alles eintragen und berichtigen.
web-pad-link-look = Link zum Zusehen
web-pad-link-look-about = Wer diesen Link hat, sieht alles und kann nichts ändern.
web-pad-delete = Diesen Spielzettel löschen
web-pad-delete-title = Endgültig löschen?
web-pad-delete-about = Er verschwindet für alle, mit allen Namen, und kommt nicht zurück.
web-pad-to-sheet = Auf den Spielzettel
web-pad-to-sheet-about = Der Stand dieses Abends kommt als Abend auf deinen Spielzettel.
web-pad-to-new = Neuer Spielzettel
web-pad-to-always = Auch die nächsten von diesem Tisch
web-pad-on-sheet = Dieses Spiel steht auf dem Spielzettel.
web-home-sheet = Spielzettel
web-home-sheet-about = Schreibe Abende mit echten Karten auf.
