# Was die Lektionen sagen: kurze Sätze, und nur Wörter, die ein Kind kennt oder die im Glossar stehen.
# Ein Test von crates/lessons sieht es nach.

## The pages
learn-title = Spielen lernen
learn-about = Du lernst mit offenen Karten. Jede Lektion hat eine Idee.
learn-done = fertig
learn-progress = { $done } von { $all } fertig
learn-task = Aufgabe { $number } von { $all }
learn-next = Weiter
learn-next-lesson = Nächste Lektion: { $lesson }
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-good = Gut gemacht.
learn-not-yet = Noch nicht. Versuch es noch einmal.
learn-lesson-done = Diese Lektion ist fertig.
learn-course-done = Du kennst das Spiel jetzt.
learn-quiz-score = Gleich richtig: { $right } von { $all }.
learn-read = Vorlesen
learn-stop-reading = Stopp
learn-rule = Regel { $rule }
learn-yes = Ja
learn-no = Nein
learn-name-1 = Anna
learn-name-2 = Ben
learn-name-3 = Carla
learn-you = Du
learn-happens = Das passiert
learn-laid = { $name } hat diese Karten weggelegt
learn-your-pile = Dein Stapel
learn-pile-of = Der Stapel von { $name }

## What is asked
learn-ask-points =
    { $who ->
        [you] Wie viele Punkte bekommst du?
       *[other] Wie viele Punkte bekommt { $name }?
    }
learn-ask-wips =
    { $who ->
        [you] Wie viele Wips machst du?
       *[other] Wie viele Wips macht { $name }?
    }
learn-ask-cards =
    { $who ->
        [you] Wie viele Karten liegen dann auf deinem Stapel?
       *[other] Wie viele Karten liegen dann auf dem Stapel von { $name }?
    }
learn-ask-rest = Wer bekommt die letzten Karten aus der Mitte?
learn-ask-owner = Wem gehört der Bau jetzt?
learn-ask-may = Darfst du das tun: { $move }?
learn-ask-trick = Wer hat die höchste Karte?
learn-ask-winner = Wer gewinnt das Spiel?
learn-ask-takes = Wie viele Klammern bekommt der Gewinner?
learn-ask-pays =
    { $who ->
        [you] Wie viele Klammern zahlst du?
       *[other] Wie viele Klammern zahlt { $name }?
    }
learn-ask-price = Wie viele Klammern kostet es, mitzugehen?

## Moves that are asked about
learn-move-add = { $card } ablegen
learn-move-capture = { $cards } mit { $card } stechen
learn-move-build = für { $value } bauen mit { $card }
learn-move-raise = den Bau erhöhen, auf { $value }
learn-move-steal = den Stapel von { $name } stehlen mit { $card }
learn-move-play = { $card } spielen
learn-move-toep = toepen
learn-move-exchange = tauschen

## What happened
learn-fact-added =
    { $who ->
        [you] Du legst { $card } in die Mitte.
       *[other] { $name } legt { $card } in die Mitte.
    }
learn-fact-captured =
    { $who ->
        [you] Du stichst { $cards } mit { $card }.
       *[other] { $name } sticht { $cards } mit { $card }.
    }
learn-fact-took-build =
    { $who ->
        [you] Es war dein Bau.
       *[other] Es war der Bau von { $name }.
    }
learn-fact-built =
    { $who ->
        [you] Du baust für { $value }.
       *[other] { $name } baut für { $value }.
    }
learn-fact-built-double =
    { $who ->
        [you] Du baust doppelt für { $value }.
       *[other] { $name } baut doppelt für { $value }.
    }
learn-fact-raised =
    { $who ->
        [you] Du erhöhst den Bau von { $from } auf { $value }.
       *[other] { $name } erhöht den Bau von { $from } auf { $value }.
    }
learn-fact-doubled =
    { $who ->
        [you] Du machst den Bau für { $value } doppelt.
       *[other] { $name } macht den Bau für { $value } doppelt.
    }
learn-fact-stole =
    { $who ->
        [you] Du stiehlst den Stapel von { $other }: { $cards } Karten.
       *[other] { $name } stiehlt einen Stapel: { $cards } Karten.
    }
learn-fact-wip =
    { $who ->
        [you] Wip! Du bekommst einen Punkt.
       *[other] Wip! { $name } bekommt einen Punkt.
    }
learn-fact-rest =
    { $who ->
        [you] Du hast zuletzt gestochen. Du bekommst, was noch liegt: { $cards }.
       *[other] { $name } hat zuletzt gestochen und bekommt, was noch liegt: { $cards }.
    }
learn-fact-counted =
    { $who ->
        [you] Du hast { $points } Punkte.
       *[other] { $name } hat { $points } Punkte.
    }
