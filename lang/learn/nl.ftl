# Wat de lessen zeggen: korte zinnen, en alleen woorden die een kind kent of die in de woordenlijst staan.
# Een toets van crates/lessons kijkt het na.

## The pages
learn-title = Leren spelen
learn-about = Je leert met open kaarten. Elke les heeft één idee.
learn-done = gedaan
learn-progress = { $done } van { $all } gedaan
learn-task = Opdracht { $number } van { $all }
learn-next = Volgende
learn-next-lesson = Volgende les: { $lesson }
learn-again = Nog een keer
learn-all = Alle lessen
learn-good = Goed zo.
learn-not-yet = Nog niet. Probeer het nog een keer.
learn-lesson-done = Deze les is klaar.
learn-course-done = Je kent het spel nu.
learn-quiz-score = Meteen goed: { $right } van { $all }.
learn-read = Lees voor
learn-stop-reading = Stop
learn-rule = Regel { $rule }
learn-yes = Ja
learn-no = Nee
learn-name-1 = Anna
learn-name-2 = Ben
learn-name-3 = Carla
learn-you = Jij
learn-happens = Dit gebeurt
learn-laid = { $name } legde deze kaarten weg
learn-your-pile = Jouw stapel
learn-pile-of = De stapel van { $name }

## What is asked
learn-ask-points =
    { $who ->
        [you] Hoeveel punten krijg jij?
       *[other] Hoeveel punten krijgt { $name }?
    }
learn-ask-wips =
    { $who ->
        [you] Hoeveel wips maak jij?
       *[other] Hoeveel wips maakt { $name }?
    }
learn-ask-cards =
    { $who ->
        [you] Hoeveel kaarten liggen er dan op jouw stapel?
       *[other] Hoeveel kaarten liggen er dan op de stapel van { $name }?
    }
learn-ask-rest = Wie krijgt de laatste kaarten uit de pot?
learn-ask-owner = Van wie is de bouw nu?
learn-ask-may = Mag je dit doen: { $move }?
learn-ask-trick = Wie heeft de hoogste kaart?
learn-ask-winner = Wie wint het potje?
learn-ask-takes = Hoeveel clips krijgt de winnaar?
learn-ask-pays =
    { $who ->
        [you] Hoeveel clips betaal jij?
       *[other] Hoeveel clips betaalt { $name }?
    }
learn-ask-price = Hoeveel clips kost het om mee te gaan?

## Moves that are asked about
learn-move-add = { $card } bijleggen
learn-move-capture = { $cards } nemen met { $card }
learn-move-build = bouwen voor { $value } met { $card }
learn-move-raise = de bouw hoger maken, naar { $value }
learn-move-steal = de stapel van { $name } stelen met { $card }
learn-move-play = { $card } spelen
learn-move-toep = toepen
learn-move-exchange = ruilen

## What happened
learn-fact-added =
    { $who ->
        [you] Je legt { $card } in de pot.
       *[other] { $name } legt { $card } in de pot.
    }
learn-fact-captured =
    { $who ->
        [you] Je neemt { $cards } met { $card }.
       *[other] { $name } neemt { $cards } met { $card }.
    }
learn-fact-took-build =
    { $who ->
        [you] Het was jouw bouw.
       *[other] Het was de bouw van { $name }.
    }
learn-fact-built =
    { $who ->
        [you] Je bouwt voor { $value }.
       *[other] { $name } bouwt voor { $value }.
    }
learn-fact-built-double =
    { $who ->
        [you] Je bouwt dubbel voor { $value }.
       *[other] { $name } bouwt dubbel voor { $value }.
    }
learn-fact-raised =
    { $who ->
        [you] Je maakt de bouw hoger: van { $from } naar { $value }.
       *[other] { $name } maakt de bouw hoger: van { $from } naar { $value }.
    }
learn-fact-doubled =
    { $who ->
        [you] Je maakt de bouw voor { $value } dubbel.
       *[other] { $name } maakt de bouw voor { $value } dubbel.
    }
learn-fact-stole =
    { $who ->
        [you] Je steelt de stapel van { $other }: { $cards } kaarten.
       *[other] { $name } steelt een stapel: { $cards } kaarten.
    }
learn-fact-wip =
    { $who ->
        [you] Wip! Jij krijgt één punt.
       *[other] Wip! { $name } krijgt één punt.
    }
learn-fact-rest =
    { $who ->
        [you] Jij nam als laatste. Jij krijgt wat er nog ligt: { $cards }.
       *[other] { $name } nam als laatste en krijgt wat er nog ligt: { $cards }.
    }
