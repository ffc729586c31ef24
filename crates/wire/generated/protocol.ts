// Made out of crates/wire by its tests (STAMTAFEL_UPDATE=1 cargo test -p wire). Not to be edited.

/**
 * A message of a client. The first one is a `hello`, and only the first.
 */
export type ClientMessage = { "type": "hello",
/**
 * The version of the protocol that the client speaks: 1.
 */
version: number,
/**
 * The table's code, as in its link.
 */
table: string,
/**
 * What shows whose seat it is: 32 to 64 letters, digits, `-` or `_`, drawn at random by the client
 * and kept; without one the client can only watch.
 */
token?: string,
/**
 * The number of the last entry that the client knows of this table, if it was here before and still
 * has everything.
 */
last?: number,
/**
 * A code that moves a seat to this client, which must bring a token.
 */
claim?: string,
/**
 * In which language reasons are told: `nl`, `de` or `en`.
 */
lang?: string, } | { "type": "command",
/**
 * The client's name for it: 32 lower-case hexadecimal digits, drawn at random. Sent again with the
 * same name, it gets the same answer and changes nothing.
 */
id: string,
/**
 * The number of the last entry that the client knew when the person decided.
 */
on: number,
/**
 * What.
 */
wish: Wish, } | { "type": "ask",
/**
 * The client's name for the question, at most 32 bytes; it comes back with the answer.
 */
id: string,
/**
 * What.
 */
about: Question, } | { "type": "ping" };

/**
 * What can be wanted.
 */
export type Wish = { "do": "sit",
/**
 * The name, of which 24 letters are kept.
 */
name: string, } | { "do": "leave" } | { "do": "ready",
/**
 * Any text that adds to the chance of the match.
 */
share?: string, } | { "do": "not_ready" } | { "do": "away" } | { "do": "back" } | { "do": "here" } | { "do": "take_back" } | { "do": "act",
/**
 * The move in the notation of the records, without its seat: `4sx4h`, `toep`, `deal`.
 */
move: string, } | { "do": "say",
/**
 * Its name, such as `hello`.
 */
phrase: string, } | { "do": "delete_name" } | { "do": "make_code" } | { "do": "rules",
/**
 * All of them.
 */
rules: HouseRules, } | { "do": "time",
/**
 * `none`, `20s`, `45s`, `2min` or `day`.
 */
turn_time: string, } | { "do": "hints",
/**
 * May they?
 */
on: boolean, } | { "do": "add_computer",
/**
 * Which one, by its name.
 */
computer: string, } | { "do": "remove",
/**
 * Whose seat.
 */
seat: number, } | { "do": "replace",
/**
 * Whose seat.
 */
seat: number,
/**
 * Which computer player.
 */
computer: string, } | { "do": "make_host",
/**
 * Who.
 */
seat: number, } | { "do": "start",
/**
 * Any text that adds to the chance of the match.
 */
share?: string, } | { "do": "pause" } | { "do": "resume" } | { "do": "rematch" } | { "do": "close" };

/**
 * What can be asked.
 */
export type Question = { "what": "moves" } | { "what": "hint" } | { "what": "card",
/**
 * The card, as `4s`.
 */
card: string, } | { "what": "selection",
/**
 * The card, as `4s`.
 */
card: string,
/**
 * Loose cards of the pot.
 */
cards: Array<string>,
/**
 * Builds of the pot, by their places in the view.
 */
builds: Array<number>, };

/**
 * A message of the server.
 */
export type ServerMessage = { "type": "snapshot" } & Snapshot | { "type": "welcome",
/**
 * Who the client is. If it was somebody else when it left, it says hello again without `last`.
 */
you: You,
/**
 * The number of the last entry now.
 */
number: number,
/**
 * The server's time now, in milliseconds since 1970.
 */
now: number, } | { "type": "entry",
/**
 * Its number: one more than the last one.
 */
number: number,
/**
 * What happened; absent: nothing that concerns this viewer.
 */
news?: Happened,
/**
 * The game as it is now, if it changed; of several entries that come together the last one that
 * changed it brings it.
 */
view?: View, } | { "type": "done",
/**
 * Which.
 */
id: string,
/**
 * The entry that it led to.
 */
number: number,
/**
 * It had been carried out before: this is the same answer once more.
 */
again: boolean, } | { "type": "refused",
/**
 * Which; absent: it was about coming in.
 */
id?: string,
/**
 * The number of the last entry now.
 */
number: number,
/**
 * Why.
 */
why: Why, } | { "type": "taken_over",
/**
 * Which seat.
 */
seat: number, } | { "type": "code",
/**
 * It is typed on the other device.
 */
code: string,
/**
 * For how many milliseconds it can be used.
 */
lasts: number, } | { "type": "answer",
/**
 * The client's name for the question.
 */
id: string,
/**
 * The number of the last entry when it was answered.
 */
number: number,
/**
 * The moves, and meanings that are no lawful moves with the reasons.
 */
moves: Array<Move>,
/**
 * Are there more than these?
 */
more: boolean,
/**
 * With a hint: why this move, or why none.
 */
reason?: Reason, } | { "type": "pong",
/**
 * The server's time now, in milliseconds since 1970.
 */
now: number, } | { "type": "error",
/**
 * The client's name for the command or question, where it was one that could have been taken.
 */
id?: string,
/**
 * Why.
 */
why: Why, } | { "type": "closing",
/**
 * After how many milliseconds.
 */
again: number, };

/**
 * Who the client is at the table.
 */
export type You = { "who": "seat",
/**
 * Which.
 */
seat: number, } | { "who": "elsewhere",
/**
 * Which.
 */
seat: number, } | { "who": "waiting" } | { "who": "spectator" };

/**
 * Why something is refused.
 */
export type Why = {
/**
 * What kind of reason, as the key of a message: `refusal-late`, `w8-one-of-its-rank`.
 */
key: string,
/**
 * The number of the rule that is broken, as `W8`.
 */
rule?: string,
/**
 * A sentence in the client's language.
 */
text?: string, };

/**
 * Why a hint is what it is.
 */
export type Reason = {
/**
 * What kind of reason, as a key: `hint-wippen-wip`.
 */
key: string,
/**
 * A sentence in the client's language.
 */
text: string, };

/**
 * A move that can be made, or a meaning that a selection does not have.
 */
export type Move = {
/**
 * The move in notation; absent where the selection cannot even be written as one.
 */
move?: string,
/**
 * What kind of move.
 */
kind: MoveKind,
/**
 * For which value is built, raised or doubled; from which seat is stolen.
 */
value?: number,
/**
 * Why it cannot be made; absent: it can.
 */
why?: Why, };

/**
 * A kind of move.
 */
export type MoveKind = "add" | "capture" | "build" | "raise" | "double" | "steal" | "play" | "other";

/**
 * What happened, and what is so afterwards.
 */
