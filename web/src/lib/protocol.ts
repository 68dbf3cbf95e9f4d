// Made by `make protocol` from schema.py and constants.py in src/reverie/server.

/** R1: in a game */
export const FEWEST_PLAYERS = 3;

/** R1: in a game */
export const MOST_PLAYERS = 12;

/** R3: that a deck needs */
export const CARDS_PER_PLAYER = 7;

/** R18: the score that ends a game, unless the host sets another */
export const GOAL = 30;

/** what codes of tables are made of */
export const CODE_LETTERS = "BCDFGHJKMNPQRTVWXY346789";

/** letters of a table's code */
export const SHORTEST_CODE = 5;

/** letters of it, at a server with very many tables */
export const LONGEST_CODE = 8;

/** letters of a person's name, as people count them */
export const LONGEST_NAME = 24;

/** that it may fill in UTF-8 */
export const NAME_BYTES = 240;

/** characters of a line of chat */
export const LONGEST_LINE = 200;

/** characters of the name of an own pack */
export const LONGEST_TITLE = 60;

/** characters of the secret that holds a seat */
export const SHORTEST_TOKEN = 32;

/** characters of it, at most */
export const LONGEST_TOKEN = 128;

/** a regular expression that every pack's id matches from end to end */
export const PACK_ID = "[a-z0-9]+(-[a-z0-9]+)*";

/** how the id of a pack begins that somebody made here */
export const OWN = "own-";

/** in such a pack */
export const MOST_OWN_CARDS = 300;

/** bytes of a picture that is to become a card */
export const LARGEST_FILE = 25000000;

/** the close code of each reason to close a socket */
export const CLOSE_CODES = {
  "no_such_table": 4404,
  "too_many_wrong_codes": 4429,
  "too_fast": 4420,
  "not_understood": 4400,
  "sent_away": 4403,
  "removed": 4410,
  "locked": 4423,
  "crowded": 4430,
  "silent": 4401,
  "restart": 1012,
  "try_again": 1013,
  "broken": 1011
} as const;

/** the address of each screen; the first that a path fits is meant */
export const SCREENS = {
  "home": "/",
  "how": "/how",
  "gallery": "/gallery",
  "new-pack": "/gallery/new",
  "deck": "/gallery/{pack}",
  "screen": "/tv/{code}",
  "table": "/{code}"
} as const;

/** What a client sends. The id is its own, a new one for each new move. */
export type Request = {
  readonly id: string;
  readonly move: Hello | React | Ping | GoOn | Join | Rename | TakeChair | LeaveChair | ChangeSettings | AddBot | RemoveBot | RemovePerson | PassHost | Lock | Unlock | Begin | BeReady | Leave | ComeBack | CallStandIn | Nudge | LetStandInChoose | TakeMinute | TakeOver | WithdrawClaim | Say | TellClue | PlayCards | CastVotes;
};

/** The first message: who I am, if I have been here before, or that I am a big screen. */
export type Hello = {
  readonly move: "hello";
  readonly token?: string | null;
  readonly screen?: boolean;
};

/** Show a reaction to everybody, now; it is not kept. */
export type React = {
  readonly move: "react";
  readonly reaction: Reaction;
};

/** A face or a gesture. */
export type Reaction = "clap" | "cry" | "heart" | "hmm" | "laugh" | "wow";

/** Ask whether the line is alive. A browser's page can't send the pings of RFC 6455. */
export type Ping = {
  readonly move: "ping";
};

/** Having looked at a turn that was revealed, go on; it is not kept. */
export type GoOn = {
  readonly move: "go_on";
  readonly game: number;
  readonly turn: number;
};

/** Become one of the people at this table; with a colour, sit down too.

    The token is the client's own secret, at least 32 characters that nobody can guess. Whoever
    shows it later, on any device, is this person; so a repeated Join is the same Join.
    A program says that it is one, and everybody sees it. */
export type Join = {
  readonly move: "join";
  readonly name: string;
  readonly token: string;
  readonly colour?: Colour | null;
  readonly bot?: boolean;
};

