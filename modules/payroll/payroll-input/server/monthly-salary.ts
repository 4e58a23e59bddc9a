import type { YearMonth } from '#chile/period.ts'
import {
  type Entered,
  enteredInForce,
  enteredOf,
} from '#modules/concepts/indicators/server/index.ts'
import { InputError } from '#law/input.ts'
import { monthlySalaries } from '#law/monthly-salary.ts'
import { MissingParameter } from '#law/parameters/index.ts'
import type { SettingChoices } from '#law/index.ts'
import { figureMonth } from '#law/period.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import type { MonthlySalary } from '../model/monthly-salary.ts'
import { agreedPay, type AgreedRow } from './to-input.ts'

type Asked = {
  companyId: number
  businessId: number
  months: readonly YearMonth[]
  /** What was read already: the choices of the razón social, and the figures of these months. */
  known?: { choices: SettingChoices; entered: ReadonlyMap<YearMonth, Entered> }
}

/**
 * The agreed pay of the contracts of a razón social for a whole month, in pesos: the same value
 * that its payslips use, with its settings and entered figures. A salary in UF uses the first of
 * the given months with a UF. Two statements, whatever the number of contracts; none where what
 * they read is known.
 */
export async function monthlySalariesOf(
  tx: Tx,
  asked: Asked,
): Promise<(row: AgreedRow) => MonthlySalary> {
  const { months } = asked
  const { choices, entered } = asked.known ?? (await knownOf(tx, asked))
  const salaries = months.map((month) =>
    monthlySalaries(month, {
      choices,
      ...enteredOf(entered, month, figureMonth('UF', month, choices)),
    }),
  )
  return (row) => firstOf(salaries, row)
}

async function knownOf(tx: Tx, { companyId, businessId, months }: Asked) {
  const option = await tx
    .selectFrom('businessOption as option')
    .select(answeredOptions)
    .where('option.businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  const choices = choicesOf(option)
  const asked = new Set(months.flatMap((month) => [month, figureMonth('UF', month, choices)]))
  return { choices, entered: await enteredInForce(tx, companyId, [...asked]) }
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