export type Happened = {
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * What.
 */
what: News,
/**
 * What is so afterwards.
 */
pulse: Pulse,
/**
 * Proofs of the cards that the viewer came to see, as in records.
 */
openings?: Array<string>, };

/**
 * What everyone hears after each entry that concerns them.
 */
export type Pulse = {
/**
 * `before` a match, `during` it, `after` it, or `closed`.
 */
stage: string,
/**
 * Who is host.
 */
host: number | null,
/**
 * By seat: until when it has to answer, in milliseconds since 1970; null: as long as it likes, or it is
 * not asked. It stands still while `stopped`.
 */
deadlines: Array<number | null>,
/**
 * Whom the game waits for.
 */
asked: Array<number>,
/**
 * Who is marked away.
 */
away: Array<number>,
/**
 * Does the clock stand still?
 */
stopped: boolean, };

/**
 * What happened.
 */
export type News = { "what": "sat", seat: number, name: string, } | { "what": "waits", name: string, } | { "what": "waits_no_more", place: number, } | { "what": "added_computer", seat: number, computer: string, } | { "what": "left", seat: number, } | { "what": "removed", seat: number, } | { "what": "rules", rules: HouseRules, } | { "what": "time", turn_time: string, } | { "what": "hints", on: boolean, } | { "what": "committed", commitment: string, } | { "what": "ready", seat: number, share: string | null, } | { "what": "not_ready", seat: number, } | { "what": "started", dealer: number, shares: Array<string>, seen: Array<SeenStep>, roots: Array<string>, } | { "what": "played", seat: number, cause: string, seen: Array<SeenStep>, roots: Array<string>, counts?: Array<Count>, } | { "what": "revealed", secret: string | null, } | { "what": "came", seat: number, } | { "what": "went", seat: number, } | { "what": "away", seat: number, why: string, } | { "what": "back", seat: number, } | { "what": "replaced", seat: number, computer: string, } | { "what": "taken_back", seat: number, } | { "what": "host" } | { "what": "paused", seat: number, } | { "what": "resumed", seat: number, } | { "what": "said", seat: number, phrase: string, } | { "what": "name_deleted", seat: number, } | { "what": "reminded" } | { "what": "restarted" } | { "what": "closed", why: string, commitment: string | null, secret: string | null, };

/**
 * Something of the game, as the viewer saw it.
 */
export type SeenStep = { "step": "act",
/**
 * Who.
 */
seat: number,
/**
 * The move in notation, without its seat.
 */
move: string, } | { "step": "deal",
/**
 * The packets.
 */
packets: Array<Packet>, } | { "step": "fact",
/**
 * Whose cards it is about.
 */
seat: number,
/**
 * What everybody hears.
 */
says: string,
/**
 * The cards, for those who were shown them.
 */
cards: Array<string> | null,
/**
 * Did everybody see them?
 */
face_up: boolean, };

/**
 * Cards given at once to one place.
 */
export type Packet = {
/**
 * To which seat; null: into the pot.
 */
seat: number | null,
/**
 * The cards, or how many.
 */
cards: CardsSeen, };

/**
 * Cards, or how many if they cannot be seen.
 */
export type CardsSeen = Array<string> | number;

/**
 * Everything that a viewer knows of a table.
 */
export type Snapshot = {
/**
 * The last entry in it.
 */
number: number,
/**
 * When that was, in milliseconds since 1970.
 */
at: number,
/**
 * The server's time now, likewise.
 */
now: number,
/**
 * Who the viewer is.
 */
you: You,
/**
 * Is the table in the public list?
 */
listed: boolean,
/**
 * House rules.
 */
rules: HouseRules,
/**
 * Time to answer: `none`, `20s`, `45s`, `2min` or `day`.
 */
turn_time: string,
/**
 * May players ask for hints?
 */
hints: boolean,
/**
 * Who sits where.
 */
seats: Array<SeatFacts>,
/**
 * Who waits, in order.
 */
waiting: Array<string>,
/**
 * Is it paused?
 */
paused: boolean,
/**
 * Stage, host, deadlines.
 */
pulse: Pulse,
/**
 * The match under way or just over, as the viewer sees it.
 */
view: View | null,
/**
 * The commitment to the secret of the next match or the one under way.
 */
commitment: string | null,
/**
 * What the seats added to the chance of the match.
 */
shares: Array<string>,
/**
 * The roots of the packs of the match so far.
 */
roots: Array<string>,
/**
 * The secret of the match that is over.
 */
secret: string | null,
/**
 * The sheets of all matches so far.
 */
sheets: Array<Sheet>,
/**
 * Who pays whom, when a session of toepen is over.
 */
payments: Array<Payment>,
/**
 * Why the table was closed.
 */
closing: string | null, };

/**
 * What everyone knows of a seat.
 */
export type SeatFacts = {
/**
 * Its name; empty when it was deleted.
 */
name: string,
/**
 * Which computer player plays for it.
 */
computer: string | null,
/**
 * Has it a person, who may be away or have a computer player play?
 */
person: boolean,
/**
 * Is its person connected?
 */
here: boolean,
/**
 * Marked away?
 */
away: boolean,
/**
 * Since when its person is gone or away, in milliseconds since 1970.
 */
gone_since: number | null,
/**
 * Agrees to begin?
 */
ready: boolean, };

/**
 * The sheet of one match or session.
 */
export type Sheet = {
/**
 * `wippen` or `toepen`.
 */
game: string,
/**
 * Who sat where.
 */
names: Array<string>,
/**
 * By game or hand: everyone's points, or clips, after it.
 */
rows: Array<Array<number>>, };

/**
 * Something that one player pays another.
 */
export type Payment = {
/**
 * Which seat pays.
 */
from: number,
/**
 * Which seat gets it.
 */
to: number,
/**
 * Cents, more than zero.
 */
cents: number, };

/**
 * House rules of either game.
 */
export type HouseRules = {
/**
 * `wippen` or `toepen`.
 */
game: string,
/**
 * The preset to begin from; absent: the usual one.
 */
preset?: string,
/**
 * Switches by name, over the preset; which there are is in the rules of the games.
 */
switches?: { [key in string]: Switch }, };

/**
 * The value of a switch.
 */
export type Switch = boolean | number | string | Array<number> | null;

/**
 * The game as its viewer sees it.
 */
export type View = { "game": "wippen" } & WippenView | { "game": "toepen" } & ToepenView;

/**
 * A match of Wippen. Lists by seat have one element a player.
 */
