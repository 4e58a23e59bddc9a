import type { YearMonth } from '#chile/period.ts'
import { enteredInForce, enteredOf } from '#modules/concepts/indicators/server/index.ts'
import { InputError } from '#law/input.ts'
import { monthlySalaries } from '#law/monthly-salary.ts'
import { MissingParameter } from '#law/parameters/index.ts'
import { figureMonth } from '#law/period.ts'
import type { Tx } from '#platform/server/db.ts'
import { answeredOptions, choicesOf } from '#modules/company/businesses/server/index.ts'
import type { MonthlySalary } from '../model/monthly-salary.ts'
import { agreedPay, type AgreedRow } from './to-input.ts'

type Asked = { companyId: number; businessId: number; months: readonly YearMonth[] }

/**
 * The agreed pay of the contracts of a razón social for a whole month, in pesos: the same value
 * that its payslips use, with its settings and entered figures. A salary in UF uses the first of
 * the given months with a UF. Two statements, whatever the number of contracts.
 */
export async function monthlySalariesOf(
  tx: Tx,
  { companyId, businessId, months }: Asked,
): Promise<(row: AgreedRow) => MonthlySalary> {
  const option = await tx
    .selectFrom('businessOption as option')
    .select(answeredOptions)
    .where('option.businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  const choices = choicesOf(option)
  const read = months.map((month) => ({ month, ufMonth: figureMonth('UF', month, choices) }))
  const asked = new Set(read.flatMap(({ month, ufMonth }) => [month, ufMonth]))
  const entered = await enteredInForce(tx, companyId, [...asked])
  const salaries = read.map(({ month, ufMonth }) =>
    monthlySalaries(month, { choices, ...enteredOf(entered, month, ufMonth) }),
  )
  return (row) => firstOf(salaries, row)
}

function firstOf(
  salaries: readonly ReturnType<typeof monthlySalaries>[],
  row: AgreedRow,
): MonthlySalary {
  let missing: MonthlySalary | undefined
  for (const inMonth of salaries) {
    try {
      return { salary: inMonth(agreedPay(row)) }
    } catch (error) {
      if (error instanceof InputError) return { problem: error.message }
      if (!(error instanceof MissingParameter)) throw error
      missing ??= { problem: error.message }
    }
  }
  if (!missing) throw new Error('A salary in pesos is asked for at least one month')
  return missing
}
