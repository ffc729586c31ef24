// A plain page: it shows what messages say and sends what is clicked. It knows no rule of the games.
const signs = { s: '♠', h: '♥', d: '♦', c: '♣' };
const letters = {
  nl: { J: 'B', Q: 'V', K: 'H', A: 'A' }, de: { J: 'B', Q: 'D', K: 'K', A: 'A' }, en: {},
};
const main = document.getElementById('main');
const status = document.getElementById('status');
const random = () => [...crypto.getRandomValues(new Uint8Array(16))]
  .map((byte) => byte.toString(16).padStart(2, '0')).join('');

let lang = localStorage.getItem('lang')
  ?? ['nl', 'de', 'en'].find((known) => navigator.language.startsWith(known)) ?? 'en';
let texts = {};
let version = { games: [] };
/** What is known of the table; null: at the door. */
let table = null;
let socket = null;
let selected = { card: null, cards: [], builds: [] };
let meanings = [];
let notice = '';

const say = (key) => texts[key] ?? key;

function make(name, props = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (key === 'click') node.addEventListener('click', value);
    else if (key.startsWith('aria-')) node.setAttribute(key, value);
    else node[key] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const button = (text, click) => make('button', { type: 'button', click }, text);

function cardText(card) {
  const rank = card[0] === 'T' ? '10' : (letters[lang][card[0]] ?? card[0]);
  return rank + signs[card[1]];
}

/** A move in notation, with cards as people write them. */
const moveText = (move) => move.replace(/([A2-9TJQK])([shdc])/g, (card) => cardText(card) + ' ');

function cardButton(card, pressed, click) {
  return make('button', { type: 'button', className: `card ${card[1]}`, click, 'aria-pressed': String(pressed) },
    cardText(card));
}

async function api(path, body) {
  const options = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(`/api/v1/${path}`, options);
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.why?.text ?? json.why?.key ?? String(answer.status));
  return json;
}

async function setLang(code) {
  lang = code;
  localStorage.setItem('lang', code);
  document.documentElement.lang = code;
  texts = await api(`messages/${code}`);
  document.getElementById('title').textContent = say('page-title');
  if (socket) socket.close();
  show();
}

// The door.

async function showDoor() {
  const game = make('select', {}, ...version.games.map((one) => make('option', { value: one.game }, one.game)));
  const preset = make('select');
  const fill = () => preset.replaceChildren(...version.games.find((one) => one.game === game.value).presets
    .map((name) => make('option', { value: name }, name)));
  if (version.games.length) { game.addEventListener('change', fill); fill(); }
  const time = make('select', {}, ...['none', '20s', '45s', '2min', 'day']
    .map((name) => make('option', { value: name }, name)));
  const listed = make('input', { type: 'checkbox' });
  const code = make('input', { autocomplete: 'off' });
  const list = make('ul');
  main.replaceChildren(
    make('h2', {}, say('page-new-table')),
    make('label', {}, say('page-game'), ' ', game), ' ',
    make('label', {}, say('page-rules'), ' ', preset), ' ',
    make('label', {}, say('page-time'), ' ', time), ' ',
    make('label', {}, listed, say('page-listed')), ' ',
    button(say('page-open'), () => attempt(async () => {
      const rules = { game: game.value, preset: preset.value };
      const opened = await api('tables', { rules, turn_time: time.value, listed: listed.checked });
      location.hash = opened.code;
    })),
    make('h2', {}, say('page-join')),
    make('label', {}, say('page-code'), ' ', code), ' ',
    button(say('page-join'), () => attempt(() => joinByCode(code.value.trim()))),
    make('h2', {}, say('page-tables')), list,
  );
  const { tables } = await api('tables');
  list.replaceChildren(...tables.map((one) => make('li', {},
    `${one.rules.game} (${one.rules.preset}): ${one.seats.map((seat) => seat.name).join(', ')} `,
    button(say('page-join'), () => { location.hash = one.code; }))));
}

/** The code of a table, or one that moves a seat to this device. */
async function joinByCode(code) {
  try {
    const { code: found } = await api('moves', { claim: code });
    sessionStorage.setItem('claim', code);
    location.hash = found;
  } catch {
    const { code: found } = await api(`tables/${encodeURIComponent(code)}`);
    location.hash = found;
  }
}

async function attempt(what) {
  try { await what(); } catch (error) { status.textContent = error.message; }
}

// The table.

function token(code) {
  const key = `token-${code}`;
  const kept = localStorage.getItem(key) ?? random();
  localStorage.setItem(key, kept);
  return kept;
}