/** R1: the twelve colours, one for each possible player. */
export type Colour = "black" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "purple" | "red" | "turquoise" | "white" | "yellow";

/** Take another name. */
export type Rename = {
  readonly move: "rename";
  readonly name: string;
};

/** Before a game: sit down with this colour, or change to it. */
export type TakeChair = {
  readonly move: "take_chair";
  readonly colour: Colour;
};

/** Before a game: get up and watch. */
export type LeaveChair = {
  readonly move: "leave_chair";
};

/** Host: play like this. While a game is on, its cards, its rules and its end stay. */
export type ChangeSettings = {
  readonly move: "change_settings";
  readonly settings: Settings;
};

/** How a table plays. `timer` is in seconds a phase; None is none (D3). */
export type Settings = {
  readonly packs?: readonly (string)[];
  readonly variant?: Variant;
  readonly end?: EndKind | null;
  readonly goal?: number;
  readonly tellings?: number;
  readonly three_pays_four?: boolean;
  readonly timer?: number | null;
  readonly stand_ins?: StandIns;
  readonly chat?: boolean;
  readonly reactions?: boolean;
  readonly language?: string;
};

/** Which of the games of the deck is played; what records call it. */
export type Variant = "classic" | "odyssey" | "odyssey-2011" | "pairs" | "party";

/** What ends a game, after a turn. */
export type EndKind = "goal" | "pile" | "tellings";

/** When a stand-in plays for an absent person (D1). */
export type StandIns = "always" | "asked";

/** Host, before a game: seat a bot, with this colour or any that is free. */
export type AddBot = {
  readonly move: "add_bot";
  readonly colour?: Colour | null;
};

/** Host, before a game: take a bot's chair away. */
export type RemoveBot = {
  readonly move: "remove_bot";
  readonly seat: number;
};

/** Host: send somebody away, and lock the table; in a game a bot takes the seat (D4). */
export type RemovePerson = {
  readonly move: "remove_person";
  readonly person: string;
};

/** Host: let somebody else be it. */
export type PassHost = {
  readonly move: "pass_host";
  readonly person: string;
};

/** Host: let nobody new in. Whoever is there stays, and may come back. */
export type Lock = {
  readonly move: "lock";
};

/** Host: let everybody in who has the code. */
export type Unlock = {
  readonly move: "unlock";
};

/** Host: start the game; after the first one, when all others are ready (D9). */
export type Begin = {
  readonly move: "begin";
};

/** Between games, seated: be ready for the next one, or not after all (D9). */
export type BeReady = {
  readonly move: "be_ready";
  readonly ready?: boolean;
};

/** Go away for good; in a game a bot takes the seat (D4). */
export type Leave = {
  readonly move: "leave";
};

/** Undo a leave in the middle of a game, shortly after it: be the same person on the same seat.

    The token is the one that they had. */
export type ComeBack = {
  readonly move: "come_back";
  readonly token: string;
};

/** Let a stand-in play for an absent person: the host, or anyone seated after the grace time. */
export type CallStandIn = {
  readonly move: "call_stand_in";
  readonly seat: number;
};

/** D7: nudge those whom the game waits for, once it has waited for a while. */
export type Nudge = {
  readonly move: "nudge";
};

/** D7: some time after a nudge, let a stand-in choose for somebody this once.

    The host may, or two who sit; one of them, where there are no two, or some time later. */
export type LetStandInChoose = {
  readonly move: "let_stand_in_choose";
  readonly seat: number;
};

/** D7: who is waited for, once a turn: take one more minute. */
export type TakeMinute = {
  readonly move: "take_minute";
};

/** Who watches: take over a bot's seat in a running game, from its next turn on (D5, D8). */
export type TakeOver = {
  readonly move: "take_over";
  readonly seat: number;
};

/** Who takes a seat over from the next turn on: go on watching instead. */
export type WithdrawClaim = {
  readonly move: "withdraw_claim";
};