export type WippenView = {
/**
 * How many play.
 */
players: number,
/**
 * Who deals.
 */
dealer: number,
/**
 * Who is to play.
 */
turn: number | null,
/**
 * The viewer's own hand; null for a spectator.
 */
hand: Array<string> | null,
/**
 * May the viewer act now?
 */
may_act: boolean,
/**
 * By seat: how many cards it holds.
 */
held: Array<number>,
/**
 * By seat: the hands, where the rules have them open, and in replays.
 */
open_hands: Array<Array<string>> | null,
/**
 * By seat: what lies on its pile, bottom to top; only in replays.
 */
open_piles: Array<Array<string>> | null,
/**
 * The loose cards of the pot.
 */
loose: Array<string>,
/**
 * The builds of the pot; a selection names them by their places in this list.
 */
builds: Array<Build>,
/**
 * How many cards are still to be dealt.
 */
stock: number,
/**
 * The number of the deal in this game, from 1; 0 before the first card.
 */
deal: number,
/**
 * How many deals a game has. In the last one there is no wip, and who captures last gets what is left.
 */
deals: number,
/**
 * By seat: how many cards are on its pile.
 */
piles: Array<number>,
/**
 * By seat: the top of its pile, where stealing is played.
 */
tops: Array<string | null>,
/**
 * By seat: its wips in this game.
 */
wips: Array<number>,
/**
 * Who captured last.
 */
last_capture: number | null,
/**
 * By seat: the count of the last game, until the next one is dealt. While a match goes on that is at once:
 * then `played` brings the count.
 */
counts: Array<Count> | null,
/**
 * How many games have been counted.
 */
games: number,
/**
 * How many points end the match after a game; null: it ends after `games_in_all`.
 */
target: number | null,
/**
 * After how many games the match ends, unless several lead; null: it ends by `target`.
 */
games_in_all: number | null,
/**
 * By seat: points of all games so far.
 */
totals: Array<number>,
/**
 * Who has won the match.
 */
winner: number | null, };

/**
 * A build.
 */
export type Build = {
/**
 * In notation: `[2h3s4c=9@1]`.
 */
text: string,
/**
 * Its cards.
 */
cards: Array<string>,
/**
 * Its value.
 */
value: number,
/**
 * Whose it is.
 */
owner: number,
/**
 * How often it holds its value.
 */
times: number, };

/**
 * What is in a pile, and the points for it.
 */
export type Count = {
/**
 * All cards.
 */
cards: number,
/**
 * Spades.
 */
spades: number,
/**
 * 10♦.
 */
tens: number,
/**
 * 2♠.
 */
twos: number,
/**
 * Aces.
 */
aces: number,
/**
 * Wips.
 */
wips: number,
/**
 * Points for most cards.
 */
most_cards: number,
/**
 * Points for most spades.
 */
most_spades: number,
/**
 * All points of the game.
 */
points: number, };

/**
 * A session of toepen. Lists by seat have one element a player.
 */
export type ToepenView = {
/**
 * How many play.
 */
players: number,
/**
 * Who deals the next hand, or dealt the one under way.
 */
dealer: number,
/**
 * Who has to do something next: plays a card, answers a toep or a proposal, or deals; null while cards can be
 * exchanged, and when the session is over. Others may act as well.
 */
turn: number | null,
/**
 * May the viewer act now?
 */
may_act: boolean,
/**
 * Everything that the viewer can do now, in notation.
 */
moves: Array<string>,
/**
 * What the viewer alone knows; null for a spectator.
 */
own: ToepenOwn | null,
/**
 * By seat: its hand; only in replays.
 */
hands: Array<Array<string>> | null,
/**
 * By seat: all that it has laid down in exchanges of this hand; only in replays.
 */
laid: Array<Array<string>> | null,
/**
 * Is it played double?
 */
double: boolean,
/**
 * The proposal to play double that is being answered.
 */
proposal: Proposal | null,
/**
 * Whose proposal was declined.
 */
declined: Array<number>,
/**
 * How many hands are over.
 */
hands_played: number,
/**
 * After how many hands the session ends; null: when it is called.
 */
hands_in_all: number | null,
/**
 * The announcement of the last hands.
 */
last: LastHands | null,
/**
 * By seat: clips, without those staked.
 */
balances: Array<number>,
/**
 * With how many clips everybody began.
 */
starting_clips: number,
/**
 * What a clip is worth, in cents; twice as much if it is played double.
 */
clip_value_cents: number,
/**
 * The hand under way or, between hands, the last one.
 */
hand: ToepenHand | null,
/**
 * Is the session over?
 */
over: boolean, };

/**
 * What one seat alone knows.
 */
export type ToepenOwn = {
/**
 * One's hand.
 */
hand: Array<string>,
/**
 * What one laid down last, as long as nobody has checked it.
 */
laid: Array<string>,
/**
 * What one laid down earlier, or what has been checked.
 */
laid_before: Array<string>,
/**
 * Cards of others that one saw by checking.
 */
shown: Array<string>, };

/**
 * A proposal to play double.
 */
export type Proposal = {
/**
 * Who proposed it.
 */
by: number,
/**
 * Who has still to answer, in order.
 */
left: Array<number>, };

/**
 * The announcement that the next hands are the last.
 */
export type LastHands = {
/**
 * Who announced it.
 */
by: number,
/**
 * How many hands were over by then.
 */
after: number,
/**
 * How many more it was to be.
 */
hands: number, };

/**
 * A hand of toepen, as everyone sees it.
 */
export type ToepenHand = {
/**
 * Who dealt.
 */
dealer: number,
/**
 * `exchange` or `play`.
 */
phase: string,
/**
 * Who plays the next card.
 */
turn: number | null,
/**
 * Who won the hand.
 */
winner: number | null,
/**
 * Cards left in the stock.
 */
stock: number,
/**
 * By seat: how many cards it holds.
 */
held: Array<number>,
/**
 * By seat: clips staked.
 */
stakes: Array<number>,
/**
 * Who has put a clip on the tens spot.
 */
tens: Array<number>,
/**
 * Who has folded.
 */
folded: Array<number>,
/**
 * Who is ready.
 */
ready: Array<number>,
/**
 * Whose last exchange has not been checked.
 */
unchecked: Array<number>,
/**
 * Cards that everyone has seen because they came out of dishonest exchanges.
 */
exposed: Array<string>,
/**
 * Who led to the trick under way, or is to lead to it.
 */
leader: number,
/**
 * By seat: its card in the trick under way.
 */
trick: Array<string | null>,
/**
 * By seat: its played cards, bottom to top; null for one that cannot be seen. In replays none is null.
 */
piles: Array<Array<string | null>>,
/**
 * The toeps so far.
 */
toeps: Toeps,
/**
 * The toep that is being answered.
 */
answering: Answering | null,
/**
 * Who stayed at seeing price, in the order of their answers.
 */
saw: Array<number>, };

/**
 * The toeps of a hand so far.
 */
export type Toeps = {
/**
 * How many.
 */
count: number,
/**
 * Whose was the last.
 */
by: number | null,
/**
 * Has a card been played since?
 */
card_since: boolean, };