function connect() {
  const code = location.hash.slice(1);
  if (!code) { table = null; show(); return; }
  const mine = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/socket`);
  socket = mine;
  status.textContent = say('page-connecting');
  mine.addEventListener('open', () => {
    const claim = sessionStorage.getItem('claim') ?? undefined;
    sessionStorage.removeItem('claim');
    // The plain page keeps no history, so it always asks for everything.
    mine.send(JSON.stringify({ type: 'hello', version: 1, table: code, token: token(code), lang, claim }));
  });
  mine.addEventListener('message', (event) => { if (socket === mine) hear(JSON.parse(event.data), code); });
  mine.addEventListener('close', () => {
    if (socket === mine) setTimeout(() => { if (socket === mine) connect(); }, 1000);
  });
}

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function wish(what) {
  send({ type: 'command', id: random(), on: table.number, wish: what });
}

function hear(message, code) {
  switch (message.type) {
    case 'snapshot': {
      const { type: _, ...all } = message;
      table = { ...all, code };
      clear();
      break;
    }
    case 'entry':
      table.number = message.number;
      if (message.news) happened(message.news);
      if (message.view) { table.view = message.view; clear(); }
      break;
    case 'answer': meanings = message.moves; break;
    case 'refused':
    case 'error':
      notice = message.why.text ?? message.why.key;
      break;
    case 'taken_over': table.you = { who: 'elsewhere', seat: message.seat }; break;
    case 'code': notice = `${say('page-code')}: ${message.code}`; break;
    default:
  }
  if (table) show(); else status.textContent = notice;
}

function happened({ what, pulse }) {
  table.pulse = pulse;
  const seat = table.seats[what.seat];
  notice = '';
  switch (what.what) {
    case 'said': notice = `${seat.name}: ${say(`phrase-${what.phrase}`)}`; break;
    case 'ready': seat.ready = true; break;
    case 'not_ready': seat.ready = false; break;
    case 'came': seat.here = true; break;
    case 'went': seat.here = false; break;
    case 'replaced': seat.computer = what.computer; break;
    case 'taken_back': seat.computer = null; break;
    case 'name_deleted': seat.name = ''; break;
    case 'paused': table.paused = true; break;
    case 'resumed': table.paused = false; break;
    case 'rules': table.rules = what.rules; table.seats.forEach((one) => { one.ready = false; }); break;
    case 'time': table.turn_time = what.turn_time; table.seats.forEach((one) => { one.ready = false; }); break;
    case 'sat':
    case 'added_computer':
      table.seats[what.seat] = {
        name: what.name ?? what.computer, computer: what.computer ?? null, person: !what.computer, here: true,
        away: false, ready: false,
      };
      break;
    case 'left':
    case 'removed':
      if (pulse.stage === 'before') table.seats.splice(what.seat, 1);
      break;
    default:
  }
}

function clear() {
  selected = { card: null, cards: [], builds: [] };
  meanings = [];
}

function show() {
  if (!table) { attempt(showDoor); return; }
  const { pulse, you } = table;
  const me = you.who === 'seat' ? you.seat : null;
  const names = (seats) => seats.map((seat) => table.seats[seat]?.name || `${seat}`).join(', ');
  let line = '';
  if (pulse.stage === 'during') {
    line = pulse.asked.includes(me) ? say('page-your-turn') : `${say('page-waiting-for')} ${names(pulse.asked)}`;
  } else if (pulse.stage === 'after') line = say('page-over');
  else if (pulse.stage === 'closed') line = say('page-closed');
  status.textContent = [notice, line].filter(Boolean).join(' — ');
  main.replaceChildren(
    make('p', {}, `${table.rules.game} (${table.rules.preset}) · ${say('page-code')}: ${table.code}`),
    seats(me), table.view ? gameOf(me) : '', controls(me),
  );
}

function seats(me) {
  const { pulse, view } = table;
  const points = (seat) => {
    if (view?.game === 'wippen') {
      return ` · ${say('page-points')} ${view.totals[seat]} · ${say('page-piles')} ${view.piles[seat]}`;
    }
    if (view?.game === 'toepen') {
      const stake = view.hand ? ` (${view.hand.stakes[seat]})` : '';
      const card = view.hand?.trick[seat];
      return ` · ${say('page-clips')} ${view.balances[seat]}${stake} ${card ? cardText(card) : ''}`;
    }
    return '';
  };
  return make('ul', {}, ...table.seats.map((seat, number) => make('li',
    { className: pulse.asked.includes(number) ? 'asked' : '' },
    `${seat.name || number}${number === pulse.host ? ' ★' : ''}${seat.computer ? ` [${seat.computer}]` : ''}`,
    `${seat.ready ? ' ✓' : ''}${seat.person && !seat.here ? ' …' : ''}${points(number)} `,
    me === pulse.host && pulse.stage === 'before' && number !== me
      ? button(say('page-remove'), () => wish({ do: 'remove', seat: number })) : null,
    me !== null && pulse.stage === 'during' && seat.person && !seat.here && !seat.computer
      ? button(say('page-replace'), () => wish({ do: 'replace', seat: number, computer: computers().at(-1) })) : null,
  )));
}

const computers = () => version.games.find((one) => one.game === table.rules.game)?.computers ?? [];

function gameOf(me) {
  return table.view.game === 'wippen' ? wippen(table.view, me) : toepen(table.view);
}

function wippen(view, me) {
  const toggle = (list, value) => {
    const at = list.indexOf(value);
    if (at < 0) list.push(value); else list.splice(at, 1);
    ask();
  };
  const ask = () => {
    meanings = [];
    if (selected.card) send({ type: 'ask', id: random(), about: { what: 'selection', ...selected } });
    show();
  };
  // With two decks a card can lie there twice: a second click on its twin selects that one.
  const counts = new Map();
  const pot = view.loose.map((card) => {
    const before = counts.get(card) ?? 0;
    counts.set(card, before + 1);
    const chosen = selected.cards.filter((one) => one === card).length;
    return cardButton(card, before < chosen, () => {
      if (before < chosen) selected.cards.splice(selected.cards.indexOf(card), 1); else selected.cards.push(card);
      ask();
    });
  });
  const builds = view.builds.map((build, place) => make('button', {
    type: 'button', className: 'build', 'aria-pressed': String(selected.builds.includes(place)),
    click: () => toggle(selected.builds, place),
  }, `${build.cards.map(cardText).join(' ')} = ${build.value} (${table.seats[build.owner]?.name})`));
  const hand = (view.hand ?? []).map((card) => cardButton(card, selected.card === card, () => {
    selected.card = selected.card === card ? null : card;
    ask();
  }));
  const moves = meanings.map((meaning) => (meaning.why
    ? make('li', {}, `${moveText(meaning.move ?? '')}: ${meaning.why.text ?? meaning.why.key}`)
    : make('li', {}, button(moveText(meaning.move), () => wish({ do: 'act', move: meaning.move })))));
  return make('section', {},
    make('h2', {}, say('page-pot')), ...pot, ...builds,
    me === null ? null : make('h2', {}, say('page-hand')), ...hand,
    moves.length ? make('h2', {}, say('page-what')) : null, make('ul', {}, ...moves));
}

function toepen(view) {
  const plays = view.moves.filter((move) => /^[A2-9TJQK][shdc]$/.test(move));
  const hand = (view.own?.hand ?? []).map((card) => {
    const one = cardButton(card, false, () => wish({ do: 'act', move: card }));
    one.disabled = !plays.includes(card);
    return one;
  });
  const others = view.moves.filter((move) => !plays.includes(move))
    .map((move) => button(move, () => wish({ do: 'act', move })));
  return make('section', {}, make('h2', {}, say('page-hand')), ...hand, make('p', {}, ...others));
}

function controls(me) {
  const { pulse, you } = table;
  const host = me !== null && me === pulse.host;
  const own = me === null ? null : table.seats[me];
  const share = () => random();
  const all = [];
  if (you.who === 'spectator' && pulse.stage !== 'closed') {
    const name = make('input', { value: localStorage.getItem('name') ?? '', maxLength: 24, autocomplete: 'nickname' });
    all.push(make('label', {}, say('page-name'), ' ', name), button(say('page-sit'), () => {
      localStorage.setItem('name', name.value);
      wish({ do: 'sit', name: name.value });
    }));
  }
  if (you.who === 'elsewhere') all.push(button(say('page-here'), () => wish({ do: 'here' })));
  if (own) {
    if (pulse.stage === 'before') {
      if (host) {
        const computer = make('select', {}, ...computers().map((name) => make('option', { value: name }, name)));
        all.push(computer,
          button(say('page-add-computer'), () => wish({ do: 'add_computer', computer: computer.value })),
          button(say('page-start'), () => wish({ do: 'start', share: share() })));
      } else if (own.ready) all.push(button(say('page-not-ready'), () => wish({ do: 'not_ready' })));
      else all.push(button(say('page-ready'), () => wish({ do: 'ready', share: share() })));
    }
    if (pulse.stage === 'during' && host) {
      all.push(table.paused ? button(say('page-resume'), () => wish({ do: 'resume' }))
        : button(say('page-pause'), () => wish({ do: 'pause' })));
    }
    if (own.computer) all.push(button(say('page-take-back'), () => wish({ do: 'take_back' })));
    if (pulse.away.includes(me)) all.push(button(say('page-back'), () => wish({ do: 'back' })));
    if (pulse.stage === 'after' && host) all.push(button(say('page-rematch'), () => wish({ do: 'rematch' })));
    const phrases = Object.keys(texts).filter((key) => key.startsWith('phrase-'));
    const phrase = make('select', {}, ...phrases.map((key) => make('option', { value: key.slice(7) }, say(key))));
    all.push(phrase, button('💬', () => wish({ do: 'say', phrase: phrase.value })),
      button(say('page-move-seat'), () => wish({ do: 'make_code' })),
      button(say('page-delete-name'), () => wish({ do: 'delete_name' })),
      button(say('page-leave'), () => wish({ do: 'leave' })));
  }
  const played = table.sheets.length || (pulse.stage === 'after' ? 1 : 0);
  if (pulse.stage === 'after' && played) {
    all.push(make('a', { href: `/api/v1/tables/${table.code}/records/${played}`, download: 'stamtafel.txt' },
      say('page-record')));
  }
  return make('p', {}, ...all);
}

document.getElementById('langs').append(...['nl', 'de', 'en'].map((code) => button(code, () => setLang(code))));
addEventListener('hashchange', () => {
  const old = socket;
  socket = null;
  table = null;
  notice = '';
  old?.close();
  connect();
});
await setLang(lang);
version = await api('version');
connect();