/** Write a line in the chat. */
export type Say = {
  readonly move: "say";
  readonly text: string;
};

/** R4, R5: commit a card and a clue; no card where the clue belongs to none (P1, T2). */
export type TellClue = {
  readonly move: "tell_clue";
  readonly game: number;
  readonly turn: number;
  readonly card: string | null;
  readonly clue: StrictClue;
};

/** The same from a client: a field that it does not know is refused, as in any move.

    Readers of views and records have to ignore such fields, so the game's own clue can't be strict. */
export type StrictClue = {
  readonly kind: ClueKind;
  readonly text?: string;
  readonly caption?: string;
};

/** R5: how a clue reaches the table. */
export type ClueKind = "aloud" | "mime" | "text" | "voice";

/** R6: play cards, or change them (D2); none takes the card back, in a pair (T3). */
export type PlayCards = {
  readonly move: "play_cards";
  readonly game: number;
  readonly turn: number;
  readonly cards: readonly (string)[];
};

/** R8: cast the votes, or change them (D2); the red one is the storyteller's (P4). */
export type CastVotes = {
  readonly move: "cast_votes";
  readonly game: number;
  readonly turn: number;
  readonly slots: readonly (number)[];
  readonly red?: number | null;
};

/** The whole table as this socket may see it, at a number that only grows.

    `done` are the ids of this socket's moves that were made since the last view. */
export type ViewMessage = {
  readonly type: "view";
  readonly seq: number;
  readonly table: SeenTable;
  readonly happened: readonly (Glimpse)[];
  readonly you: You;
  readonly done?: readonly (string)[];
};

/** The part of a view that is the same for everybody. */
export type SeenTable = {
  readonly code: string;
  readonly settings: Settings;
  readonly variants: readonly (SeenVariant)[];
  readonly locked: boolean;
  readonly host: string | null;
  readonly people: readonly (SeenPerson)[];
  readonly screen: boolean;
  readonly chairs: readonly (SeenChair)[];
  readonly chat: readonly (Line)[];
  readonly players: readonly (Player)[];
  readonly games: number;
  readonly game: OpenGame | null;
  readonly time_left: number | null;
  readonly patience: Patience | null;
  readonly impatience: SeenImpatience | null;
  readonly ready: readonly (string)[];
  readonly next_game_in: number | null;
  readonly obstacle: string | null;
  readonly revealed_ago: number | null;
};

/** One of the games that the host may choose, and whether those who sit here may play it. */
export type SeenVariant = {
  readonly variant: Variant;
  readonly players: Range;
  readonly even: boolean;
  readonly cards: number;
  readonly end: End;
  readonly fault: Code | null;
};

/** How many of something there may be. */
export type Range = {
  readonly fewest: number;
  readonly most: number;
};

/** When a game ends; the number is of points or of tellings, and 0 where there is none. */
export type End = {
  readonly kind: EndKind;
  readonly number?: number;
};

/** Every reason to refuse a move. `MEANINGS` names the rule each one guards. */
export type Code = "card_not_in_hand" | "card_twice_in_deck" | "clue_empty" | "clue_has_no_card" | "clue_needs_card" | "clue_not_readable" | "clue_not_written" | "colour_taken" | "deck_too_small" | "game_already_started" | "game_not_started" | "game_over" | "giver_has_no_vote" | "goal_too_low" | "handover_not_allowed" | "no_red_vote" | "no_such_end" | "no_such_seat" | "no_such_slot" | "not_in_pairs" | "not_storyteller" | "own_card" | "partner_gives" | "partner_has_given" | "race_lost" | "red_vote_missing" | "same_card_twice" | "same_slot_twice" | "seat_held_by_another" | "storyteller_has_no_vote" | "storyteller_has_played" | "too_few_players" | "too_many_players" | "turn_not_over" | "unknown_colour" | "wrong_number_of_cards" | "wrong_number_of_votes" | "wrong_phase" | "wrong_turn";