/**
 * A toep that is being answered.
 */
export type Answering = {
/**
 * Who toeped.
 */
by: number,
/**
 * Clips that the toeper staked.
 */
stake: number,
/**
 * Is staying seeing?
 */
seeing: boolean,
/**
 * Clips that staying costs.
 */
price: number,
/**
 * Who has still to answer, in order.
 */
left: Array<number>, };

/**
 * A table to be opened.
 */
export type NewTable = {
/**
 * House rules to begin from.
 */
rules: HouseRules,
/**
 * Time to answer: `none`, `20s`, `45s`, `2min` or `day`; absent: `none`.
 */
turn_time?: string,
/**
 * Is it shown in the list of tables? Otherwise only who has its code finds it.
 */
listed: boolean,
/**
 * May players ask for hints?
 */
hints: boolean, };

/**
 * A table that was opened.
 */
export type Opened = {
/**
 * Its code, for `hello` and for those who are to come.
 */
code: string,
/**
 * The link that people open.
 */
link: string, };

/**
 * House rules that somebody thinks of.
 */
export type RulesWanted = {
/**
 * The rules.
 */
rules: HouseRules,
/**
 * For how many players; absent: the fewest that can play.
 */
players?: number,
/**
 * In which language the answer is: `nl`, `de` or `en`; absent or another: `en`.
 */
lang?: string, };

/**
 * How a table with these rules plays, or why there can be none.
 */
export type RulesTold = {
/**
 * What holds there, a sentence each; empty if there are faults.
 */
house: Array<string>,
/**
 * Everything that is wrong.
 */
faults: Array<RulesFault>, };

/**
 * Something that is wrong with house rules.
 */
export type RulesFault = {
/**
 * The switch that it is about; absent: it is about no single one.
 */
switch?: string,
/**
 * The fault as a sentence.
 */
text: string, };

/**
 * The rule book of a table, in one language.
 */
export type RuleBook = {
/**
 * The house rules that it is about.
 */
rules: HouseRules,
/**
 * Its language: `nl`, `de` or `en`.
 */
lang: string,
/**
 * Its title.
 */
title: string,
/**
 * What stands above the list of sections.
 */
contents: string,
/**
 * What stands above the house rules.
 */
heading: string,
/**
 * The house rules, a sentence each.
 */
house: Array<Array<BookSpan>>,
/**
 * The sections; the first is the summary.
 */
sections: Array<BookSection>,
/**
 * What stands above the glossary.
 */
words: string,
/**
 * The words of the game that this table uses.
 */
glossary: Array<BookWord>, };

/**
 * Part of a rule book.
 */
export type BookSection = {
/**
 * A lowercase word, the same in every language.
 */
id: string,
/**
 * Its title.
 */
title: string,
/**
 * What it says.
 */
blocks: Array<BookBlock>, };

/**
 * Part of a section.
 */
export type BookBlock = { "is": "paragraph",
/**
 * The rules that they tell, as `W11`; none if they merely sum up.
 */
rules: Array<string>,
/**
 * The sentences.
 */
text: Array<BookSpan>, } | { "is": "list",
/**
 * A point each.
 */
items: Array<Array<BookSpan>>, } | { "is": "table",
/**
 * From top to bottom.
 */
rows: Array<[Array<BookSpan>, Array<BookSpan>]>, } | { "is": "example",
/**
 * The rules that it is about.
 */
rules: Array<string>,
/**
 * What the position looks like to whoever makes the move.
 */
picture: Array<BookRow>,
/**
 * May it be done?
 */
allowed: boolean,
/**
 * The same in words, with the rule that forbids it.
 */
verdict: Array<BookSpan>,
/**
 * The move; empty if it is no card.
 */
played: Array<BookSpan>,
/**
 * What happens, and why.
 */
text: Array<BookSpan>, };

/**
 * A piece of a sentence.
 */
export type BookSpan = { "is": "text",
/**
 * As they stand.
 */
text: string, } | { "is": "card",
/**
 * In the notation: `Ts`.
 */
card: string,
/**
 * As the language writes it: `10♠`.
 */
text: string, } | { "is": "rule",
/**
 * `W11`
 */
rule: string, };

/**
 * A line of the picture of a position.
 */
export type BookRow = {
/**
 * What lies there.
 */
label: string,
/**
 * All of it in writing.
 */
text: Array<BookSpan>,
/**
 * The same as things to be drawn; empty if nothing lies there.
 */
pieces: Array<BookPiece>, };

/**
 * What lies together: a card by itself, or a build.
 */
export type BookPiece = {
/**
 * The cards in the notation, at least one.
 */
cards: Array<string>,
/**
 * The value of a build, from 1 to 10; absent: it is none.
 */
value?: number,
/**
 * Does the build belong to whoever makes the move?
 */
own: boolean, };

/**
 * A word of the game.
 */
export type BookWord = {
/**
 * The word.
 */
name: string,
/**
 * What it means, in a sentence.
 */
about: string,
/**
 * The rule that it comes from.
 */
rule: string,
/**
 * What it is called in the other languages, by their codes.
 */
elsewhere: { [key in string]: string }, };

/**
 * A code that moves a seat to another device, for which the table is looked for.
 */
export type Claim = {
/**
 * The code, as it was typed.
 */
claim: string, };

/**
 * A table as one sees it from outside.
 */
export type About = {
/**
 * Its code.
 */
code: string,
/**
 * House rules.
 */
rules: HouseRules,
/**
 * Time to answer.
 */
turn_time: string,
/**
 * May players ask for hints?
 */
hints: boolean,
/**
 * `before` a match, `during` it, `after` it, or `closed`.
 */
stage: string,
/**
 * Who sits there.
 */
seats: Array<SeatFacts>,
/**
 * How many matches are over and can be had as records.
 */
records: number, };

/**
 * The public tables.
 */
export type Listed = {
/**
 * At most 50, the one with the latest entry first.
 */
tables: Array<About>, };

/**
 * What runs here.
 */
export type Version = {
/**
 * `stamtafel`.
 */
name: string,
/**
 * The version of the program.
 */
version: string,
/**
 * The version of the protocol.
 */
protocol: number,
/**
 * By game: presets and computer players.
 */
games: Array<GameFacts>, };

/**
 * What can be chosen for a game.
 */
export type GameFacts = {
/**
 * `wippen` or `toepen`.
 */
game: string,
/**
 * The fewest who can play.
 */
least: number,
/**
 * The most who can play.
 */
most: number,
/**
 * The names of its presets, the usual one first.
 */
presets: Array<string>,
/**
 * The names of its switches.
 */
switches: Array<string>,
/**
 * The same switches with all that one has to know to offer them, in the order of the rules.
 */
settings: Array<SwitchFacts>,
/**
 * The names of its computer players, in rising order of strength.
 */
computers: Array<string>, };

