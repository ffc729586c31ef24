# Stamtafel in English. The three files have the same keys in the same order.

## Cards

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

# How a person types them.
suit-letters-spades = s
suit-letters-hearts = h
suit-letters-diamonds = d
suit-letters-clubs = c

rank-ace = ace
rank-two = two
rank-three = three
rank-four = four
rank-five = five
rank-six = six
rank-seven = seven
rank-eight = eight
rank-nine = nine
rank-ten = ten
rank-jack = jack
rank-queen = queen
rank-king = king

rank-letter-ace = A
rank-letter-jack = J
rank-letter-queen = Q
rank-letter-king = K

card-spoken = { $rank } of { $suit }

## At the table

seat-number = seat { $seat }

## Wippen: why a move is refused

w5-not-your-turn = It is { $player }'s turn.
w8-one-of-its-rank = With { $card } you take exactly one loose card of its rank.
w9-no-groups = You cannot take those cards with { $card }: they do not make groups of its value.
w10-face-takes-one = With a face card such as { $card } you take exactly one card of its rank.
w10-face-takes-all = With a face card such as { $card } you take all loose cards of its rank, and nothing else.
w11-must-capture = You can capture with the { $rank }, so you may not add.
w13-no-building = Building is not played at this table.
w13-build-on-nothing = You build on at least one loose card of the pot.
w13-too-high = You can build for 1 to 10, so not for { $value }.
w13-sum = Those cards do not add up to { $value }.
w13-not-held = You only build for { $value } if you still hold a card of { $value } afterwards.
w14-locked = The { $card } is locked in a build, which is only taken as a whole.
w15-other-value = You cannot take a build for { $value } with { $card }.
w15-not-with-build = Along with a build, you take only loose cards of the same value with { $card }.
w16-no-raising = Raising is not played at this table.
w16-with-loose = You raise with one hand card alone, without loose cards.
w16-sum = That does not make { $value }: the build and your card must add up to it exactly, and to 10 at most.
w16-not-held = You only raise to { $value } if you still hold a card of { $value } afterwards.
w17-no-doubling = Double builds are not played at this table.
w17-sum = Those cards do not make groups of { $value }.
w17-limit = A build cannot be more than double.
w17-not-held = You only double if you still hold a card of { $value } afterwards.
w18-double-stays = You may not raise a double build.
w18-sum = That does not make { $value }: all cards together must make groups of it, and it must be above the build as it is and at most 10.
w18-not-held = You only raise a double build to { $value } if you still hold a card of { $value } afterwards.
w19-locked-with-value = You may not raise a build that contains a card of its own value.
w20-no-builds-in-sums = Builds do not count in sums at this table, so each build is taken by a card of its own value.
w20-no-groups = You cannot take that with { $card }: the cards and builds do not make groups of its value.
w21-owner-may-not-add = You still own a build for { $value }, so you may not add.
w21-leaves-build = After that you would hold no card of { $value } for your build for { $value }.
w22-face-in-build = You cannot build with a face card such as { $card }.
w24-no-stealing = Stealing is not played at this table.
w24-no-one-to-rob = There is no other player there to steal from.
w24-empty-pile = { $player }'s pile is empty.
w24-other-top = On top of { $player }'s pile lies { $card }, which has another rank.
w29-over = The game is over.
wippen-not-in-hand = You do not hold { $card }.
wippen-not-in-pot = The { $card } is not in the pot, or not as often.
wippen-no-such-build = There is no such build in the pot.

## Toepen: why something is refused

t2-no-such-seat = There is no seat { $seat }: there are { $players } players.
t3-out-of-turn = It is { $player }'s turn to play a card.
t4-not-held = You do not hold { $card }.
t4-dealing = The cards are still being dealt.
t6-no-exchanging = Exchanging is not played at this table.
t6-closed = Exchanging has closed.
t6-small-stock = An exchange takes four cards, and the stock has { $left } left.
t6-folded = You are out of this hand, so you cannot exchange.
t8-closed = You can only check while exchanging is open.
t8-own-exchange = Your own exchange is for others to check.
t8-nothing-to-check = There is nothing to check at { $player }'s place.
t8-folded = You are out of this hand, so you cannot check.
t8-checking = The exchanged cards are just being checked.
t9-card-while-exchanging = Nobody plays a card while exchanging is open.
t9-already-ready = You are ready already.
t9-closed = There is nothing to be ready for: exchanging has closed.
t9-folded = You are out of this hand, so nobody waits for you.
t10-folded = You are out of this hand, so you cannot toep.
t10-while-answering = You cannot toep now: first { $next } answers { $by }'s toep.
t11-answer-first = First { $next } answers { $by }'s toep.
t11-not-your-answer = It is { $next }'s turn to answer the toep.
t11-nothing-to-answer = There is no toep to answer.
t13-no-card-since = You can only re-toep once a card has been played since { $by }'s toep.
t13-own-toep = You cannot re-toep over your own toep.
t14-size = You cannot toep with { $clips }: with { $most } at most.
t16-follow-suit = You must follow suit in { $suit }, so you may not play { $card }.
t18-folded = You are out of this hand, so you play no more cards.
t21-over = This hand is over: { $player } has won.
t22-reporting = First it is seen who has tens.
t3-not-the-dealer = It is { $dealer }'s turn to deal.
t4-deal-in-hand = A hand is under way, so nothing is dealt.
t4-no-hand = No hand has been dealt yet.
t23-too-late = You propose to play double before the first deal.
t23-already-double = You are playing double already.
t23-proposed-before = You have proposed that before.
t23-answer-first = First { $next } answers { $by }'s proposal.
t23-not-your-answer = It is { $next }'s turn to answer the proposal.
t23-no-proposal = There is no proposal to answer.
t24-not-between-hands = You announce the last hands between two hands.
t24-already-announced = The last hands have been announced already, by { $by }.
t24-number = The number must be odd, from 1 to 19, so { $hands } will not do.
t24-over = The session is over.

## The sheet: why something cannot be

sheet-id-taken = Something else stands under this number on the sheet.
sheet-ahead = This builds on something that this sheet does not have.
sheet-full =
    { $what ->
        [people] A sheet has at most { $most } people.
        [evenings] A sheet has at most { $most } evenings.
        [lines] An evening has at most { $most } lines.
        [held] { $most } corrections already await a decision: decide about those first.
       *[book] This sheet is full: go on with a new one, and this one stays as it is.
    }
sheet-bad-name = A name has 1 to 24 letters, no odd characters, and no space at either end.
sheet-number-taken = This number is taken.
sheet-no-person = This person is not on the sheet.
sheet-no-evening = This evening is not on the sheet.
sheet-no-line = This line is not on the sheet.
sheet-no-operation = This change is not on the sheet.
sheet-overtaken = Somebody else has changed this evening meanwhile: look first how it stands now.
sheet-date = A day is written as 2026-11-30, and there must be such a day.
sheet-source = The note whence this evening came is too long.
sheet-twice = { $player } is there twice.
sheet-dealer-away = Whoever deals first must sit at the table.
sheet-last-hands = The last hands are an odd number, from 1 to 19.
sheet-last-too-late = The evening was over when the last hands were announced.
sheet-other-game =
    { $game ->
        [wippen] Wippen is played on this evening, and this belongs to toepen.
       *[toepen] Toepen is played on this evening, and this belongs to Wippen.
    }
sheet-place = A line has no such place.
sheet-per-player = There are { $players } players: note one number for each of them.
sheet-sum =
    { $what ->
        [cards] There are { $pack } cards altogether, and here are { $noted }.
        [spades] There are { $pack } spades altogether, and here are { $noted }.
        [tens] Of the 10 of diamonds there is { $pack }, and here are { $noted }.
        [twos] Of the 2 of spades there is { $pack }, and here are { $noted }.
       *[aces] There are { $pack } aces altogether, and here are { $noted }.
    }
sheet-too-few-cards = { $player } has fewer cards than spades, 10 of diamonds and aces together.
sheet-too-few-spades = { $player } has the 2 of spades more often than spades.
sheet-no-wips = Wips do not count at this table, and { $player } has one.
sheet-too-many-wips = { $player } has more than { $most } wips.
sheet-points =
    { $range ->
        [one] A game gives { $most } points altogether, wips aside, and here are { $noted }.
       *[other] A game gives { $least } to { $most } points altogether, wips aside, and here are { $noted }.
    }
sheet-no-player = There is no player number { $place } in this line.
sheet-no-ante = Everybody stakes 1 clip at least, { $player } too.
sheet-unbalanced =
    { $too ->
        [many] That is { $clips } too many altogether: what one wins, another loses.
       *[few] That is { $clips } too few altogether: what one wins, another loses.
    }
sheet-too-many-toeps = There are at most { $most } toeps in a hand.
sheet-too-many-checks =
    { $most ->
        [0] With so many players there is no stock to exchange with, so there is nothing to check.
       *[other] With so many players there are at most { $most } exchanges, so no more checks than that.
    }
sheet-too-many-clips = { $player } has more clips than fit this sheet: { $most } is the most.
sheet-has-folded = { $player } has folded in this hand already.
sheet-own-toep = { $player } cannot fold at their own toep.
sheet-is-over = All others had folded, so { $player } had won the hand by then.
sheet-retoep-own = { $player } cannot toep over their own toep.
sheet-toep-size = Nobody toeps with { $clips } clips at this table.
sheet-no-seeing = One sees only at the last toep, and only if it is over another one.
sheet-no-exchange = Cards are not exchanged at this table, so there is nothing to check.
sheet-own-cards = { $player } cannot check their own cards.
sheet-no-tens = { $player }'s ten cannot be: tens are not announced at this table, or { $player }'s is there already.
sheet-winner-folded = Who has folded cannot win the hand.
sheet-winner-not-left = All others have folded, so the hand is { $player }'s.
sheet-line = Then line { $line } would not be right any more: { $sentence }
sheet-nothing-held = There is nothing to decide here.
sheet-not-both = A correction counts or does not: it cannot be both.
sheet-nothing-to-undo = There is nothing to undo.
sheet-changed-since = This has been changed since: correct the line rather than undo this.
sheet-person = person { $number }
sheet-nobody = somebody

## The sheet: why something cannot be read

