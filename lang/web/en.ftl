# What only the page says, in English. The three files have the same messages in the same order.

## Everywhere

web-title = Stamtafel
web-you = You
web-close = Close
web-connecting = Connecting …
web-no-connection = The server cannot be reached. Is this device connected?
web-odd-answer = The server answered something that this page does not understand. Load the page again.
web-line-lost = The connection is lost. It is being tried again.
web-line-found = Connected again.
web-menu = Menu
web-help = Help
web-sound = Sound
web-your-turn = Your turn
web-game-wippen = Wippen
web-game-toepen = Zwols toepen
web-skip = To the content
web-less = Less: { $what }
web-more = More: { $what }
web-cancel = Cancel
web-name = Your name
web-nobody = Nobody yet
web-stage-before = not begun yet
web-stage-during = being played
web-stage-after = over
web-stage-closed = closed
web-table = Table
web-to-start = To the first page
web-copied = Copied
web-copy = Copy
web-share = Share
web-link = Link
web-qr = QR code
web-qr-about = QR code of this link
web-code-is = Or with the code:

## First page

web-home-wippen = Play Wippen
web-home-toepen = Play Zwols toepen
web-home-about = Two card games from the Low Countries, with friends or against the computer.
web-home-wippen-about = Capture cards from the pot, and wip it empty. For 2 to 6.
web-home-wippen-friends = Wippen with friends
web-home-toepen-about = Four cards, the last trick counts, and nerve. For 2 to 8.
web-home-toepen-friends = Zwols toepen with friends
web-home-friends = With friends
web-join = Join a table
web-join-code = Code or link
web-join-about = Of a table, or of your seat on another device.
web-join-go = To the table
web-join-no-code = A code has ten letters and digits.
web-mine = My tables
web-mine-all = All { $count }
web-mine-forget = Forget the table of { $names }
web-mine-forget-title = Forget this table?
web-mine-forget-about = You cannot get your seat there back from this device then.
web-mine-forget-yes = Forget it
web-listed = Open tables
web-listed-about = Anybody may come to play or to watch.
web-home-more = And also
web-home-replay = Replay a match
web-home-replay-about = Open a record, and see every card.
web-home-go-on = Go on where you were
web-listed-seats =
    { $count ->
        [one] 1 player
       *[other] { $shown } players
    }

## Setting up

web-setup = New table: { $game }
web-presets = Which rules?
web-switches = Change the rules
web-switches-changed =
    { $count ->
        [one] 1 changed
       *[other] { $shown } changed
    }
web-switch-number = Number
web-switch-by-itself = by itself
web-switch-points = points
web-switch-cards = cards
web-switch-target = to a number of points
web-switch-games = a number of games
web-switch-one = 1 clip
web-switch-one-or-two = 1 or 2 clips
web-house = How this table plays
web-setup-table = The table
web-setup-computers = Computer players
web-setup-computers-about = There is room for { $least } to { $most } at the table.
web-setup-strength = Which computer player?
web-time = Time to answer
web-time-about = Whoever is late gets a plain move.
web-time-none = none
web-time-20s = 20 s
web-time-45s = 45 s
web-time-2min = 2 min
web-time-day = a day
web-hints = Hints
web-hints-about = Players may ask the computer for advice.
web-listed-here = In the list of open tables
web-listed-here-about = Otherwise only those with the link or the code come.
web-setup-open = Open the table
web-setup-faults = These rules do not go together: see above.
web-switch-fix = Also switch on: { $names }

## At the table

