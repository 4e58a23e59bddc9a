import { FIELDS, FIXED_WIDTH, previredFields } from './fields.ts'
import { previredTables } from './tables.ts'

/**
 * The lines of a file as texts, field by field, without judging them. It shares nothing with the
 * writer except the widths of the fields.
 */
export function readPrevired(text: string): readonly (readonly string[])[] {
  return linesOf(text).map((line) => line.split(';'))
}

/** The same of the variant of fixed length: cut by the widths, the filling taken away. */
export function readFixedPrevired(version: number, text: string): readonly (readonly string[])[] {
  const fields = previredFields(version)
  return linesOf(text).map((line) => {
    if (line.length !== FIXED_WIDTH) throw new RangeError(`A line of ${line.length} characters`)
    let at = 0
    return fields.map(({ length, fill, empty, kind, table }) => {
      const cut = line.slice(at, at + length)
      at += length
      if (fill === ' ') return cut.trimEnd() === '' ? empty : cut.trimEnd()
      if (kind === 'RATE') return cut
      if (kind === 'PERIOD') return cut === '000000' ? empty : cut
      if (table !== null && Object.hasOwn(previredTables[table] ?? {}, cut)) return cut
      return cut.replace(/^0+(?=\d)/, '').padStart(table === null ? 1 : empty.length, '0')
    })
  })
}

function linesOf(text: string): string[] {
  const lines = text.split('\r\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** A line as numbers and texts of its fields, by number. What is no number counts as zero. */
export class PreviredLine {
  readonly fields: readonly string[]
  constructor(fields: readonly string[]) {
    this.fields = fields
  }
  text(n: number): string {
    return this.fields[n - 1] ?? ''
  }
  amount(n: number): number {
    const text = this.text(n)
    // Most fields of most lines are empty of amounts.
    if (text === '0') return 0
    const value = Number(text.replace(',', '.'))
    return Number.isFinite(value) ? value : 0
  }
  sum(...numbers: readonly number[]): number {
    let total = 0
    for (const n of numbers) total += this.amount(n)
    return total
  }
  get whole(): boolean {
    return this.fields.length === FIELDS
  }
  get kind(): string {
    return this.text(14)
  }
  get rut(): string {
    return `${this.text(1)}-${this.text(2)}`
  }
  get name(): string {
    return [this.text(5), this.text(3), this.text(4)].filter(Boolean).join(' ')
  }
}
