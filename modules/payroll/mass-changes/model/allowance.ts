import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthOf, monthsLabel, type YearMonth, yearOf } from '#chile/period.ts'

/** The brackets of the family allowance; D is paid nothing. */
const letters = ['A', 'B', 'C', 'D'] as const
export type Segment = (typeof letters)[number]

/** A bracket of the table in force: up to how much a month, in pesos; the last has no end. */
type Bracket = { readonly upTo: string | null }

/**
 * The months whose income decides the bracket of a month: January to June, of the same year from
 * July on and of the year before until June (Ley 18.987, art. 2).
 */
export function incomeMonths(month: YearMonth): readonly YearMonth[] {
  const year = monthOf(month) >= 7 ? yearOf(month) : yearOf(month) - 1
  return [1, 2, 3, 4, 5, 6].map((one) => year * 100 + one)
}

/** What a month of a person says: taxable pay in pesos, and days with pay. */
export type PaidMonth = {
  readonly yearMonth: YearMonth
  readonly income: number
  readonly days: number
}

export type Proposal =
  | { readonly segment: Segment; readonly basis: string }
  | { readonly left: string }

/**
 * The bracket that the income of a half-year gives: the average, in whole pesos rounded half up, of
 * the months with pay, against the table in force. With less than thirty days of income in the
 * half-year the law asks for another proof, and nothing is proposed. Ley 18.987, art. 2; DFL 150 of
 * 1981.
 */
export function proposedSegment(
  months: readonly PaidMonth[],
  table: readonly Bracket[],
  month: YearMonth,
): Proposal {
  const paid = months.filter(({ income }) => income > 0)
  const days = paid.reduce((sum, one) => sum + one.days, 0)
  if (days < 30) {
    return { left: 'Menos de 30 días de renta de enero a junio: la persona declara sus ingresos' }
  }
  const total = paid.reduce((sum, one) => sum + one.income, 0)
  const average = Math.floor((2 * total + paid.length) / (2 * paid.length))
  const at = table.findIndex(({ upTo }) => upTo === null || average <= Number(upTo))
  const segment = letters[at]
  if (segment === undefined) throw new RangeError('The table of brackets has no end')
  return { segment, basis: basisWords(paid, average, table[at]?.upTo ?? null, month) }
}

function basisWords(
  paid: readonly PaidMonth[],
  average: number,
  upTo: string | null,
  month: YearMonth,
): string {
  const total = paid.reduce((sum, one) => sum + one.income, 0)
  const which = monthsLabel(paid.map(({ yearMonth }) => yearMonth))
  const limit = upTo === null ? 'sobre el último tramo' : `hasta ${formatPesos(upTo)}`
  return (
    `${formatPesos(total)} en ${counted(paid.length, 'mes', 'meses')} (${which}): promedio ` +
    `${formatPesos(average)}, ${limit} en la tabla de ${monthLabel(month)}`
  )
}
