/** A table as the page holds it: the newest view, the state of the line, and what passes by. */

import { Connection, socketOf, type Answer, type Ending, type Line, type Move, type Shut } from './connection'
import { noticeCards } from './glide'
import { heardIn } from './heard'
import { learnPacks, preload } from './packs.svelte'
import type { Colour, Reacted, Reaction, SeenTable, Turn, ViewMessage } from './protocol'
import { isAwaited, isPlaying, newLines, scoresSoFar } from './reading'
import { forgetSeat, keepSeat, newToken, onlookerToken, seatToken } from './seats'
import { listenElsewhere, play, ring } from './sounds'
import { STEPS } from './steps.svelte'
import { recall, remember } from './storage'
import { moments, othersWaitForMe, type Moments } from './waiting'

export type Passing = { readonly key: number; readonly person: string | null; readonly seat: number | null; readonly reaction: Reaction }

/** A scored turn that this page has not shown yet. */
export type Unseen = {
  readonly game: number
  readonly number: number
  readonly turn: Turn
  /** when it was revealed, by this page's clock */
  readonly began: number
}

/** The newest scored turn that this device has looked at; a reload shows what is newer. */
type Seen = { readonly game: number; readonly turn: number }

const SECONDS_A_REACTION_SHOWS = 3
const SECONDS_TO_UNDO_A_LEAVE = 30
const SECONDS_TO_READ_POINTS = 10

export class LiveTable {
  view: ViewMessage | null = $state.raw(null)
  line: Line = $state('connecting')
  ending: Ending | null = $state(null)
  /** why the table does not let us in, until it does */
  shut: Shut | null = $state(null)
  /** whether what they have done waits for a server that can't write */
  unsaved = $state(false)
  refusal: { readonly code: string } | null = $state.raw(null)
  reactions: Passing[] = $state.raw([])
  reveal: Unseen | null = $state.raw(null)
  /** whether the points of the reveal are on the screen */
  revealed = $state(false)
  /** the end of a game that this person has not left, though the next one has begun (D9) */
  staying: ViewMessage | null = $state.raw(null)
  /** whether they have left the end of a game for the lobby */
  arranging = $state(false)
  busy = $state(0)
  /** whether they can't have read yet what the reveal on the screen came to */
  reading = $state(false)
  /** whether the table is theirs to arrange, which it was not before */
  becameHost = $state(false)
  picturesMissing = $state(false)
  /** how many lines others have said in the chat while it was out of sight */
  unread = $state(0)
  /** when the phase's time is up, by this page's clock */
  deadline: number | null = $state(null)
  /** when the next game begins, likewise, if most are ready for it */
  nextGame: number | null = $state(null)
  /** when patience with those who do nothing is at an end (D7) */
  patience: Moments | null = $state.raw(null)

  /** until when a leave can be undone, and by which token */
  departure: { readonly token: string; readonly until: number } | null = $state.raw(null)
  /** whether that is being undone */
  comingBack = $state(false)

  private connection: Connection
  private reactionCount = 0
  private seen: Seen = { game: 0, turn: 0 }
  private endOfReading: ReturnType<typeof setTimeout> | undefined
  private waitedFor = false
  /** the game after which this person was ready for the next one, by this page */
  private readyAfter = 0

  constructor(
    readonly code: string,
    private readonly watching = false,
  ) {
    this.connection = this.connect(this.token)
  }

  private connect(token: string): Connection {
    const listener = {
      view: (view: ViewMessage) => this.look(view),
      reaction: (reacted: Reacted) => this.pass(reacted),
      line: (line: Line, reason: Ending | Shut | null) => this.lineIs(line, reason),
      unsaved: (waiting: boolean) => (this.unsaved = waiting),
    }
    return new Connection(socketOf(this.code), token, listener, this.watching)
  }

  /** Who this device is here: somebody by their token, or one who looks on. */
  get token(): string {
    return (this.watching ? null : seatToken(this.code)) ?? onlookerToken()
  }

  get table(): SeenTable | null {
    return this.view?.table ?? null
  }

