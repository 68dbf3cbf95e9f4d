// One person on Node's own WebSocket, who plays until the second turn begins.
// node client.mjs ws://host:port/api/tables/CODE/socket COLOUR PEOPLE
const [address, colour, people] = process.argv.slice(2);
const socket = new WebSocket(address);
let sent = 0;
const asked = new Set();

function send(move) {
  socket.send(JSON.stringify({ id: `${colour}-${(sent += 1)}`, move }));
}

function choose(game, own, now) {
  if (game.phase === "choosing") {
    return { move: "play_cards", cards: own.hand.slice(0, 2), ...now };
  }
  if (game.phase === "voting") {
    const slot = game.board.findIndex((_, at) => !own.slots.includes(at + 1)) + 1;
    return { move: "cast_votes", slots: [slot, slot], ...now };
  }
  return { move: "tell_clue", card: own.hand[0], clue: { kind: "text", text: "Ωμέγα 🌙" }, ...now };
}

function once(what, move) {
  if (!asked.has(what)) {
    asked.add(what);
    send(move());
  }
}

function look({ type, table, you }) {
  if (type !== "view") return;
  const { game } = table;
  if (game === null) {
    if (you.person === table.host && table.chairs.length === Number(people)) {
      once("begin", () => ({ move: "begin" }));
    }
  } else if (game.turn > 1) {
    socket.close(1000, "enough");
  } else if (you.own !== null && game.waiting_for.includes(you.own.seat)) {
    once(game.phase, () => choose(game, you.own, { game: table.games, turn: game.turn }));
  }
}

socket.onopen = () => {
  send({ move: "hello" });
  send({ move: "join", name: colour, token: colour.padEnd(32, "x"), colour });
};
socket.onmessage = ({ data }) => look(JSON.parse(data));
socket.onclose = ({ code, wasClean }) => console.log(code, wasClean);
