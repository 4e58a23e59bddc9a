import { lreFileColumns, lreName, lreTotals } from '#chile/lre/columns.ts'
import { formatPesos } from '#chile/numbers.ts'
import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { decimal, pesos, ref, yearMonth } from '#platform/model/field.ts'
import { contractFields } from '#modules/people/file-contracts/model/contract-of-row.ts'

const A = { sensitivity: 'A' } as const
const money = (label: string) => pesos(label, { ...A, max: 999_999_999 })

/** What another system paid to a contract in a month. */
export const ImportedPayslip = entity({
  name: 'ImportedPayslip',
  table: 'imported_payslip',
  label: 'Liquidación importada',
  fields: {
    userContractId: ref('contract', 'Contrato'),
    yearMonth: yearMonth('Mes'),
    days: decimal('Días trabajados', 2, { max: 31 }),
    earnings: money('Total haberes'),
    deductions: money('Total descuentos'),
    net: money('Líquido'),
  },
})

/** A row of a file; the amounts are columns of their own, by those of the book. */
export const HistoricalRow = entity({
  name: 'HistoricalRow',
  table: 'imported_payslip',
  label: 'Liquidación importada',
  fields: {
    ...contractFields,
    businessId: ref('business', 'Razón social'),
    month: yearMonth('Mes'),
    days: ImportedPayslip.fields.days,
    net: ImportedPayslip.fields.net,
  },
})
export type HistoricalValues = Partial<ValuesOf<(typeof HistoricalRow)['fields']>>

/** Whole pesos by the column of the Libro de Remuneraciones Electrónico. */
export type Amounts = Readonly<Record<string, number>>

const totals = new Set(lreTotals.map(({ code }) => code))

/** The columns of amounts of the book that are no sums: what was earned and discounted. */
export const amountColumns = lreFileColumns
  .filter(({ code, kind }) => kind === 'AMOUNT' && code < 4000 && !totals.has(code))
  .map(({ code, header }) => ({ code, name: lreName(code), header }))

const isEarning = (code: number) => code < 3000

/** What amounts come to. */
export function sumsOf(amounts: Amounts): { earnings: number; deductions: number } {
  const sums = { earnings: 0, deductions: 0 }
  for (const [code, amount] of Object.entries(amounts)) {
    if (isEarning(Number(code))) sums.earnings += amount
    else sums.deductions += amount
  }
  return sums
}

/** Why a net is not what was earned less what was discounted; or nothing. */
export function netProblem(amounts: Amounts, net: number): string | undefined {
  const { earnings, deductions } = sumsOf(amounts)
  if (earnings - deductions === net) return undefined
  return (
    `Haberes de ${formatPesos(earnings)} menos descuentos de ${formatPesos(deductions)} son ` +
    `${formatPesos(earnings - deductions)}, y el líquido dice ${formatPesos(net)}`
  )
}

/** What some columns of the book come to. */
export const amountOf = (amounts: Amounts, columns: readonly number[]): number =>
  columns.reduce((sum, code) => sum + (amounts[code] ?? 0), 0)

/** What the columns of a range come to, both ends included. */
const between = (amounts: Amounts, from: number, to: number): number =>
  amountOf(
    amounts,
    amountColumns.map(({ code }) => code).filter((code) => code >= from && code <= to),
  )

/** Pay of which contributions are paid: taxed (21) and not taxed (22). */
export const taxableOf = (amounts: Amounts): number => between(amounts, 2101, 2204)

/** Contributions of the worker that lower the tax. */
const CONTRIBUTIONS = [3141, 3143, 3144, 3146, 3151, 3154, 3156, 3158]

/** Pay that is taxed, less the contributions of the worker. */
export const taxedOf = (amounts: Amounts): number =>
  Math.max(
    0,
    between(amounts, 2101, 2161) + between(amounts, 2417, 2418) - amountOf(amounts, CONTRIBUTIONS),
  )

/**
 * Monthly pay of which a year is gratified (Código del Trabajo, arts. 42 and 50): neither the
 * gratification itself, nor what is paid for more than a month.
 */
export const gratifiedOf = (amounts: Amounts): number =>
  amountOf(amounts, [2101, 2102, 2103, 2104, 2107, 2108, 2109, 2111, 2112, 2113, 2124])