learn-fact-most-cards = meiste Karten: { $points }
learn-fact-most-spades = meiste Pik: { $points }
learn-fact-tens = { $card }: { $points }
learn-fact-twos = { $card }: { $points }
learn-fact-aces = Asse: { $points }
learn-fact-wips = Wips: { $points }
learn-fact-played =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { $name } spielt { $card }.
    }
learn-fact-trick =
    { $who ->
        [you] Du hast die höchste Karte: { $card }.
       *[other] { $name } hat die höchste Karte: { $card }.
    }
learn-fact-toeped =
    { $who ->
        [you] Toep! Du legst eine Klammer dazu.
       *[other] Toep! { $name } legt eine Klammer dazu.
    }
learn-fact-stays =
    { $who ->
        [you] Du gehst mit.
       *[other] { $name } geht mit.
    }
learn-fact-stayed =
    { $who ->
        [you] Du gehst mit. Das kostet { $clips }.
       *[other] { $name } geht mit. Das kostet { $clips }.
    }
learn-fact-saw =
    { $who ->
        [you] Du willst sehen. Das kostet { $clips }.
       *[other] { $name } will sehen. Das kostet { $clips }.
    }
learn-fact-folds =
    { $who ->
        [you] Du steigst aus.
       *[other] { $name } steigt aus.
    }
learn-fact-folded =
    { $who ->
        [you] Du steigst aus und verlierst { $clips }.
       *[other] { $name } steigt aus und verliert { $clips }.
    }
learn-fact-exchanged =
    { $who ->
        [you] Du tauschst vier Karten.
       *[other] { $name } tauscht vier Karten.
    }
learn-fact-checked =
    { $who ->
        [you] Du siehst bei { $other } nach.
       *[other] { $name } sieht bei { $other } nach.
    }
learn-fact-honest = Es sind vier Bilder.
learn-fact-dishonest = Es sind keine vier Bilder.
learn-fact-paid =
    { $who ->
        [you] Du zahlst { $clips }.
       *[other] { $name } zahlt { $clips }.
    }
learn-fact-ready =
    { $who ->
        [you] Du bist bereit.
       *[other] { $name } ist bereit.
    }
learn-fact-won =
    { $who ->
        [you] Du gewinnst das Spiel und bekommst { $clips }.
       *[other] { $name } gewinnt das Spiel und bekommt { $clips }.
    }
learn-count-clips =
    { $count ->
        [one] { $clips } Klammer
       *[other] { $clips } Klammern
    }
