import type pg from 'pg'
import type { Plan } from '#formula/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { legalDaysText } from '#modules/time/legal-calendar/server/index.ts'
import type { Figure } from '../model/check.ts'
import { compileRule } from './compile.ts'
import type { Found } from './finding.ts'
import { payslipRules, setRules } from './rules/index.ts'
import { findingsQuery, setQuery } from './source.ts'

/** A run to check, with its formulas, its figures, and last month's run. */
export type RunToCheck = {
  companyId: number
  businessId: number
  yearMonth: YearMonth
  runId: number
  plan: Plan
  period: PeriodValues
  before: { runId: number; plan: Plan } | null
  now: Date
}

type Row = { contract_id: number; found: [string, ...Figure[]] }

/**
 * All findings of the rules in the payslips and items of a run: three statements, whatever the
 * number of people and of rules.
 *
 * @param only the codes of the rules wanted; all of them when it is not given
 */
export async function findingsOf(
  client: pg.ClientBase,
  run: RunToCheck,
  only?: ReadonlySet<string>,
): Promise<Found[]> {
  const parameters = [
    run.companyId,
    run.runId,
    run.before?.runId ?? null,
    run.yearMonth,
    run.businessId,
    firstDay(run.yearMonth),
    lastDay(run.yearMonth),
    run.now,
    await holidaysOf(client, run.yearMonth),
  ]
  const on = { plan: run.plan, period: run.period, before: run.before?.plan ?? null }
  const wanted = ({ code }: { code: string }) => only?.has(code) ?? true
  const expressions = payslipRules.filter(wanted).map((rule) => compileRule(rule, on))
  const sets = setRules.filter(wanted)
  const rowsOf = async (statement: string) => (await client.query<Row>(statement, parameters)).rows
  const rows = [
    ...(expressions.length > 0 ? await rowsOf(findingsQuery(expressions)) : []),
    ...(sets.length > 0 ? await rowsOf(setQuery(sets)) : []),
  ]
  return rows.map(({ contract_id: contractId, found }) => {
    const [rule, ...figures] = found
    return { rule, contractId: Number(contractId), figures }
  })
}

/** The country's holidays of a month. */
async function holidaysOf(client: pg.ClientBase, month: YearMonth): Promise<string[]> {
  const { rows } = await client.query<{ date: string }>({
    name: 'legal-days-of-month',
    text: `select legal.date from (${legalDaysText}) legal
      where legal.scope = 'NATIONAL' and legal.date between $1 and $2 order by legal.date`,
    values: [firstDay(month), lastDay(month)],
  })
  return rows.map(({ date }) => date)
}
