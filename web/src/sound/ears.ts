/** What this device plays, by Web Audio: sounds as they come, the bed below them, and a ceiling above all. Loaded late. */

import { me } from '../lib/me.svelte'
import type { Colour } from '../lib/protocol'
import { phrases, pieceOfBed, type BedStroke, type Mood } from './bed'
import { ceiling, STEPS_OF_CEILING } from './ceiling'
import type { Samples } from './render'
import { pieceOf, SOUNDS, TAKES, type Piece, type Sound } from './score'

/** What is later than this is not played any more; what says something, rather than goes with a movement, may be. */
const PATIENCE = 350
const PATIENT: Partial<Record<Sound, number>> = { turn: 3000, nudge: 3000, join: 2000, start: 1200, end: 2000 }
/** Equal sounds that come at once are strummed. */
const APART = 0.022
/** No sound is wanted twice in less, whoever calls for it; strummed ones are another rabbit's. */
const AGAIN = 60
const LOUD = { off: 0, quiet: 0.35, normal: 1 } as const
const DUCKED = 0.3
const RESTS_AFTER = 20_000
/** enough for a pad, which lasts long and has nothing high in it */
const LOW_RATE = 12_000

type Sounding = { readonly sound: Sound; readonly source: AudioBufferSourceNode; readonly gain: GainNode }

const context = new AudioContext({ latencyHint: 'interactive' })
const out = chain(context)
const renderer = new Worker(new URL('./renderer.ts', import.meta.url), { type: 'module' })
const asked = new Map<number, (samples: Samples) => void>()
const pieces = new Map<string, Promise<AudioBuffer>>()
const takes = new Map<Sound, number>()
const last = new Map<string, number>()
const strummed = new Map<Sound, number>()
const now = new Set<Sounding>()
let resting: ReturnType<typeof setTimeout> | undefined

// Beside whatever else somebody listens to, and silent where the telephone is.
const session = (navigator as { audioSession?: { type: string } }).audioSession
if (session) session.type = 'ambient'

renderer.onmessage = ({ data }: MessageEvent<{ id: number; samples: Samples }>) => {
  asked.get(data.id)?.(data.samples)
  asked.delete(data.id)
}

/** All that is heard goes through a soft compressor and below the ceiling. */
function chain(context: BaseAudioContext): { readonly effects: GainNode; readonly bed: GainNode } {
  const [effects, bed] = [new GainNode(context), new GainNode(context, { gain: 0 })]
  const soft = new DynamicsCompressorNode(context, { threshold: -12, knee: 0, ratio: 4, attack: 0.003, release: 0.2 })
  // A compressor of the Web makes up for what it takes, as its specification says; nobody has asked for that.
  const undone = new GainNode(context, { gain: 10 ** ((-0.6 * 12 * (1 - 1 / 4)) / 20) })
  const limit = new WaveShaperNode(context, { curve: Float32Array.from({ length: STEPS_OF_CEILING }, (_, n) => ceiling((2 * n) / (STEPS_OF_CEILING - 1) - 1)) })
  effects.connect(soft)
  bed.connect(soft)
  soft.connect(undone).connect(limit).connect(context.destination)
  return { effects, bed }
}

/** Somebody has touched the page: be awake, and make what may come, one sound after the other, the nearest first. */
export function wake(): void {
  if (context.state !== 'running') void context.resume()
  rest()
  if (me.sound !== 'off') prepared ??= prepare()
}

let prepared: Promise<void> | undefined
const FIRST: readonly Sound[] = ['pick', 'slide', 'turn', 'start', 'deal']

async function prepare(): Promise<void> {
  const others = (Object.keys(SOUNDS) as Sound[]).filter((sound) => !FIRST.includes(sound))
  for (const sound of FIRST) await piece(sound, undefined, 0)
  for (const sound of others) await piece(sound, undefined, 0)
}

/** A device that is silent for a while saves its strength. */
function rest(): void {
  clearTimeout(resting)
  resting = setTimeout(() => {
    if (!music) void context.suspend()
  }, RESTS_AFTER)
}

function rendered(key: string, piece: Piece, take: number, rate: number): Promise<AudioBuffer> {
  const known = pieces.get(key)
  if (known) return known
  const id = pieces.size
  const made = new Promise<Samples>((resolve) => {
    asked.set(id, resolve)
    renderer.postMessage({ id, piece, rate, take })
  }).then((samples) => {
    const buffer = new AudioBuffer({ numberOfChannels: 2, length: samples[0].length, sampleRate: rate })
    samples.forEach((channel, nth) => buffer.copyToChannel(channel as Float32Array<ArrayBuffer>, nth))
    return buffer
  })
  pieces.set(key, made)
  return made
}

