import { lreName } from '#chile/lre/columns.ts'
import { type Concept, concept } from '#law/concept.ts'
import {
  amountOf,
  type Amounts,
  sumsOf,
  taxedOf,
} from '#modules/payroll/imported-payslips/model/imported-payslip.ts'
import { conceptsRead, type MonthPay } from './gathered-facts.ts'

type Imported = {
  readonly month: number
  readonly days: number
  readonly net: number
  readonly amounts: Amounts
}

const WHOLE_MONTH = 30

/** A column of the book as a line of a payslip that nobody calculates. */
const lineOf = (code: string): Concept =>
  concept({
    code: code === '2101' ? 'SUELDO_BASE' : `LRE_${code}`,
    label: lreName(Number(code)),
    formula: '0',
    source: 'Importado de otro sistema',
    lre: Number(code),
  })

/** A month that another system paid, as a finiquito reads the payslips of a contract. */
export function importedPay({ month, days, net, amounts }: Imported): MonthPay {
  const lines = Object.keys(amounts).map(lineOf)
  const paid = Object.entries(amounts).map(([code, amount]) => [lineOf(code).code, amount] as const)
  const whole = days >= WHOLE_MONTH
  return {
    month,
    ofSalary: new Set(),
    taken: true,
    whole,
    earned: whole,
    net,
    taxedBeside: 0,
    concepts: conceptsRead(lines),
    values: {
      ...Object.fromEntries(paid),
      DIAS_TRABAJADOS: days,
      GRATIFICACION: amountOf(amounts, [2106]),
      ASIGNACION_FAMILIAR: amountOf(amounts, [2311]),
      RETENCION_JUDICIAL: amountOf(amounts, [3186]),
      TOTAL_HABERES: sumsOf(amounts).earnings,
      BASE_TRIBUTABLE: taxedOf(amounts),
    },
  }
}