sheet-csv-too-long = Nobody reads in more than 4 MiB.
sheet-csv-no-names = It has to begin with a line with the names of at least two players.
sheet-csv-too-many-names = There are more than { $most } players.
sheet-csv-bad-name = The name above column { $column } cannot be.
sheet-csv-twice = { $player } stands above two columns.
sheet-csv-cells = There are { $found } cells here, and { $columns } columns.
sheet-csv-number = { $player } has '{ $text }', which is no number that can be here.
sheet-csv-date = '{ $text }' is no day: write 2026-11-30 or 30/11/2026.
sheet-csv-no-before = The line before this one cannot be, so nobody can see what this one gave.
sheet-csv-no-winner = Nobody wins this hand, or more than one do: put the winner into a column 'winner'.
sheet-csv-unknown-winner = '{ $text }' is said to have won, and does not play.
sheet-csv-too-many-lines = An evening has at most { $most } lines.
sheet-csv-too-much = From here on nothing was read: { $most } lines are the most at once, so split this file.
sheet-file-too-long = This is too long for a sheet: 6 MiB is the most.
sheet-file-json = This is no sheet, or it is damaged: look at line { $line }, character { $column }.
sheet-file-version = This is no sheet of version { $version }.
sheet-file-operation = Change { $number } in this sheet cannot be: { $sentence }

## The sheet: what is odd

sheet-warning-after = Line { $line } was added when it was over already.
sheet-warning-not-seated = In line { $line }, { $player } plays, who has no seat that evening.
sheet-warning-same = Line { $line } says the same as the one before: is it there twice?

## The sheet: what is on it

sheet-untitled = Sheet
sheet-season = { $game }: the season
sheet-nothing-yet = There is nothing on it yet.
sheet-evenings-played =
    { $evenings ->
        [one] One evening.
       *[other] { $evenings } evenings.
    }
sheet-deals-next = { $player } deals.
sheet-hands-left =
    { $hands ->
        [one] One hand left.
       *[other] { $hands } hands left.
    }
sheet-won-match = { $players } wins the match with { $count } points.
sheet-won-evening =
    { $many ->
        [several] The evening is over: { $players } have the most clips, { $count } each.
       *[one] The evening is over: { $players } has the most clips, { $count }.
    }
sheet-chart = Course
sheet-chart-about = A line for { $names }: how each of them stood at the beginning and after every line, { $rows } altogether. The same numbers are in the table.
sheet-standings = Standings
sheet-standings-about = How everybody stood, and in brackets what it gave.
sheet-gave = { $unit } a { $row }
sheet-figures = Figures
sheet-duels = Head to head
sheet-duels-about = How often whoever stands at the left got more than whoever stands above.
sheet-settlement = Settlement
sheet-clip-worth = A clip is worth { $money }.
sheet-pays = { $from } pays { $to } { $money }.
sheet-house = How this table plays
sheet-lines = Lines
sheet-start = start
sheet-total = total
sheet-all-folded = all others folded
sheet-word-game = game
sheet-word-hand = hand
sheet-word-evening = evening
sheet-word-date = day
sheet-word-winner = winner
sheet-word-player = player
sheet-word-sum = together
sheet-word-clip = worth of a clip
sheet-word-amount = amount
sheet-word-pays = who pays
sheet-word-to = to whom
sheet-figure-played = played
sheet-figure-won = won
sheet-figure-share = share won
sheet-figure-all-folded = won because all others folded
sheet-figure-wips = wips
sheet-figure-best-run = longest run won
sheet-figure-worst-run = longest run lost
sheet-figure-spiral = spiral: lost in a row now
sheet-figure-best = best
sheet-figure-worst = worst
sheet-figure-total = total

## Positions and moves as text

reading-not-json = This is not JSON, or it breaks off: look at line { $line }, character { $column }.
reading-too-long = No position is as long as this.
reading-shape = At '{ $key }' there should be { $wanted }.
reading-not-an-object = A position is a JSON object with keys such as "game" and "players".
reading-missing = The position lacks '{ $key }'.
reading-unknown-key = The position has no place for '{ $key }', or not twice.
reading-unknown-game = There is no game '{ $name }': choose wippen or toepen.
reading-unknown-preset = There are no rules '{ $name }' (wippen: { $wippen }; toepen: { $toepen }).
reading-unknown-switch = There is no switch '{ $name }'.
reading-switch-value = The switch '{ $key }' can be: { $allowed }.
reading-switch-needs = The switch '{ $key }' needs '{ $needs }'.
reading-players = This game is for { $least } to { $most } players.
reading-not-a-card = At '{ $key }' there is '{ $word }', which is no card: write Td or 2s, for example.
reading-foreign-card = This game is not played with { $card }.
reading-too-often = The card { $card } is there too often.
reading-build = The build '{ $text }' cannot be: { $fault }.
reading-unreachable = Something is wrong at '{ $key }': { $fault }.
move-form = This is no move: '{ $move }'.
move-out-of-cards = After '{ $move }' cards must be dealt, and 'stock' has too few of them.

wanted-object = an object
wanted-text = a text
wanted-cards = a text with cards
wanted-texts = a list of texts
wanted-numbers = a list with one whole number a seat
wanted-flag = true or false
wanted-flags = a list with true or false a seat
wanted-number = a whole number that can be here
wanted-seat = the number of a seat
wanted-seat-or-null = the number of a seat, or null
wanted-seats = a list of seat numbers
wanted-texts-or-null = a list with cards or null a seat
wanted-phase = exchange or play

fault-one-per-seat = there should be one entry a seat
fault-no-such-seat = there is no such seat
fault-deck-size = with so many cards the deal does not come out even
fault-stock-size = with so many cards the next deals do not come out even
fault-hand-sizes = the sizes of the hands do not fit whose turn it is
fault-build-form = a build is written like [2h3s4c=9@1]
fault-build-sum = it is not two or more cards that make groups of that value
fault-build-face = a face card cannot be in a build
fault-build-not-held = its owner holds no card of that value
fault-build-not-in-rules = these rules have no such build
fault-too-many-builds = so many builds cannot lie there
fault-wips-not-in-rules = these rules have no wips
fault-last-capture = that player has captured nothing
fault-wrong-result = by the rules the result is another
fault-result-too-early = there is a result before the end
fault-turn = before the end it is somebody's turn, and after it nobody's
fault-four-cards = a hand and its player's pile make four cards together
fault-trick = who led, whose turn it is and what lies there do not fit each other
fault-phase = that does not fit the exchanging
fault-exchange = there cannot have been such an exchange
fault-answering = that does not fit the toep
fault-toeps = there cannot have been such toeps
fault-clips = so many clips cannot lie there
fault-saw = that player cannot have seen
fault-folded = too few players are left

## Command line: help

cli-about = Wippen and Zwols toepen, exactly by the rules
cli-usage = stamtafel COMMAND [OPTIONS]
cli-examples =
    stamtafel COMMAND --help
        help for a command
    stamtafel --lang nl --help
        this help in Dutch

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples

cli-option-help = Shows this help
cli-option-version = Shows the version
cli-option-lang = In which language: nl, de or en (otherwise that of the environment)
cli-option-bound = After how many moves to stop (otherwise 1000000)
cli-option-players = With how many players (otherwise 2)
cli-option-rules = Which rules: basic, advanced, classic or children for wippen, zwols for toepen
cli-option-set = Differs from the rules; can be given more than once
cli-option-seed = A number that decides the order of the cards (otherwise chance does)
cli-option-dealer = The seat of the dealer (otherwise 0)
cli-option-games = How many games or hands (otherwise 1000)
cli-option-bots = Who plays, seat by seat; one name is for all (wippen: random, greedy; toepen: random, sensible)
cli-option-threads = How many threads work on it (otherwise 1); it makes no difference to the result
cli-option-json = The result as JSON
cli-option-divide = Counts for each first move by itself

cli-argument-game = wippen or toepen
cli-argument-file = The file with the position; - is the standard input
cli-argument-moves = Moves such as 3sx3c or 1:toep; without any the position stays as it is
cli-argument-depth = How many moves deep
cli-argument-command = Help for which command
cli-argument-shell = For which shell: bash, elvish, fish, powershell or zsh

cli-value-language = LANGUAGE
cli-value-game = GAME
cli-value-preset = RULES
cli-value-switch = SWITCH=VALUE
cli-value-bots = NAME,NAME...
cli-value-file = FILE
cli-value-size = SIZE
cli-value-number = N
cli-value-move = MOVE
cli-value-command = COMMAND
cli-value-shell = SHELL

cli-moves-about = Lists all lawful moves of a position
cli-moves-usage = stamtafel moves FILE [OPTIONS]
cli-moves-examples =
    stamtafel moves position.json
        all moves, one a line
    stamtafel moves - < position.json
        the same position from the standard input

cli-after-about = Shows the position after some moves
cli-after-usage = stamtafel after FILE [MOVE]...
cli-after-examples =
    stamtafel after position.json 3sx3c 4h
        the position after two cards have been played

cli-perft-about = Counts how many sequences of N moves there are
cli-perft-usage = stamtafel perft FILE N [OPTIONS]
cli-perft-examples =
    stamtafel perft position.json 3
        how many sequences of three moves there are
    stamtafel perft position.json 3 --divide
        the same for each first move

cli-deal-about = Deals cards: a position to begin with
cli-deal-usage = stamtafel deal GAME [OPTIONS]
cli-deal-examples =
    stamtafel deal wippen --players 3 --seed 7
        wippen for three, always with the same cards
    stamtafel deal toepen --set toep_stakes=[1,2] --set hands=null
        toepen with 1 or 2 clips, and until somebody announces the last hands
    stamtafel deal wippen --set wips=false --set finish="games 3" | stamtafel moves -
        wippen without wips, for three games; all first moves

cli-simulate-about = Plays very many games between computer players
cli-simulate-usage = stamtafel simulate GAME [OPTIONS]
cli-simulate-examples =
    stamtafel simulate wippen --rules advanced --bots greedy,random --games 10000
        how much better greedy plays than chance
    stamtafel simulate toepen --players 4 --games 100000 --threads 2 --seed 7 --json
        as JSON; for the same seed all but the times is the same