  /** What is on the screen: the newest view, or the end of a game that somebody still looks at. */
  get shown(): ViewMessage | null {
    return this.staying ?? this.view
  }

  /** The scores of a table's game, without points that are still to be revealed. */
  scoresOf({ game, games }: SeenTable): readonly number[] {
    const unseen = this.reveal?.game === games && !this.revealed ? this.reveal.turn : null
    return scoresSoFar(game?.scores ?? [], unseen)
  }

  get isHost(): boolean {
    const person = this.view?.you.person ?? null
    return person !== null && person === this.view?.table.host
  }

  /** Make a move. A refusal is shown to whoever made it, unless the caller sees to it. */
  async move(move: Move, quietly = false): Promise<Answer> {
    this.busy += 1
    if (move.move === 'be_ready') this.readyAfter = move.ready === false ? 0 : (this.table?.games ?? 0)
    const answer = await this.connection.send(move)
    this.busy -= 1
    if (!quietly) this.refusal = answer.refused ? { code: answer.refused } : null
    return answer
  }

  async join(name: string, colour: Colour | null): Promise<Answer> {
    const token = seatToken(this.code) ?? newToken()
    keepSeat(this.code, token)
    this.connection.hold(token)
    const answer = await this.move({ move: 'join', name, token, colour })
    if (answer.refused) {
      forgetSeat(this.code)
      this.connection.hold(this.token)
    }
    return answer
  }

  async leave(): Promise<void> {
    const token = seatToken(this.code)
    const playing = this.table !== null && isPlaying(this.table) && this.view?.you.seat !== null
    this.departure = token && playing ? { token, until: Date.now() + SECONDS_TO_UNDO_A_LEAVE * 1000 } : null
    await this.move({ move: 'leave' }, true)
    forgetSeat(this.code)
  }

  /** Undo a leave: be the same person on the same seat. */
  async comeBack(): Promise<void> {
    const token = this.departure?.token
    if (!token) return
    this.departure = null
    this.comingBack = true
    this.connection = this.connect(token)
    const { refused } = await this.move({ move: 'come_back', token })
    if (refused) this.connection.hold(this.token)
    else keepSeat(this.code, token)
    this.comingBack = false
  }

  /** Leave the end of a game for the next one. */
  joinIn(): void {
    this.staying = null
    this.reveal = null
    if (this.view) this.noticeReveal(null, this.view)
  }

  /** Having seen enough of the reveal, go on. */
  goOn(): void {
    if (!this.reveal) return
    const { game, number } = this.reveal
    this.reveal = null
    this.letRead()
    this.rememberSeen(game, number)
    this.connection.tell({ move: 'go_on', game, turn: number })
  }

  react(reaction: Reaction): void {
    this.connection.flash({ move: 'react', reaction })
  }

  retry(): void {
    this.connection.again()
    this.learn()
  }

  close(): void {
    listenElsewhere(false)
    clearTimeout(this.endOfReading)
    this.connection.close()
  }

  private look(view: ViewMessage): void {
    const before = this.view
    this.view = view
    listenElsewhere(view.table.screen && !this.watching)
    if (view.you.person !== null && !this.watching) {
      const token = seatToken(this.code)
      if (token) keepSeat(this.code, token)
    }
    const left = view.table.time_left
    this.deadline = left === null ? null : Date.now() + left * 1000
    this.patience = moments(view.table.patience, Date.now())
    const nextGame = view.table.next_game_in
    this.nextGame = nextGame === null ? null : Date.now() + nextGame * 1000
    if (before && this.stays(before, view)) this.staying = before
    if (!this.staying) this.noticeReveal(before, view)
    if (before) {
      const said = newLines(before.table.chat, view.table.chat)
      this.unread += said.filter(({ person }) => person !== view.you.person).length
    }
    this.learn()
    if (before) this.noticeHost(before, view)
    if (before) this.sound(before, view)
    this.waitedFor = othersWaitForMe(view, this.reading)
  }