/**
 * A switch of the house rules: what one has to know to offer it to somebody. The messages `switch-GAME-NAME`
 * and `switch-GAME-NAME-about` say in words what it is.
 */
export type SwitchFacts = {
/**
 * Its name, as in `switches` of house rules.
 */
name: string,
/**
 * The number of the rule that it belongs to, as `W16`; absent: it has none.
 */
rule?: string,
/**
 * What it takes.
 */
kind: SwitchKind,
/**
 * The lowest number, where it takes one.
 */
least?: number,
/**
 * The highest number, where it takes one.
 */
most?: number,
/**
 * `choice`: the values; `counted`: the words.
 */
choices?: Array<Switch>,
/**
 * The switches without which it cannot be on.
 */
needs: Array<string>,
/**
 * By preset: its value there. A `number` that is null is not set: it follows from the number of players, and
 * is left out of `switches` to stay so.
 */
values: { [key in string]: Switch }, };

/**
 * What a switch takes.
 */
export type SwitchKind = "flag" | "number" | "limit" | "choice" | "counted";

/**
 * A match that is over, step by step.
 */
export type Replay = {
/**
 * `wippen` or `toepen`.
 */
game: string,
/**
 * House rules.
 */
rules: HouseRules,
/**
 * By seat: who sat there.
 */
names: Array<string>,
/**
 * By seat: which computer player sat there, if the record says so.
 */
computers: Array<string | null>,
/**
 * Who dealt first.
 */
dealer: number,
/**
 * The day on which it began, as `2026-11-30`; null: the record does not say.
 */
date: string | null,
/**
 * What the record knows: `all`; or what one saw who was `spectator`, or sat at `seat 0`. Only of `all` the
 * views are open.
 */
knows: string,
/**
 * How it ended.
 */
result: MatchResult,
/**
 * The numbers of the steps with which each game or hand begins.
 */
rounds: Array<number>,
/**
 * How many steps there are.
 */
total: number,
/**
 * The number of the first one here, counted from 0.
 */
from: number,
/**
 * The steps.
 */
steps: Array<ReplayStep>, };

/**
 * One act, with all that it forced; or the deal with which a game of Wippen begins.
 */
export type ReplayStep = {
/**
 * What happened, with all cards that the record knows.
 */
seen: Array<SeenStep>,
/**
 * The game after it.
 */
view: View, };

/**
 * How a match ended.
 */
export type MatchResult = {
/**
 * Was it played to its end?
 */
over: boolean,
/**
 * Who won a match of Wippen.
 */
winner: number | null,
/**
 * Everyone's points, or clips, after each game or hand.
 */
sheet: Sheet,
/**
 * Who pays whom after a session of toepen.
 */
payments: Array<Payment>, };

/**
 * The lessons of a game, in the order in which they are taken.
 */
export type GameCourse = {
/**
 * `wippen` or `toepen`.
 */
game: string,
/**
 * The lessons, and at the end the one that asks about all of them.
 */
lessons: Array<CourseLesson>, };

/**
 * A lesson in a list.
 */
export type CourseLesson = {
/**
 * Its name: lower-case letters and hyphens.
 */
id: string,
/**
 * The rules that it is about; none for the last one.
 */
rules: Array<string>,
/**
 * How many tasks it has.
 */
tasks: number, };

/**
 * A lesson with its tasks.
 */
export type Lesson = {
/**
 * Its name.
 */
id: string,
/**
 * The rules that it is about.
 */
rules: Array<string>,
/**
 * What is to be done, one after another.
 */
tasks: Array<LessonTask>, };

/**
 * Something to be done in a lesson. The learner sits at seat 0.
 */
export type LessonTask = {
/**
 * House rules.
 */
rules: HouseRules,
/**
 * The position in notation.
 */
position: string,
/**
 * The same as the learner sees it, all cards open.
 */
view: View,
/**
 * What is asked; null: a move is to be found.
 */
asked: Asked | null, };

/**
 * A question about a position.
 */
export type Asked = {
/**
 * What is asked: `points`, `wips` or `cards` of a seat; who gets the `rest`; whose a build is (`owner`); `may` the
 * learner make the move; who takes the `trick`; the `winner` of the hand; how many clips the winner `takes`,
 * a seat `pays`, or staying costs (`price`).
 */
question: string,
/**
 * The seat that it is about, where there is one.
 */
seat: number | null,
/**
 * The move that it is about, in notation without its seat; of `may`.
 */
move: string | null,
/**
 * What happens before the answer.
 */
story: Array<TaskFact>,
/**
 * What can be answered: numbers, seats, or 1 for yes and 0 for no.
 */
choices: Array<number>,
/**
 * Are the choices seats?
 */
seats: boolean, };

/**
 * Something that is tried in a task.
 */
export type Attempt = { "do": "ask",
/**
 * What.
 */
about: Question,
/**
 * In which language reasons are told: `nl`, `de` or `en`; absent or another: `en`.
 */
lang?: string, } | { "do": "play",
/**
 * The move, in notation without its seat.
 */
move: string,
/**
 * In which language reasons are told.
 */
lang?: string, } | { "do": "answer",
/**
 * One of the choices.
 */
answer: number,
/**
 * In which language reasons are told.
 */
lang?: string, };

/**
 * What came of it. Nothing is kept: the next attempt begins from the position of the task.
 */
export type Tried = {
/**
 * Is the task done?
 */
solved: boolean,
/**
 * Why the move cannot be made.
 */
why: Why | null,
/**
 * The meanings that were asked for.
 */
moves: Array<Move>,
/**
 * Are there more than those?
 */
more: boolean,
/**
 * What happened, one after another.
 */
facts: Array<TaskFact>,
/**
 * The same move by move, each with the game after it.
 */
steps: Array<ReplayStep>,
/**
 * The position after all of it, in notation.
 */
position: string, };

/**
 * Something that happened in a task, as the rules tell it.
 */