const piece = (sound: Sound, colour: Colour | undefined, take: number) =>
  rendered(`${sound} ${colour ?? ''} ${take}`, pieceOf(sound, colour), take, context.sampleRate)

/** Play what is wanted at a moment of this page's clock, if that is not long ago. */
export async function sound(sound: Sound, colour: Colour | undefined, moment: number): Promise<void> {
  const name = `${sound} ${colour ?? ''}`
  if (moment - (last.get(name) ?? -AGAIN) < AGAIN) return
  last.set(name, moment)
  const take = takes.get(sound) ?? 0
  takes.set(sound, (take + 1) % (TAKES[sound] ?? 1))
  if (context.state !== 'running') void context.resume()
  rest()
  const buffer = await piece(sound, colour, take)
  if (performance.now() - moment > (PATIENT[sound] ?? PATIENCE)) return
  const gain = new GainNode(context, { gain: LOUD[me.sound] })
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(gain).connect(out.effects)
  const begins = Math.max(context.currentTime, (strummed.get(sound) ?? 0) + APART)
  strummed.set(sound, begins)
  source.start(begins)
  const sounding = { sound, source, gain }
  now.add(sounding)
  source.onended = () => now.delete(sounding)
  duck(begins, buffer.duration)
}

export function cease(sound: Sound): void {
  for (const { source, gain } of [...now].filter((each) => each.sound === sound)) {
    gain.gain.setTargetAtTime(0, context.currentTime, 0.03)
    source.stop(context.currentTime + 0.25)
  }
}

type Music = { mood: Mood; next?: ReturnType<typeof setTimeout>; readonly sources: Set<AudioBufferSourceNode>; readonly out: GainNode }

const COMES_IN = 1.5
const GOES_IN = 0.5
const AHEAD = 1500
/** A note of the bed that is so late is left out; a pad only begins later. */
const LATE = 0.05

let music: Music | null = null
/** what is to go on once the page is in sight again */
let hidden: Mood | null = null

const bedLoudness = () => (me.sound === 'quiet' ? LOUD.quiet : LOUD.normal)

/** The bed makes way for a sound, and comes back behind it. */
function duck(from: number, long: number): void {
  if (!music) return
  const { gain } = out.bed
  gain.cancelScheduledValues(from)
  gain.setTargetAtTime(bedLoudness() * DUCKED, from, 0.05)
  gain.setTargetAtTime(bedLoudness(), from + Math.max(0.4, long * 0.6), 0.7)
}

/** Music of a mood goes on as long as there is one, and changes with it. */
export function underlay(mood: Mood | null): void {
  if (document.hidden) hidden = mood
  else if (mood === null) stop()
  else if (music) music.mood = mood
  else begin(mood)
}

function begin(mood: Mood): void {
  if (context.state !== 'running') void context.resume()
  const playing: Music = { mood, sources: new Set(), out: new GainNode(context) }
  music = playing
  playing.out.connect(out.bed)
  out.bed.gain.cancelScheduledValues(context.currentTime)
  out.bed.gain.setTargetAtTime(bedLoudness(), context.currentTime, COMES_IN)
  const bed = phrases(() => playing.mood, Math.random)
  let at = context.currentTime + 0.5
  const goOn = () => {
    if (music !== playing) return
    // A device that slept has no use for the bars that it slept through.
    at = Math.max(at, context.currentTime + 0.1)
    const { strokes, long } = bed.next().value
    for (const stroke of strokes) void pluck(playing, stroke, at + stroke.at)
    at += long
    playing.next = setTimeout(goOn, Math.max(0, (at - context.currentTime) * 1000 - AHEAD))
  }
  goOn()
}

async function pluck(playing: Music, stroke: BedStroke, at: number): Promise<void> {
  const slow = stroke.on === 'pad'
  const buffer = await rendered(`bed ${stroke.on} ${stroke.note}`, pieceOfBed(stroke), 0, slow ? LOW_RATE : context.sampleRate)
  const late = context.currentTime - at > LATE
  if (music !== playing || (late && !slow)) return
  const source = new AudioBufferSourceNode(context, { buffer })
  const gain = new GainNode(context, { gain: stroke.force })
  source.connect(gain).connect(new StereoPannerNode(context, { pan: stroke.side })).connect(playing.out)
  source.start(Math.max(context.currentTime, at))
  playing.sources.add(source)
  source.onended = () => playing.sources.delete(source)
}

function stop(): void {
  if (!music) return
  const { next, sources, out: own } = music
  music = null
  clearTimeout(next)
  own.gain.setTargetAtTime(0, context.currentTime, GOES_IN)
  for (const source of sources) source.stop(context.currentTime + GOES_IN * 7)
  rest()
}

// What is out of sight makes no music.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    const mood = music?.mood ?? null
    stop()
    hidden = mood
  } else {
    underlay(hidden)
    hidden = null
  }
})