/** A person as others see them, whether they are connected, and whether they are a bot. */
export type SeenPerson = {
  readonly id: string;
  readonly name: string;
  readonly here: boolean;
  readonly bot: boolean;
};

/** A chair, who sits there, who plays for it, and who will from the next turn on (D8). */
export type SeenChair = {
  readonly colour: Colour;
  readonly person: string | null;
  readonly holder: Holder;
  readonly claimed_by: string | null;
};

/** Who plays a seat now: its person, a stand-in until the person is back, or a bot for good. */
export type Holder = "bot" | "person" | "stand_in";

/** Something said in the chat. */
export type Line = {
  readonly person: string;
  readonly name: string;
  readonly text: string;
};

/** Who plays a seat of the game, under which name. It stays when chairs change after the end. */
export type Player = {
  readonly person: string | null;
  readonly name: string;
};

/** What lies open, for players, spectators and the big screen alike. */
export type OpenGame = {
  readonly phase: Phase;
  readonly variant: Variant;
  readonly turn: number;
  readonly goal: number;
  readonly end: End;
  readonly cards_to_play: number;
  readonly votes_to_cast: Range;
  readonly colours: readonly (Colour)[];
  readonly holders: readonly (Holder)[];
  readonly scores: readonly (number)[];
  readonly rabbits: readonly (number)[];
  readonly storyteller: number | null;
  readonly clue: Clue | null;
  readonly board: readonly (string)[];
  readonly given: readonly (number)[];
  readonly waiting_for: readonly (number)[];
  readonly draw_pile: number;
  readonly discard_pile: number;
  readonly reshuffled: boolean;
  readonly last_turn: Turn | null;
  readonly winners: readonly (number)[];
};

/** Where in a turn a game stands; `PHASES` says who does what in each. */
export type Phase = "choosing" | "over" | "racing" | "scoring" | "setting_up" | "telling" | "voting";

/** R5: what the storyteller gives the others; `text` is empty unless the kind is text.

    Beside one that is sung, said or mimed there may be a line in writing, for the deaf and blind. */
export type Clue = {
  readonly kind: ClueKind;
  readonly text?: string;
  readonly caption?: string;
};

/** The same as everyone may see it. */
export type Turn = {
  readonly storyteller: number;
  readonly clue: Clue;
  readonly played: readonly (readonly (string)[])[];
  readonly board: readonly (string)[];
  readonly votes: readonly (readonly (number)[])[];
  readonly points: readonly (number)[];
  readonly scores: readonly (number)[];
  readonly red: number | null;
  readonly score: Score;
};

/** How the points of one turn came about. */
export type Score = {
  readonly finding: Finding | null;
  readonly target: number | null;
  readonly reasons: readonly (readonly (Reason)[])[];
};

/** How many found the card that was to be found. */
export type Finding = "all" | "none" | "some";

/** Why there were so many points, for so many votes. */
export type Reason = {
  readonly why: Why;
  readonly points: number;
  readonly count: number;
};

/** What a seat, or its pair, got points for in a turn, or why it got none. */
export type Why = "all_found" | "alone" | "company" | "decoys" | "forbidden" | "found" | "none_found" | "single_vote" | "told_to_all" | "told_to_none" | "told_to_some";

/** How many seconds of it are left in a phase; 0 is none. */
export type Patience = {
  readonly nudge_in: number;
  readonly stand_in_in?: number | null;
  readonly alone_in?: number | null;
};

/** What people have done in this phase about those whom it waits for (D7). */
export type SeenImpatience = {
  readonly nudged_by: readonly (string)[];
  readonly agreed: readonly (Agreement)[];
  readonly needed: number;
  readonly minutes: readonly (string)[];
};

/** Who lets a stand-in choose for a seat, this once (D7). */
export type Agreement = {
  readonly seat: number;
  readonly person: string;
};

/** The open part of an event. */
export type Glimpse = {
  readonly event: string;
  readonly seat?: number | null;
  readonly person?: string | null;
};