export type TaskFact = { "fact": "added",
/**
 * Who.
 */
seat: number,
/**
 * The card.
 */
card: string, } | { "fact": "captured",
/**
 * Who.
 */
seat: number,
/**
 * With this card.
 */
card: string,
/**
 * All cards out of the pot, those of builds too.
 */
cards: Array<string>,
/**
 * The owners of the builds among them.
 */
owners: Array<number>, } | { "fact": "built",
/**
 * Who.
 */
seat: number,
/**
 * Its value.
 */
value: number,
/**
 * How often it holds it.
 */
times: number,
/**
 * Its cards.
 */
cards: Array<string>, } | { "fact": "raised",
/**
 * Who.
 */
seat: number,
/**
 * The value before.
 */
from: number,
/**
 * The value now.
 */
value: number, } | { "fact": "doubled",
/**
 * Who.
 */
seat: number,
/**
 * Its value.
 */
value: number,
/**
 * How often it holds it now.
 */
times: number, } | { "fact": "stole",
/**
 * Who.
 */
seat: number,
/**
 * Whose pile it was.
 */
from: number,
/**
 * How many cards it had.
 */
cards: number, } | { "fact": "wip",
/**
 * Who.
 */
seat: number, } | { "fact": "rest",
/**
 * Who.
 */
seat: number,
/**
 * How many cards.
 */
cards: number, } | { "fact": "counted",
/**
 * Whose.
 */
seat: number,
/**
 * The pile and its points.
 */
count: Count, } | { "fact": "played",
/**
 * Who.
 */
seat: number,
/**
 * The card.
 */
card: string, } | { "fact": "trick",
/**
 * Who took it.
 */
seat: number,
/**
 * The card of that seat.
 */
card: string, } | { "fact": "toeped",
/**
 * Who.
 */
seat: number,
/**
 * With how many clips.
 */
clips: number, } | { "fact": "stayed",
/**
 * Who.
 */
seat: number,
/**
 * What it cost.
 */
clips: number,
/**
 * T15: was it seeing?
 */
seeing: boolean, } | { "fact": "folded",
/**
 * Who.
 */
seat: number,
/**
 * The stake that stays.
 */
clips: number, } | { "fact": "exchanged",
/**
 * Who.
 */
seat: number, } | { "fact": "checked",
/**
 * Who.
 */
seat: number,
/**
 * Whose.
 */
of: number,
/**
 * Were there four pictures?
 */
honest: boolean,
/**
 * What was paid: by the checker if it was honest, otherwise by the exchanger.
 */
clips: number, } | { "fact": "ready",
/**
 * Who.
 */
seat: number, } | { "fact": "won",
/**
 * Who won it.
 */
seat: number,
/**
 * All clips that the winner takes.
 */
clips: number, };

/**
 * An answer that something is not so.
 */
export type Problem = {
/**
 * Why.
 */
why: Why, };

/**
 * A book to be made.
 */
export type NewBook = {
/**
 * A book as a file, to go on with; absent: an empty one.
 */
file?: string,
/**
 * In which language a refusal is: `nl`, `de` or `en`; absent or another: `en`.
 */
lang?: string, };

/**
 * A book that was made.
 */
export type BookMade = {
/**
 * Its number, which is no secret.
 */
id: string,
/**
 * The secret that gives the right to write in it.
 */
edit: string,
/**
 * The secret that gives the right to look at it; it follows from the other.
 */
look: string, };

/**
 * A book, to somebody who may see it.
 */
export type BookTold = {
/**
 * Its number.
 */
id: string,
/**
 * How many operations it has.
 */
number: number,
/**
 * May one write in it?
 */
edit: boolean,
/**
 * The secret for those who are only to look; absent for them.
 */
look?: string,
/**
 * What it says; absent if nothing was done since the operation that was asked from.
 */
book?: BookState,
/**
 * The operations since that one; none if nobody asked from one.
 */
operations: Array<Operation>, };

/**
 * What a book says.
 */
export type BookState = {
/**
 * What the group is called; empty: nobody has said it.
 */
name: string,
/**
 * Its people.
 */
people: Array<BookPerson>,
/**
 * Its evenings, in the order in which they were added.
 */
evenings: Array<EveningTold>,
/**
 * Those that count, by their days.
 */
order: Array<number>,
/**
 * What awaits a decision.
 */
doubts: Array<BookDoubt>,
/**
 * How the last operation can be taken back, if it can and one may.
 */
undo?: BookUndo, };

/**
 * Somebody of a book.
 */
export type BookPerson = {
/**
 * Who.
 */
id: PersonId,
/**
 * What they are called; empty: the name was forgotten.
 */
name: string, };

/**
 * How an operation is taken back.
 */
export type BookUndo = {
/**
 * Which.
 */
operation: OperationId,
/**
 * What takes it back.
 */
change: Change, };

/**
 * An evening as it stands.
 */
export type EveningTold = {
/**
 * Which.
 */
id: number,
/**
 * The operation that made it what it is.
 */
revision: OperationId,
/**
 * Was it taken out?
 */
removed: boolean,
/**
 * What is played, when and by whom.
 */
about: EveningAbout,
/**
 * What its rules say of sheets.
 */
rules: SheetRules,
/**
 * What everybody begins with: clips, or no points.
 */
start: number,
/**
 * Everybody who sits there or played.
 */
people: Array<PersonId>,
/**
 * Its lines in their order, those that do not count included.
 */
lines: Array<LineTold>,
/**
 * Who deals next; null: it is over, or nobody knows.
 */
dealer: PersonId | null,
/**
 * How it ended; null: it has not.
 */
end: EveningEnd | null,
/**
 * What is odd, though it can be right.
 */
warnings: Array<SheetWarning>,
/**
 * Toepen: what everybody gets, in cents; below zero: pays.
 */
amounts: Array<Amount>,
/**
 * Toepen: who pays whom, in the fewest payments.
 */
payments: Array<BookPayment>, };

/**
 * What house rules say of sheets.
 */
export type SheetRules = { "game": "wippen",
/**
 * The fewest who can play.
 */
least: number,
/**
 * By the number of players, from the fewest on: what is in the pack.
 */
packs: Array<Pile>,
/**
 * W33: does only the number of cards count?
 */
only_cards: boolean,
/**
 * W28: do wips count?
 */
wips: boolean,
/**
 * W34: at so many points it ends; null: after so many games.
 */
target: number | null,
/**
 * W34: after so many games it ends; null: at so many points.
 */
games: number | null, } | { "game": "toepen",
/**
 * The fewest who can play.
 */
least: number,
/**
 * The most.
 */
most: number,
/**
 * T2: clips to begin with.
 */
clips: number,
/**
 * T25: cents a clip.
 */
cents: number,
/**
 * T6: are cards exchanged?
 */
exchange: boolean,
/**
 * T22: are tens announced?
 */
tens: boolean,
/**
 * T13: may one toep over one's own toep?
 */
retoep_own: boolean,
/**
 * T14: with how many clips one can toep at most.
 */
most_toep: number,
/**
 * T24: after so many hands it ends; null: when it is called.
 */
hands: number | null, };

/**
 * House rules of which one wants to know what they say of sheets.
 */
export type SheetRulesWanted = {
/**
 * The rules.
 */
house: HouseRules,
/**
 * In which language a refusal is.
 */
lang?: string, };

/**
 * A line as it stands.
 */