learn-fact-counted =
    { $who ->
        [you] Jij hebt { $points } punten.
       *[other] { $name } heeft { $points } punten.
    }
learn-fact-most-cards = meeste kaarten: { $points }
learn-fact-most-spades = meeste schoppen: { $points }
learn-fact-tens = { $card }: { $points }
learn-fact-twos = { $card }: { $points }
learn-fact-aces = azen: { $points }
learn-fact-wips = wips: { $points }
learn-fact-played =
    { $who ->
        [you] Je speelt { $card }.
       *[other] { $name } speelt { $card }.
    }
learn-fact-trick =
    { $who ->
        [you] Jij hebt de hoogste kaart: { $card }.
       *[other] { $name } heeft de hoogste kaart: { $card }.
    }
learn-fact-toeped =
    { $who ->
        [you] Toep! Je legt een clip bij.
       *[other] Toep! { $name } legt een clip bij.
    }
learn-fact-stays =
    { $who ->
        [you] Je gaat mee.
       *[other] { $name } gaat mee.
    }
learn-fact-stayed =
    { $who ->
        [you] Je gaat mee. Dat kost { $clips }.
       *[other] { $name } gaat mee. Dat kost { $clips }.
    }
learn-fact-saw =
    { $who ->
        [you] Je wilt zien. Dat kost { $clips }.
       *[other] { $name } wil zien. Dat kost { $clips }.
    }
learn-fact-folds =
    { $who ->
        [you] Je gaat weg.
       *[other] { $name } gaat weg.
    }
learn-fact-folded =
    { $who ->
        [you] Je gaat weg en verliest { $clips }.
       *[other] { $name } gaat weg en verliest { $clips }.
    }
learn-fact-exchanged =
    { $who ->
        [you] Je ruilt vier kaarten.
       *[other] { $name } ruilt vier kaarten.
    }
learn-fact-checked =
    { $who ->
        [you] Je kijkt in de kaarten van { $other }.
       *[other] { $name } kijkt in de kaarten van { $other }.
    }
learn-fact-honest = Het zijn vier plaatjes.
learn-fact-dishonest = Het zijn geen vier plaatjes.
learn-fact-paid =
    { $who ->
        [you] Jij betaalt { $clips }.
       *[other] { $name } betaalt { $clips }.
    }
learn-fact-ready =
    { $who ->
        [you] Je bent klaar.
       *[other] { $name } is klaar.
    }
learn-fact-won =
    { $who ->
        [you] Jij wint het potje en krijgt { $clips }.
       *[other] { $name } wint het potje en krijgt { $clips }.
    }
learn-count-clips =
    { $count ->
        [one] { $clips } clip
       *[other] { $clips } clips
    }
