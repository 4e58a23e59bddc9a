import type { ListInput } from '#platform/server/graphql/operations.ts'
import { inSurnameOrder, personFound } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  canSignIn,
  isUnreached,
  massReadOf,
  releasable,
  releasablePayslips,
  releaseCounts,
} from './reached-people.queries.ts'

type OfMonth = { payrollMonthId: number }

type Asked = ListInput<OfMonth & { search: string | null }, 'name'>

/**
 * People within reach who would get no mail about their payslip of a month, by name, in pages, and
 * whether they can sign in to see it. Known before the release, which cannot be undone.
 */
export async function payslipsWithoutMail(context: Context, input: Asked) {
  const { payrollMonthId, search } = input.filter
  const few = search !== null
  const all = await unreached(context, payrollMonthId)
  const matching = all.$if(few, (query) =>
    query.where(personFound('payslip.userId', search ?? '', 'RUT_SHOWN')),
  )
  const found = await matching
    .$call(inSurnameOrder(context.tx, 'payslip.userId', { ...input.sort, few }))
    .select('payslip.userContractId')
    .orderBy('payslip.userContractId')
    .$call(onPage(input.page))
    .execute()
  const ids = found.map(({ userContractId }) => userContractId)
  const rows = new Map((await shown(all, ids)).map((row) => [row.contractId, row]))
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    total: await totalOf(matching, input, ids.length),
  }
}
export type WithoutMail = Awaited<ReturnType<typeof payslipsWithoutMail>>['rows'][number]

/** What a page shows, read of its own payslips alone: their documents are large. */
const shown = (all: Awaited<ReturnType<typeof unreached>>, ids: readonly number[]) =>
  all
    .select([
      'payslip.userContractId as contractId',
      'payslip.userId',
      sql<string>`payslip.snapshot ->> 'name'`.as('name'),
      sql<string>`payslip.snapshot ->> 'rut'`.as('rut'),
      canSignIn.as('canSignIn'),
    ])
    .where(sql<boolean>`payslip.user_contract_id = any(${[...ids]}::bigint[])`)
    .execute()

/** How many people those are, and how many of them have no user to sign in with. */
export async function unreachedTotals(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId)
  const { unreached: people, withoutUser } = await releaseCounts(
    context.tx,
    await releasable(context, month),
    massReadOf(context, month),
  )
  return { payrollMonthId, people, withoutUser }
}
export type UnreachedTotals = Awaited<ReturnType<typeof unreachedTotals>>

/** The payslips of a month within reach about which nobody is written to, as a query to extend. */
async function unreached(context: Context, payrollMonthId: number) {
  const month = await monthById(context, payrollMonthId)
  return releasablePayslips(context.tx, await releasable(context, month))
    .where(isUnreached)
    .where(massReadOf(context, month))
}
