/** The faces of the page (fonts/faces.css) are there before its first words, so that no word changes its shape under anybody's eyes. */

const FIRST = ['700 1em Tale', '400 1em Talk', '700 1em Talk']
/** of clues, which nobody reads at once */
const LATER = ['italic 1em Tale']
/** Whoever waits longer, on a slow line, reads the faces that stand in until ours are there. */
const PATIENCE = 600

/** Letters by which a browser knows which files of a face a language needs. */
const SAMPLES: Record<string, string> = { el: 'aλ' }

/** Waits for the faces of the first screen, but not for long, and then fetches the others. */
export async function faces(language: string): Promise<void> {
  const coming = fetchAll(FIRST, language)
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  void coming.then(() => fetchAll(LATER, language))
}

async function fetchAll(wanted: readonly string[], language: string): Promise<void> {
  // Japanese has the Latin letters of a face under a name of their own.
  const named = language === 'ja' ? wanted.map((face) => face.replace(/\w+$/, "'$& ja'")) : wanted
  await Promise.allSettled(named.map((face) => document.fonts.load(face, SAMPLES[language] ?? 'a')))
}
