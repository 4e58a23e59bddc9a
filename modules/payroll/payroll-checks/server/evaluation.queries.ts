import { previousMonth } from '#chile/period.ts'
import { uncertainFigures } from '#law/period.ts'
import { knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { openMonth } from '#modules/payroll/payroll-engine/server/index.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { withoutPayslip } from '#modules/payroll/payroll-months/server/index.ts'
import { periodOf, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { owedUpTo } from '#modules/payroll/retroactivity/server/index.ts'
import type { CompanyNow } from '#platform/server/context.ts'
import { sentenceOf } from '../model/check.ts'
import { findingsOf } from './findings.ts'
import type { Found } from './finding.ts'
import { ruleOf } from './rules/index.ts'
import { leftOutFindings, leftOutRules } from './rules/left-out.ts'
import { monthRules, watched } from './rules/month.ts'
import { owedFindings, owedRules } from './rules/amounts-owed.ts'

/** A month to check, and how many changes came after its calculation. */
export type CheckedMonth = Pick<
  MonthHead,
  'id' | 'businessId' | 'yearMonth' | 'isOpen' | 'currentRunId' | 'calculated'
> & { readonly changesSince: number }

/** Which rules are wanted, by their codes; all of them when it is not given. */
export type Wanted = ReadonlySet<string> | undefined

/** What a rule found, in words: before notes, and whoever may see it. */
export type Said = Pick<Found, 'rule' | 'contractId' | 'fix'> & { message: string }

/**
 * Everything that the rules find now in a month that is open and calculated. Nothing is found in
 * any other.
 */
export async function evaluated(
  db: CompanyNow,
  month: CheckedMonth,
  only?: Wanted,
): Promise<readonly Said[]> {
  if (!month.isOpen || month.currentRunId === null) return []
  const today = await openMonth(db.tx, db.session.companyId, month.id)
  const found = await foundIn(db, month, {
    runId: month.currentRunId,
    today: today.engine.payroll.period.variables,
    only,
  })
  const labels = new Map(knownItemsOf(today.library).map(({ code, label }) => [code, label]))
  return found.flatMap(({ rule: code, contractId, figures, fix }) => {
    const rule = ruleOf(code)
    if (!rule) return []
    const said = figures.map((figure) => labels.get(String(figure)) ?? figure)
    const message = sentenceOf(rule, said)
    return [{ rule: code, contractId, message, ...(fix === undefined ? {} : { fix }) }]
  })
}

type With = { runId: number; today: Readonly<Record<string, number>>; only: Wanted }

async function foundIn(db: CompanyNow, month: CheckedMonth, { runId, today, only }: With) {
  const { companyId } = db.session
  const { yearMonth, businessId } = month
  const runs = await db.tx
    .selectFrom('payrollMonth as m')
    .innerJoin('payrollRun as run', 'run.id', 'm.currentRunId')
    .select(['m.yearMonth', 'run.id', 'run.planHash', 'run.totals'])
    .where('m.businessId', '=', businessId)
    .where('m.type', '=', 'PAYROLL')
    .where('m.yearMonth', 'in', [yearMonth, previousMonth(yearMonth)])
    .execute()
  const current = runs.find((run) => run.id === runId)
  const last = runs.find((run) => run.yearMonth !== yearMonth)
  if (!current) throw new Error(`run ${runId} is not the month's`)
  const plan = await planOf(db.tx, companyId, current.planHash)
  const period = await periodOf(db.tx, runId)
  const before = last
    ? { runId: last.id, plan: await planOf(db.tx, companyId, last.planHash) }
    : null
  const where = { companyId, businessId, yearMonth, runId, plan, period, before }
  const found = [
    ...(await leftOutOf(db, month, only)),
    ...(await findingsOf(db.client, { ...where, now: db.now }, only)),
  ]
  const figures = {
    yearMonth,
    changesSince: month.changesSince,
    used: period,
    today,
    doubtful: uncertainFigures(yearMonth)
      .filter(({ key, row }) => watched.includes(key) && row.status === 'doubtful')
      .map(({ label }) => label),
    total: netOf(current.totals),
    totalBefore: last ? netOf(last.totals) : null,
  }
  const ofMonth = monthRules.flatMap(({ code, find }) => {
    const answer = find(figures)
    const found: Found[] = answer ? [{ rule: code, contractId: null, figures: answer }] : []
    return found
  })
  return [...ofMonth, ...(await owedOf(db, month, only)), ...found]
}

/** Contracts without a payslip, when the rule about them is wanted. */
async function leftOutOf(db: CompanyNow, month: CheckedMonth, only: Wanted) {
  if (only && !leftOutRules.some(({ code }) => only.has(code))) return []
  return leftOutFindings(await withoutPayslip(db, month))
}

/** What closed months still owe, when a rule about it is wanted. */
async function owedOf(db: CompanyNow, month: CheckedMonth, only: Wanted) {
  if (only && !owedRules.some(({ code }) => only.has(code))) return []
  const { owed, failures, isCalculating } = await owedUpTo(db, month)
  return owedFindings(owed, failures, isCalculating)
}

const netOf = (totals: unknown): number => {
  const net = typeof totals === 'object' && totals !== null && 'net' in totals ? totals.net : 0
  return typeof net === 'number' ? net : 0
}
