/** Letters that may be wrong in a word before another one was meant. */
const mostWrong = (length: number) => (length <= 4 ? 1 : length <= 9 ? 2 : 3)

/** A word by its key (`wordKey`), and what is shown for it. */
type Word = { readonly key: string; readonly label: string }

/**
 * What was most likely meant of a list whose entries have several words each, or nothing when none
 * is near or two are equally near.
 *
 * @param typed the key of what was typed
 */
export function nearest(typed: string, words: readonly Word[]): string | undefined {
  if (typed.length < 3) return undefined
  const begun = new Set(words.filter(({ key }) => key.startsWith(typed)).map(({ label }) => label))
  if (begun.size === 1) return [...begun][0]
  let least = mostWrong(typed.length) + 1
  let best = new Set<string>()
  for (const { key, label } of words) {
    if (Math.abs(key.length - typed.length) > least) continue
    const wrong = distance(typed, key)
    if (wrong < least) best = new Set([label])
    else if (wrong === least && best.size > 0) best.add(label)
    least = Math.min(least, wrong)
  }
  return best.size === 1 ? [...best][0] : undefined
}

/** Letters to add, drop, change or swap with the next one to make a text of another. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const at = (line: readonly number[], place: number) => line[place] ?? Infinity
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1)
      }
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? Infinity
}
