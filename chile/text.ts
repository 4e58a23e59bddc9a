import { withPlainLetters } from './letters.ts'

/** `Ñuñoa` → `Nunoa`: for files whose readers know no accents, and for comparing. */
export const stripAccents = (text: string): string =>
  withPlainLetters(text).replace(/\p{Diacritic}/gu, '')

/** What two spellings of one word share: no accents, lower case, single blanks. */
export const searchKey = (text: string): string =>
  stripAccents(text).toLowerCase().replace(/\s+/g, ' ').trim()

/** Does every word of `query` start some word of `text`? «per gon» finds «González Pérez». */
export function matchesWords(text: string, query: string): boolean {
  const words = searchKey(text).split(' ')
  return searchKey(query)
    .split(' ')
    .every((asked) => words.some((word) => word.startsWith(asked)))
}

/** `feriado` → `Feriado`, `createHoliday` → `CreateHoliday`. */
export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `CreateHoliday` → `createHoliday`. */
export const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** `María José` → `María`. */
export const firstWord = (text: string): string => text.split(' ', 1).join('')

/** `maría josé` → `María José`. */
export const capitalize = (text: string): string =>
  text.replace(
    /(^|[\s-])(\p{L})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  )

/** `el folio 3` → `del folio 3`, `la cuenta` → `de la cuenta`; a name keeps it: `de El Peumal`. */
export const ofName = (name: string): string =>
  name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`

/** `Ana, Luis y Eva`; before the sound of an i, `Ana e Inés`. */
export function wordList(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const and = /^h?i(?!e)/.test(searchKey(last)) ? 'e' : 'y'
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