/** Who this viewer is, on which chair, and what only their seat of the game sees. */
export type You = {
  readonly person: string | null;
  readonly seat: number | null;
  readonly own: OwnSeat | null;
  readonly album?: string | null;
};

/** What only the player of a seat sees: hand, choices, and on which slots their cards lie. */
export type OwnSeat = {
  readonly seat: number;
  readonly hand: readonly (string)[];
  readonly played: readonly (string)[];
  readonly slots: readonly (number)[];
  readonly votes: readonly (number)[];
  readonly red: number | null;
  readonly wanted: Wanted | null;
};

/** What a seat may choose in this phase, be it for the first time or anew (D2). */
export type Wanted = {
  readonly cards: number;
  readonly take_back: boolean;
  readonly votes: Range;
  readonly same_card: boolean;
  readonly slots: readonly (number)[];
  readonly red: boolean;
};

/** A move was refused and nothing has changed, unless the code says that this is unknown.

    The id is empty if it could not be read. */
export type RefusedMessage = {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
};

/** Somebody reacts: a person, or the bot on a seat. */
export type Reacted = {
  readonly type: "reaction";
  readonly reaction: Reaction;
  readonly person?: string | null;
  readonly seat?: number | null;
};

/** The line is alive: the answer to the ping of this id. */
export type Pong = {
  readonly type: "pong";
  readonly id: string;
};

/** Why an HTTP request is refused. */
export type Problem = {
  readonly code: HttpCode;
};

/** Why an HTTP request is refused, with its status in `STATUS`. */
export type HttpCode = "disk_full" | "game_not_over" | "name_not_possible" | "no_such_album" | "no_such_card" | "no_such_pack" | "no_such_page" | "no_such_table" | "no_such_turn" | "not_a_picture" | "not_joined" | "not_understood" | "pack_full" | "picture_broken" | "picture_too_large" | "picture_too_small" | "picture_took_too_long" | "picture_twice" | "table_locked" | "too_busy" | "too_many_packs" | "too_many_pixels" | "too_many_sockets" | "too_many_tables" | "too_many_wrong_codes" | "try_again" | "wrong_host" | "wrong_key" | "wrong_origin";

/** The table that was made. */
export type NewTable = {
  readonly code: string;
};

/** Where others reach this server, if this machine asks and it can be told. */
export type Whereabouts = {
  readonly address: string | null;
};

/** What somebody needs to know before joining. */
export type TableGlance = {
  readonly code: string;
  readonly playing: boolean;
  readonly people: number;
  readonly colours: readonly (Colour)[];
};

/** A game that has ended, as everybody may see it. */
export type EndedGame = {
  readonly game: number;
  readonly variant: Variant;
  readonly colours: readonly (Colour)[];
  readonly players: readonly (Player)[];
  readonly scores: readonly (number)[];
  readonly rabbits: readonly (number)[];
  readonly winners: readonly (number)[];
  readonly turns: readonly (Turn)[];
};

/** A pack that a host may choose. Its name is by language. */
export type PackGlance = {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly cards: number;
};

/** A pack with all its cards. */
export type SeenPack = {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly author: string;
  readonly licence: string;
  readonly own: boolean;
  readonly cards: readonly (SeenCard)[];
  readonly only_colours?: number;
};

/** How to show a card: its picture, its words by language, its colours until it is loaded. */
export type SeenCard = {
  readonly id: string;
  readonly large: string;
  readonly small: string;
  readonly title: Readonly<Record<string, string>>;
  readonly alt: Readonly<Record<string, string>>;
  readonly shades: readonly (string)[];
};

/** The pack that was made, and the key to it, which is told this once. */
export type NewOwnPack = {
  readonly id: string;
  readonly key: string;
};

/** What an own pack is to be called, or is called now. */
export type OwnPackName = {
  readonly name: string;
};

/** The card that was made of a picture, and how many its pack has now. */
export type AddedCard = {
  readonly card: SeenCard;
  readonly cards: number;
};

