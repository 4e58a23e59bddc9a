import { documentTyped } from '#chile/rut.ts'
import {
  additionalMonth,
  basePayroll,
  closedPayslips,
} from '#modules/payroll/additional-engine/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { lastPerson, personSurname, userMatches } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { payslipShown } from '#modules/people/sight/server/index.ts'

type OfMonth = { payrollMonthId: number }
type Filter = OfMonth & {
  search: string | null
  contracts: readonly { contractId: number }[] | null
  people: readonly { rut: string }[] | null
}

/**
 * The contracts with a closed payslip in the month, in pages, each with its payment apart if there
 * is one. A search takes words of the name and the RUT; some contracts, or some people by their
 * RUT, are what somebody has typed or pasted.
 */
export async function additionalPayments(
  context: Context,
  input: ListInput<Filter, 'name' | 'net'>,
) {
  const { payrollMonthId } = input.filter
  const month = await additionalMonth(context, payrollMonthId)
  const { runId } = await basePayroll(context, month)
  const matching = matchingPayslips(context, runId, input.filter)
  const direction = input.sort.descending ? 'desc' : 'asc'
  const found = await matching
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'payslip.userId'))
    .leftJoin('additionalPayment as payment', (join) =>
      join
        .onRef('payment.userContractId', '=', 'payslip.userContractId')
        .on('payment.payrollMonthId', '=', payrollMonthId),
    )
    .select('payslip.userContractId as contractId')
    .$if(input.sort.by === 'net', (query) =>
      query.orderBy(sql`coalesce(payment.net, 0)`, direction),
    )
    .orderBy(personSurname, input.sort.by === 'name' ? direction : 'asc')
    .orderBy('payslip.userContractId')
    .$call(onPage(input.page))
    .execute()
  const ids = found.map(({ contractId }) => contractId)
  return {
    rows: await shownPayments(context, { payrollMonthId, runId }, ids),
    total: await totalOf(matching, input, ids.length),
  }
}
export type Additional = Awaited<ReturnType<typeof shownPayments>>[number]

/**
 * What a process pays: to how many people, of how many; its concept and the months in which it was
 * earned, as its first payment has them.
 */
export async function additionalTotals(context: Context, { payrollMonthId }: OfMonth) {
  const month = await additionalMonth(context, payrollMonthId)
  const { runId } = await basePayroll(context, month)
  const totals = await seenPayslips(context, runId)
    .leftJoin('additionalPayment as payment', (join) =>
      join
        .onRef('payment.userContractId', '=', 'payslip.userContractId')
        .on('payment.payrollMonthId', '=', payrollMonthId),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      fn.count<number>('payment.userContractId').as('given'),
      firstOf<string>('item_code', 'item_code is not null').as('itemCode'),
      firstOf<number>('accrued_from', 'accrued_from is not null').as('accruedFrom'),
      firstOf<number>('accrued_to', 'accrued_from is not null').as('accruedTo'),
    ])
    .executeTakeFirstOrThrow()
  return { payrollMonthId, ...totals }
}
export type AdditionalTotals = Awaited<ReturnType<typeof additionalTotals>>

/** A column of the first of the payments that have something. */
const firstOf = <T>(column: string, having: string) => sql<T | null>`(array_agg(
  ${sql.ref(`payment.${column}`)} order by payment.user_contract_id)
  filter (where ${sql.raw(`payment.${having}`)}))[1]`

/** The payslips of a closed run that the actor may see, as a query to extend. */
const seenPayslips = (context: Context, runId: number) =>
  context.tx
    .selectFrom('payslip')
    .innerJoin('users', 'users.id', 'payslip.userId')
    .where('payslip.payrollRunId', '=', runId)
    .where(payslipShown(context.reach('payslips.read'), context.actor.userId))

function matchingPayslips(context: Context, runId: number, { search, contracts, people }: Filter) {
  const ruts = people?.map(({ rut }) => documentTyped(rut))
  const ids = contracts?.map(({ contractId }) => contractId)
  return seenPayslips(context, runId)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`payslip.user_contract_id = any(${ids ?? []}::bigint[])`),
    )
    .$if(ruts !== undefined, (query) =>
      query.where(sql<boolean>`users.rut = any(${ruts ?? []}::text[])`),
    )
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
}

type OfRun = OfMonth & { runId: number }

/** Some contracts of a closed run with their payments of a month, in the given order. */
async function shownPayments(
  context: Context,
  { payrollMonthId, runId }: OfRun,
  ids: readonly number[],
) {
  const seen = payslipShown(context.reach('payslips.read'), context.actor.userId)
  const people = await closedPayslips(context, runId, { only: ids, seen })
  const rows = await context.tx
    .selectFrom('additionalPayment')
    .select(['userContractId', 'itemCode', 'value', 'earnings', 'deductions', 'net'])
    .select(['accruedFrom', 'accruedTo'])
    .where('payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const given = new Map(rows.map((row) => [row.userContractId, row]))
  const known = new Map(people.map((one) => [one.contractId, one]))
  return ids.flatMap((contractId) => {
    const one = known.get(contractId)
    if (!one) return []
    const { name, rut } = readSnapshot(one.snapshot)
    const row = given.get(contractId)
    return {
      payrollMonthId,
      contractId,
      userId: one.userId,
      name,
      rut,
      itemCode: row?.itemCode ?? null,
      value: row?.value ?? null,
      earnings: row?.earnings ?? null,
      deductions: row?.deductions ?? null,
      net: row?.net ?? null,
      accruedFrom: row?.accruedFrom ?? null,
      accruedTo: row?.accruedTo ?? null,
    }
  })
}
