import { formatRut, parseRut, type Rut } from '#chile/rut.ts'

export type PastedRuts = {
  /** Each once, in the order of the paste. */
  readonly ruts: readonly Rut[]
  /** What is no RUT, as it was pasted. */
  readonly wrong: readonly string[]
  /** Those that the paste has more than once. */
  readonly doubled: readonly Rut[]
}

/**
 * The RUTs of a paste: one a line, or separated by tabs, commas, semicolons or spaces. A title such
 * as «RUT» is no mistake; any other word is, and is named.
 */
export function readRuts(pasted: string): PastedRuts {
  const words = pasted
    .split(/[\n\r\t;,]+/)
    .flatMap((line) => wordsOf(line.trim()))
    .filter((word) => word !== '' && word.toUpperCase() !== 'RUT')
  const read = words.map((word) => parseRut(word))
  const known = read.filter((rut) => rut !== undefined)
  return {
    ruts: [...new Set(known)],
    wrong: words.filter((_word, place) => read[place] === undefined),
    doubled: [...new Set(known.filter((rut, place) => known.indexOf(rut) !== place))],
  }
}

/** A line with spaces is one RUT with spaces in it, several of them, or words that are none. */
function wordsOf(line: string): readonly string[] {
  if (parseRut(line) !== undefined) return [line]
  const words = line.split(/\s+/)
  return words.some((word) => parseRut(word) !== undefined) ? words : [line]
}

/** What of a paste is of nobody who was found, and which of its people have several contracts. */
export type PastedMistakes = {
  wrongRuts: string[]
  unknownRuts: string[]
  doubledRuts: string[]
  severalContracts: string[]
}

/** A paste of RUTs beside the contracts that are found, some after others. */
export class PastedPeople {
  readonly #pasted: PastedRuts
  /** How many contracts each of its people has. */
  readonly #contracts = new Map<string, number>()

  /** @param pasted null where nobody pasted anything: then there is no mistake. */
  constructor(pasted: string | null) {
    this.#pasted = readRuts(pasted ?? '')
  }

  /** Takes the person of each contract that was found. */
  add(found: Iterable<{ readonly rut: string | null }>): void {
    if (this.#pasted.ruts.length === 0) return
    for (const { rut } of found) {
      if (rut !== null) this.#contracts.set(rut, (this.#contracts.get(rut) ?? 0) + 1)
    }
  }

  /** What is wrong with the paste, beside all who were found. */
  mistakes(): PastedMistakes {
    const { ruts, wrong, doubled } = this.#pasted
    const named = (some: readonly string[]) => some.map(formatRut)
    const contractsOf = (rut: string) => this.#contracts.get(rut) ?? 0
    return {
      wrongRuts: [...wrong],
      unknownRuts: named(ruts.filter((rut) => contractsOf(rut) === 0)),
      doubledRuts: named(doubled),
      severalContracts: named(ruts.filter((rut) => contractsOf(rut) > 1)),
    }
  }
}
