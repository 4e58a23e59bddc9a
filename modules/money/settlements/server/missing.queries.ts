import type { ISODate } from '#chile/dates.ts'
import { yearMonthOf } from '#chile/period.ts'
import { missingAt, missingFinalFigures } from '#law/finiquito/index.ts'
import { figureMonth } from '#law/period.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { enteredOf } from '#modules/concepts/indicators/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { contractAt } from './contract.queries.ts'
import { figuresOf, lawSettings } from './gather.queries.ts'

type Asked = { userContractId: number; disengagementDate: ISODate; payDate: ISODate }

/**
 * The figures that a finiquito asks for and nobody published or entered: each with its month, which
 * need not be that of the payment. Nothing where it can be calculated.
 */
export async function settlementMissing(context: Context, asked: Asked) {
  const { userContractId, disengagementDate, payDate } = asked
  const contract = await contractAt(context, userContractId, disengagementDate)
  const [end, payMonth] = [yearMonthOf(disengagementDate), yearMonthOf(payDate)]
  const entered = await figuresOf(context, { end, payMonth })
  const choices = choicesOf(contract)
  const ofEnd = enteredOf(entered, end, figureMonth('UF', end, choices))
  const missing = [
    ...missingFinalFigures(payMonth, lawSettings(entered, contract, payMonth)),
    // A pay that was agreed in UF is that of the month of the last day.
    ...(contract.monthlySalaryCurrency === 'UF' ? missingAt('UF', end, { choices, ...ofEnd }) : []),
  ]
  return [...new Map(missing.map((one) => [`${one.key} ${one.month}`, one])).values()].map(
    ({ key, label, month }) => ({ key, label, yearMonth: month }),
  )
}
export type MissingFigure = Awaited<ReturnType<typeof settlementMissing>>[number]
