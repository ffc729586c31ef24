# What the lessons say: short sentences, and only words that a child knows or that the glossary has.
# A test of crates/lessons looks after it.

## The pages
learn-title = Learn to play
learn-about = You learn with open cards. Each lesson has one idea.
learn-done = done
learn-progress = { $done } of { $all } done
learn-task = Task { $number } of { $all }
learn-next = Next
learn-next-lesson = Next lesson: { $lesson }
learn-again = Once more
learn-all = All lessons
learn-good = Well done.
learn-not-yet = Not yet. Try once more.
learn-lesson-done = This lesson is done.
learn-course-done = You know the game now.
learn-quiz-score = Right at once: { $right } of { $all }.
learn-read = Read aloud
learn-stop-reading = Stop
learn-rule = Rule { $rule }
learn-yes = Yes
learn-no = No
learn-name-1 = Anna
learn-name-2 = Ben
learn-name-3 = Carla
learn-you = You
learn-happens = This happens
learn-laid = { $name } laid these cards down
learn-your-pile = Your pile
learn-pile-of = { $name }'s pile

## What is asked
learn-ask-points =
    { $who ->
        [you] How many points do you get?
       *[other] How many points does { $name } get?
    }
learn-ask-wips =
    { $who ->
        [you] How many wips do you make?
       *[other] How many wips does { $name } make?
    }
learn-ask-cards =
    { $who ->
        [you] How many cards lie on your pile then?
       *[other] How many cards lie on { $name }'s pile then?
    }
learn-ask-rest = Who gets the last cards of the pot?
learn-ask-owner = Whose build is it now?
learn-ask-may = May you do this: { $move }?
learn-ask-trick = Who has the highest card?
learn-ask-winner = Who wins the hand?
learn-ask-takes = How many clips does the winner take?
learn-ask-pays =
    { $who ->
        [you] How many clips do you pay?
       *[other] How many clips does { $name } pay?
    }
learn-ask-price = How many clips does it cost to stay?

## Moves that are asked about
learn-move-add = add { $card } to the pot
learn-move-capture = capture { $cards } with { $card }
learn-move-build = build for { $value } with { $card }
learn-move-raise = raise the build to { $value }
learn-move-steal = steal { $name }'s pile with { $card }
learn-move-play = play { $card }
learn-move-toep = toep
learn-move-exchange = exchange

## What happened
learn-fact-added =
    { $who ->
        [you] You add { $card } to the pot.
       *[other] { $name } adds { $card } to the pot.
    }
learn-fact-captured =
    { $who ->
        [you] You capture { $cards } with { $card }.
       *[other] { $name } captures { $cards } with { $card }.
    }
learn-fact-took-build =
    { $who ->
        [you] It was your build.
       *[other] It was { $name }'s build.
    }
learn-fact-built =
    { $who ->
        [you] You build for { $value }.
       *[other] { $name } builds for { $value }.
    }
learn-fact-built-double =
    { $who ->
        [you] You build double for { $value }.
       *[other] { $name } builds double for { $value }.
    }
learn-fact-raised =
    { $who ->
        [you] You raise the build from { $from } to { $value }.
       *[other] { $name } raises the build from { $from } to { $value }.
    }
learn-fact-doubled =
    { $who ->
        [you] You make the build for { $value } double.
       *[other] { $name } makes the build for { $value } double.
    }
learn-fact-stole =
    { $who ->
        [you] You steal { $other }'s pile: { $cards } cards.
       *[other] { $name } steals a pile: { $cards } cards.
    }
learn-fact-wip =
    { $who ->
        [you] Wip! You get one point.
       *[other] Wip! { $name } gets one point.
    }
learn-fact-rest =
    { $who ->
        [you] You captured last. You get what still lies there: { $cards }.
       *[other] { $name } captured last and gets what still lies there: { $cards }.
    }
learn-fact-counted =
    { $who ->
        [you] You have { $points } points.
       *[other] { $name } has { $points } points.
    }
learn-fact-most-cards = most cards: { $points }
learn-fact-most-spades = most spades: { $points }
learn-fact-tens = { $card }: { $points }
learn-fact-twos = { $card }: { $points }
learn-fact-aces = aces: { $points }
learn-fact-wips = wips: { $points }
learn-fact-played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
learn-fact-trick =
    { $who ->
        [you] You have the highest card: { $card }.
       *[other] { $name } has the highest card: { $card }.
    }
learn-fact-toeped =
    { $who ->
        [you] Toep! You add a clip.
       *[other] Toep! { $name } adds a clip.
    }
learn-fact-stays =
    { $who ->
        [you] You stay.
       *[other] { $name } stays.
    }
learn-fact-stayed =
    { $who ->
        [you] You stay. That costs { $clips }.
       *[other] { $name } stays. That costs { $clips }.
    }