export type LineTold = {
/**
 * Which.
 */
id: LineId,
/**
 * The how manieth of the evening it was taken for, from 1.
 */
place: number,
/**
 * Who played, in the order of their seats.
 */
players: Array<PersonId>,
/**
 * What was noted.
 */
entry: LineEntry,
/**
 * What it gives everyone who played: points, or clips won (below zero: lost).
 */
changes: Array<number>,
/**
 * How everybody of the evening stands after it; empty if it does not count.
 */
standings: Array<number>,
/**
 * The operation that made it what it is.
 */
revision: OperationId,
/**
 * Was it taken out?
 */
removed: boolean,
/**
 * The line that others had noted in its place meanwhile; null: it is in no doubt.
 */
doubt: LineId | null,
/**
 * What it said before, the first first.
 */
earlier: Array<EarlierLine>, };

/**
 * What a line said before it was corrected.
 */
export type EarlierLine = {
/**
 * Until then, in milliseconds since 1970; 0: not noted.
 */
until: number,
/**
 * Who played.
 */
players: Array<PersonId>,
/**
 * What it gave them.
 */
changes: Array<number>, };

/**
 * How an evening ended.
 */
export type EveningEnd = {
/**
 * After so many lines that count.
 */
after: number,
/**
 * Who had most then.
 */
winners: Array<PersonId>, };

/**
 * Something odd about a line.
 */
export type SheetWarning = {
/**
 * `after-the-end`, `not-seated` or `same-again`.
 */
what: string,
/**
 * Which line.
 */
line: LineId,
/**
 * Who, if it is about somebody.
 */
person?: PersonId, };

/**
 * What somebody gets.
 */
export type Amount = {
/**
 * Who.
 */
person: PersonId,
/**
 * Cents; below zero: pays.
 */
cents: number, };

/**
 * Something that somebody pays somebody else.
 */
export type BookPayment = {
/**
 * Who pays.
 */
from: PersonId,
/**
 * Who gets it.
 */
to: PersonId,
/**
 * Cents, more than zero.
 */
cents: number, };

/**
 * Something that awaits a decision.
 */
export type BookDoubt = {
/**
 * The operation to decide about.
 */
operation: OperationId,
/**
 * In which evening.
 */
evening: number,
/**
 * `line`: one was added where others had noted one; `correct`, `remove`: one was to be changed that others had changed.
 */
what: string,
/**
 * What does not count for now, or the line that was to be changed.
 */
line: LineId,
/**
 * The line that stands there, if one was added.
 */
instead_of?: LineId,
/**
 * Who is to have played; empty if the line is to be taken out or brought back.
 */
players: Array<PersonId>,
/**
 * What it would give them.
 */
changes: Array<number>,
/**
 * Is the line to be taken out?
 */
removed: boolean, };

/**
 * What is to be done to a book, in this order.
 */
export type PutOperations = {
/**
 * At most 500. When each happened is for the server to say.
 */
operations: Array<Operation>,
/**
 * In which language a refusal is.
 */
lang?: string, };

/**
 * What became of operations.
 */
export type OperationsPut = {
/**
 * How many the book has now.
 */
number: number,
/**
 * What became of each.
 */
results: Array<OperationResult>, };

/**
 * What became of an operation. One that is refused does not hinder those after it.
 */
export type OperationResult = {
/**
 * Which.
 */
id: OperationId,
/**
 * `counts`, `held` (it awaits a decision), `before` (it had been done), or `refused`.
 */
done: string,
/**
 * Why it is refused.
 */
why?: Why, };

/**
 * A season, or the figures of one evening.
 */
export type BookFigures = {
/**
 * `wippen` or `toepen`.
 */
game: string,
/**
 * Everybody who played.
 */
people: Array<PersonId>,
/**
 * A row for each evening; empty for the figures of one.
 */
rows: Array<SeasonRow>,
/**
 * The figures of each.
 */
figures: Array<PersonFigures>,
/**
 * Of every two who played together.
 */
duels: Array<Duel>,
/**
 * Toepen: what everybody gets.
 */
amounts: Array<Amount>,
/**
 * Toepen: who pays whom.
 */
payments: Array<BookPayment>, };

/**
 * What an evening gave, and how everybody stood after it; one element for each of the people.
 */
export type SeasonRow = {
/**
 * Which.
 */
evening: number,
/**
 * Points, or clips won; null for who was not there.
 */
changes: Array<number | null>,
/**
 * All of them so far.
 */
standings: Array<number>, };

/**
 * The figures of one person.
 */
export type PersonFigures = {
/**
 * Whose.
 */
person: PersonId,
/**
 * Games or hands played.
 */
played: number,
/**
 * Of those won.
 */
won: number,
/**
 * Hands won because everybody else had folded, as far as that was noted.
 */
all_folded: number,
/**
 * The longest run of won ones.
 */
best_run: number,
/**
 * The longest run of lost ones.
 */
worst_run: number,
/**
 * T26: the present run of lost ones.
 */
spiral: number,
/**
 * The most that one game or hand gave.
 */
best: number,
/**
 * The least.
 */
worst: number,
/**
 * All together.
 */
total: number,
/**
 * Wips, as far as they were noted.
 */
wips: number, };

/**
 * Two people, over what both played.
 */
export type Duel = {
/**
 * Who.
 */
one: PersonId,
/**
 * And who.
 */
other: PersonId,
/**
 * How often `one` got more.
 */
one_ahead: number,
/**
 * How often `other` did.
 */
other_ahead: number,
/**
 * How often they got the same.
 */
equal: number, };

/**
 * Someone's old sheet.
 */
export type CsvWanted = {
/**
 * The file, as docs/sheet.md says.
 */
text: string,
/**
 * By which rules it was played.
 */
house: HouseRules,
/**
 * Are its numbers how everybody stood, not what each game or hand gave?
 */
standings: boolean,
/**
 * Is it to be brought into the book? Otherwise nothing is done.
 */
keep: boolean,
/**
 * In which language faults are told.
 */
lang?: string, };

/**
 * What someone's old sheet becomes, or became.
 */
export type CsvTold = {
/**
 * The players, in the order of their columns.
 */
names: Array<string>,
/**
 * The first of the lines that can be, at most 100.
 */
lines: Array<CsvLine>,
/**
 * How many more lines can be; where it is kept, they are too.
 */
more_lines: number,
/**
 * The first of the lines that cannot, at most 200, and the one from which on nothing was read.
 */
faults: Array<CsvFaultTold>,
/**
 * How many more lines cannot.
 */
more_faults: number,
/**
 * How many evenings it has.
 */
evenings: number,
/**
 * Is it in the book? What is sent twice is brought in once; what was taken out since comes back.
 */
kept: boolean,
/**
 * Was all of it there already?
 */
before: boolean, };

/**
 * A line that can be read in.
 */
export type CsvLine = {
/**
 * Where it stands in the file, from 1.
 */
line: number,
/**
 * The day; null: it says none.
 */
date: string | null,
/**
 * What the file calls the evening.
 */
evening: string | null,
/**
 * By column: what it gives; null for who did not play.
 */
changes: Array<number | null>, };

/**
 * A line that cannot be read in.
 */
