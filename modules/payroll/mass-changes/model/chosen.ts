import { parseRut, type Rut } from '#chile/rut.ts'

export type PastedRuts = {
  /** Each once, in the order of the paste. */
  readonly ruts: readonly Rut[]
  /** What is no RUT, as it was pasted. */
  readonly wrong: readonly string[]
  /** Those that the paste has more than once. */
  readonly doubled: readonly Rut[]
}

/**
 * The RUTs of a paste: one a line, or separated by tabs, commas or semicolons. A title such as
 * «RUT» is no mistake; any other word is, and is named.
 */
export function readRuts(pasted: string): PastedRuts {
  const words = pasted
    .split(/[\n\r\t;,]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.toUpperCase() !== 'RUT')
  const read = words.map((word) => parseRut(word))
  const known = read.filter((rut) => rut !== undefined)
  return {
    ruts: [...new Set(known)],
    wrong: words.filter((_word, place) => read[place] === undefined),
    doubled: [...new Set(known.filter((rut, place) => known.indexOf(rut) !== place))],
  }
}