learn-fact-saw =
    { $who ->
        [you] You see. That costs { $clips }.
       *[other] { $name } sees. That costs { $clips }.
    }
learn-fact-folds =
    { $who ->
        [you] You fold.
       *[other] { $name } folds.
    }
learn-fact-folded =
    { $who ->
        [you] You fold and lose { $clips }.
       *[other] { $name } folds and loses { $clips }.
    }
learn-fact-exchanged =
    { $who ->
        [you] You exchange four cards.
       *[other] { $name } exchanges four cards.
    }
learn-fact-checked =
    { $who ->
        [you] You check the cards of { $other }.
       *[other] { $name } checks the cards of { $other }.
    }
learn-fact-honest = They are four pictures.
learn-fact-dishonest = They are not four pictures.
learn-fact-paid =
    { $who ->
        [you] You pay { $clips }.
       *[other] { $name } pays { $clips }.
    }
learn-fact-ready =
    { $who ->
        [you] You are ready.
       *[other] { $name } is ready.
    }
learn-fact-won =
    { $who ->
        [you] You win the hand and take { $clips }.
       *[other] { $name } wins the hand and takes { $clips }.
    }
learn-count-clips =
    { $count ->
        [one] { $clips } clip
       *[other] { $clips } clips
    }
learn-count-cards =
    { $count ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
learn-may = You may.
learn-may-not = You may not.

## What is so then
learn-now-cards =
    { $who ->
        [you] Your pile has { $cards } now.
       *[other] { $name }'s pile has { $cards } now.
    }
learn-now-owner =
    { $who ->
        [you] The build is yours now.
       *[other] The build is { $name }'s now.
    }
learn-now-wips = Wips: { $wips }.
learn-now-price = To stay costs { $clips } now.

## Why not
learn-no-w8-one-of-its-rank = You capture one card that is the same: a 7 with a 7.
learn-no-w9-no-groups = Together these cards are not as much as your card.
learn-no-w10-face-takes-one = A jack, queen or king captures one card: the same.
learn-no-w11-must-capture = You can capture. Then you may not add.
learn-no-w13-sum = Together these cards are not as much.
learn-no-w13-not-held = You have no card left in your hand for that build.
learn-no-w14-locked = That card is locked in a build.
learn-no-w15-other-value = That build is not as much as your card.
learn-no-w16-no-raising = You learn to raise a build later.
learn-no-w16-with-loose = You raise a build with one card from your hand.
learn-no-w16-sum = Together the build and your card are not as much.
learn-no-w16-not-held = You have no card left in your hand for that build.
learn-no-w17-no-doubling = You learn to build double later.
learn-no-w17-sum = These cards do not go with the build.
learn-no-w17-not-held = You have no card left in your hand for that build.
learn-no-w18-double-stays = You cannot raise a double build.
learn-no-w21-owner-may-not-add = You have a build. Then you may not add.
learn-no-w22-face-in-build = You do not build with a jack, queen or king.
learn-no-w24-other-top = Another card lies on top of that pile.
learn-no-t16-follow-suit = You still have a card of that suit. You must play it.
learn-no-t13-own-toep = The last toep was yours. Now another one may toep.
learn-no-t9-card-while-exchanging = You can still exchange. You play no card yet.
learn-no-t11-answer-first = First you say if you stay.

## wippen: capture
learn-wippen-capture-title = Capture
learn-wippen-capture-idea = The pot lies in the middle. With a card from your hand you capture the same card. Both cards go on your pile.
learn-wippen-capture-1 = Capture the 7 from the pot.
learn-wippen-capture-2 = A queen captures a queen. Capture the queen from the pot.

## wippen: must-capture
learn-wippen-must-capture-title = Must capture
learn-wippen-must-capture-idea = Can you capture something? Then you may not add a card. Can you capture nothing? Then you add a card to the pot.
learn-wippen-must-capture-1 = You can capture. Find the card that can.
learn-wippen-must-capture-2 = You can capture nothing. Add a card to the pot.

## wippen: adding-up
learn-wippen-adding-up-title = Adding up
learn-wippen-adding-up-idea = Cards add up. With a 7 you also capture 3 and 4. You may capture more groups at once. You may also leave something.
learn-wippen-adding-up-1 = Capture cards that are 7 together.
learn-wippen-adding-up-2 = Capture as many cards as you can with the 9.
learn-wippen-adding-up-3 = The ace counts as 1. Capture four cards with the 10.

## wippen: wip
learn-wippen-wip-title = The wip
learn-wippen-wip-idea = Do you capture the last card of the pot? That is a wip. You get one point. In the last deal there is no wip.
learn-wippen-wip-1 = Make a wip.

## wippen: points
learn-wippen-points-title = Counting points
learn-wippen-points-idea = Most cards are 2 points. Most spades are 2 as well. The 10♦ is 2 points, the 2♠ is 1. Each ace is 1 point. Do two players have the same? Then each gets 1 point.
learn-wippen-points-1 = Capture the card that gives most points.

## wippen: last-cards
learn-wippen-last-cards-title = The last cards
learn-wippen-last-cards-idea = At the end some cards still lie in the pot. Who captured last gets those cards.

## wippen: build
learn-wippen-build-title = Building
learn-wippen-build-idea = You lay a card on a card in the pot. Together they are a build. You must still have the card for that build.
learn-wippen-build-1 = You have a 9. Build for 9.
learn-wippen-build-2 = Build for 8. Find the card that fits.

## wippen: own-build
learn-wippen-own-build-title = Your build
learn-wippen-own-build-idea = A build is locked: you capture all or nothing. Everyone with the right card may capture it. Do you have a build? Then you may not add.
learn-wippen-own-build-1 = This build is yours. Capture it.
learn-wippen-own-build-3 = This is Anna's build. Capture it.

## wippen: raise
learn-wippen-raise-title = Raising
learn-wippen-raise-idea = You lay a card on a build. The build gets higher and is yours now. You must still have the card for the new build.
learn-wippen-raise-1 = Raise Anna's build to 9.

## wippen: double-build
learn-wippen-double-build-title = Double build
learn-wippen-double-build-idea = A double build has its number twice. Lay a 5 on a 5 and build for 5. You cannot raise a double build.
learn-wippen-double-build-1 = Make a double build for 5.
learn-wippen-double-build-2 = Make the build for 9 double. The 6 helps you.

## wippen: risk
learn-wippen-risk-title = Building is a risk
learn-wippen-risk-idea = Another player may capture or raise your build. So look at Anna's cards first. Later they are not open.
learn-wippen-risk-1 = Build so that Anna cannot capture your build.

## wippen: steal
learn-wippen-steal-title = Stealing
learn-wippen-steal-idea = An open card lies on top of a pile. Play the same card. Then you get the whole pile.
learn-wippen-steal-1 = Steal Anna's pile.

## wippen: quiz
learn-wippen-quiz-title = What do you know now?
learn-wippen-quiz-idea = Here are ten questions. You learned all of it.

## toepen: order
learn-toepen-order-title = Which card is high?
learn-toepen-order-idea = The 10 is highest. Then come 9, 8 and 7. Then the ace, king, queen and jack.
learn-toepen-order-2 = Play a card that is higher than the 9.

## toepen: follow-suit
learn-toepen-follow-suit-title = Following suit
learn-toepen-follow-suit-idea = You play a card of the same suit as the first card. Have you none? Then you may play any. But another suit never wins.
learn-toepen-follow-suit-1 = Anna played hearts. Play a card that you may.

## toepen: last-trick
learn-toepen-last-trick-title = The last trick
learn-toepen-last-trick-idea = A hand has four tricks. Only the last trick counts. Who wins it wins the hand.
learn-toepen-last-trick-2 = Which card do you keep? Play so that you win the last trick.

## toepen: toep
learn-toepen-toep-title = Toep
learn-toepen-toep-idea = Everyone stakes one clip. Who toeps adds a clip. Now the others must stay or fold. Do all fold? Then you win at once.
learn-toepen-toep-1 = You have three tens. Toep.

## toepen: answer
learn-toepen-answer-title = Stay or fold?
learn-toepen-answer-idea = Another player toeps. Do you stay? Then you add a clip. Do you fold? Then your stake is lost.
learn-toepen-answer-1 = Your cards are low. Fold.
learn-toepen-answer-2 = Your cards are high. Stay.

## toepen: re-toep
learn-toepen-re-toep-title = Re-toep
learn-toepen-re-toep-idea = After a toep another player may re-toep. First a card must be played. You may not re-toep your own toep.
learn-toepen-re-toep-1 = Anna toeped first. Your cards are better. Now toep yourself.

## toepen: see
learn-toepen-see-title = Seeing
learn-toepen-see-idea = In the last trick someone toeps with the last card. To stay is then to see. It costs one clip less than there are players. The toeper must be higher than all cards. If not, you win.
learn-toepen-see-2 = Ben has the 8. Anna played the 9. What do you do?

## toepen: exchange
learn-toepen-exchange-title = Exchange
learn-toepen-exchange-idea = Do you have four pictures? Those are jack, queen, king and ace. Then you may exchange them for four new cards. You may also pretend.
learn-toepen-exchange-1 = You have four pictures. Exchange them.

## toepen: check
learn-toepen-check-title = Check
learn-toepen-check-idea = Do you not believe it? Then check the cards. Are they four pictures? Then you pay 2 clips. Are they not? Then the other player pays. It is one clip less than there are players.
learn-toepen-check-1 = Anna exchanged. Were they four pictures? Check her cards.

## toepen: quiz
learn-toepen-quiz-title = What do you know now?
learn-toepen-quiz-idea = Here are ten questions. You learned all of it.
