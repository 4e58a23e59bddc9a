import type { ListInput } from '#platform/server/graphql/operations.ts'
import { lastPerson, personSurname, userMatches } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { hasMail } from './has-mail.ts'
import { releasable } from './release.queries.ts'

type OfMonth = { payrollMonthId: number }

type Asked = ListInput<OfMonth & { search: string | null }, 'name'>

/**
 * People within reach who would get no mail about their payslip of a month, by name, in pages, and
 * whether they can sign in to see it. Known before the release, which cannot be undone.
 */
export async function payslipsWithoutMail(context: Context, input: Asked) {
  const { payrollMonthId, search } = input.filter
  const matching = (await unreached(context, payrollMonthId)).where((eb) =>
    eb.and(userMatches(search, 'RUT_SHOWN')),
  )
  const found = await matching
    .select('payslip.userContractId')
    .orderBy(personSurname, input.sort.descending ? 'desc' : 'asc')
    .orderBy('payslip.userContractId')
    .$call(onPage(input.page))
    .execute()
  const ids = found.map(({ userContractId }) => userContractId)
  const rows = new Map((await shown(matching, ids)).map((row) => [row.contractId, row]))
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    total: await totalOf(matching, input, ids.length),
  }
}
export type WithoutMail = Awaited<ReturnType<typeof payslipsWithoutMail>>['rows'][number]

/** What a page shows, read of its own payslips alone: their documents are large. */
const shown = (matching: Awaited<ReturnType<typeof unreached>>, ids: readonly number[]) =>
  matching
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
  const totals = await (
    await unreached(context, payrollMonthId)
  )
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      sql<number>`count(*) filter (where not ${canSignIn})`.as('withoutUser'),
    ])
    .executeTakeFirstOrThrow()
  return { payrollMonthId, ...totals }
}
export type UnreachedTotals = Awaited<ReturnType<typeof unreachedTotals>>

const canSignIn = sql<boolean>`exists (select from login
  where login.company_id = app.current_company()
    and login.user_id = payslip.user_id and not login.is_disabled)`

/** The payslips of a month within reach about which nobody is written to, as a query to extend. */
async function unreached(context: Context, payrollMonthId: number) {
  const month = await monthById(context, payrollMonthId)
  const { runId, only } = await releasable(context, month)
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  return context.tx
    .selectFrom('payslip')
    .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
    .leftJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .leftJoin('payslipRelease as release', (join) =>
      join
        .onRef('release.payrollRunId', '=', 'payslip.payrollRunId')
        .onRef('release.userContractId', '=', 'payslip.userContractId'),
    )
    .innerJoin('users', 'users.id', 'payslip.userId')
    .where('payslip.payrollRunId', '=', runId)
    .$if(only !== null, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${only}::bigint[])`),
    )
    .where(sql<boolean>`(release.user_contract_id is null and not ${hasMail}
      or release.user_contract_id is not null and not release.mailed and not release.carried)`)
    .where(payslipWithin(context.reach('payslips.massRead'), columns, context.actor.userId))
}
