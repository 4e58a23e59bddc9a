import { evaluate, makePlan, type Plan, valueIn } from '#formula/index.ts'
import type { Library, PeriodValues } from '#formula/types.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { instalments } from '../annual/gratification.ts'
import { type Concept, TOTAL_MAX } from '../concept.ts'
import { incomeTaxTable } from '../parameters/tables.ts'
import { figureAt, type PayrollSettings, taxTableAt } from '../period.ts'
import { step } from './concept.ts'

/** One month in which an indemnity was earned: what it already paid tax on. */
export type TaxedMonth = { readonly month: YearMonth; readonly taxable: number }

export type SeveranceTaxMonth = {
  readonly month: YearMonth
  readonly part: number
  /** Tax that the part adds in its own month, and the same in pesos of the payment. */
  readonly tax: number
  readonly taxAtPayment: number
}

/** The part of an indemnity that is income is spread over twelve months at most. */
const MOST_MONTHS = 12

const fact = (code: string, label: string, max = TOTAL_MAX) =>
  ({ code, label, unit: 'CLP', decimals: 0, min: 0, max }) as const

const taxOf = (base: string) => `
MAX(0; (${base}) * TRAMO(TABLA_IMPUESTO_UNICO; ${base}; FACTOR)
  - TRAMO(TABLA_IMPUESTO_UNICO; ${base}; REBAJA))`

const law = 'Ley sobre Impuesto a la Renta, arts. 43 N°1, 45 y 46'

const utm = { unit: 'CLP/UTM', decimals: 0, min: 20_000, max: 199_999 } as const

const library: Library<Concept> = {
  facts: [fact('BASE_MES', 'Renta tributable del mes'), fact('PARTE_MES', 'Parte del mes')],
  variables: [
    { code: 'UTM', label: 'UTM del mes', ...utm },
    { code: 'UTM_PAGO', label: 'UTM del mes del pago', ...utm },
  ],
  tables: [incomeTaxTable],
  classes: [],
  concepts: [
    step({
      code: 'IMPUESTO_AGREGADO',
      label: 'Impuesto que la parte agrega en su mes',
      formula: `${taxOf('BASE_MES + PARTE_MES')} - ${taxOf('BASE_MES')}`,
      source: law,
      max: TOTAL_MAX,
    }),
    step({
      code: 'IMPUESTO_AL_PAGO',
      label: 'El mismo impuesto en pesos del pago',
      formula: 'IMPUESTO_AGREGADO / UTM * UTM_PAGO',
      source: law,
      max: TOTAL_MAX,
    }),
  ],
}

let made: Plan<Concept> | undefined

/**
 * The tax on the part of an indemnity that is income: equal parts in the last months in which it
 * was earned, twelve at most, each over what that month already paid tax on, and each tax carried
 * to the payment in UTM (LIR, arts. 45 and 46). Throws MissingParameter when a month lacks its
 * figures, RangeError when there is income and no month.
 */
export function severanceTax(
  amount: number,
  months: readonly TaxedMonth[],
  payMonth: YearMonth,
  settings: PayrollSettings = {},
): readonly SeveranceTaxMonth[] {
  if (amount === 0) return []
  const last = months.toSorted((a, b) => a.month - b.month).slice(-MOST_MONTHS)
  if (last.length === 0) throw new RangeError('No hay meses en que ubicar la renta')
  const plan = (made ??= makePlan(library))
  const payUtm = figureAt('UTM', payMonth, settings)
  const parts = instalments(
    amount,
    last.map(({ month }) => month),
  )
  return last.map(({ month, taxable }, at) => {
    const part = parts[at]?.amount ?? 0
    const result = evaluate(plan, monthOf(month, payUtm, settings), {
      BASE_MES: taxable,
      PARTE_MES: part,
    })
    if (!result.ok) throw new RangeError(result.error.message)
    return {
      month,
      part,
      tax: valueIn(result.values, 'IMPUESTO_AGREGADO'),
      taxAtPayment: valueIn(result.values, 'IMPUESTO_AL_PAGO'),
    }
  })
}

function monthOf(month: YearMonth, payUtm: number, settings: PayrollSettings): PeriodValues {
  const { utm, rows } = taxTableAt(month, settings)
  return {
    name: monthLabel(month),
    variables: { UTM: utm, UTM_PAGO: payUtm },
    tables: { TABLA_IMPUESTO_UNICO: rows },
  }
}