  private noticeHost(before: ViewMessage, view: ViewMessage): void {
    const { host } = before.table
    const { person } = before.you
    if (view.table.host !== view.you.person) this.becameHost = false
    else if (person !== null && host !== null && host !== person) this.becameHost = true
  }

  private learn(): void {
    const table = this.view?.table
    if (!table) return
    learnPacks(table.settings.packs ?? [], table.games).then(
      () => {
        this.picturesMissing = false
        preload(this.view?.you.own?.hand ?? [])
      },
      () => (this.picturesMissing = true),
    )
  }

  /** Nobody is torn out of the end of a game by others who are ready for the next one. */
  private stays(before: ViewMessage, view: ViewMessage): boolean {
    const { games, game, ready } = before.table
    const { person } = before.you
    const over = game?.phase === 'over' && view.table.games > games && !this.watching
    const isReady = this.readyAfter === games || (person !== null && ready.includes(person))
    return over && !isReady && !this.arranging
  }

  private noticeReveal(before: ViewMessage | null, view: ViewMessage): void {
    const { game, games, revealed_ago: ago } = view.table
    const number = scored(view)
    if (!game?.last_turn) this.reveal = null
    else if (this.isNew(before, view)) {
      noticeCards()
      this.revealed = false
      this.reveal = { game: games, number, turn: game.last_turn, began: ago === null ? 0 : Date.now() - ago * 1000 }
      this.letRead()
    }
    if (!this.reveal) this.rememberSeen(games, number)
  }

  /** Nobody is told that others wait before they could have read what the turn meant for them. */
  private letRead(): void {
    clearTimeout(this.endOfReading)
    const left = this.reveal ? this.reveal.began + STEPS.points + SECONDS_TO_READ_POINTS * 1000 - Date.now() : 0
    this.reading = left > 0
    if (!this.reading) return
    this.endOfReading = setTimeout(() => {
      this.reading = false
      if (this.view && othersWaitForMe(this.view) && !this.waitedFor) ring('turn')
    }, left)
  }

  /** Whether a turn was scored since the last view; or, if this is the first, since the device last looked. */
  private isNew(before: ViewMessage | null, view: ViewMessage): boolean {
    const { games } = view.table
    const number = scored(view)
    if (before) return before.table.games === games ? number > scored(before) : before.table.game !== null && number > 0
    if (this.watching) return view.table.revealed_ago !== null
    const seen = recall<Seen>(`seen.${this.code}`)
    return seen?.game === games && seen.turn < number
  }

  private rememberSeen(game: number, turn: number): void {
    if (this.watching || (this.seen.game === game && this.seen.turn === turn)) return
    this.seen = { game, turn }
    remember(`seen.${this.code}`, this.seen)
  }

  private sound(before: ViewMessage, view: ViewMessage): void {
    for (const { sound, colour } of heardIn(view)) play(sound, colour)
    const nudged = view.happened.some(({ event }) => event === 'nudged')
    if (nudged && (this.watching || isAwaited(view))) ring('nudge')
    else if (othersWaitForMe(view, this.reading) && !this.waitedFor) ring('turn')
    else if (isAwaited(view) && !isAwaited(before) && document.hidden) ring('turn')
  }

  private pass({ reaction, person = null, seat = null }: Reacted): void {
    const key = ++this.reactionCount
    this.reactions = [...this.reactions, { key, person, seat, reaction }]
    play('react')
    setTimeout(() => {
      this.reactions = this.reactions.filter((each) => each.key !== key)
    }, SECONDS_A_REACTION_SHOWS * 1000)
  }

  private lineIs(line: Line, reason: Ending | Shut | null): void {
    this.line = line
    this.ending = line === 'ended' ? (reason as Ending | null) : null
    if (line === 'shut') this.shut = reason as Shut
    else if (line === 'open' || line === 'ended') this.shut = null
    if (reason === 'sent_away' || reason === 'removed' || reason === 'no_such_table') forgetSeat(this.code)
  }
}

/** How many turns of its game are scored. */
function scored({ table: { game } }: ViewMessage): number {
  return game ? game.turn - (game.phase === 'over' ? 0 : 1) : 0
}