cli-simulate-wippen = { $games } games of wippen, { $players } players, rules { $rules }, seed { $seed }
cli-simulate-toepen = { $games } hands of toepen, { $players } players, rules { $rules }, seed { $seed }
cli-simulate-speed = In { $seconds } s: { $games } a second, { $moves } moves a second
cli-simulate-lengths = { $mean } moves each, { $least } to { $most }
cli-simulate-ties = Without a single winner: { $ties } ({ $share })
cli-simulate-seat = Seat
cli-simulate-bot = Player
cli-simulate-points = Points each
cli-simulate-clips = Clips each
cli-simulate-wins = Won

cli-completions-about = Makes a script by which your shell completes commands
cli-completions-usage = stamtafel completions SHELL
cli-completions-examples =
    stamtafel completions bash > ~/.local/share/bash-completion/completions/stamtafel
        from the next time on, bash completes

cli-help-about = Shows this help, or that for a command
cli-help-usage = stamtafel help [COMMAND]
cli-help-examples =
    stamtafel help completions
        the same as: stamtafel completions --help

## Command line: errors

cli-error-no-command = Say which command you want; 'stamtafel --help' names them.
cli-error-unknown-command = There is no command '{ $name }'; '--help' names them all.
cli-error-unknown-command-guess = There is no command '{ $name }'; do you mean '{ $guess }'?
cli-error-unknown-option = There is no option '{ $name }'; '--help' names them.
cli-error-unknown-option-guess = There is no option '{ $name }'; do you mean '{ $guess }'?
cli-error-extra-word = There is no place here for '{ $name }'; '--help' says what can be given.
cli-error-value-missing = A value has to follow { $name }.
cli-error-value = For { $name } you can choose from { $allowed }, so '{ $value }' will not do.
cli-error-missing = Something is missing: { $name }.
cli-error-twice = You can give { $name } only once.
cli-error-no-value-taken = No value can follow { $name }.
cli-error-not-utf8 = One of the words is not text in UTF-8.
cli-error-line = This command line makes no sense to me; 'stamtafel --help' tells how to write it.
cli-error-number = For { $name } give a whole number, at least { $min }, so '{ $value }' will not do.
cli-error-number-range = For { $name } give a whole number from { $min } to { $max }, so '{ $value }' will not do.
cli-error-pdf = The PDF could not be made: { $reason }.
cli-error-set = With --set goes SWITCH=VALUE, such as stealing=true, and not '{ $value }'.
cli-error-bot = No computer player of this game is called '{ $name }': choose from { $allowed }.
cli-error-bots-count = With { $players } players --bots takes one name for all of them or { $players } names, not { $count }.
cli-error-output = The output cannot be written: { $reason }.
cli-error-which-move = { $sentence } (move { $number }: { $move })
cli-bound-reached = Stopped at the bound of { $bound } moves: there are more (--bound moves it).

cli-standard-input = the standard input
cli-error-file-not-found = Cannot read { $file }: there is no such file.
cli-error-file-directory = Cannot read { $file }: it is a directory.
cli-error-file-denied = Cannot read { $file }: that is not allowed.
cli-error-file = Cannot read { $file }: { $reason }.
cli-error-file-too-long = Cannot use { $file }: more than 1 MiB is no position.
cli-error-file-not-utf8 = Cannot use { $file }: it is not text in UTF-8.
cli-error-file-empty = Cannot use { $file }: there is nothing in it.

## Playing: in all games

# As many names as there can be computer players.
play-names = Anna Ben Clara Dan Ella Frank Grace Hugh
play-person = Player { $number }
play-you = you
play-is-dealer = deals
play-your-turn = Your turn
play-welcome = At the table: { $names }.
play-welcome-help = Type a number to choose. ? gives help, q leaves.
play-go-on = Enter to go on
play-continue = Go on
play-back = back
play-more = and { $rest } more: type m
play-cut = There is more than can be listed: type the move itself.
play-and-others = { $best }, or something else ({ $others })
play-nothing = Nothing
play-someone = Somebody else wants something
play-thinks = { $player } is thinking …
play-thinks-open = { $player } is thinking …  (Enter: I want something)
play-who = Who?
play-anyone = { $player } goes on. Does anyone want to say something first? Then type a name ({ $names }).
play-hand-over = Hand the screen to { $player }.
play-hand-over-others = Does somebody else want something first? Then type that name.
play-are-you-there = Enter once you are there
play-no-number = Choose a number from 1 to { $most }.
play-not-a-number = Type a number from { $min } to { $max }.
play-not-understood = I do not understand '{ $typed }': type a number or a move, or ? for help.
play-may = You may: { $choice }.
play-house = At this table:
play-leave = Really leave? (y/n)
play-goodbye = Goodbye.

# What somebody can type; between commas stands the same each time.
play-say-yes = y, yes, j, ja
play-say-quit = q, quit, stop
play-say-help = ?, h, help
play-say-rules = r, rules
play-say-why = why
play-say-more = m, more
play-say-back = b, back

play-help =
    Type the number of what you want to do, or the move itself.

    Enter       shows the table once more
    why MOVE    says why a move may be made, or may not
    rules       shows the rules
    q           leaves

## Playing: Wippen

wippen-heading = Wippen · game { $game } · deal { $deal } of { $deals }
wippen-to-target = to { $points } points
wippen-to-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
wippen-column-pile = pile
wippen-column-top = on top
wippen-column-wips = wips
wippen-column-points = points
wippen-pot = Pot
wippen-pot-empty = empty
wippen-hand = Hand
wippen-row-build = build { $value }
wippen-times-double = double
wippen-times-more = { $times } times
wippen-build-owner =
    { $who ->
        [you] yours
       *[other] { $player }'s
    }

wippen-do-add = Add to the pot
wippen-do-capture = Take { $what }
wippen-do-build = Build { $how } on { $what }
wippen-do-raise = Raise to { $value }: { $build }
wippen-do-double = Double { $build }
wippen-do-multiply = Make it { $times } times: { $build }
wippen-do-with = { $choice }, adding { $what }
wippen-do-steal = Steal { $player }'s pile: { $count }
wippen-for-single = for { $value }
wippen-for-double = double for { $value }
wippen-for-more = { $times } times for { $value }
wippen-build-single = build
wippen-build-double = double build
wippen-build-more = { $times }-fold build
wippen-build =
    { $whose ->
        [own] { $kind } for { $value } ({ $cards })
        [you] your { $kind } for { $value } ({ $cards })
       *[other] { $player }'s { $kind } for { $value } ({ $cards })
    }
wippen-count-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

wippen-wip = Wip!
wippen-did-add =
    { $who ->
        [you] You add the { $card } to the pot.
       *[other] { $player } adds the { $card } to the pot.
    }
wippen-did-capture =
    { $who ->
        [you] You take { $what } with the { $card }.
       *[other] { $player } takes { $what } with the { $card }.
    }
wippen-did-build =
    { $who ->
        [you] You build { $how }: the { $card } on { $what }.
       *[other] { $player } builds { $how }: the { $card } on { $what }.
    }
wippen-did-raise =
    { $who ->
        [you] You raise to { $value }: the { $card } on { $build }.
       *[other] { $player } raises to { $value }: the { $card } on { $build }.
    }
wippen-did-double =
    { $who ->
        [you] You double { $build } with { $what }.
       *[other] { $player } doubles { $build } with { $what }.
    }
wippen-did-multiply =
    { $who ->
        [you] You lay { $what } on { $build }: now { $times } times.
       *[other] { $player } lays { $what } on { $build }: now { $times } times.
    }
wippen-did-steal =
    { $who ->
        [you] You steal { $other }'s pile with the { $card }: { $count }.
        [to-you] { $player } steals your pile with the { $card }: { $count }.
       *[other] { $player } steals { $other }'s pile with the { $card }: { $count }.
    }
wippen-rest =
    { $who ->
        [you] What is still in the pot ({ $cards }) is yours: you captured last (W30).
       *[other] What is still in the pot ({ $cards }) goes to { $player }, who captured last (W30).
    }
wippen-rest-nobody = Nobody captured, so what is still in the pot ({ $cards }) goes to nobody (W30).
wippen-deals =
    { $who ->
        [you] Game { $game }. You deal.
       *[other] Game { $game }. { $player } deals.
    }
wippen-next-deal = Cards are dealt again: deal { $deal } of { $deals }.
wippen-last-deal = Last deal.

wippen-tally = Tally of game { $game }
wippen-tally-cards = cards
wippen-tally-spades = spades
wippen-tally-aces = aces
wippen-tally-wips = wips
wippen-tally-game = game
wippen-tally-total = total
wippen-tie-of-two =
    { $kind ->
        [cards] As many cards: { $players } get 1 point each (W32).
       *[spades] As many spades: { $players } get 1 point each (W32).
    }
wippen-tie-of-more =
    { $kind ->
        [cards] As many cards: { $players }. With three or more nobody gets points (W32).
       *[spades] As many spades: { $players }. With three or more nobody gets points (W32).
    }
wippen-goes-on = It is a tie at the top, so there is another game (W35).
wippen-standing =
    { $games ->
        [0] No game is over yet.
        [one] After 1 game:
       *[other] After { $games } games:
    }
wippen-won =
    { $who ->
        [you] You win the match with { $points } points. Congratulations.
       *[other] { $player } wins the match with { $points } points.
    }

wippen-help =
    Moves: 7c adds the 7 of clubs, 7cx4d+3h takes with it, 4c+2h+3s=9 builds.
    Suits: s spades, h hearts, d diamonds, c clubs. Jack, queen, king: J Q K.
wippen-rules =
    Each turn you play one card: you take from the pot with it, or you add it.
    A card takes a card of the same rank. What you take goes on your pile.
    When all hands are empty, cards are dealt again, until there are none left.
    Whoever captured last gets what is still in the pot then.

