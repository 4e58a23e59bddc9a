import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'
import { contractsInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  loginNameIn,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { Posted } from '../model/differences.ts'

type Group = Posted['group']
const groupOf = (group: string): Group =>
  group === 'DEDUCTION' || group === 'EMPLOYER' || group === 'BASE' ? group : 'EARNING'

/** The amounts posted for each closed month, contract and concept, in all open months so far. */
export async function postedSums(
  { tx }: Pick<Context, 'tx'>,
  originIds: readonly number[],
  contractIds: readonly number[],
) {
  if (originIds.length === 0) return new Map<string, Posted[]>()
  const rows = await tx
    .selectFrom('retroactiveLine')
    .select(({ fn }) => [
      'originMonthId',
      'userContractId',
      'concept',
      'lineGroup',
      fn.max('label').as('label'),
      fn.sum<number>('amount').as('amount'),
    ])
    .where('originMonthId', 'in', [...originIds])
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .groupBy(['originMonthId', 'userContractId', 'concept', 'lineGroup'])
    .execute()
  const sums = new Map<string, Posted[]>()
  for (const { originMonthId, userContractId, concept, lineGroup, label, amount } of rows) {
    const key = keyOf(originMonthId, userContractId)
    const line = { concept, label, group: groupOf(lineGroup), amount: Number(amount) }
    sums.set(key, [...(sums.get(key) ?? []), line])
  }
  return sums
}

export const keyOf = (monthId: number, contractId: number): string => `${monthId}:${contractId}`

type Filter = { payrollMonthId: number; search: string | null }

/**
 * The net amounts posted into a month by person and month of origin, of the people whose pay may be
 * seen, in pages. A search takes words of the name and the RUT.
 */
export async function retroactivePosted(
  context: Context,
  input: ListInput<Filter, 'name' | 'originMonth' | 'amount'>,
) {
  const { payrollMonthId, search } = input.filter
  const month = await monthById(context, payrollMonthId)
  const matching = contractsInSight(context, month.businessId)
    .innerJoin(postedInto(context.tx, payrollMonthId), 'posted.userContractId', 'contract.id')
    .innerJoin('payrollMonth as origin', 'origin.id', 'posted.originMonthId')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
  const { by, descending } = input.sort
  const direction = descending ? 'desc' : 'asc'
  const ordered = matching
    .select(['contract.id as contractId', 'contract.userId', 'users.rut', personName.as('name')])
    .select(['origin.yearMonth as originMonth', 'posted.amount', 'posted.lines'])
    .select(['posted.postedAt', sql<string | null>`${sql.raw(author)}`.as('author')])
    .$if(by === 'originMonth', (query) => query.orderBy('origin.yearMonth', direction))
    .$if(by === 'amount', (query) => query.orderBy('posted.amount', direction))
    .orderBy(personSurname, by === 'name' ? direction : 'asc')
    .orderBy('contract.id')
    .orderBy('origin.yearMonth')
  return listed(matching, ordered, input)
}
export type PostedRow = Awaited<ReturnType<typeof retroactivePosted>>['rows'][number]

const author = loginNameIn('posted.author_login_id')

/** What was posted into a month, each person's month of origin in one row. */
const postedInto = (tx: Tx, payrollMonthId: number) =>
  tx
    .selectFrom('retroactiveLine as line')
    .select(['line.userContractId', 'line.originMonthId'])
    .select(({ fn }) => [
      fn.countAll<number>().as('lines'),
      fn.max('line.postedAt').as('postedAt'),
      fn.max('line.authorLoginId').as('authorLoginId'),
      sql<number>`sum(case line.line_group when 'EARNING' then line.amount
        when 'DEDUCTION' then -line.amount else 0 end)::bigint`.as('amount'),
    ])
    .where('line.payrollMonthId', '=', payrollMonthId)
    .where('line.lineGroup', '<>', 'BASE')
    .groupBy(['line.userContractId', 'line.originMonthId'])
    .as('posted')
