/**
 * The whole numbers from 50.000 that a text says, and the smaller ones that were planted, however
 * it writes them: `1310413`, `"1310413.0000"`, `$1.310.413`, `70913541000`. Ids and days are words
 * or shorter, and digits inside a word (a trace, a key) are no number.
 */
export const numbersIn = (text: string): ReadonlySet<number> =>
  new Set(wordsIn(text).map(({ number }) => number))

/** Where a text says a number first, with some words around. */
export function around(text: string, number: number): string {
  const at = wordsIn(text).find((word) => word.number === number)?.at ?? 0
  return text.slice(Math.max(0, at - 60), at + 30)
}

function wordsIn(text: string): { number: number; at: number }[] {
  return [...text.matchAll(numeral)].flatMap(({ 0: word, index: at }) => {
    const dotted = /^\d{1,3}(\.\d{3})+$/.test(word)
    const number = Number(dotted ? word.replaceAll('.', '') : word.split('.')[0])
    const isAmount = number >= least || small.has(number)
    return isAmount && Number.isSafeInteger(number) ? [{ number, at }] : []
  })
}

/** A number that is no part of a word; JSON writes the end of a line before it as a word. */
const numeral = /(?:(?<![\w.])|(?<=\\[nrt]))\d[\d.]*(?!\w)/g

/** Smaller ones are said by chance: days, quotas, ids, hundredths of a rate, small differences. */
const least = 50_000

const small = new Set<number>()

/** From here on a number below 50.000 is looked for too: nothing else comes to it. */
export function lookFor(number: number): number {
  small.add(number)
  return number
}