learn-count-cards =
    { $count ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
learn-may = Das darfst du.
learn-may-not = Das darfst du nicht.

## What is so then
learn-now-cards =
    { $who ->
        [you] Auf deinem Stapel liegen jetzt { $cards }.
       *[other] Auf dem Stapel von { $name } liegen jetzt { $cards }.
    }
learn-now-owner =
    { $who ->
        [you] Der Bau gehört jetzt dir.
       *[other] Der Bau gehört jetzt { $name }.
    }
learn-now-wips = Wips: { $wips }.
learn-now-price = Mitgehen kostet jetzt { $clips }.

## Why not
learn-no-w8-one-of-its-rank = Du stichst eine Karte, die gleich ist: eine 7 mit einer 7.
learn-no-w9-no-groups = Diese Karten sind zusammen nicht so viel wie deine Karte.
learn-no-w10-face-takes-one = Bube, Dame und König stechen eine Karte: die gleiche.
learn-no-w11-must-capture = Du kannst stechen. Dann darfst du nicht ablegen.
learn-no-w13-sum = Diese Karten sind zusammen nicht so viel.
learn-no-w13-not-held = Für diesen Bau hast du keine Karte mehr auf der Hand.
learn-no-w14-locked = Diese Karte liegt fest in einem Bau.
learn-no-w15-other-value = Dieser Bau ist nicht so viel wie deine Karte.
learn-no-w16-no-raising = Einen Bau zu erhöhen lernst du später.
learn-no-w16-with-loose = Du erhöhst einen Bau mit einer Karte aus der Hand.
learn-no-w16-sum = Der Bau und deine Karte sind zusammen nicht so viel.
learn-no-w16-not-held = Für diesen Bau hast du keine Karte mehr auf der Hand.
learn-no-w17-no-doubling = Doppelt zu bauen lernst du später.
learn-no-w17-sum = Diese Karten passen nicht zum Bau.
learn-no-w17-not-held = Für diesen Bau hast du keine Karte mehr auf der Hand.
learn-no-w18-double-stays = Ein Doppelbau kann nicht höher werden.
learn-no-w21-owner-may-not-add = Du hast einen Bau. Dann darfst du nicht ablegen.
learn-no-w22-face-in-build = Mit Bube, Dame oder König baust du nicht.
learn-no-w24-other-top = Oben auf dem Stapel liegt eine andere Karte.
learn-no-t16-follow-suit = Du hast noch eine Karte derselben Farbe. Die musst du spielen.
learn-no-t13-own-toep = Der letzte Toep war deiner. Jetzt ist jemand anders dran.
learn-no-t9-card-while-exchanging = Es wird noch getauscht. Du spielst noch keine Karte.
learn-no-t11-answer-first = Erst sagst du, ob du mitgehst.

## wippen: capture
learn-wippen-capture-title = Stechen
learn-wippen-capture-idea = In der Mitte liegen Karten. Mit einer Handkarte stichst du die gleiche Karte aus der Mitte. Beide Karten kommen auf deinen Stapel.
learn-wippen-capture-1 = Stich die 7 aus der Mitte.
learn-wippen-capture-2 = Eine Dame sticht eine Dame. Stich die Dame aus der Mitte.

## wippen: must-capture
learn-wippen-must-capture-title = Stechen müssen
learn-wippen-must-capture-idea = Kannst du etwas stechen? Dann darfst du keine Karte ablegen. Kannst du nichts stechen? Dann legst du eine Karte in die Mitte.
learn-wippen-must-capture-1 = Du kannst stechen. Such die Karte, mit der es geht.
learn-wippen-must-capture-2 = Du kannst nichts stechen. Leg eine Karte in die Mitte.

## wippen: adding-up
learn-wippen-adding-up-title = Zusammenzählen
learn-wippen-adding-up-idea = Karten zählen zusammen. Mit einer 7 stichst du auch 3 und 4. Du darfst mehrere Gruppen auf einmal stechen. Du darfst auch etwas liegen lassen.
learn-wippen-adding-up-1 = Stich Karten, die zusammen 7 sind.
learn-wippen-adding-up-2 = Stich mit der 9 so viele Karten, wie du kannst.
learn-wippen-adding-up-3 = Das Ass zählt 1. Stich vier Karten mit der 10.

## wippen: wip
learn-wippen-wip-title = Der Wip
learn-wippen-wip-idea = Stichst du die letzte Karte aus der Mitte? Das heißt Wip. Du bekommst einen Punkt. In der letzten Runde gibt es keinen Wip.
learn-wippen-wip-1 = Mach einen Wip.

## wippen: points
learn-wippen-points-title = Punkte zählen
learn-wippen-points-idea = Die meisten Karten zählen 2 Punkte. Die meisten Pik zählen auch 2. Die 10♦ zählt 2 Punkte, die 2♠ zählt 1. Jedes Ass zählt 1 Punkt. Haben zwei Spieler gleich viel? Dann bekommt jeder 1 Punkt.
learn-wippen-points-1 = Stich die Karte, die am meisten Punkte bringt.

## wippen: last-cards
learn-wippen-last-cards-title = Die letzten Karten
learn-wippen-last-cards-idea = Am Ende liegen noch Karten in der Mitte. Wer zuletzt gestochen hat, bekommt diese Karten.

## wippen: build
learn-wippen-build-title = Bauen
learn-wippen-build-idea = Du legst eine Karte auf eine Karte in der Mitte. Zusammen sind sie ein Bau. Die Karte für diesen Bau musst du noch auf der Hand haben.
learn-wippen-build-1 = Du hast eine 9. Bau für 9.
learn-wippen-build-2 = Bau für 8. Such die Karte, die passt.

## wippen: own-build
learn-wippen-own-build-title = Dein Bau
learn-wippen-own-build-idea = Ein Bau liegt fest: Du stichst alles oder nichts. Jeder mit der richtigen Karte darf ihn stechen. Hast du einen Bau? Dann darfst du nicht ablegen.
learn-wippen-own-build-1 = Dieser Bau gehört dir. Stich ihn.
learn-wippen-own-build-3 = Dieser Bau gehört Anna. Stich ihn.

## wippen: raise
learn-wippen-raise-title = Erhöhen
learn-wippen-raise-idea = Du legst eine Karte auf einen Bau. Der Bau wird höher und gehört jetzt dir. Die Karte für den neuen Bau musst du noch haben.
learn-wippen-raise-1 = Erhöhe Annas Bau auf 9.

## wippen: double-build
learn-wippen-double-build-title = Doppelbau
learn-wippen-double-build-idea = In einem Doppelbau steckt die Zahl zweimal. Leg eine 5 auf eine 5 und bau für 5. Ein Doppelbau kann nicht höher werden.
learn-wippen-double-build-1 = Mach einen Doppelbau für 5.
learn-wippen-double-build-2 = Mach den Bau für 9 doppelt. Die 6 hilft dir.

## wippen: risk
learn-wippen-risk-title = Bauen ist riskant
learn-wippen-risk-idea = Andere dürfen deinen Bau stechen oder erhöhen. Sieh also erst auf Annas Karten. Später sind sie nicht mehr offen.
learn-wippen-risk-1 = Bau so, dass Anna deinen Bau nicht stechen kann.

## wippen: steal
learn-wippen-steal-title = Stehlen
learn-wippen-steal-idea = Oben auf einem Stapel liegt eine offene Karte. Spiel die gleiche Karte. Dann bekommst du den ganzen Stapel.
learn-wippen-steal-1 = Stiehl den Stapel von Anna.

## wippen: quiz
learn-wippen-quiz-title = Was weißt du jetzt?
learn-wippen-quiz-idea = Hier sind zehn Fragen. Alles hast du gelernt.

## toepen: order
learn-toepen-order-title = Welche Karte ist hoch?
learn-toepen-order-idea = Die 10 ist die höchste. Dann kommen 9, 8 und 7. Dann das Ass, der König, die Dame und der Bube.
learn-toepen-order-2 = Spiel eine Karte, die höher ist als die 9.

## toepen: follow-suit
learn-toepen-follow-suit-title = Farbe bedienen
learn-toepen-follow-suit-idea = Du spielst eine Karte derselben Farbe wie die erste Karte. Hast du keine? Dann darfst du alles. Aber eine andere Farbe gewinnt nie.
learn-toepen-follow-suit-1 = Anna hat Herz gespielt. Spiel eine Karte, die du darfst.

## toepen: last-trick
learn-toepen-last-trick-title = Der letzte Stich
learn-toepen-last-trick-idea = Ein Spiel hat vier Stiche. Nur der letzte Stich zählt. Wer ihn gewinnt, gewinnt das Spiel.
learn-toepen-last-trick-2 = Welche Karte behältst du? Spiel so, dass du den letzten Stich gewinnst.

## toepen: toep
learn-toepen-toep-title = Toepen
learn-toepen-toep-idea = Jeder setzt eine Klammer. Wer toept, legt eine Klammer dazu. Jetzt müssen die anderen mitgehen oder aussteigen. Steigen alle aus? Dann gewinnst du sofort.
learn-toepen-toep-1 = Du hast drei Zehnen. Toep.

## toepen: answer
learn-toepen-answer-title = Mitgehen oder aussteigen?
learn-toepen-answer-idea = Jemand toept. Gehst du mit? Dann legst du eine Klammer dazu. Steigst du aus? Dann ist dein Einsatz weg.
learn-toepen-answer-1 = Deine Karten sind niedrig. Steig aus.
learn-toepen-answer-2 = Deine Karten sind hoch. Geh mit.

## toepen: re-toep
learn-toepen-re-toep-title = Übertoepen
learn-toepen-re-toep-idea = Nach einem Toep darf jemand anders übertoepen. Erst muss eine Karte gespielt sein. Deinen eigenen Toep darfst du nicht übertoepen.
learn-toepen-re-toep-1 = Anna hat zuerst getoept. Deine Karten sind besser. Toep jetzt selbst.

## toepen: see
learn-toepen-see-title = Sehen
learn-toepen-see-idea = Im letzten Stich toept jemand mit der letzten Karte. Mitgehen heißt dann sehen. Das kostet eine Klammer weniger, als Spieler da sind. Der Toeper muss höher sein als alle Karten. Sonst gewinnst du.
learn-toepen-see-2 = Ben hat die 8. Anna hat die 9 gespielt. Was tust du?

## toepen: exchange
learn-toepen-exchange-title = Tauschen
learn-toepen-exchange-idea = Hast du vier Bilder? Das sind Bube, Dame, König und Ass. Dann darfst du gegen vier neue Karten tauschen. Du darfst auch nur so tun.
learn-toepen-exchange-1 = Du hast vier Bilder. Tausch sie.

## toepen: check
learn-toepen-check-title = Nachsehen
learn-toepen-check-idea = Glaubst du es nicht? Dann sieh nach. Sind es vier Bilder? Dann zahlst du 2 Klammern. Sind sie es nicht? Dann zahlt der andere. Das ist eine Klammer weniger, als Spieler da sind.
learn-toepen-check-1 = Anna hat getauscht. Waren es vier Bilder? Sieh bei ihr nach.

## toepen: quiz
learn-toepen-quiz-title = Was weißt du jetzt?
learn-toepen-quiz-idea = Hier sind zehn Fragen. Alles hast du gelernt.
