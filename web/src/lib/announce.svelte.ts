/**
 * The one voice of the page: what is said to screen readers when something happens that the eye would catch.
 *
 * **Who speaks.** Whoever shows something new announces it, in whole sentences. What the focus goes to is read out by
 * that, and not announced as well. Refusals and a lost line are alerts, which have regions of their own.
 *
 * **What clears it.** Time: what is said stands for a few seconds. And `hush`, wherever another screen begins, so that
 * nobody comes upon words from another table.
 *
 * **Why nothing is said twice.** What stands is not said again, except as the answer to a tap or a key. What is announced in one moment is said together, each
 * sentence once; else the last of them would be all that is heard.
 */

const ONE_MOMENT = 150
const STANDS_FOR = 8_000

class Announcer {
  private text = $state('')
  /** all `Voice`s on the page; a layer above the page silences what is below, so the newest is the one to be heard */
  private voices: readonly object[] = $state.raw([])
  private coming: string[] = []
  private standing: readonly string[] = []
  private saying: ReturnType<typeof setTimeout> | undefined
  private clearing: ReturnType<typeof setTimeout> | undefined

  announce(sentence: string): void {
    if (!sentence || this.standing.includes(sentence) || this.coming.includes(sentence)) return
    this.coming.push(sentence)
    this.saying ??= setTimeout(() => this.say(), ONE_MOMENT)
  }

  /** Say it even if it stands: the region is empty for a moment, and filled anew. */
  answer(sentence: string): void {
    this.clear()
    this.announce(sentence)
  }

  hush(): void {
    clearTimeout(this.saying)
    this.saying = undefined
    this.coming = []
    this.clear()
  }

  /** What this voice says now. */
  heardFrom(voice: object): string {
    return this.voices.at(-1) === voice ? this.text : ''
  }

  /** Let this voice speak for as long as it is there. Returns how to end that. */
  raise(voice: object): () => void {
    this.clear()
    this.voices = [...this.voices, voice]
    return () => {
      this.clear()
      this.voices = this.voices.filter((each) => each !== voice)
    }
  }

  private say(): void {
    this.saying = undefined
    this.standing = this.coming
    this.coming = []
    this.text = this.standing.join(' ')
    clearTimeout(this.clearing)
    this.clearing = setTimeout(() => this.clear(), STANDS_FOR)
  }

  private clear(): void {
    clearTimeout(this.clearing)
    this.standing = []
    this.text = ''
  }
}

export const announcer = new Announcer()

export function announce(...sentences: readonly string[]): void {
  for (const sentence of sentences) announcer.announce(sentence)
}

/** Tell somebody what came of what they have just done, as often as they do it. */
export function answer(sentence: string): void {
  announcer.answer(sentence)
}

/** Another screen begins. */
export function hush(): void {
  announcer.hush()
}
