import { valueIn } from '#formula/index.ts'
import { isDeepStrictEqual } from 'node:util'
import { previousMonth } from '#chile/period.ts'
import type { PeriodValues } from '#formula/types.ts'
import { enteredInForce, enteredOf } from '#modules/concepts/indicators/server/index.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { periodsOf } from '#modules/payroll/payroll-results/server/index.ts'
import { figureMonth, parameters, type SettingChoices, settingsAt } from '#law/index.ts'
import { periodValues } from '#law/period.ts'
import { chosenFigure } from '#law/settings.ts'
import { tables } from '#law/variables.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ClosedMonth, CompanyDb } from './closed-months.queries.ts'

/**
 * Figures published once and never changed: a difference in them comes from an option, not the law.
 */
const fixed = new Set(['UF', 'UTM'])

/**
 * A closed month's figures with the law as known now, and the names of the figures that changed.
 */
export type LawNow = { period: PeriodValues; moved: readonly string[] }

/**
 * Changes of the law for closed months since their calculation: figures or tables published later
 * for past months, or entered later by the company. Three statements, whatever the number of
 * months. The options of the razón social are left as they were.
 */
export async function lawsNow(
  { tx, session }: CompanyDb,
  businessId: number,
  months: readonly ClosedMonth[],
): Promise<ReadonlyMap<number, LawNow>> {
  if (months.length === 0) return new Map()
  const option = await tx
    .selectFrom('businessOption as option')
    .select(answeredOptions)
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  const choices = choicesOf(option)
  const asked = months.flatMap(({ yearMonth }) => [previousMonth(yearMonth), yearMonth])
  const entered = await enteredInForce(tx, session.companyId, [...new Set(asked)])
  const periods = await periodsOf(
    tx,
    months.map(({ runId }) => runId),
  )
  return new Map(
    months.flatMap(({ id, runId, yearMonth }): [number, LawNow][] => {
      const then = periods.get(runId)
      if (!then) return []
      const ufMonth = figureMonth('UF', yearMonth, choices)
      const settings = { choices, ...enteredOf(entered, yearMonth, ufMonth) }
      const now = periodValues(yearMonth, settings)
      return [[id, moved(then, now, chosenIn(yearMonth, choices))]]
    }),
  )
}

/**
 * Whether a figure was chosen by the razón social among disagreeing sources, and so is not the
 * law's.
 */
function chosenIn(yearMonth: number, choices: SettingChoices | undefined) {
  const answers = settingsAt(yearMonth, choices)
  return (key: string) => chosenFigure(key, yearMonth, answers) !== undefined
}

function moved(then: PeriodValues, now: PeriodValues, isChosen: (key: string) => boolean): LawNow {
  const figures = parameters.filter(
    ({ key }) =>
      !fixed.has(key) &&
      !isChosen(key) &&
      key in then.variables &&
      key in now.variables &&
      then.variables[key] !== now.variables[key],
  )
  const editions = tables.filter(
    ({ code }) => code in then.tables && !isDeepStrictEqual(then.tables[code], now.tables[code]),
  )
  return {
    period: {
      ...then,
      variables: {
        ...then.variables,
        ...Object.fromEntries(figures.map(({ key }) => [key, valueIn(now.variables, key)])),
      },
      tables: {
        ...then.tables,
        ...Object.fromEntries(editions.map(({ code }) => [code, now.tables[code] ?? []])),
      },
    },
    moved: [...figures.map(({ label }) => label), ...editions.map(({ label }) => label)],
  }
}

/**
 * The people paid in some months, or one of them, by month: a change of law may affect any of them.
 */
export async function everybodyOf(
  { tx }: CompanyDb,
  months: readonly ClosedMonth[],
  person: number | null,
) {
  if (months.length === 0) return new Map<number, number[]>()
  const rows = await tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .select(['payrollMonthId', 'userContractId'])
    .where(
      'payrollRunId',
      'in',
      months.map(({ runId }) => runId),
    )
    .where((eb) => equalTo(eb, { 'contract.userId': person }))
    .orderBy('userContractId')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.payrollMonthId)].map(([id, of]) => [
      id,
      of.map((row) => row.userContractId),
    ]),
  )
}