# How this table plays: a sentence each, with the number of the rule.
wippen-house-must-capture = If you can capture, you may not add (W11).
wippen-house-may-add = You may always add, even if you can capture (W11).
wippen-house-adding-up = A card also takes cards that add up to its value (W9).
wippen-house-face-cards-take-all = A face card takes all loose cards of its rank (W10).
wippen-house-building = You may build for a value that you still hold (W13).
wippen-house-raising = A single build may be raised to a higher value (W16).
wippen-house-double-builds = A build may hold its value twice (W17).
wippen-house-triple-builds = A build may hold its value even more often (W17).
wippen-house-raise-double-builds = Double builds may be raised too (W18).
wippen-house-locked-with-value = A build with a card of its own value stays as it is (W19).
wippen-house-builds-in-sums = When capturing, a build counts in a sum (W20).
wippen-house-stealing = You may steal a pile with the rank that lies on top of it (W24).
wippen-house-wips = To empty the pot is a wip: 1 point, but not in the last deal (W28).
wippen-house-points = Most cards 2, most spades 2, 10 of diamonds 2, 2 of spades 1, each ace 1 (W31).
wippen-house-cards = Every card on your pile is a point (W33).
wippen-house-open-hands = All hands lie open.
wippen-house-target = Whoever is on top with { $points } points or more wins (W34).
wippen-house-games =
    { $games ->
        [one] After one game the highest total wins (W34).
       *[other] After { $games } games the highest total wins (W34).
    }
wippen-house-two-decks = With two decks of cards (W2).

## Playing: toepen

toepen-heading-first = Toepen · before the first hand
toepen-heading = Toepen · hand { $number } of { $hands }
toepen-heading-open = Toepen · hand { $number }
toepen-heading-after = Toepen · after hand { $number } of { $hands }
toepen-heading-after-open = Toepen · after hand { $number }
toepen-at-stake = to be won: { $clips } clips
toepen-is-double = double
toepen-column-clips = clips
toepen-column-stake = stake
toepen-column-card = card
toepen-column-won = won
toepen-hand = Hand
toepen-order = from high to low: { $ranks }
toepen-you-laid = laid down: { $cards }
toepen-is-out = out
toepen-is-toeper = toeped
toepen-is-leader = led
toepen-is-highest = highest
toepen-has-exchanged = exchanged
toepen-is-ready = ready
toepen-is-seeing = is seeing
toepen-is-ten = ten
toepen-deals-next = deals

toepen-question-double = Play double?
toepen-question-deal = Your deal
toepen-question-between = Go on?
toepen-question-stay = Are you in?
toepen-question-exchange = Exchange?
toepen-question-out-of-turn = Do you want something?
toepen-question-last = How many more hands? Odd, at most 19 (Enter: 7)

toepen-do-play = Play { $card }
toepen-do-play-highest = Play { $card }, the highest so far
toepen-do-toep =
    { $clips ->
        [1] Toep!
       *[other] Toep! with { $clips } clips
    }
toepen-do-stay = I'm in ({ $clips })
toepen-do-see = Show me ({ $clips })
toepen-do-fold = I'm out
toepen-do-exchange = Exchange
toepen-do-check = Check { $player } (costs { $cost } if honest, else { $player } pays { $fine })
toepen-do-ready = Ready, I keep these cards
toepen-do-propose = Propose to play double
toepen-do-agree = Yes, double
toepen-do-decline = No, as usual
toepen-do-last =
    { $hands ->
        [1] Announce the last hand
       *[other] Announce the last { $hands } hands
    }
toepen-do-announce = Announce the last hands
toepen-do-deal = Deal

