import type { YearMonth } from '#chile/period.ts'
import { evaluate, makePlan, valueIn } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import { factTable } from './facts/table.ts'
import { readFact } from './facts/index.ts'
import { defaultInput, InputError, type PayrollInput } from './input.ts'
import { payrollLibrary } from './library.ts'
import { figureAt, type PayrollSettings } from './period.ts'

/** What a contract agrees to pay, and for how long. */
export type AgreedPay = Pick<PayrollInput['contract'], 'salary' | 'payPeriod' | 'weeklyDays'>

const needed = new Set(['SUELDO_PESOS', 'SUELDO_UF', 'FORMA_PAGO', 'DIAS_SEMANA'])
const wanted = new Set(['SUELDO_CONTRATO', 'SUELDO_MENSUAL'])
const rows = factTable.filter(({ code }) => needed.has(code))

/**
 * What an agreed pay is in pesos for a whole month, by the formulas of the law: who is paid by the
 * week or by the day has a month too, and a pay in UF is worth the UF of the payslips of the month.
 * Asked once for a month, answered for as many contracts as there are.
 *
 * @throws MissingParameter when the pay is in UF and the month has none
 */
export function monthlySalaries(month: YearMonth, settings: PayrollSettings = {}) {
  const { classes, concepts, variables } = payrollLibrary(
    settings.choices ? { settings: settings.choices } : {},
  )
  const ufs = variables.filter(({ code }) => code === 'UF')
  const plan = makePlan({
    facts: rows,
    variables: ufs,
    tables: [],
    classes,
    concepts: concepts.filter(({ code }) => wanted.has(code)),
  })
  const withUf = (value: number): PeriodValues => ({
    name: String(month),
    variables: { UF: value },
    tables: {},
  })
  // Formulas name the UF; a pay in pesos multiplies none by it, so that any value allowed will do.
  const inPesos = withUf(Math.max(...ufs.map(({ min }) => min)))
  let inUf: PeriodValues | undefined
  return ({ salary, payPeriod, weeklyDays }: AgreedPay): number => {
    const contract = { ...defaultInput.contract, salary, payPeriod, weeklyDays }
    const input = { ...defaultInput, month, contract }
    const facts = Object.fromEntries(rows.map((row) => [row.code, readFact(row, input)]))
    if (salary.currency === 'UF') inUf ??= withUf(figureAt('UF', month, settings))
    const period = salary.currency === 'UF' && inUf ? inUf : inPesos
    const result = evaluate(plan, period, facts)
    if (!result.ok) throw new InputError(result.error.code, result.error.message)
    return valueIn(result.values, 'SUELDO_MENSUAL')
  }
}
