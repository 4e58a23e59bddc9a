/**
 * The whole numbers from 50.000 that a text says, however it writes them: `1310413`,
 * `"1310413.0000"`, `$1.310.413`, `70913541000`. Ids and days are words or shorter.
 */
export function numbersIn(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [word] of text.matchAll(/\d[\d.]*/g)) {
    const dotted = /^\d{1,3}(\.\d{3})+$/.test(word)
    const whole = dotted ? word.replaceAll('.', '') : (word.split('.')[0] ?? '')
    const number = Number(whole)
    if (number >= least && Number.isSafeInteger(number)) found.add(number)
  }
  return found
}

/** Smaller ones are said by chance: days, quotas, ids, hundredths of a rate, small differences. */
const least = 50_000
