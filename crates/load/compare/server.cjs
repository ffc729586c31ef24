// boardgame.io's own server, with its usual store in memory, and a game in which three players play cards in turn.
// Nobody sees another's hand. The move is checked; there are hardly any rules beyond that.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const SUITS = ["s", "h", "d", "c"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
const PLAYERS = ["0", "1", "2"];
const HAND = 4;

function deal(random) {
  const pack = random.Shuffle(SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)));
  const hands = PLAYERS.map((player, at) => [player, pack.slice(at * HAND, (at + 1) * HAND)]);
  return Object.fromEntries(hands);
}

const game = {
  name: "cards",
  // Without it every state would carry those before it, which makes messages longer.
  disableUndo: true,
  setup: ({ random }) => ({ players: deal(random), trick: [], tricks: 0 }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const hand = G.players[playerID];
        if (!hand.includes(card)) return "INVALID_MOVE";
        hand.splice(hand.indexOf(card), 1);
        if (G.trick.length === PLAYERS.length) G.trick = [];
        G.trick.push(card);
        if (G.trick.length === PLAYERS.length) G.tricks += 1;
        if (PLAYERS.every((player) => G.players[player].length === 0)) G.players = deal(random);
      },
    },
  },
};

const server = Server({ games: [game] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
