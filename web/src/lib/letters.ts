/** The language of what somebody wrote, as far as its letters tell; `''` says that nobody knows. */
export function languageOf(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Greek}/u.test(text)) return 'el'
  return ''
}
