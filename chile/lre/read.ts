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

/** A row by the codes of its columns. */
export class LreRow {
  readonly cells: ReadonlyMap<number, string>
  constructor(codes: readonly number[], cells: readonly string[]) {
    this.cells = new Map(codes.map((code, at) => [code, cells[at] ?? '']))
  }
  text(code: number): string {
    return this.cells.get(code) ?? ''
  }
  amount(code: number): number {
    const value = Number(this.text(code).replace(',', '.'))
    return Number.isFinite(value) ? value : 0
  }
  sum(codes: readonly number[]): number {
    return codes.reduce((total, code) => total + this.amount(code), 0)
  }
}
