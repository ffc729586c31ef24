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

## Positions and moves as text

reading-not-json = This is not JSON, or it breaks off: look at line { $line }, character { $column }.
reading-too-long = No position is as long as this.
reading-shape = At '{ $key }' there should be { $wanted }.
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
cli-option-divide = Counts for each first move by itself

cli-argument-file = The file with the position; - is the standard input
cli-argument-moves = Moves such as 3sx3c or 1:toep; without any the position stays as it is
cli-argument-depth = How many moves deep
cli-argument-command = Help for which command
cli-argument-shell = For which shell: bash, elvish, fish, powershell or zsh

cli-value-language = LANGUAGE
cli-value-file = FILE
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
cli-error-unknown-command = There is no command '{ $name }'; 'stamtafel --help' names them all.
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