learn-count-cards =
    { $count ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
learn-may = Dat mag.
learn-may-not = Dat mag niet.

## What is so then
learn-now-cards =
    { $who ->
        [you] Op jouw stapel liggen nu { $cards }.
       *[other] Op de stapel van { $name } liggen nu { $cards }.
    }
learn-now-owner =
    { $who ->
        [you] De bouw is nu van jou.
       *[other] De bouw is nu van { $name }.
    }
learn-now-wips = Wips: { $wips }.
learn-now-price = Meegaan kost nu { $clips }.

## Why not
learn-no-w8-one-of-its-rank = Je neemt één kaart die hetzelfde is: een 7 met een 7.
learn-no-w9-no-groups = Deze kaarten zijn samen niet evenveel als jouw kaart.
learn-no-w10-face-takes-one = Een boer, vrouw of heer neemt één kaart: dezelfde.
learn-no-w11-must-capture = Je kunt iets nemen. Dan mag je niet bijleggen.
learn-no-w13-sum = Deze kaarten zijn samen niet zoveel.
learn-no-w13-not-held = Voor die bouw heb je geen kaart meer in je hand.
learn-no-w14-locked = Die kaart ligt vast in een bouw.
learn-no-w15-other-value = Die bouw is niet evenveel als jouw kaart.
learn-no-w16-no-raising = Een bouw hoger maken leer je later.
learn-no-w16-with-loose = Je maakt een bouw hoger met één kaart uit je hand.
learn-no-w16-sum = De bouw en jouw kaart zijn samen niet zoveel.
learn-no-w16-not-held = Voor die bouw heb je geen kaart meer in je hand.
learn-no-w17-no-doubling = Dubbel bouwen leer je later.
learn-no-w17-sum = Deze kaarten passen niet bij de bouw.
learn-no-w17-not-held = Voor die bouw heb je geen kaart meer in je hand.
learn-no-w18-double-stays = Een dubbele bouw kan niet hoger.
learn-no-w21-owner-may-not-add = Je hebt een bouw. Dan mag je niet bijleggen.
learn-no-w22-face-in-build = Met een boer, vrouw of heer bouw je niet.
learn-no-w24-other-top = Bovenop die stapel ligt een andere kaart.
learn-no-t16-follow-suit = Je hebt nog een kaart van dezelfde kleur. Die moet je spelen.
learn-no-t13-own-toep = De laatste toep was van jou. Nu is een ander aan zet.
learn-no-t9-card-while-exchanging = Er wordt nog geruild. Je speelt nog geen kaart.
learn-no-t11-answer-first = Eerst zeg je of je meegaat.

## wippen: capture
learn-wippen-capture-title = Nemen
learn-wippen-capture-idea = In het midden ligt de pot. Met een kaart uit je hand neem je dezelfde kaart uit de pot. Beide kaarten gaan op jouw stapel.
learn-wippen-capture-1 = Neem de 7 uit de pot.
learn-wippen-capture-2 = Een vrouw neemt een vrouw. Neem de vrouw uit de pot.

## wippen: must-capture
learn-wippen-must-capture-title = Moeten nemen
learn-wippen-must-capture-idea = Kun je iets nemen? Dan mag je geen kaart bijleggen. Kun je niets nemen? Dan leg je een kaart in de pot.
learn-wippen-must-capture-1 = Je kunt nemen. Zoek de kaart waarmee het kan.
learn-wippen-must-capture-2 = Je kunt niets nemen. Leg een kaart in de pot.

## wippen: adding-up
learn-wippen-adding-up-title = Optellen
learn-wippen-adding-up-idea = Kaarten tellen samen. Met een 7 neem je ook 3 en 4. Je mag meer groepen in één keer nemen. Je mag ook iets laten liggen.
learn-wippen-adding-up-1 = Neem kaarten die samen 7 zijn.
learn-wippen-adding-up-2 = Neem zoveel kaarten als je kunt met de 9.
learn-wippen-adding-up-3 = De aas telt voor 1. Neem vier kaarten met de 10.

## wippen: wip
learn-wippen-wip-title = De wip
learn-wippen-wip-idea = Neem je de laatste kaart uit de pot? Dat heet een wip. Je krijgt één punt. In de laatste deling is er geen wip.
learn-wippen-wip-1 = Maak een wip.

## wippen: points
learn-wippen-points-title = Punten tellen
learn-wippen-points-idea = De meeste kaarten zijn 2 punten. De meeste schoppen zijn er ook 2. De 10♦ is 2 punten, de 2♠ is 1. Elke aas is 1 punt. Hebben twee spelers evenveel? Dan krijgen ze elk 1 punt.
learn-wippen-points-1 = Neem de kaart die de meeste punten geeft.

## wippen: last-cards
learn-wippen-last-cards-title = De laatste kaarten
learn-wippen-last-cards-idea = Aan het eind liggen er nog kaarten in de pot. Wie als laatste iets nam, krijgt die kaarten.

## wippen: build
learn-wippen-build-title = Bouwen
learn-wippen-build-idea = Je legt een kaart op een kaart in de pot. Samen zijn ze een bouw. De kaart voor die bouw moet je nog in je hand hebben.
learn-wippen-build-1 = Je hebt een 9. Bouw voor 9.
learn-wippen-build-2 = Bouw voor 8. Zoek de kaart die past.

## wippen: own-build
learn-wippen-own-build-title = Jouw bouw
learn-wippen-own-build-idea = Een bouw ligt vast: je neemt alles of niets. Iedereen met de goede kaart mag hem nemen. Heb je een bouw? Dan mag je niet bijleggen.
learn-wippen-own-build-1 = Deze bouw is van jou. Neem hem.
learn-wippen-own-build-3 = Deze bouw is van Anna. Neem hem.

## wippen: raise
learn-wippen-raise-title = Bovenbouwen
learn-wippen-raise-idea = Je legt een kaart op een bouw. De bouw wordt hoger en is nu van jou. Je moet de kaart voor de nieuwe bouw nog hebben.
learn-wippen-raise-1 = Maak de bouw van Anna hoger, naar 9.

## wippen: double-build
learn-wippen-double-build-title = Dubbele bouw
learn-wippen-double-build-idea = In een dubbele bouw zit het getal twee keer. Leg een 5 op een 5 en bouw voor 5. Een dubbele bouw kan niet hoger.
learn-wippen-double-build-1 = Maak een dubbele bouw voor 5.
learn-wippen-double-build-2 = Maak de bouw voor 9 dubbel. De 6 helpt je.

## wippen: risk
learn-wippen-risk-title = Bouwen is spannend
learn-wippen-risk-idea = Een ander mag jouw bouw nemen of hoger maken. Kijk dus eerst in de kaarten van Anna. Straks zijn ze niet meer open.
learn-wippen-risk-1 = Bouw zo dat Anna jouw bouw niet kan nemen.

## wippen: steal
learn-wippen-steal-title = Stelen
learn-wippen-steal-idea = Bovenop een stapel ligt een open kaart. Speel dezelfde kaart. Dan krijg je de hele stapel.
learn-wippen-steal-1 = Steel de stapel van Anna.

## wippen: quiz
learn-wippen-quiz-title = Wat weet je nu?
learn-wippen-quiz-idea = Hier zijn tien vragen. Alles heb je geleerd.

## toepen: order
learn-toepen-order-title = Welke kaart is hoog?
learn-toepen-order-idea = De 10 is de hoogste. Dan komen 9, 8 en 7. Dan de aas, de heer, de vrouw en de boer.
learn-toepen-order-2 = Speel een kaart die hoger is dan de 9.

## toepen: follow-suit
learn-toepen-follow-suit-title = Kleur bekennen
learn-toepen-follow-suit-idea = Je speelt een kaart van dezelfde kleur als de eerste kaart. Heb je die niet? Dan mag alles. Maar een andere kleur wint nooit.
learn-toepen-follow-suit-1 = Anna speelde harten. Speel een kaart die mag.

## toepen: last-trick
learn-toepen-last-trick-title = De laatste slag
learn-toepen-last-trick-idea = Een potje heeft vier slagen. Alleen de laatste slag telt. Wie hem wint, wint het potje.
learn-toepen-last-trick-2 = Welke kaart bewaar je? Speel zo dat je de laatste slag wint.

## toepen: toep
learn-toepen-toep-title = Toepen
learn-toepen-toep-idea = Iedereen legt één clip in. Wie toept, legt een clip bij. Nu moeten de anderen mee of weg. Gaat iedereen weg? Dan win je meteen.
learn-toepen-toep-1 = Je hebt drie tienen. Toep.

## toepen: answer
learn-toepen-answer-title = Mee of weg?
learn-toepen-answer-idea = Een ander toept. Ga je mee? Dan leg je een clip bij. Ga je weg? Dan ben je je inzet kwijt.
learn-toepen-answer-1 = Jouw kaarten zijn laag. Ga weg.
learn-toepen-answer-2 = Jouw kaarten zijn hoog. Ga mee.

## toepen: re-toep
learn-toepen-re-toep-title = Overtoepen
learn-toepen-re-toep-idea = Na een toep mag een ander overtoepen. Eerst moet er een kaart gespeeld zijn. Je eigen toep mag je niet overtoepen.
learn-toepen-re-toep-1 = Anna toepte eerst. Jouw kaarten zijn beter. Toep nu zelf.

## toepen: see
learn-toepen-see-title = Zien
learn-toepen-see-idea = In de laatste slag toept iemand met de laatste kaart. Meegaan heet dan zien. Dat kost één clip minder dan er spelers zijn. De toeper moet hoger zijn dan alle kaarten. Anders win jij.
learn-toepen-see-2 = Ben heeft de 8. Anna heeft de 9 gespeeld. Wat doe jij?

## toepen: exchange
learn-toepen-exchange-title = Ruilen
learn-toepen-exchange-idea = Heb je vier plaatjes? Dat zijn boer, vrouw, heer en aas. Dan mag je ruilen voor vier nieuwe kaarten. Je mag ook doen alsof.
learn-toepen-exchange-1 = Je hebt vier plaatjes. Ruil ze.

## toepen: check
learn-toepen-check-title = Kijken
learn-toepen-check-idea = Geloof je het niet? Kijk dan in de kaarten. Zijn het vier plaatjes? Dan betaal jij 2 clips. Zijn ze het niet? Dan betaalt de ander. Dat is één clip minder dan er spelers zijn.
learn-toepen-check-1 = Anna ruilde. Waren het vier plaatjes? Kijk in haar kaarten.

## toepen: quiz
learn-toepen-quiz-title = Wat weet je nu?
learn-toepen-quiz-idea = Hier zijn tien vragen. Alles heb je geleerd.
