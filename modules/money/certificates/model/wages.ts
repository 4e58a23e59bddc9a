import { adjusted, type YearFactors } from '#chile/dj1887/factors.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { capitalize } from '#chile/text.ts'
import { monthName } from '#chile/period.ts'
import type { WageMonth } from '#modules/money/filings/model/year.ts'
import type { PrintedTable } from './paid-months.ts'

/** The year of a person as it was declared: its number, its months and their factors. */
export type PrintedWages = {
  readonly number: number
  readonly year: number
  readonly months: readonly WageMonth[]
  readonly factors: YearFactors
}

type Field = 'taxed' | 'tax' | 'moreTax' | 'untaxed' | 'zone'

/** Columns of the certificate; the zone and the greater withholding only where there are some. */
const columns: readonly { title: string; field: Field; always: boolean }[] = [
  { title: 'Renta afecta', field: 'taxed', always: true },
  { title: 'Impuesto único', field: 'tax', always: true },
  { title: 'Mayor retención', field: 'moreTax', always: false },
  { title: 'No gravada', field: 'untaxed', always: true },
  { title: 'Zona extrema', field: 'zone', always: false },
]

/** The months of a certificate N° 6: what was paid and withheld, and the same in December pesos. */
export function wageTable({ months, factors }: PrintedWages): PrintedTable {
  const shown = columns.filter(
    ({ field, always }) => always || months.some((month) => month[field] !== 0),
  )
  const factor = (at: number) => factors[at] ?? '1'
  const sum = (of: (month: WageMonth, at: number) => number) =>
    formatPesos(months.reduce((all, month, at) => all + of(month, at), 0))
  return {
    head: [
      'Mes',
      ...shown.map(({ title }) => title),
      'Factor',
      ...shown.map(({ title }) => `${title}, act.`),
    ],
    rows: months.map((month, at) => [
      capitalize(monthName(at + 1)),
      ...shown.map(({ field }) => formatPesos(month[field])),
      formatNumber(factor(at), 3),
      ...shown.map(({ field }) => formatPesos(adjusted(month[field], factor(at)))),
    ]),
    total: [
      'Total',
      ...shown.map(({ field }) => sum((month) => month[field])),
      '',
      ...shown.map(({ field }) => sum((month, at) => adjusted(month[field], factor(at)))),
    ],
  }
}