web-mats = The others
web-mat-turn = to play
web-mat-computer = computer plays
web-mat-away = away
web-mat-gone = not connected
web-mat-left = has left
web-left-seconds = { $shown } s
web-left-minutes = { $shown } min
web-left-hours = { $shown } h
web-history = History
web-sheet = The score
web-line-connecting = Connecting
web-line-open = Connected
web-line-closed = The connection is closed
web-sides = Score and history
web-dealing = The cards are being laid out …
web-elsewhere = You are now playing in another window.
web-here = Play on here
web-lobby = At the table: { $game }
web-lobby-invited = { $name } is waiting for you.
web-lobby-first = Whoever sits down first is the host.
web-lobby-full = All seats are taken. You can look on.
web-lobby-time = Time to answer: { $time }.
web-lobby-fixed = The cards are fixed before anyone sees them; afterwards that can be checked.
web-lobby-fixed-sign = Their sign begins with
web-sit = Sit down
web-sit-no-name = First give a name.
web-sit-free = Take the free seat
web-sit-wait = Join the next match
web-you-watch = You are looking on.
web-you-wait = You are in for the next match.
web-wait-no-more = Not after all
web-seat-you = you
web-seat-host = host
web-seat-computer = computer player
web-seat-ready = ready
web-seat-not-ready = not ready yet
web-make-host = Make { $name } host
web-make-host-short = Make host
web-remove = Remove { $name }
web-waiting = Waiting for a seat: { $names }
web-invite = Invite friends
web-invite-about = Whoever has the link can play or look on.
web-invite-text = Will you play { $game } with me?
web-host = You set the table
web-change-rules = Other rules
web-change-rules-about = After that everybody has to say again that they are ready.
web-change-rules-keep = We play like this
web-ready = I am ready
web-ready-about = Are these rules all right?
web-not-ready = Not ready after all
web-start = Begin
web-wait-more = One more is needed: a friend or a computer player.
web-wait-cards = The cards are being laid out …
web-wait-ready = Not ready yet: { $names }
web-wait-host = Waiting for { $name } to begin.
web-closed-host = The host has closed the table.
web-closed-idle = The table is closed because nobody came any more.
web-closed-rules = The table is closed: these rules are not played like this any more.
web-closed-operator = The table was closed by whoever runs the server.
web-closed-full = The table is closed: more has happened than can be kept.
web-paused = The table is paused.
web-pause = Pause
web-resume = Go on
web-you-computer = A computer player is playing for you.
web-take-back = Play on yourself
web-you-away = You are away: nobody waits for you.
web-away = I am away for a bit
web-back = I am back
web-gone-long = { $name } has been gone for a while.
web-replace = Let a computer play
web-say = Say something
web-players = Players
web-stand-in = Let the computer play for me
web-stand-in-about = You can take your seat back at any moment.
web-stand-in-yes = Play for me
web-move = To another device
web-move-about = Scan this with your other device, or type the code there. Your seat then moves along.
web-move-lasts =
    { $count ->
        [one] Works for one more minute, once.
       *[other] Works for { $shown } more minutes, once.
    }
web-move-over = This code is too old.
web-move-again = New code
web-sound-on = Sound on
web-sound-off = Sound off
web-delete-name = Delete my name
web-delete-name-about = You are called after your seat here from then on. Your name goes from what is stored, too; that cannot be undone.
web-delete-name-yes = Delete my name
web-leave = Leave the table
web-leave-about = Your seat becomes free.
web-leave-during = Your seat becomes free, and the others play on without you. If you only go for a bit, choose ‘I am away for a bit’.
web-leave-yes = Leave
web-close-table = Close the table
web-close-table-about = For everybody and for good.
web-close-table-yes = Close the table
web-keys = Keys
web-key-tab = To the next thing
web-key-escape = A step back, or close
web-key-help = This help
web-time-soon = { $count } seconds left.
web-news-sat = { $name } sits down.
web-news-waits = { $name } waits for the next match.
web-news-left = { $name } leaves.
web-news-removed = { $name } is sent from the table.
web-news-ready = { $name } is ready.
web-news-not-ready = { $name } is not ready after all.
web-news-came = { $name } is here again.
web-news-went = { $name } is not connected.
web-news-away = { $name } is away.
web-news-back = { $name } is back.
web-news-replaced = A computer plays for { $name } now.
web-news-taken-back = { $name } plays again.
web-news-paused = { $name } pauses the table.
web-news-resumed = { $name } lets play go on.
web-news-said = { $name }: { $phrase }
web-news-rules = The rules have changed.
web-news-time = The time to answer has changed.
web-news-host = There is another host.
web-news-restarted = The server has started again; we go on where we were.
web-news-reminded = Time to announce the last hands?
web-news-closed = The table is closed.
web-gone-left = { $name } has left.
web-host-away = The host is away.
web-lobby-hints = Hints from the computer are allowed.
web-lobby-no-hints = No hints from the computer.
web-news-hints = Whether there are hints has changed.
web-add-computer = Add a computer player: { $name }

## Settings

web-settings = Settings
web-settings-name-about = What you are called at a new table.
web-language = Language
web-light = Light
web-light-auto = as this device
web-light-light = light
web-light-dark = dark
web-four-colours = Four colours
web-four-colours-about = Diamonds blue, clubs green.
web-sound-about = Quiet, and a knock when it is your turn.
web-pace = Pace of the moves
web-pace-about = How long a move of others is shown.
web-pace-quick = brisk
web-pace-usual = usual
web-pace-slow = calm

