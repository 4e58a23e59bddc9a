import { formatPesos } from '#chile/numbers.ts'
import { monthTitle, type YearMonth } from '#chile/period.ts'

/** A month of pay as a certificate reads it: its amounts by code, and what is known as declared. */
export type PaidMonth = {
  readonly yearMonth: YearMonth
  readonly amountOf: (code: string) => number
  readonly declared: string
}

export type PrintedTable = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total: readonly string[]
}

/** The certificates of the last months of pay. */
type PaidKind = 'INCOME' | 'CONTRIBUTIONS'

type Column = { readonly title: string; readonly codes: readonly string[] }

const columns: Readonly<Record<PaidKind, readonly Column[]>> = {
  INCOME: [
    { title: 'Imponible', codes: ['TOTAL_IMPONIBLE'] },
    { title: 'Total haberes', codes: ['TOTAL_HABERES'] },
    { title: 'Descuentos legales', codes: ['TOTAL_DESCUENTOS_LEGALES'] },
    { title: 'Otros descuentos', codes: ['TOTAL_OTROS_DESCUENTOS'] },
    { title: 'Líquido', codes: ['LIQUIDO'] },
  ],
  CONTRIBUTIONS: [
    { title: 'Imponible', codes: ['BASE_PREVISIONAL'] },
    { title: 'Pensión', codes: ['COTIZACION_AFP', 'COTIZACION_IPS', 'COTIZACION_PESADO'] },
    { title: 'Salud', codes: ['SALUD_LEGAL', 'SALUD_ADICIONAL'] },
    { title: 'Cesantía', codes: ['AFC'] },
    { title: 'Del empleador', codes: ['TOTAL_APORTES'] },
  ],
}

/** The months of a certificate as its table: an amount a column, and what they add up to. */
export function paidTable(kind: PaidKind, months: readonly PaidMonth[]): PrintedTable {
  const own = columns[kind]
  const amount = ({ codes }: Column, { amountOf }: PaidMonth) =>
    codes.reduce((sum, code) => sum + amountOf(code), 0)
  const last = kind === 'CONTRIBUTIONS'
  return {
    head: ['Mes', ...own.map(({ title }) => title), ...(last ? ['Declaración'] : [])],
    rows: months.map((month) => [
      monthTitle(month.yearMonth),
      ...own.map((column) => formatPesos(amount(column, month))),
      ...(last ? [month.declared] : []),
    ]),
    total: [
      'Total',
      ...own.map((column) =>
        formatPesos(months.reduce((sum, month) => sum + amount(column, month), 0)),
      ),
      ...(last ? [''] : []),
    ],
  }
}

/** The mean of what a person was paid a month, in whole pesos. */
export function meanOf(code: string, months: readonly PaidMonth[]): number {
  const sum = months.reduce((all, { amountOf }) => all + amountOf(code), 0)
  return months.length === 0 ? 0 : Math.round(sum / months.length)
}