/** An album as it is told, without the turns that are hidden. */
export type SeenAlbum = {
  readonly album: Album;
  readonly hidden: readonly (number)[];
  readonly yours: boolean;
};

/** A finished game as a keepsake. */
export type Album = {
  readonly cover: Cover;
  readonly spreads: readonly (Spread)[];
  readonly honours: readonly (Honour)[];
  readonly figures: Figures;
};

/** Which evening it was, who was there, and how it ended. */
export type Cover = {
  readonly table: string;
  readonly day: string;
  readonly variant: Variant;
  readonly end: End;
  readonly people: readonly (Somebody)[];
  readonly seats: readonly (number)[];
  readonly rabbits: readonly (number)[];
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
};

/** Whoever chose something in this game, or sat there at its end. */
export type Somebody = {
  readonly seat: number;
  readonly colour: Colour;
  readonly name: string | null;
  readonly bot: boolean;
};

/** One turn: what everybody saw of it, and who had done it. */
export type Spread = {
  readonly number: number;
  readonly turn: Turn;
  readonly upshot: Upshot;
  readonly clue_by: By;
  readonly cards_by: readonly (By | null)[];
  readonly votes_by: readonly (By | null)[];
};

/** What a turn came to, and which cards that is about. */
export type Upshot = {
  readonly verdict: Verdict;
  readonly slots: readonly (number)[];
  readonly count: number;
};

/** The word for it. The last four are of a turn in which votes look for company (P5). */
export type Verdict = "all" | "caught" | "none" | "scattered" | "some" | "tied" | "together";

/** Whose choice something was. */
export type By = {
  readonly who: number;
  readonly stand_in?: boolean;
};

/** Who was best at something. */
export type Honour = {
  readonly name: HonourName;
  readonly crews: readonly (readonly (number)[])[];
  readonly count: number;
};

/** What somebody was best at. */
export type HonourName = "bold" | "censor" | "darling" | "finish" | "kindred" | "liar" | "loner" | "reader" | "sure" | "teller";

/** The last page. */
export type Figures = {
  readonly understanding: readonly (Understanding)[];
  readonly split: Split | null;
  readonly lie: Lie | null;
  readonly race: readonly (Lane)[];
};

/** How often somebody understood the clues of somebody else. */
export type Understanding = {
  readonly reader: number;
  readonly teller: number;
  readonly understood: number;
  readonly turns: number;
};

/** The clue that split the table: nearest to half of the votes met on one card. */
export type Split = {
  readonly number: number;
  readonly votes: number;
  readonly of: number;
};

/** The card that most votes were for in the place of the one that was to be found. */
export type Lie = {
  readonly number: number;
  readonly slot: number;
  readonly votes: number;
  readonly by: By;
};

/** A rabbit's way: its score after each turn. */
export type Lane = {
  readonly rabbit: number;
  readonly scores: readonly (number)[];
};

/** Every reason of the table's own. `MEANINGS` puts each into words. */
export type TableCode = "already_joined" | "already_seated" | "chat_off" | "claimed_by_another" | "colour_in_use" | "first_game" | "game_running" | "grace_time" | "line_not_possible" | "minute_taken" | "name_not_possible" | "no_such_chair" | "no_such_pack" | "no_such_person" | "not_a_bot" | "not_absent" | "not_awaited" | "not_host" | "not_joined" | "not_ready" | "not_seated" | "removed" | "setting_not_possible" | "table_full" | "table_locked" | "token_not_possible" | "too_early" | "too_late" | "wrong_game";

/** Why the server itself refuses a message. `MEANINGS` puts each into words. */
export type WireCode = "not_understood" | "outcome_unknown" | "reactions_off" | "say_hello" | "too_fast" | "try_again";

/** Why the server closes a socket, said in the reason beside the close code. */
export type Close = "broken" | "crowded" | "locked" | "no_such_table" | "not_understood" | "removed" | "restart" | "sent_away" | "silent" | "too_fast" | "too_many_wrong_codes" | "try_again";

export type Message = ViewMessage | RefusedMessage | Reacted | Pong;
