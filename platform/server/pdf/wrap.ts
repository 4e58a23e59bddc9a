/** Width of a letter of our type in a fiftieth of its size, rounded up; 33 for one not listed. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      ["ijlIíì.,:;|!'", 15],
      ['frt()[]/-·', 20],
      ['s1ckvxyzaáàâ', 30],
      ['mwMWÑ@%', 48],
      ['ACDGHNOQRUVXYÁÓÚKBES$€', 38],
      [' ', 15],
    ] as const
  ).flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])),
)
const OTHERS = 33
const UNITS = 50

/** How wide a text is at most, in points, set in our type at a size. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? OTHERS), 0) * size) / UNITS

/** A text cut into lines that fit a width, at spaces, or within a word that is too long alone. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, width, size))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function pieces(word: string, width: number, size: number): string[] {
  if (widthOf(word, size) <= width) return [word]
  const found = ['']
  for (const letter of word) {
    const last = `${found.at(-1)}${letter}`
    if (widthOf(last, size) > width) found.push(letter)
    else found[found.length - 1] = last
  }
  return found
}
