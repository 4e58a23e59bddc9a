import { namesOfLogins } from '#platform/server/sql/person-names.ts'
import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { changesSince } from './changes.queries.ts'
import { contractCounts, totalsInSight } from './month-figures.queries.ts'
import { monthHeads } from '#modules/payroll/payroll-frame/server/index.ts'

type Wanted = Parameters<typeof monthHeads>[1]

/**
 * Months within the reach of a permission, newest first, each with the number of changes after its
 * current run and with its figures. Totals cover the people whose pay the actor may see, and say
 * how many.
 */
export const monthsInReach = async (context: Context, wanted: Wanted = {}) =>
  withFigures(context, await monthHeads(context, wanted))

type StoredHead = Awaited<ReturnType<typeof monthHeads>>[number]

async function withFigures(context: Context, heads: readonly StoredHead[]) {
  const open = heads.filter((head) => head.isOpen)
  const changes = await changesSince(context, open)
  // Nothing changed since a run: another one would calculate as many.
  const stale = open.filter(({ id, auditSeq }) => auditSeq === null || (changes.get(id) ?? 0) > 0)
  const contracts = await contractCounts(context, stale)
  const closers = await namesOfLogins(
    context,
    heads.flatMap((head) => head.closedBy ?? []),
  )
  const totals = await totalsInSight(context, heads)
  return heads.map(({ auditSeq: _auditSeq, totals: _all, ownFigures: _own, closedBy, ...head }) => {
    const sums = totals.get(head.id)
    return {
      ...head,
      contracts: contracts.get(head.id) ?? head.calculated + head.failed,
      changesSince: changes.get(head.id) ?? 0,
      totalPeople: sums?.payslips ?? null,
      totalEarnings: sums?.earnings ?? null,
      totalDeductions: sums?.deductions ?? null,
      totalNet: sums?.net ?? null,
      totalCost: sums?.employerCost ?? null,
      closedBy: closedBy === null ? null : (closers.get(closedBy) ?? null),
    }
  })
}

/** One month with its figures, for its screen. */
export async function monthView(context: Context, id: number, permission?: Permission) {
  const heads = await monthHeads(context, { id, ...(permission ? { permission } : {}) })
  const [view] = await withFigures(context, heads)
  if (!view) throw notFound()
  return view
}
export type MonthView = Awaited<ReturnType<typeof monthView>>
