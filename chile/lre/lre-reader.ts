/** The heads and rows of a book as texts, without judging them. */
export function readLre(text: string): {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
} {
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const [heads = [], ...rows] = lines.map((line) => line.split(';'))
  return { heads, rows }
}

/** Where each code of a row stands, worked out once for all rows of a book. */
export type LrePlaces = ReadonlyMap<number, number>

export const lrePlaces = (codes: readonly number[]): LrePlaces =>
  new Map(codes.map((code, at) => [code, at]))

/** A row by the codes of its columns. */
export class LreRow {
  readonly #places: LrePlaces
  readonly #cells: readonly string[]
  constructor(places: LrePlaces, cells: readonly string[]) {
    this.#places = places
    this.#cells = cells
  }
  text(code: number): string {
    return this.#cells[this.#places.get(code) ?? -1] ?? ''
  }
  amount(code: number): number {
    const value = Number(this.text(code).replace(',', '.'))
    return Number.isFinite(value) ? value : 0
  }
  sum(codes: readonly number[]): number {
    let total = 0
    for (const code of codes) total += this.amount(code)
    return total
  }
}