toepen-did-play =
    { $who ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
toepen-did-toep =
    { $who ->
        [you] You: Toep!
       *[other] { $player }: Toep!
    }
toepen-did-retoep =
    { $who ->
        [you] You: Toep! That is on top of the last one.
       *[other] { $player }: Toep! That is on top of the last one.
    }
toepen-with-clips = With { $clips } clips.
toepen-did-stay =
    { $who ->
        [you] You are in ({ $clips }).
       *[other] { $player } is in ({ $clips }).
    }
toepen-did-see =
    { $who ->
        [you] You want to see ({ $clips }).
       *[other] { $player } wants to see ({ $clips }).
    }
toepen-did-fold =
    { $who ->
        [you] You are out.
       *[other] { $player } is out.
    }
toepen-did-exchange =
    { $who ->
        [you] You exchange your four cards.
       *[other] { $player } exchanges four cards.
    }
toepen-did-check =
    { $who ->
        [you] You check what { $other } laid down.
        [to-you] { $player } checks what you laid down.
       *[other] { $player } checks what { $other } laid down.
    }
toepen-honest = They are four pictures.
toepen-honest-shown = They are four pictures: { $cards }.
toepen-honest-pays =
    { $who ->
        [you] You pay { $clips } clips: 1 to { $other } and 1 into your stake (T8).
        [to-you] { $player } pays { $clips } clips: 1 to you and 1 into their own stake (T8).
       *[other] { $player } pays { $clips } clips: 1 to { $other } and 1 into their own stake (T8).
    }
toepen-dishonest = They are not four pictures: { $cards }.
toepen-dishonest-pays =
    { $who ->
        [you] You pay { $clips } clips: 1 to { $other } and { $own } into your stake (T8).
        [to-you] { $player } pays { $clips } clips: 1 to you and { $own } into their own stake (T8).
       *[other] { $player } pays { $clips } clips: 1 to { $other } and { $own } into their own stake (T8).
    }
toepen-dishonest-pays-one =
    { $who ->
        [you] You pay 1 clip to { $other } (T8).
        [to-you] { $player } pays you 1 clip (T8).
       *[other] { $player } pays 1 clip to { $other } (T8).
    }
toepen-has-ten =
    { $who ->
        [you] You have a ten and put 1 clip on the tens spot (T22).
       *[other] { $player } has a ten and puts 1 clip on the tens spot (T22).
    }
toepen-closed =
    { $who ->
        [you] Exchanging is over. You lead.
       *[other] Exchanging is over. { $player } leads.
    }
toepen-count-clips =
    { $clips ->
        [one] 1 clip
       *[other] { $clips } clips
    }
toepen-asked = { $player } toeped. Staying in costs { $price }.
toepen-asked-to-see = { $player } toeped with the last card. Staying in means seeing it, and costs { $price } (T15).
toepen-trick =
    { $who ->
        [you] You take the trick with { $card } and lead.
       *[other] { $player } takes the trick with { $card } and leads.
    }
toepen-trick-of-folded =
    { $who ->
        [you] The highest, { $card }, is { $other }'s, who is out: you lead (T19).
        [to-you] The highest, { $card }, is yours, but you are out: { $player } leads (T19).
       *[other] The highest, { $card }, is { $other }'s, who is out: { $player } leads (T19).
    }
toepen-last-trick =
    { $who ->
        [you] You take the last trick with { $card }.
       *[other] { $player } takes the last trick with { $card }.
    }
toepen-last-trick-of-folded =
    { $who ->
        [you] The highest, { $card }, is { $other }'s, who is out: the hand is yours (T19).
        [to-you] The highest, { $card }, is yours, but you are out: the hand goes to { $player } (T19).
       *[other] The highest, { $card }, is { $other }'s, who is out: the hand goes to { $player } (T19).
    }
toepen-seen =
    { $who ->
        [you] { $other }'s { $card } does not beat all: { $best } is higher. You wanted to see, so you win (T20).
        [to-you] Your { $card } does not beat all: { $best } is higher. { $player } wanted to see, and wins (T20).
       *[other] { $other }'s { $card } does not beat all: { $best } is higher. { $player } wanted to see, and wins (T20).
    }
toepen-all-folded = All others are out (T12).
toepen-won =
    { $who ->
        [you] You win the hand: { $clips }.
       *[other] { $player } wins the hand: { $clips }.
    }
toepen-did-propose =
    { $who ->
        [you] You propose to play double (T23).
       *[other] { $player } proposes to play double (T23).
    }
toepen-did-agree =
    { $who ->
        [you] You are glad to play double.
       *[other] { $player } is glad to play double.
    }
toepen-did-decline =
    { $who ->
        [you] You would rather play as usual.
       *[other] { $player } would rather play as usual.
    }
toepen-double = You all play double: wins and losses count twice (T23).
toepen-did-last-one =
    { $who ->
        [you] You announce the last hand (T24).
       *[other] { $player } announces the last hand (T24).
    }
toepen-did-last =
    { $who ->
        [you] You announce the last { $hands } hands (T24).
       *[other] { $player } announces the last { $hands } hands (T24).
    }
toepen-did-deal =
    { $who ->
        [you] Hand { $number }. You deal.
       *[other] Hand { $number }. { $player } deals.
    }
toepen-reminder = You have been playing for { $minutes } minutes: time to announce the last hands?
toepen-settlement = Settlement, { $money } a clip:
toepen-settlement-double = Settlement, { $money } a clip, double:
toepen-nobody-pays = Nobody has to pay.

# What somebody can type; between commas stands the same each time.
toepen-say-toep = t
toepen-say-stay = in, i'm in, see, show me
toepen-say-fold = out, i'm out
toepen-say-exchange = swap
toepen-say-ready = ready
toepen-say-deal = deal
toepen-say-propose = double
toepen-say-agree = yes
toepen-say-decline = no

toepen-help =
    You can type a card too (10h), or toep, in, out, swap, ready.
    While somebody else is thinking, Enter or t interrupts.
    Suits: s spades, h hearts, d diamonds, c clubs. Jack, queen, king: J Q K.
toepen-rules =
    Four tricks; whoever takes the last one wins the hand and all that is staked.
    From high to low: 10 9 8 7 A K Q J. Suit must be followed (T16).
    Whoever is in can toep at any moment: staying in costs a clip, or else you are out.
    Just before the first card you can exchange four cards (T6).

# How this table plays: a sentence each, with the number of the rule.
toepen-house-exchange = Four pictures are exchanged: J, Q, K. You may bluff, and check (T6, T8).
toepen-house-exchange-aces = Four pictures are exchanged: J, Q, K, A. You may bluff, and check (T6, T8).
toepen-house-no-exchange = No cards are exchanged (T6).
toepen-house-toep-one = A toep is with 1 clip (T14).
toepen-house-toep-two = A toep is with 1 or 2 clips, as the toeper likes (T14).
toepen-house-retoep-own = You may toep over your own toep (T13).
toepen-house-report-tens = Whoever gets a ten puts a clip on the tens spot (T22).
toepen-house-open-piles = Cards that have been played stay visible (T17).
toepen-house-clips = Everyone begins with { $clips } clips of { $money } (T2, T25).
toepen-house-hands =
    { $hands ->
        [one] The session lasts one hand, unless somebody announces the last hands (T24).
       *[other] The session lasts { $hands } hands, unless somebody announces the last hands (T24).
    }
toepen-house-until-called = The session lasts until somebody announces the last hands (T24).
toepen-house-minutes =
    { $minutes ->
        [one] After 1 minute the table is reminded to announce the last hands (T24).
       *[other] After { $minutes } minutes the table is reminded to announce the last hands (T24).
    }

## Playing: command line

play-about = Plays a match of Wippen or a session of Zwols toepen
play-usage = stamtafel play [GAME] [OPTIONS]
play-examples =
    stamtafel play wippen
        you against a computer player
    stamtafel play wippen --rules advanced --players 3 --names John
        with building, against two
    stamtafel play toepen --humans 2 --names John,Pete --set hands=10
        ten hands, the two of you and two computer players
play-option-players = With how many players (otherwise 2 for wippen, 4 for toepen)
play-option-humans = How many of them are people, in turn at this screen (otherwise 1)
play-option-names = What the players are called, with commas between
play-option-bots = Which computer players: random, greedy (wippen), sensible (toepen)
play-option-beat = How long a computer player waits (otherwise 1000, or 2000 where you can toep)
play-option-plain = Without colours, and with letters instead of suit signs
play-option-no-colour = Without colours
play-value-names = NAME,...
play-value-milliseconds = MS
play-error-same-name = The name '{ $name }' is there twice: give everyone a name of their own.
play-error-too-many = There is room for { $most } at { $name }, and no more.
play-which-game = Which game?
play-game-wippen = Wippen
play-game-toepen = Zwols toepen

## Records of whole matches

record-at-line = Line { $line }: { $sentence }
record-not-a-record = This is no record of stamtafel.
record-newer-version = A newer version of stamtafel wrote this, in format { $version }.
record-too-long = No record is as long as this.
record-checksum = This line has been changed: its checksum does not fit.
record-head = The line that begins with '{ $word }' belongs here.
record-names = There should be one name a player here, of { $most } characters at most.
record-date = There should be a day here, such as "2026-11-30", or null.
record-other-view = This is another kind of record: of the whole table, or of one seat.
record-other-game = This is a record of the other game.
record-numbering = Entry { $number } belongs here: a line is missing, is there twice, or is in the wrong place.
record-form = I cannot read this, or it is not written as it is in records.
record-cut = The record breaks off here: it does not end with 'end'.
record-after-end = Nothing can come after the end.
record-out-of-place = Such an entry cannot be here.
record-fingerprint-due = The game or hand is over, so its fingerprint belongs here.
record-pack-due = Before a pack is dealt, the line 'pack' has to fix it.
record-no-such-seat = There is no such seat.
record-illegal = '{ $move }' is not allowed. { $reason }
record-too-few-cards = For that the player holds too few cards.
record-not-now = Something else has to happen first: a deal, a fact or a move.
record-wrong-deal = That is not what has to be dealt now.
record-wrong-card = The { $card } cannot be there: it is elsewhere, or not in the pack.
record-wrong-fact = The cards say something else.
record-fingerprint = The table is not as it was recorded here: the rules have been applied otherwise since then.
record-not-fixed = The cards of this match were not fixed by a secret, so it cannot go on.
record-other-secret = The secret is not the one to which this record is committed.
record-file-too-long = Cannot use { $file }: more than 16 MiB is no record.

verify-fair = All moves are lawful, { $packs ->
    [one] the pack was fixed
   *[other] all { $packs } packs were fixed
} before the first card, and all { $cards } known cards were dealt as they had been fixed; { $shares } of { $players } seats had a share in chance.
verify-fair-alone = All moves are lawful, { $packs ->
    [one] the pack was fixed
   *[other] all { $packs } packs were fixed
} before the first card, and all { $cards } known cards were dealt as they had been fixed; but no seat had a share in chance, so whoever dealt could choose.
verify-opened = All moves are lawful, and the { $proved } proofs of single cards hold ({ $cards } dealt cards are known); the packs as a whole can only be checked with the secret, which is not in here.
verify-not-revealed = All moves are lawful; about the dealing nothing can be said without the secret, which is not in here.
verify-not-fixed = All moves are lawful, but no cards were fixed beforehand, so nothing is proved about the dealing.
verify-secret = This is not the secret that was fixed at the start, so nothing is proved about the dealing.
verify-pack = By the secret and the shares, pack { $pack } should have been another one.
verify-card = Card { $place } of pack { $pack } was dealt as { $dealt }, but was fixed as { $fixed }.
verify-opening = The proof that card { $place } of the pack is { $card } does not hold.
verify-opening-unseen = This proves that card { $place } of the pack is { $card }, but nobody showed it from there.

## Command line: records

cli-replay-about = Shows a recorded match at any moment
cli-replay-usage = stamtafel replay RECORD [--seat N] [--to ENTRY]
cli-replay-examples =
    stamtafel replay evening.txt
        how it ended
    stamtafel replay evening.txt --to 40 --seat 1
        what seat 1 knew after entry 40
cli-replay-record = The file with the record; - is the standard input
cli-replay-seat = Only what this seat knew
cli-replay-to = After which entry (otherwise the last)
cli-replay-value-record = RECORD
cli-replay-value-entry = ENTRY
cli-replay-other-seat = This record holds only what { $view } knew.

cli-verify-about = Says what a recorded match proves about how it was dealt
cli-verify-usage = stamtafel verify RECORD
cli-verify-examples =
    stamtafel verify evening.txt
        were the cards dealt as they had been fixed beforehand?

replay-title = { $game }: { $names }
replay-view = As { $player } knew it
replay-spectator = a spectator
replay-start = Before the first of { $count } entries
replay-after = After entry { $number } of { $count }: { $entry }
replay-pot = Pot: { $cards }
replay-nothing = nothing
replay-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
replay-wippen-seat = { $player }: { $cards } · pile { $pile } · wips { $wips } · total { $points }
replay-toepen-seat = { $player }: { $cards } · played { $pile } · stake { $stake } · clips { $clips }
replay-folded = (folded)
replay-stock = Stock: { $count }
replay-to-act = To act: { $players }
replay-dealing = Next: cards are dealt
replay-fact = Next: cards of { $player } decide
replay-over = It is over
replay-stock-guessed = The record does not tell in which order the last { $count } cards of the stock lie.

## Playing: with a record

record-play-option = Write everything down in this file; if it is there, go on with it
record-play-option-share = Any text: it is mixed into the shuffle, so nobody chose the cards alone
record-play-value-share = TEXT
record-play-begins = Everything is written down in { $file }. This fixes the cards:
record-play-goes-on = Going on with the match in { $file }. This fixes the cards:
record-play-stopped = All of it is in { $file }: name it after --record again to go on.
record-play-complete = The record is complete: stamtafel verify { $file } checks the dealing.
record-play-broken = The match stops here, because the last move cannot be written to { $file }: { $reason }.
record-play-full = The match stops here, because { $file } has become as long as a record can be.
record-play-busy = Another program is playing the match in { $file }: go on when it has stopped.
record-play-finished = The match in { $file } is over: stamtafel replay shows it, and another match needs a file of its own.
record-play-no-secret = Cannot go on with { $file } without its secret: the file { $secret } is missing.
record-play-strange-secret = Cannot use { $file }: what is in { $secret } is not the secret of a match.
record-play-no-record = There is { $secret }, but not { $file }: put the record back, or remove the secret if the match is not to go on.
record-play-other-game = What is in { $file } is a match of { $game }.
record-play-unusable = Cannot go on with { $file }. { $sentence }
record-play-otherwise = The match in { $file } began otherwise: go on with it without { $option }, or take another file.
record-play-no-bot = Cannot go on with { $file }: there is no computer player '{ $name }'.
record-play-io = Cannot record in { $file }: { $reason }.

## Playing on a full screen

full-option-ascii = On a full screen: plain ASCII, with letters for the suits
full-too-small = The table needs { $columns } × { $rows }: please make the window larger.
full-foot = 1-4 card · Enter · Esc back · h history · F2 look · ? help · q leave
full-foot-toep = 1-4 card · t toep · Enter · Esc back · h history · ? help · q leave
full-to-play = turn
full-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
full-pile = pile { $cards }
full-wips =
    { $wips ->
        [one] 1 wip
       *[other] { $wips } wips
    }
full-pot-empty = The pot is empty.
full-choose-card = { $question }: choose a card.
full-card-first = First choose a card of your hand.
full-sum = { $sum } · with your { $card }: { $total }
full-once-more = { $what } · once more: { $choice }
full-ways = { $what } · { $ways } ways: choose a line, or tick cards in the pot.
full-tick-on = { $what } · not enough yet: tick more, or choose a line.
full-tens = On the tens spot: { $players }
full-exchanging = Exchanging: four cards for four new ones (T6)
full-stock = stock: { $cards }
full-exposed = seen by all: { $cards }
full-leads = { $player } leads.
full-you-lead = You lead.
full-proposed = { $player } proposes to play double (T23).
full-between = { $player } goes on as soon as you do.
full-wants-something = { $player } wants something first
full-there = { $player } is there
full-toep-sure = Do you mean it?
full-no-toep = No, I'd rather not
full-leave-sure = Really leave the table?
full-leave = Leave
full-stay = Stay
full-back = Back
full-go-on = Go on
full-done = Done
full-over = The end
full-history = The evening so far
full-history-empty = Nothing is over yet.
full-help-title = Help
full-help =
    1 2 3 4    a card of your hand; once more plays it
    ← → ↑ ↓    move; Tab goes on, Enter or space chooses
    Esc        a step back
    h          how everyone stood, with a line chart
    F2         four colours, two colours, plain ASCII
    q          leave
    The mouse chooses too. Here ↑ and ↓ scroll, and Esc closes.
full-help-wippen =
    a b c …    tick cards and builds in the pot
    First choose a card of your hand: what it can take or be laid on gets a letter, and beside your hand stands all that it can do, the best first.
    If only one thing is possible, choosing the card once more does it.
full-help-toepen =
    t          toep, whenever that is allowed; you are asked once more
    a b c …    the lines beside your hand
    In front of everyone lie their stake, clip by clip, and the top card of their pile.

## At the table over the net: why something is refused

refusal-late = Something else happened first: look again.
refusal-from-the-future = The table has not got that far yet.
refusal-too-fast = That is too much at once: wait a moment.
refusal-no-seat = Take a seat first.
refusal-elsewhere-now = Your seat is open somewhere else: take it back here first.
refusal-computer-plays = A computer player plays for you: take your seat back first.
refusal-wrong-seat = That does not go with this seat.
refusal-host-only = Only the host can do that.
refusal-only-before = That is possible only before a match.
refusal-only-during = That is possible only during a match.
refusal-only-after = That is possible only after a match.
refusal-paused = The table is paused.
refusal-not-paused = The table is not paused.
refusal-full = There is no place left.
refusal-name-taken = Somebody here has that name: choose another.
refusal-rules = These house rules do not go together.
refusal-not-ready = Not everybody is ready yet.
refusal-not-committed = The cards are being prepared: try again.
refusal-not-away-long = Wait until the player has been away for three minutes.
refusal-already-so = It is already so.
refusal-wrong-code = The code is wrong, used or too old: ask for a new one.
refusal-closed = The table is closed.
refusal-bad-id = That is no name for a message.
refusal-bad-name = Choose a name with letters in it.
refusal-bad-token = That is no token of a seat.
refusal-no-token = That needs the token of a seat.
refusal-no-phrase = There is no such phrase.
refusal-bad-rules = Those are no house rules.
refusal-no-turn-time = There is no such time to answer.
refusal-no-computer = There is no such computer player.
refusal-no-move = That is no move.
refusal-no-card = That is no card.
refusal-no-build = There is no such build.
refusal-no-hello = The first message did not come in time.
refusal-hello-first = The first message says to which table you come.
refusal-hello-once = You are at a table already.
refusal-other-version = This server speaks another version: load the page anew.
refusal-too-many-codes = Too many wrong codes: wait a moment.
refusal-too-many-tables = Too many tables opened: wait a moment.
refusal-too-many-sockets = Too many connections from this address.
refusal-no-hints = There are no hints at this table.
refusal-nothing-to-do = There is nothing for you to do now.
refusal-no-table = There is no table with that code.
refusal-no-book = There is no such score sheet, or the link is wrong.
refusal-only-looking = With this link you can only look.
refusal-books-too-fast = Too much in a short time: wait a moment.
refusal-too-many-books = Too many score sheets made: wait a moment.
refusal-no-evening = That evening is not on the score sheet.
refusal-sheet = That cannot be noted like this.
refusal-no-sheet = This file is no score sheet.
refusal-no-csv = This file cannot be read in.
refusal-no-record = There is no such match, or it is not over.
refusal-no-text = That is no text.
refusal-bad-record = That is no record that holds.
refusal-server-full = The server is full or stops: try later.
refusal-store-failed = The server cannot store anything now: try later.
refusal-table-damaged = What is stored of this table is damaged. Whoever runs the server can restore a backup.
refusal-other-origin = That page does not belong to this server.
refusal-no-lesson = There is no such lesson.
refusal-no-answer = That is none of the answers to choose from.
refusal-no-attempt = That is not what this task asks for.
refusal-no-such-address = There is nothing here.
refusal-other-method = This address takes no such request.
refusal-no-message = That is no message that means anything here.
refusal-not-json = That is not JSON.
refusal-too-long = That message is too long.

## Quick phrases

phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-one-moment = One moment.
phrase-your-turn = It is your turn.
phrase-choices = Choices, choices …
phrase-once-more = Once more?
phrase-goodbye = Goodbye.

## Computer players

computer-random = Beginner
computer-greedy = Hamster
computer-sensible = Thinker

## House rules: switches and presets

# Each with a short word, and a sentence of what it does. Their names end as in the protocol.
switch-wippen-decks = Decks
switch-wippen-decks-about = With how many decks of 52 cards one plays. Not chosen: one for up to four players, otherwise two.
switch-wippen-adding_up = Adding up
switch-wippen-adding_up-about = A card also takes cards that add up to its value.
switch-wippen-face_cards_take_all = Face cards take all
switch-wippen-face_cards_take_all-about = A jack, queen or king takes all loose cards of its rank, not only one.
switch-wippen-must_capture = Capturing is a must
switch-wippen-must_capture-about = Whoever can capture may not add.
switch-wippen-building = Building
switch-wippen-building-about = You may put cards of the pot together for a value that you still hold.
switch-wippen-raising = Raising
switch-wippen-raising-about = You may lay a card on a build and so make it worth more.
switch-wippen-double_builds = Double builds
switch-wippen-double_builds-about = A build may hold its value twice.
switch-wippen-triple_builds = Even more often
switch-wippen-triple_builds-about = A double build may hold its value three times or more.
switch-wippen-raise_double_builds = Raising double builds
switch-wippen-raise_double_builds-about = Double builds may be raised too.
switch-wippen-locked_with_value = Locked by its value
switch-wippen-locked_with_value-about = A build with a card of its own value in it cannot be raised.
switch-wippen-builds_in_sums = Builds in sums
switch-wippen-builds_in_sums-about = When capturing, a build may also be part of a sum.
switch-wippen-stealing = Stealing
switch-wippen-stealing-about = With the rank that lies on top of another player's pile you may take that whole pile.
switch-wippen-wips = Wips
switch-wippen-wips-about = Whoever empties the pot gets 1 point; not in the last deal.
switch-wippen-scoring = Scoring
switch-wippen-scoring-about = Points for most cards, most spades and special cards, or just the number of cards.
switch-wippen-finish = End
switch-wippen-finish-about = The match lasts until somebody has so many points, or so many games.
switch-wippen-open_hands = Open hands
switch-wippen-open_hands-about = Everyone sees all hands, to learn the game together.

switch-toepen-exchange = Exchanging
switch-toepen-exchange-about = Before the first card you may exchange four pictures, and bluff; others may check.
switch-toepen-aces_are_pictures = Aces are pictures
switch-toepen-aces_are_pictures-about = When exchanging, an ace counts as a picture too.
switch-toepen-toep_stakes = Stake of a toep
switch-toepen-toep_stakes-about = With how many clips you may toep: always 1, or 1 or 2 as you like.
switch-toepen-retoep_own = Over your own toep
switch-toepen-retoep_own-about = You may toep over your own toep too.
switch-toepen-report_tens = Reporting tens
switch-toepen-report_tens-about = Whoever gets a ten puts a clip on the tens spot. The winner gets it too.
switch-toepen-open_piles = Open piles
switch-toepen-open_piles-about = Cards that have been played stay visible; otherwise you see only the top one.
switch-toepen-starting_clips = Clips at the start
switch-toepen-starting_clips-about = With how many clips everyone begins.
switch-toepen-clip_value_cents = Worth of a clip
switch-toepen-clip_value_cents-about = How many cents a clip is worth when the session is settled.
switch-toepen-hands = Number of hands
switch-toepen-hands-about = After so many hands the session is over. Without a limit: when somebody announces the last hands.
switch-toepen-minutes = Reminder
switch-toepen-minutes-about = After so many minutes the table is reminded to announce the last hands.

preset-wippen-basic = Basic
preset-wippen-basic-about = Capturing, adding and wips, as everybody knows it.
preset-wippen-advanced = Advanced
preset-wippen-advanced-about = With adding up, building, raising and double builds.
preset-wippen-classic = Classic
preset-wippen-classic-about = With building, without adding up and without wips.
preset-wippen-children = For children
preset-wippen-children-about = All hands open, and every card is a point.
preset-toepen-zwols = Zwols
preset-toepen-zwols-about = As it is played in Zwolle.

rules-needs = '{ $switch }' goes only together with '{ $needs }'.
rules-value = '{ $switch }' can be: { $allowed }.
rules-unknown = There is no such house rule.

## Hints

# Why a computer player would do this. What stands here is always so, or is said with "about".
hint-wait = There is nothing that you have to do now.
hint-only = There is nothing else that you can do.
hint-wippen-wip =
    { $points ->
        [one] It takes everything: a wip, 1 point.
       *[other] It takes everything: a wip, { $points } points together.
    }
hint-wippen-most-points =
    { $points ->
        [one] It takes { $valued }: 1 point, and no other move takes more.
       *[other] It takes { $valued }: { $points } points, and no other move takes more.
    }
hint-wippen-points =
    { $points ->
        [one] It takes { $valued }: 1 point.
       *[other] It takes { $valued }: { $points } points.
    }
hint-wippen-most-cards = It takes { $cards } cards, and no other move takes more.
hint-wippen-cards = It takes { $cards } cards.
hint-wippen-build =
    { $points ->
        [0] It builds { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards.
        [one] It builds { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards with 1 point.
       *[other] It builds { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards with { $points } points.
    }
hint-wippen-raise =
    { $points ->
        [0] It raises the build to { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards.
        [one] It raises the build to { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards with 1 point.
       *[other] It raises the build to { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards with { $points } points.
    }
hint-wippen-double =
    { $points ->
        [0] It makes a double build of { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards.
        [one] It makes a double build of { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards with 1 point.
       *[other] It makes a double build of { $value }. If nobody takes the build, you take it later with { $card }: { $cards } cards with { $points } points.
    }
hint-wippen-steal =
    { $cards ->
        [one] It takes { $player }'s pile: 1 card.
       *[other] It takes { $player }'s pile: { $cards } cards.
    }
hint-wippen-add-keeps = It gives no points away, and you keep { $cards }.
hint-wippen-add-least = No card that you can add is worth less than { $card }.
hint-wippen-add-reckoned = The computer player reckons that { $card } is of least use to the others.
hint-toepen-deal = It is for you to deal.
hint-toepen-double = Double or not is a matter of taste: you hold no cards yet.
hint-toepen-last = No end has been agreed, and { $played } hands are over: time for the last { $hands }.
hint-toepen-play-best = You win about { $percent } times in 100 with it, more often than with any other card.
hint-toepen-play-among-best = You win about { $percent } times in 100 with it, and no other card is clearly better.
hint-toepen-play-alike = Whichever card you play, you win about as often: { $percent } times in 100.
hint-toepen-play-other = You win about { $percent } times in 100 with it; by that alone another card would do too.
hint-toepen-toep-certain = The last trick is yours for certain.
hint-toepen-toep-strong = You win about { $percent } times in 100; an equal share would be { $share }.
hint-toepen-toep-bluff = A bluff: you win only about { $percent } times in 100, and an equal share would be { $share }.
hint-toepen-stay =
    { $price ->
        [one] You win about { $percent } times in 100, and with 1 clip you can get { $clips }: that is worth it.
       *[other] You win about { $percent } times in 100, and with { $price } clips you can get { $clips }: that is worth it.
    }
hint-toepen-stay-close =
    { $price ->
        [one] You win about { $percent } times in 100, and with 1 clip you can get { $clips }: that is close.
       *[other] You win about { $percent } times in 100, and with { $price } clips you can get { $clips }: that is close.
    }
hint-toepen-fold =
    { $price ->
        [one] You win only about { $percent } times in 100, and with 1 clip you can get { $clips }: that is not worth it.
       *[other] You win only about { $percent } times in 100, and with { $price } clips you can get { $clips }: that is not worth it.
    }
hint-toepen-fold-close =
    { $price ->
        [one] You win about { $percent } times in 100, and with 1 clip you can get { $clips }; but who toeps is often strong, and more may be asked.
       *[other] You win about { $percent } times in 100, and with { $price } clips you can get { $clips }; but who toeps is often strong, and more may be asked.
    }
hint-toepen-exchange = You hold four pictures.
hint-toepen-exchange-bluff = A bluff: you win only about { $percent } times in 100 with these cards. Whoever checks catches you.
hint-toepen-check-certain = You know of so many pictures where they are that { $player } cannot have had four.
hint-toepen-check = It may be a bluff of { $player }; if it is none, checking costs 2 clips.
hint-toepen-ready = Keep these cards: you win about { $percent } times in 100 with them.

## Command line: the server

cli-serve-about = Lets people play at tables with their browsers
cli-serve-usage = stamtafel serve --data FOLDER [--listen ADDRESS] [OPTIONS]
cli-serve-examples =
    stamtafel serve --data tables
        on this computer, port 8080
    stamtafel serve --data tables --listen 0.0.0.0:8080
        for everybody in the same network
cli-serve-listen = Where it listens (otherwise 127.0.0.1:8080)
cli-serve-data = Folder in which everything is kept
cli-serve-database = Instead of the folder: a PostgreSQL database
cli-serve-public-url = The address at which people find it
cli-serve-trust-proxy = A proxy of one's own stands in front and says who asks
cli-serve-metrics = Where numbers for whoever runs it are to be had, or off (otherwise 127.0.0.1:9090)
cli-serve-keep = For so many days closed tables are kept (otherwise 90)
cli-serve-keep-sheets = For so many days score sheets are kept that nobody uses (otherwise 400)
cli-serve-open = Also opens it in the browser of this computer
cli-serve-value-address = ADDRESS
cli-serve-value-folder = FOLDER
cli-serve-value-url = URL
cli-serve-at = You can play here: { $url }
cli-serve-not-opened = The browser could not be opened: go to { $url } yourself.
cli-serve-failed = The server does not run: { $reason }.
cli-serve-bad-address = { $name } is an address with a port, such as 127.0.0.1:8080; not { $value }.
cli-serve-bad-url = { $name } begins with http:// or https:// and names a computer; { $value } does not.
cli-serve-where = Say with --data or --database where everything is kept.

## The rule book

book-title-wippen = Wippen: the rules of your table
book-title-toepen = Zwols toepen: the rules of your table
book-contents = Contents
book-house = Your table plays:
book-hand = Your hand
book-trick = Trick
book-other-pile = On top of another pile
book-glossary = Glossary
book-own-build = (yours)
book-allowed = Allowed
book-refused = Not allowed ({ $rule })

cli-rules-about = Writes down the rules of your own table
cli-rules-usage = stamtafel rules GAME [OPTIONS]
cli-rules-examples =
    stamtafel rules wippen --rules advanced
        the rules of advanced wippen, to read here
    stamtafel rules wippen --set stealing=true --html rules.html
        a page for the browser, or to print
    stamtafel rules toepen --pdf rules.pdf --size a5
        a booklet to print
cli-rules-html = Writes a page for the browser to this file; - is the standard output
cli-rules-pdf = Writes a PDF to print to this file; - is the standard output
cli-rules-size = Paper of the PDF: a4 or a5 (otherwise a4)

## Glossary

# The words of the games, each with a sentence of what it is. crates/lang/src/terms.rs lists them, with their rules.
term-wippen-match = match
term-wippen-match-about = One or more games, until somebody wins the match.
term-wippen-game = game
term-wippen-game-about = From the first deal to the last card, and then the count.
term-wippen-dealer = dealer
term-wippen-dealer-about = Whoever gives out the cards in this game; play begins to the left.
term-wippen-deal = deal
term-wippen-deal-about = Four cards for everyone, until all hands are empty again.
term-wippen-last-deal = last deal
term-wippen-last-deal-about = The deal after which nothing is left to be dealt.
term-wippen-number = number
term-wippen-number-about = Ace to 10; a number has a value from 1 to 10.
term-wippen-face-card = face card
term-wippen-face-card-about = Jack, queen or king; a face card has no value.
term-wippen-pot = pot
term-wippen-pot-about = What lies face up in the middle and can be captured.
term-wippen-loose-card = loose card
term-wippen-loose-card-about = A card that lies in the pot by itself.
term-wippen-capture = capture
term-wippen-capture-about = To take cards from the pot with a card from your hand.
term-wippen-adding-up = adding up
term-wippen-adding-up-about = To capture cards with a number that together have its value.
term-wippen-add = add
term-wippen-add-about = To lay a card from your hand loose in the pot.
term-wippen-build = build
term-wippen-build-about = Cards in the pot that together have a value and stay together.
term-wippen-locked = locked
term-wippen-locked-about = A card in a build is locked: it leaves only with the whole build.
term-wippen-raise = raise
term-wippen-raise-about = To make the value of a build higher with one card.
term-wippen-double-build = double build
term-wippen-double-build-about = A build that holds its value twice.
term-wippen-pile = pile
term-wippen-pile-about = The cards that a player has taken.
term-wippen-steal = steal
term-wippen-steal-about = To take another player's whole pile with the rank that lies on top.
term-wippen-wip = wip
term-wippen-wip-about = To capture the whole pot at once while cards are still to be dealt.
term-wippen-count = count
term-wippen-count-about = After a game: what everyone's pile is worth.

term-toepen-session = session
term-toepen-session-about = All hands one after another, with the settlement at the end.
term-toepen-hand = hand
term-toepen-hand-about = One deal, and the four tricks that are played with it.
term-toepen-dealer = dealer
term-toepen-dealer-about = Whoever gives out the cards in this hand: the winner of the previous one.
term-toepen-clip = clip
term-toepen-clip-about = A paperclip, which is what is played for.
term-toepen-stake = stake
term-toepen-stake-about = The clips that somebody has put down in this hand.
term-toepen-stock = stock
term-toepen-stock-about = The cards that are left after the deal, face down.
term-toepen-picture = picture
term-toepen-picture-about = One of the cards that exchanging is meant for.
term-toepen-exchange = exchange
term-toepen-exchange-about = To lay your four cards down and take four from the stock.
term-toepen-check = check
term-toepen-check-about = To see whether an exchange really was of four pictures.
term-toepen-ready = ready
term-toepen-ready-about = You are ready when you do not want to exchange or check any more.
term-toepen-toep = toep
term-toepen-toep-about = To raise the stake: the others stay or fold.
term-toepen-stay = stay
term-toepen-stay-about = To add as much after a toep, and play on.
term-toepen-fold = fold
term-toepen-fold-about = To give up after a toep: your stake stays, and the hand is over for you.
term-toepen-retoep = re-toep
term-toepen-retoep-about = A toep after an earlier one in the same hand.
term-toepen-see = see
term-toepen-see-about = To stay in the last trick, against the only card that has not been played.
term-toepen-trick = trick
term-toepen-trick-about = One card from everyone who is in; the highest of the suit led takes it.
term-toepen-lead = lead
term-toepen-lead-about = To play the first card of a trick.
term-toepen-follow-suit = follow suit
term-toepen-follow-suit-about = To play a card of the suit that was led.
term-toepen-pile = pile
term-toepen-pile-about = The cards that somebody has played in this hand.
term-toepen-tens-spot = tens spot
term-toepen-tens-spot-about = Where the clips lie of those who got a ten.
term-toepen-play-double = play double
term-toepen-play-double-about = Wins and losses count twice in the settlement.
term-toepen-settlement = settlement
term-toepen-settlement-about = Who pays whom after the session.
term-toepen-sheet = sheet
term-toepen-sheet-about = Everyone's standing after every hand.
term-toepen-spiral = spiral
term-toepen-spiral-about = How many hands somebody is losing in a row.

## Command line: the sheet

cli-sheet-about = Keeps the sheet of a group, with real cards too
cli-sheet-usage = stamtafel sheet COMMAND FILE [OPTIONS]
cli-sheet-examples =
    stamtafel sheet new sun.json toepen Anna Ben Clara
        begins an evening, and the sheet if there is none yet
    stamtafel sheet add sun.json Anna Ben:toep Clara:fold
        Anna wins a hand: Ben toeped and Clara folded
    stamtafel sheet show sun.json
        how it stands
    stamtafel sheet add --help
        help for a command
cli-sheet-no-command = Say what to do with the sheet; 'stamtafel sheet --help' names the commands.

cli-sheet-file = The file with the sheet
cli-sheet-evening = Which evening, by its number or its day (otherwise the last one)
cli-sheet-line = The number of the line
cli-sheet-entry = What was played; - is a line for each game or hand on the standard input
cli-sheet-players = Who played, if it was not everybody at the table
cli-sheet-date = The day, as 2026-11-30
cli-sheet-last = Announces the last N hands, from now on
cli-sheet-double = Whether it is played double: on or off
cli-sheet-seats = Who sits there, clockwise

cli-sheet-value-evening = EVENING
cli-sheet-value-name = NAME
cli-sheet-value-names = NAME,NAME...
cli-sheet-value-date = DAY
cli-sheet-value-entry = WHAT
cli-sheet-value-switch = on|off
cli-sheet-value-to = TARGET
cli-sheet-value-form = FORM
cli-sheet-value-csv = CSV
cli-sheet-value-verdict = VERDICT

cli-sheet-new-about = Begins an evening, and the sheet if there is none yet
cli-sheet-new-usage = stamtafel sheet new FILE GAME NAME NAME... [OPTIONS]
cli-sheet-new-examples =
    stamtafel sheet new sun.json wippen Anna Ben --rules advanced --group "The Sun"
        an evening of Wippen with building
    stamtafel sheet new sun.json toepen Anna Ben Clara --set clip_value_cents=10 --dealer Ben
        another evening on the same sheet: toepen at 10 cents a clip, Ben deals first
cli-sheet-new-names = Who sits there, clockwise
cli-sheet-new-dealer = Who deals first (otherwise who is named first)
cli-sheet-new-group = What the group is called
cli-sheet-new-double = It is played double (T23)

cli-sheet-add-about = Notes a game or a hand
cli-sheet-add-usage = stamtafel sheet add FILE WHAT... [OPTIONS]
cli-sheet-add-examples =
    stamtafel sheet add sun.json 9 4
        Wippen: the points, in the order of the seats
    stamtafel sheet add sun.json 30/8/1/0/3/2 22/5/0/1/1
        Wippen: cards, spades, 10 of diamonds, 2 of spades, aces and wips of each pile
    stamtafel sheet add sun.json Anna:9 Clara:2
        Wippen: only Anna and Clara played
    stamtafel sheet add sun.json Anna
        toepen: Anna wins, and nobody toeped
    stamtafel sheet add sun.json Anna 1 1 3
        toepen: Anna wins, and this is what each had staked
    stamtafel sheet add sun.json Anna +5 -2 -3
        toepen: Anna wins, and this is what each has more or less
    stamtafel sheet add sun.json Anna Ben:toep Clara:fold Anna:toep2 see
        toepen: Ben toeped, Clara folded, Anna toeped with 2 and Ben wanted to see
    stamtafel sheet add sun.json Anna Ben:ten Clara:check:Anna Anna:caught:Ben
        toepen: a ten, a check that found four pictures and one that did not
    stamtafel sheet add sun.json - < evening.txt
        each line of a file

cli-sheet-correct-about = Sets a line right; what follows from it is worked out anew
cli-sheet-correct-usage = stamtafel sheet correct FILE N WHAT... [OPTIONS]
cli-sheet-correct-examples =
    stamtafel sheet correct sun.json 3 Ben 1 1 2
        line 3 of the last evening should have been this

cli-sheet-remove-about = Strikes out a line or an evening
cli-sheet-remove-usage = stamtafel sheet remove FILE [N] [OPTIONS]
cli-sheet-remove-examples =
    stamtafel sheet remove sun.json 3
        line 3 of the last evening does not count any more
    stamtafel sheet remove sun.json 3 --back
        and counts again
    stamtafel sheet remove sun.json --evening 2 --whole
        all of evening 2 does not count any more
cli-sheet-remove-back = Lets it count again
cli-sheet-remove-whole = The whole evening
cli-sheet-remove-what = Name the number of a line, or choose the whole evening with --whole.

cli-sheet-undo-about = Undoes what was done last
cli-sheet-undo-usage = stamtafel sheet undo FILE
cli-sheet-undo-examples =
    stamtafel sheet undo sun.json
        once more takes back what was done before that
cli-sheet-undone-line = Undone: a new line.
cli-sheet-undone-correction = Undone: a correction.
cli-sheet-undone-removal = Undone: striking out, or letting count again.
cli-sheet-undone-evening = Undone: an evening, or a change of one.
cli-sheet-undone-name = Undone: a name.

cli-sheet-evening-about = Changes an evening: the day, double, the last hands, the house rules
cli-sheet-evening-usage = stamtafel sheet evening FILE [OPTIONS]
cli-sheet-evening-examples =
    stamtafel sheet evening sun.json --last 7
        now come the last 7 hands (T24)
    stamtafel sheet evening sun.json --double on --set clip_value_cents=5
        double, at 5 cents a clip

cli-sheet-rename-about = Calls somebody otherwise
cli-sheet-rename-usage = stamtafel sheet rename FILE OLD NEW
cli-sheet-rename-examples =
    stamtafel sheet rename sun.json Clara Claire
        on all evenings
cli-sheet-rename-old = What they are called now
cli-sheet-rename-new = What they are called from now on; empty: the name is forgotten

cli-sheet-decide-about = Decides about what two people noted at once
cli-sheet-decide-usage = stamtafel sheet decide FILE [N VERDICT]
cli-sheet-decide-examples =
    stamtafel sheet decide sun.json
        what there is to decide
    stamtafel sheet decide sun.json 1 instead
        the first of it counts, instead of what stood there
cli-sheet-decide-number = The number in the list
cli-sheet-verdict = both, instead (this one instead of what stands there) or drop (not this one)
cli-sheet-verdict-missing = Say what becomes of it: both, instead or drop.

cli-sheet-show-about = Shows an evening: standings, their course, who deals, who wins
cli-sheet-show-usage = stamtafel sheet show FILE [OPTIONS]
cli-sheet-show-examples =
    stamtafel sheet show sun.json
        the last evening
    stamtafel sheet show sun.json --evening 2026-11-30
        the evening of that day

cli-sheet-season-about = Shows the season: standings after each evening, runs, head to head
cli-sheet-season-usage = stamtafel sheet season FILE [GAME]
cli-sheet-season-examples =
    stamtafel sheet season sun.json toepen
        all evenings of toepen; without a game a list of all evenings, if there are two games on it

cli-sheet-settle-about = Settles: who pays whom, in as few payments as possible
cli-sheet-settle-usage = stamtafel sheet settle FILE [OPTIONS]
cli-sheet-settle-examples =
    stamtafel sheet settle sun.json --season
        all evenings of toepen at once
cli-sheet-settle-season = All evenings of toepen together

cli-sheet-export-about = Writes a spreadsheet, a page to print, or text for other programs
cli-sheet-export-usage = stamtafel sheet export FILE TARGET [OPTIONS]
cli-sheet-export-examples =
    stamtafel sheet export sun.json evening.xlsx
        the last evening as a spreadsheet with a chart
    stamtafel sheet export sun.json season.html --season toepen
        the season as a page to print
    stamtafel sheet export sun.json - --as csv
        the last evening as CSV on the standard output
cli-sheet-export-to = The file to be made, ending in .xlsx, .html, .csv or .json; - is the standard output
cli-sheet-export-as = In which form: xlsx, html, csv or json (otherwise as the target ends)
cli-sheet-export-season = The season of a game rather than one evening

cli-sheet-import-about = Reads in somebody's old sheet; at first only to see what becomes of it
cli-sheet-import-usage = stamtafel sheet import FILE CSV GAME [OPTIONS]
cli-sheet-import-examples =
    stamtafel sheet import sun.json old.csv toepen
        shows what it would become, and what is wrong with which line
    stamtafel sheet import sun.json old.csv toepen --write
        puts it on the sheet
cli-sheet-import-from = The old sheet: a line with names, then a line for each game or hand; - is the standard input
cli-sheet-import-standings = The numbers are standings rather than what each game or hand gave
cli-sheet-import-write = Puts it on the sheet
cli-sheet-import-partly = Even if there are lines that cannot be: those are left out
cli-sheet-import-read =
    { $evenings ->
        [one] Read: { $lines } lines of one evening, with { $names }.
       *[other] Read: { $lines } lines of { $evenings } evenings, with { $names }.
    }
cli-sheet-import-more-faults =
    { $count ->
        [one] And 1 more line cannot be.
       *[other] And { $count } more lines cannot be.
    }
cli-sheet-import-nothing-written = It would become this; nothing is written yet (--write does that).
cli-sheet-import-faults = Not every line can be, so nothing is written: correct them, or leave them out with --partly.

cli-sheet-noted = Line { $number }: { $text }
cli-sheet-standing = Standings: { $standings }
cli-sheet-difference = { $player }: { $before } becomes { $after }
cli-sheet-no-difference = That changes nothing about the standings.
cli-sheet-odd = Mind
cli-sheet-doubts = To be decided ('stamtafel sheet decide')
cli-sheet-doubt-line = { $text } — or is this line { $line }, which says: { $there }?
cli-sheet-doubt-change = Line { $line } ({ $there }) should be this: { $text }
cli-sheet-doubt-removal =
    { $what ->
        [out] Line { $line } ({ $there }) should not count.
       *[back] Line { $line } ({ $there }) should count again.
    }
cli-sheet-struck-out = struck out
cli-sheet-in-doubt = to be decided
cli-sheet-corrected = * corrected
cli-sheet-word-game = game
cli-sheet-word-line = LINE
cli-sheet-word-lines = lines
cli-sheet-word-players = players

cli-sheet-empty = There is no evening on this sheet yet; 'stamtafel sheet new' begins one.
cli-sheet-no-evening = There is no evening '{ $evening }': name a number up to { $most }, or a day as 2026-11-30.
cli-sheet-no-lines = Nothing has been noted on this evening yet.
cli-sheet-who = Who is '{ $name }'? You can choose from { $names }.
cli-sheet-which = More than one person can be meant by '{ $name }': write the whole name.
cli-sheet-mixed = Put a name before every word or before none: there is none before '{ $word }'.
cli-sheet-each = There are { $players } players ({ $names }), and here are { $given } numbers.
cli-sheet-points = '{ $word }' are no points: write a number, or a pile as 30/8/1/0/3/2.
cli-sheet-pile = '{ $word }' is no pile: write cards/spades/10♦/2♠/aces/wips, as 30/8/1/0/3/2.
cli-sheet-winner-first = Begin with the name of who won the hand.
cli-sheet-clips = '{ $word }' is no number of clips that can be here.
cli-sheet-word = I do not understand '{ $word }': write NAME:toep, NAME:fold, NAME:ten, NAME:check:NAME, NAME:caught:NAME or see.
cli-sheet-no-toep = With '{ $word }' goes a toep, and there is none before it.
cli-sheet-not-playing = { $player } does not play in this line.
cli-sheet-no-money = With Wippen there is nothing to settle.
cli-sheet-some-wrong = Not every line has been noted.
cli-sheet-there-already = { $file } is there already.
cli-sheet-not-written = Cannot write { $file }, so it stays as it was: { $reason }.
cli-sheet-which-form = Say with --as in which form: { $forms }.
cli-sheet-no-xlsx = This does not fit a spreadsheet: { $reason }.
