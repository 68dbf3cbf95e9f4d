/** How many letters the longest word has that can't be broken; Japanese breaks anywhere. */
export function longestWord(text: string): number {
  const words = text.match(/[^\s\p{Pd}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]+/gu)
  return Math.max(1, ...(words ?? []).map((word) => [...word].length))
}

/** The language of what somebody wrote, as far as its letters tell; `''` says that nobody knows. */
export function languageOf(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Greek}/u.test(text)) return 'el'
  return ''
}

/** The first letters of a text, as people count them: a family of emoji, or a letter with its marks, is one. */
export function firstLetters(text: string, most: number): string {
  return [...new Intl.Segmenter().segment(text)].slice(0, most).map(({ segment }) => segment).join('')
}