## Toepen

web-toepen-info-first = before the first hand
web-toepen-info-hand = hand { $number } of { $hands }
web-toepen-info-open = hand { $number }
web-toepen-info-after = after hand { $number } of { $hands }
web-toepen-info-after-open = after hand { $number }
web-toepen-info-last = the last { $hands }
web-toepen-info-last-one = the last hand
web-toepen-ready = Ready
web-toepen-check = Check { $player }
web-toepen-check-short = Check
web-toepen-check-price = Checking: 2 clips if honest, else { $player } pays { $fine }.
web-toepen-exchange-sure = These four go away; you get four new ones.
web-toepen-back = Not after all
web-toepen-last-open = Last hands …
web-toepen-last-how-many = How many more hands?
web-toepen-last-say = Announce
web-toepen-last-less = Two hands fewer
web-toepen-last-more = Two hands more
web-toepen-toep = Toep
web-toepen-toep-hint = Hold for a moment, or press twice
web-toepen-once-more = Press once more to toep.
web-toepen-with-how-many = Toep with how many clips?
web-toepen-first = { $player } was first. You pay nothing.
web-toepen-did-ready =
    { $who ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
web-toepen-your-cards = Your cards: { $cards }.
web-toepen-cause-time-up =
    { $who ->
        [you] Your time was up.
       *[other] { $player } ran out of time.
    }
web-toepen-cause-away =
    { $who ->
        [you] You were away.
       *[other] { $player } is away.
    }
web-toepen-cause-no-answer =
    { $who ->
        [you] No answer came from you.
       *[other] No answer came from { $player }.
    }
web-toepen-seen =
    { $who ->
        [you] { $other }'s last card does not beat all. You wanted to see, so you win (T20).
        [to-you] Your last card does not beat all. { $player } wanted to see, and wins (T20).
       *[other] { $other }'s last card does not beat all. { $player } wanted to see, and wins (T20).
    }
web-toepen-last-trick-over =
    { $who ->
        [you] The last trick decides: the hand is yours.
       *[other] The last trick decides: the hand goes to { $player }.
    }
web-toepen-leads =
    { $who ->
        [you] The trick is over. You lead.
       *[other] The trick is over. { $player } leads.
    }
web-toepen-won-by =
    { $who ->
        [you] You won the hand.
       *[other] { $player } won the hand.
    }
web-toepen-state-over = The session is over.
web-toepen-state-deals =
    { $who ->
        [you] You deal.
       *[other] { $player } deals.
    }
web-toepen-state-double = { $player } would like to play double. Would you?
web-toepen-state-double-waits =
    { $who ->
        [you] You have yet to say whether you will play double.
        [to-you] { $player } has yet to answer your proposal to play double.
       *[other] { $player } has yet to answer: { $other } would like to play double.
    }
web-toepen-state-answer = Are you in on { $player }'s toep?
web-toepen-state-waits-answer =
    { $who ->
        [you] You have to answer { $other }'s toep.
        [to-you] { $player } has to answer your toep.
       *[other] { $player } has to answer { $other }'s toep.
    }
web-toepen-state-then-you = Then you.
web-toepen-state-exchange = Exchange, or ready?
web-toepen-state-exchange-waits = Exchange, or ready? Yet to choose: { $players }.
web-toepen-state-lead =
    { $who ->
        [you] Your turn: lead a card.
       *[other] { $player } leads.
    }
web-toepen-state-play = Your turn: { $leader } led { $card }.
web-toepen-state-plays =
    { $mine ->
        [yes] { $player } is to play. You led { $card }.
       *[no] { $player } is to play. { $leader } led { $card }.
    }
web-toepen-word-stays = in ({ $clips })
web-toepen-word-sees = sees ({ $clips })
web-toepen-word-checked = checked { $player }
web-toepen-word-dealt = dealt
web-toepen-word-proposes = double?
web-toepen-word-agrees = yes
web-toepen-word-declines = no
web-toepen-word-out = out
web-toepen-word-exchanged = swapped
web-toepen-word-ready = ready
web-toepen-toep-with = Toep! ({ $clips })
web-toepen-answer-stays = In: { $players }
web-toepen-answer-sees = Wants to see: { $players }
web-toepen-answer-folds = Out: { $players }
web-toepen-word-last =
    { $hands ->
        [1] 1 more hand
       *[other] { $hands } more hands
    }
web-toepen-clips = { $clips }, { $staked } staked
web-toepen-debt = { $clips } of debt
web-toepen-changed = this hand { $change }
web-toepen-pot = To be won: { $clips }
web-toepen-tens = Tens spot: { $players }
web-toepen-middle = Middle of the table
web-toepen-spot-empty = { $player }: no card
web-toepen-spot-now = { $player }: { $card }
web-toepen-spot-led = { $player } led: { $card }
web-toepen-spot-last = { $player }, last trick: { $card }
web-toepen-spot-before = { $player }, earlier: { $card }
web-toepen-spot-open = also { $cards }
web-toepen-spot-laid = exchanged, not checked
web-toepen-led = led
web-toepen-you = you
web-toepen-hand = Your cards
web-toepen-card-plays = { $card }, playable
web-toepen-card-chosen = { $card }, chosen: once more plays it
web-toepen-card-sent = { $card }, being played
web-toepen-saw-shown = Only you saw: { $cards }
web-toepen-saw-exposed = Everybody saw: { $cards }
web-toepen-saw-laid = You laid down: { $cards }
web-toepen-toeped =
    { $who ->
        [you] You: Toep!
       *[other] { $player }: Toep!
    }
web-toepen-stay-costs = Staying in costs { $price }.
web-toepen-see-costs = Staying in now means seeing, and costs { $price } (T15).
web-toepen-fold-costs = If you are out, your stake of { $staked } stays.
web-toepen-answers = Answers
web-toepen-answer-waits = Yet to answer: { $players }
web-toepen-double = double
web-toepen-letter-stay = i
web-toepen-letter-fold = o
web-toepen-letter-exchange = x
web-toepen-letter-ready = r
web-toepen-letter-deal = d
web-toepen-key-cards = Choose a card, and play it with Enter
web-toepen-key-arrows = To the next card
web-toepen-key-toep = Toep: once more, or Enter, does it
web-toepen-key-stay = Stay in, or see
web-toepen-key-fold = Go out
web-toepen-key-exchange = Exchange: once more does it
web-toepen-key-ready = Ready
web-toepen-key-deal = Deal
web-toepen-key-back = A step back

## After a game

web-sheet-game = Game
web-sheet-hand = Hand
web-sheet-empty = Nothing is over yet.
web-sheet-points = Points after every game
web-sheet-clips = Clips after every hand
web-sheet-as-lines = As lines
web-sheet-as-table = As a table
web-sheet-which = Which sheet
web-sheet-match = Match { $number }
web-sheet-evening = Evening { $number }
web-sheet-spiral =
    { $count ->
        [one] The spiral: { $players } has lost { $shown } hands in a row.
       *[other] The spiral: { $players } have lost { $shown } hands in a row.
    }
web-tally-title = Tally of game { $game }
web-tally-cards = most cards
web-tally-spades = most spades
web-tally-aces = aces
web-tally-wips = wips
web-tally-held =
    { $kind ->
        [cards] { $count ->
            [one] 1 card
           *[other] { $shown } cards
        }
       *[spades] { $count ->
            [one] 1 spade
           *[other] { $shown } spades
        }
    }
web-tally-game = this game
web-tally-by-cards = cards (W33)
web-tally-total = total
web-tally-total-of = total, to { $target }
web-tally-nobody = Nobody captured, so the pot goes to nobody (W30).
web-tally-tie-two =
    { $kind ->
        [cards] As many cards: { $players } get 1 point each (W32).
       *[spades] As many spades: { $players } get 1 point each (W32).
    }
web-tally-tie-more =
    { $kind ->
        [cards] As many cards: { $players }. With three or more nobody gets points (W32).
       *[spades] As many spades: { $players }. With three or more nobody gets points (W32).
    }
web-tally-sum =
    { $wips ->
        [0] { $shown } points in all (W31).
        [one] { $shown } points in all, and 1 for a wip (W31).
       *[other] { $shown } points in all, and { $wipsShown } for wips (W31).
    }
web-tally-leads =
    { $points ->
        [one] { $players } leads with 1 point.
       *[other] { $players } leads with { $shown } points.
    }
web-tally-level = { $players } share the lead: { $shown }.
web-tally-goes-on = So there is another game (W35).
web-tally-on = Go on
web-end-over = It is over
web-end-won =
    { $you ->
        [you] You win the match with { $shown } points
       *[other] { $player } wins the match with { $shown } points
    }
web-end-most-clips =
    { $you ->
        [you] The evening is over: you have the most clips, { $shown }
        [several] The evening is over: { $players } have the most clips, { $shown } each
       *[other] The evening is over: { $players } has the most clips, { $shown }
    }
web-end-rematch =
    { $game ->
        [toepen] Another evening
       *[wippen] Another match
    }
web-end-host-rematch =
    { $game ->
        [toepen] { $player } can begin another evening.
       *[wippen] { $player } can begin another match.
    }
web-end-other-table = To another table
web-end-standing = The sheet
web-end-fair = Dealt fairly?
web-end-fair-about = The cards were fixed before they were dealt. This page can work that out for itself, without believing the server.
web-end-fair-check = Check it
web-end-keep = Keep it, look back
web-fair-checking = Working it out …
web-fair-right = The cards were dealt as they had been fixed.
web-fair-seat = The cards that this seat saw had been fixed.
web-fair-alone = The cards were dealt as they had been fixed, but whoever dealt chose them alone.
web-fair-wrong = Something is wrong here.
web-fair-nothing = Nothing can be proved about the dealing here.
web-fair-whole = Right: the record is undamaged, all { $linesShown } lines.
web-fair-secret = Right: the secret is the one that was fixed at the start.
web-fair-shares =
    { $shares ->
        [one] Right: 1 of the { $playersShown } seats added to the chance itself.
       *[other] Right: { $sharesShown } of the { $playersShown } seats added to the chance themselves.
    }
web-fair-no-shares = No seat added to the chance itself.
web-fair-packs =
    { $packs ->
        [one] Right: the pack follows from secret and chance, and was fixed before the first card.
       *[other] Right: all { $packsShown } packs follow from secret and chance, and were fixed before the first card.
    }
web-fair-cards = Right: all { $cardsShown } dealt cards lay at their places.
web-fair-proofs = Right: the { $proofsShown } proofs of single cards. The packs as a whole can only be checked with the secret.
web-fair-shown = Right: this is what was shown at this table during play.
web-fair-limits = What this does not prove: that nobody knew the cards during play.
web-flaw-line = Line { $line }: { $sentence }
web-flaw-no-record = This is no record of stamtafel.
web-flaw-newer = This record is by a newer version, in format { $versionShown }.
web-flaw-form = This is not as it should be in a record.
web-flaw-checksum = This line has been changed.
web-flaw-numbering = A line is missing here, or one is there twice.
web-flaw-cut = The record breaks off.
web-flaw-not-fixed = No cards were fixed beforehand.
web-flaw-no-secret = The secret is not in here.
web-flaw-secret = This is not the secret that was fixed at the start.
web-flaw-pack = Pack { $packShown } should have been another one.
web-flaw-card = Card { $placeShown } of pack { $packShown } was dealt as { $card }, but was fixed as { $fixed }.
web-flaw-unfixed = The { $card } was dealt without having been fixed.
web-flaw-proof = This does not prove that { $card } lay there.
web-flaw-other-commitment = Something else was fixed at this table.
web-flaw-other-shares = Something else was added to the chance at this table.
web-flaw-other-packs = Other packs were fixed at this table.
web-keep-replay = Look back
web-keep-record = Save the record
web-keep-share = Share the link
web-keep-link = Copy this link
web-keep-copied = The link has been copied.
web-keep-about = Whoever has the link can see all cards of this match, and look on at this table.
web-pay-title = Settlement
web-pay-title-double = Settlement, double (T23)
web-pay =
    { $which ->
        [from-you] You pay { $to } { $money }.
        [to-you] { $from } pays you { $money }.
       *[others] { $from } pays { $to } { $money }.
    }
web-pay-nobody = Nobody has to pay.
web-replay-title = Look back
web-replay-loading = Fetching the match …
web-replay-keys = Keys: ← → step, PgUp PgDn game, Home End beginning and end, space by itself.
web-replay-begins = This is how it begins.
web-replay-step = { $step } of { $steps }
web-replay-where = Moment
web-replay-first = To the beginning
web-replay-back = Step back
web-replay-play = Go on by itself
web-replay-pause = Pause
web-replay-on = Step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-deals = deals
web-replay-hand = Hand
web-replay-none = no cards
web-replay-face-down = face-down card
web-replay-file = A record from this device
web-replay-choose-file = Choose a record
web-replay-other-file = Choose another record
web-replay-file-about = A saved record, of a table or of stamtafel play, can be looked at step by step. It is kept nowhere.
web-replay-too-long = No record is as long as this: 1 MiB at most.
web-replay-unreadable = This file cannot be read.
web-replay-laid = laid down: { $cards }
web-hint = Hint
web-hint-with = With the { $card }: { $what }.
web-hint-none = There is no hint now.
web-replay-pile = The pile
web-replay-seat-record = This record holds only what one seat saw.
web-replay-date = Played on { $date }

## Wippen

web-wippen-build = Build { $how }
web-wippen-raise = Raise to { $value }
web-wippen-double = Double it
web-wippen-multiply = Make it { $times } times
web-wippen-steal = Steal { $player }'s pile
web-wippen-line = What you do
web-wippen-let-go = Something else after all
web-wippen-empty = The pot is empty.
web-wippen-stock =
    { $cards ->
        [one] 1 card left in the stock
       *[other] { $shown } left in the stock
    }
web-wippen-game = game { $game }
web-wippen-deal = deal { $deal } of { $deals }
web-wippen-last-deal = Last deal
web-wippen-next-deal = Cards have been dealt again.
web-wippen-no-history = Nothing has happened in this deal yet.
web-wippen-watching = You are looking on.
web-wippen-sent = One moment …
web-wippen-waiting = It is { $player }'s turn.
web-wippen-choose-card = Choose a card from your hand.
web-wippen-choose-card-for = { $sum } – with which card?
web-wippen-tick-either = What do you take, or build on?
web-wippen-tick-take = What do you take?
web-wippen-tick-build = What do you build on, or do you add?
web-wippen-nothing-to-tick = This card takes nothing now.
web-wippen-not-yet = { $sum } – and something more
web-wippen-with-yours = { $sum } · with your { $card } { $total }
web-wippen-pile =
    { $cards ->
        [0] nothing taken yet
        [one] pile of 1 card
       *[other] pile of { $shown } cards
    }
web-wippen-top = on top { $card }
web-wippen-wips =
    { $wips ->
        [one] 1 wip
       *[other] { $shown } wips
    }
web-wippen-points =
    { $points ->
        [one] 1 point
       *[other] { $shown } points
    }
web-wippen-points-short = { $shown } p
web-wippen-open = hand: { $cards }
web-wippen-key-arrows = along the cards, and from the pot to your hand
web-wippen-key-enter = chooses; again on your card does the only thing it can, or goes to the buttons
web-wippen-key-index = chooses a card from your hand, then from the pot; 0 is the 10
web-wippen-key-meaning = does what that button says
web-wippen-key-escape = a step back

## How a game goes

web-how = How it goes
web-how-wippen-turn = Each turn, play one card from your hand: capture a card of the same rank from the pot with it, or add it to the pot.
web-how-wippen-choose = Choose a card from your hand first, then what you want to capture. The button says exactly what will happen.
web-how-wippen-deals = When all hands are empty, everyone gets four new cards, until none are left. Then the points are counted.
web-how-toepen-tricks = A hand has four tricks. Whoever wins the last trick gets all the clips that were staked.
web-how-toepen-ranks = High to low: 10, 9, 8, 7, ace, king, queen, jack. Follow suit if you can.
web-how-toepen-toep = Toep when you dare: the others stay and stake as many clips again, or they fold.

## Learning

web-home-learn = Learn to play
web-home-learn-about = Lessons with open cards, for everyone who can read.
## The rule book

web-home-book = The rules
web-home-book-about = Read them, search them, or print them.
web-book = Rules
web-book-whole = All rules of this table
web-book-window = In a window of its own
web-book-rule = rule { $rule }
web-book-search = Search the rules
web-book-found =
    { $count ->
        [0] Nothing found.
        [one] Found in 1 place.
       *[other] Found in { $shown } places.
    }
web-book-which = Which rules
web-book-html = A page to keep
web-book-pdf = PDF on { $size }
web-book-print = Print
web-book-build = build of { $value }: { $cards }
web-book-own-build = own build of { $value }: { $cards }
web-book-coming = Fetching the rules.
web-book-again = Try again
## Score sheet

web-pad = Score sheet
web-pad-about = Keep score of evenings with real cards. The sheet checks the sums, says who deals and who pays whom, and remembers the season.
web-pad-new = New score sheet
web-pad-mine = Score sheets on this device
web-pad-all = All score sheets
web-pad-unnamed = Score sheet without a name
web-pad-forget = Forget { $name }
web-pad-forget-title = Forget this score sheet?
web-pad-forget-about = Only this device forgets it, with what has not been sent yet. Without the link you cannot get back to it.
web-pad-open-file = Go on with a file
web-pad-open-file-about = A score sheet that you saved as JSON becomes a new score sheet.
web-pad-choose-json = Choose a JSON file
web-pad-choose-csv = Choose a CSV file
web-pad-file-too-long = This file is too big: more than 4 MB.
web-pad-no-secret = This device has no link to this score sheet. Ask somebody who keeps it for one.
web-pad-new-evening = New evening
web-pad-change-evening = Change the evening
web-pad-evenings = Evenings
web-pad-evening = Evening
web-pad-no-evening = There is no evening yet.
web-pad-removed-evenings = Taken out: { $shown }
web-pad-games =
    { $count ->
        [one] 1 game
       *[other] { $shown } games
    }
web-pad-hands =
    { $count ->
        [one] 1 hand
       *[other] { $shown } hands
    }
web-pad-more = More of this score sheet
web-pad-season = Season
web-pad-season-of = Season: { $game }
web-pad-files = Files
web-pad-share = Share
web-pad-people = Players
web-pad-rename = Rename { $name }
web-pad-rename-short = Rename
web-pad-name = Name of the group
web-pad-person-name = Name
web-pad-name-it = Name the group
web-pad-keep = Save
web-pad-only-look = You can look; writing takes the other link.
web-pad-somebody = somebody
web-pad-game = Game
web-pad-who = Who plays?
web-pad-who-about = Clockwise, in the order in which you sit.
web-pad-known = Players of this sheet
web-pad-up = { $name } one place up
web-pad-stand = { $name } does not play
web-pad-add-player = Name of a player
web-pad-add = Add
web-pad-name-twice = { $name } sits there already. Give the second one another name.
web-pad-first-dealer = Who deals first?
web-pad-date = Date
web-pad-double = Double
web-pad-double-about = Each clip is worth double then.
web-pad-seats = Choose { $least } to { $most } players.
web-pad-begin = Begin the evening
web-pad-offline = No connection. What you enter is kept here.
web-pad-waiting =
    { $count ->
        [one] One change waits.
       *[other] { $shown } changes wait.
    }
web-pad-full = This device has no room left: what you enter and has not been sent yet is gone when you close this window.
web-pad-stuck = Cannot be sent
web-pad-stuck-about =
    { $count ->
        [one] One change of this device
       *[other] { $shown } changes of this device
    } cannot get onto the score sheet with this link. Open the link to write, or save the sheet with what you entered as a file.
web-pad-stuck-save = Save with what I entered (JSON)
web-pad-stuck-discard = Discard what I entered
web-pad-stuck-discard-about = What you entered here and has not been sent does not come back.
web-pad-not-sent = not sent yet
web-pad-refused = Not noted
web-pad-refused-players = It was about { $players }.
web-pad-refused-seen = Seen
web-pad-doubt-line = Line { $line } was noted twice ({ $evening })
web-pad-doubt-change = Line { $line } was changed in two places ({ $evening })
web-pad-doubt-there = It says
web-pad-doubt-here = Noted at the same time
web-pad-doubt-out = This line does not count.
web-pad-doubt-in = This line counts.
web-pad-doubt-both = Both count
web-pad-doubt-instead = Take the second
web-pad-doubt-drop = Leave what is there
web-pad-in-doubt = to be decided
web-pad-out = does not count
web-pad-undo = Undo the last change
web-pad-to-points = to { $points } points
web-pad-to-games =
    { $games ->
        [one] one game
       *[other] { $shown } games
    }
web-pad-to-hands =
    { $hands ->
        [one] one hand
       *[other] { $shown } hands
    }
web-pad-won =
    { $count ->
        [one] { $winners } won
       *[other] { $winners } won
    }
web-pad-deals = { $name } deals
web-pad-next-game = Game { $line }
web-pad-next-hand = Hand { $line }
web-pad-note = Note it
web-pad-nothing = Nothing is entered yet.
web-pad-note-more = Note another one
web-pad-noted = Line { $line } is noted.
web-pad-played = Who played?
web-pad-not-all = Somebody did not play
web-pad-how = What do you note?
web-pad-how-piles = What lay there
web-pad-how-points = Just the points
web-pad-how-course = How it went
web-pad-how-clips = What each staked
web-pad-how-changes = What changed
web-pad-points = Points
web-pad-count-cards = Cards
web-pad-count-spades = Spades
web-pad-count-tens = 10 of diamonds
web-pad-count-twos = 2 of spades
web-pad-count-aces = Aces
web-pad-count-wips = Wips
web-pad-all-of = all { $pack }
web-pad-left-of = { $shown } of { $pack } left
web-pad-over-of = { $shown } too many: there are { $pack }
web-pad-rest-to = +{ $rest } to { $name }: the rest, { $what }
web-pad-winner = Who won the hand?
web-pad-toep-add = Toep
web-pad-toep-number = Toep { $number }
web-pad-toep-away = Take toep { $number } away
web-pad-toep-by = Who toeped?
web-pad-toep-clips = With how many clips?
web-pad-toep-folded = Who folded?
web-pad-seeing = Seeing
web-pad-seeing-about = Whoever stayed paid to see the cards.
web-pad-check = Cards checked
web-pad-check-add = Check
web-pad-check-away = Take the check away
web-pad-check-by = Who checked?
web-pad-check-of = Whose cards?
web-pad-check-was = Four pictures?
web-pad-check-honest = Yes, it was right
web-pad-check-dishonest = No
web-pad-tens = Who had a 10?
web-pad-line-open = Change line { $line }
web-pad-correct = Correct
web-pad-correct-keep = Save the correction
web-pad-take-out = Take out
web-pad-bring-back = Bring back
web-pad-was = Before it said: { $scores }
web-pad-changed = Changed: { $what }
web-pad-from-to = { $name } from { $before } to { $after }
web-pad-no-difference = the standings stay as they were
web-pad-odd-after-the-end = Line { $line } was noted after the evening was over.
web-pad-odd-not-seated = { $name } plays in line { $line } without a seat that evening.
web-pad-odd-same-again = Line { $line } says the same as the one before. Is that right?
web-pad-evening-out = This evening was taken out and does not count.
web-pad-evening-remove = Take this evening out
web-pad-evening-back = Bring this evening back
web-pad-this-evening = This evening
web-pad-last = The last …
web-pad-last-hands = How many more hands?
web-pad-last-announce = Announce
web-pad-print = Print
web-pad-settle = Who pays whom
web-pad-settle-later = That is worked out as soon as everything has been sent.
web-pad-figures = Figures
web-pad-figure = What
web-pad-figure-played = Played
web-pad-figure-won = Won
web-pad-figure-total = Total
web-pad-figure-best = Best
web-pad-figure-worst = Worst
web-pad-figure-best-run = Longest run won
web-pad-figure-worst-run = Longest run lost
web-pad-figure-spiral = Spiral (lost in a row now)
web-pad-figure-all-folded = Won because everyone folded
web-pad-figure-wips = Wips
web-pad-duels = Head to head
web-pad-duel = { $one } – { $other }: { $ahead } to { $behind }, equal { $equal }
web-pad-no-day = without a date
web-pad-all-evenings = All { $shown } evenings
web-pad-no-figures = Nothing has been played yet.
web-pad-save = Save
web-pad-save-json = Everything (JSON)
web-pad-save-csv = { $game } (CSV)
web-pad-save-xlsx = { $game } (spreadsheet)
web-pad-save-html = { $game } (page)
web-pad-save-about = JSON can be read back without loss. The spreadsheet has a chart and formulas, the page is for reading and printing.
web-pad-import = Read in an old sheet
web-pad-import-about = A CSV file with the names in its first line, then a line for each game or hand.
web-pad-import-numbers = The numbers are
web-pad-import-differences = per game or hand
web-pad-import-standings = the standing after it
web-pad-import-fault = Line { $line }: { $text }
web-pad-import-more-lines = Only the first { $first } lines stand here; all { $shown } are read in.
web-pad-import-more-faults =
    { $count ->
        [one] And 1 more line cannot be.
       *[other] And { $shown } more lines cannot be.
    }
web-pad-import-before = This is on the sheet already; nothing was added.
web-pad-import-keep = Read in
web-pad-preview =
    { $lines ->
        [one] 1 line
       *[other] { $shown } lines
    }, evenings: { $evenings }
web-pad-imported =
    { $count ->
        [one] 1 line was read in.
       *[other] { $shown } lines were read in.
    }
web-pad-link-edit = Link to write too
web-pad-link-edit-about = Whoever has this link can note and correct everything.
web-pad-link-look = Link to look
web-pad-link-look-about = Whoever has this link sees everything and can change nothing.
web-pad-delete = Delete this score sheet
web-pad-delete-title = Delete for good?
web-pad-delete-about = It goes for everybody, with all names, and does not come back.
web-pad-to-sheet = To the score sheet
web-pad-to-sheet-about = The standings of this match become an evening on your score sheet.
web-pad-to-new = A new score sheet
web-pad-to-always = The next ones of this table too
web-pad-on-sheet = This match is on the score sheet.
web-home-sheet = Score sheet
web-home-sheet-about = Keep score of evenings with real cards.
