import { monthById, usernames } from '#modules/payroll-months/server/index.ts'
import { payslipLines } from '#payroll/index.ts'
import type { Context } from '#platform/server/context.ts'
import { payslipOf, type StoredPayslip } from './payslips.queries.ts'
import { recordReading } from './payslip.service.ts'
import { planOf, valuesOf } from './plans.ts'
import { type Lines, linesChanged } from '../model/revised-lines.ts'

type OfPayslip = { payrollMonthId: number; contractId: number }

/**
 * What a payslip of the month's current calculation was before, newest first, and which of its
 * lines each recalculation changed.
 */
export async function payslipRevisions(
  context: Context,
  { payrollMonthId, contractId }: OfPayslip,
) {
  await monthById(context, payrollMonthId)
  const current = await payslipOf(context, payrollMonthId, contractId)
  const rows = await context.tx
    .selectFrom('payslipRevision')
    .select(['revision', 'net', 'errorMessage as error', 'replacedAt', 'replacedBy'])
    .select(['planHash', 'facts', 'results'])
    .where('payrollRunId', '=', current.payrollRunId)
    .where('userContractId', '=', contractId)
    .orderBy('revision', 'desc')
    .execute()
  if (rows.length > 0) await recordReading(context, current)
  const names = await usernames(
    context,
    rows.flatMap(({ replacedBy }) => replacedBy ?? []),
  )
  const editions = await editionsOf(context, [current, ...rows])
  return rows.map(({ revision, net, error, replacedAt, replacedBy }, index) => ({
    revision,
    net,
    next: index === 0 ? current.net : (rows[index - 1]?.net ?? null),
    error,
    replacedAt,
    replacedBy: replacedBy === null ? null : (names.get(replacedBy) ?? null),
    lines: linesChanged(editions[index + 1], editions[index]),
  }))
}
export type Revision = Awaited<ReturnType<typeof payslipRevisions>>[number]

type Kept = Pick<StoredPayslip, 'planHash'> & {
  facts: readonly number[] | null
  results: readonly number[] | null
}

/** The sections of each edition of a payslip; nothing of one that could not be calculated. */
async function editionsOf({ tx, session }: Context, kept: readonly Kept[]) {
  const editions: (Lines | undefined)[] = []
  for (const { planHash, facts, results } of kept) {
    if (facts === null || results === null) {
      editions.push(undefined)
      continue
    }
    // One statement for each set of formulas, however many editions were made with it.
    const plan = await planOf(tx, session.companyId, planHash)
    const values = valuesOf(plan, { facts: [...facts], results: [...results] })
    const sections = payslipLines({ concepts: plan.library.concepts, facts: plan.facts }, values)
    // The totals follow from the lines; the net stands beside each revision.
    editions.push(sections.filter(({ key }) => key !== 'totals'))
  }
  return editions
}