export type CsvFaultTold = {
/**
 * Where it stands in the file, from 1.
 */
line: number,
/**
 * Why, as a sentence.
 */
text: string, };

/**
 * A match of a table of this server that is over.
 */
export type MatchWanted = {
/**
 * The code of the table.
 */
table: string,
/**
 * Which match, from 1.
 */
match: number,
/**
 * In which language those without a name are called something.
 */
lang?: string, };

/**
 * A match that is in a book. One that had been taken out comes back.
 */
export type MatchKept = {
/**
 * As which evening.
 */
evening: number,
/**
 * Was it there already, and not taken out?
 */
before: boolean, };

/**
 * Something that somebody did to a book.
 */
export type Operation = {
/**
 * Drawn at random by whoever does it: done twice, it is done once.
 */
id: OperationId,
/**
 * The number of the last operation that its maker knew of; the first is number 1.
 */
base: number,
/**
 * When, in milliseconds since 1970, by the clock of whoever keeps the book.
 */
at: number,
/**
 * The operation that it undoes, if it is meant so.
 */
undoes?: OperationId | null,
/**
 * What.
 */
change: Change, };

/**
 * The id of an operation, drawn at random by whoever does it, so that what is sent twice is done once. Its text is
 * 32 lower-case hexadecimal digits.
 */
export type OperationId = string;

/**
 * What is done.
 */
export type Change = { "do": "name",
/**
 * At most 24 letters.
 */
name: string, } | { "do": "add_person",
/**
 * Their number.
 */
person: PersonId,
/**
 * At most 24 letters.
 */
name: string, } | { "do": "rename_person",
/**
 * Who.
 */
person: PersonId,
/**
 * At most 24 letters; empty: the name is forgotten.
 */
name: string, } | { "do": "add_evening",
/**
 * Its number.
 */
evening: EveningId,
/**
 * What is played, and when and by whom.
 */
about: EveningAbout, } | { "do": "change_evening",
/**
 * Which.
 */
evening: EveningId,
/**
 * The operation that had made it what its maker saw.
 */
was: OperationId,
/**
 * As it is from now on.
 */
about: EveningAbout, } | { "do": "remove_evening",
/**
 * Which.
 */
evening: EveningId,
/**
 * Is it taken out?
 */
removed: boolean, } | { "do": "add_line",
/**
 * In which evening.
 */
evening: EveningId,
/**
 * Its number.
 */
line: LineId,
/**
 * The how manieth of the evening its maker took it for, counted from 1.
 */
place: number,
/**
 * Who played, in the order of their seats.
 */
players: Array<PersonId>,
/**
 * What was noted.
 */
entry: LineEntry, } | { "do": "correct_line",
/**
 * Which.
 */
line: LineId,
/**
 * The operation that had made it what its maker saw.
 */
was: OperationId,
/**
 * Who played.
 */
players: Array<PersonId>,
/**
 * What is noted from now on.
 */
entry: LineEntry, } | { "do": "remove_line",
/**
 * Which.
 */
line: LineId,
/**
 * The operation that had made it what its maker saw.
 */
was: OperationId,
/**
 * Is it taken out?
 */
removed: boolean, } | { "do": "decide",
/**
 * The operation that did not count.
 */
operation: OperationId,
/**
 * What becomes of it.
 */
verdict: Verdict, };

/**
 * What becomes of something that was noted while somebody else noted the same.
 */
export type Verdict = "both" | "instead" | "drop";

/**
 * What is played on an evening, when, and by whom.
 */
export type EveningAbout = {
/**
 * The day, as `2026-11-30`; absent: not noted.
 */
date?: string | null,
/**
 * House rules.
 */
house: House,
/**
 * Who sits there, clockwise; who plays a single game or hand stands in its line.
 */
seats: Array<PersonId>,
/**
 * Who deals first.
 */
dealer: PersonId,
/**
 * Toepen: is it played double (T23)?
 */
double?: boolean,
/**
 * Toepen: "the last k" (T24): after how many hands it was announced, and k.
 */
last?: [number, number] | null,
/**
 * Where it was played: a match of a table of this server.
 */
source?: string | null, };

/**
 * House rules of one evening.
 */
export type House = {
/**
 * `wippen` or `toepen`.
 */
game: string,
/**
 * The preset to begin from; absent: the usual one.
 */
preset?: string,
/**
 * Switches over the preset, by the names of `docs/rules`.
 */
switches?: { [key in string]: Switch }, };

/**
 * Somebody of a book: a number that nobody else in it has and that never changes. Who may be without a connection
 * draws it at random, so that two phones do not draw the same.
 */
export type PersonId = number;

/**
 * An evening of a book: a number that no other in it has; drawn like a [`crate::PersonId`].
 */
export type EveningId = number;

/**
 * A line of a book: a number that no other line in it has; drawn like a [`PersonId`].
 */
export type LineId = number;

/**
 * What was noted after a game or hand.
 */
export type LineEntry = { "game": GameLine } | { "hand": HandLine };

/**
 * What was noted after a game, one element a player.
 */
export type GameLine = { "piles": Array<Pile> } | { "points": Array<number> };

/**
 * What lay in a player's pile when a game was over (W31).
 */
export type Pile = {
/**
 * All cards.
 */
cards: number,
/**
 * Spades among them.
 */
spades: number,
/**
 * 10♦ among them.
 */
tens: number,
/**
 * 2♠ among them.
 */
twos: number,
/**
 * Aces among them.
 */
aces: number,
/**
 * Wips made in the game (W28).
 */
wips?: number, };

/**
 * What was noted after a hand.
 */
export type HandLine = {
/**
 * Who won it.
 */
winner: number,
/**
 * What it was about.
 */
stakes: Stakes, };

/**
 * What a hand was about: what everybody lost by it before its winner took it, or what became of that.
 */
export type Stakes = { "clips": Array<number> } | { "course": Course } | { "changes": Array<number> };

/**
 * How a hand went, as far as clips moved.
 */
export type Course = {
/**
 * The toeps, in order (T10–T15).
 */
toeps?: Array<Toep>,
/**
 * The checks of exchanged cards (T8).
 */
checks?: Array<CardCheck>,
/**
 * Who put a clip on the tens spot (T22).
 */
tens?: Array<number>, };

/**
 * A toep and its answers.
 */
export type Toep = {
/**
 * Who toeped.
 */
by: number,
/**
 * With how many clips (T14).
 */
clips?: number,
/**
 * Who folded at it; all others stayed.
 */
folded?: Array<number>,
/**
 * Was staying seeing (T15)?
 */
seeing?: boolean, };

/**
 * Somebody looked at exchanged cards (T8).
 */
export type CardCheck = {
/**
 * Who looked.
 */
by: number,
/**
 * At whose cards.
 */
of: number,
/**
 * Were they four pictures?
 */
honest: boolean, };
