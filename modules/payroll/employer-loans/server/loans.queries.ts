import {
  lastPerson,
  personBehind,
  personName,
  personSurname,
} from '#platform/server/sql/person-names.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import type { Permission } from '#access/services.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { LoanState, QuotaState } from '../model/loan.ts'
import { contains } from '#platform/server/sql/search.ts'

type StateOfQuota = ValueOf<typeof QuotaState>

type Filter = { search: string | null; state: ValueOf<typeof LoanState> | null }
type Sort = 'person' | 'balance' | 'startMonth'

/** Loans within reach, each with its balance and its next quota. */
export async function employerLoans(context: Context, input: ListInput<Filter, Sort>) {
  const { filter, sort, page } = input
  const matching = loanRows(context)
    .$if(filter.search !== null, (query) => query.where(contains(personName, filter.search)))
    .$if(filter.state === 'ACTIVE', (query) => query.where('paid.pending', '>', 0))
    .$if(filter.state === 'PAID', (query) => query.where('paid.pending', '=', 0))
  const rows = await matching
    .orderBy(orderOf(sort.by), sort.descending ? 'desc' : 'asc')
    .orderBy('loan.id')
    .$call(onPage(page))
    .execute()
  return { rows: rows.map(loanOf), total: await totalOf(matching, input, rows.length) }
}

function orderOf(by: Sort) {
  if (by === 'balance') return sql.ref('paid.pending')
  if (by === 'startMonth') return sql.ref('loan.startMonth')
  return personSurname
}

/** Quotas up to the last closed month count as discounted; later ones are pending. */
function loanRows(context: Context, permission: Permission = 'userItems.read') {
  const { reach, actor } = context
  return everyLoan(context).where(payWithin(reach(permission), columns, actor.userId))
}

const columns = { user: 'loan.userId', business: 'contract.businessId' }

/** Loans of a company with what is left of each, whosever they are. */
const everyLoan = (context: Context) =>
  context.tx
    .selectFrom('employerLoan as loan')
    .innerJoin('userContract as contract', 'contract.id', 'loan.userContractId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'loan.userId'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payrollMonth as month')
          .select(sql<number>`coalesce(max(month.year_month), 0)`.as('month'))
          .whereRef('month.businessId', '=', 'contract.businessId')
          .where('month.type', '=', 'PAYROLL')
          .where('month.isOpen', '=', false)
          .as('closed'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('employerLoanQuota as quota')
          .select([
            sql<number>`coalesce(sum(quota.amount), 0)::bigint`.as('pending'),
            sql<number>`count(*)::int`.as('quotasLeft'),
            sql<number | null>`min(quota.year_month)`.as('nextMonth'),
            sql<number | null>`max(quota.year_month)`.as('lastMonth'),
          ])
          .whereRef('quota.loanId', '=', 'loan.id')
          .where('quota.kind', '=', 'QUOTA')
          .whereRef('quota.yearMonth', '>', 'closed.month')
          .as('paid'),
      (join) => join.onTrue(),
    )
    .select([
      'loan.id',
      'loan.userContractId as contractId',
      'loan.userId',
      'loan.amount',
      'loan.totalQuotas',
      'loan.startMonth',
      'loan.grantedOn',
      'loan.comment',
      'loan.version',
      'contract.businessId',
      'business.name as businessName',
      'paid.pending',
      'paid.quotasLeft',
      'paid.nextMonth',
      'paid.lastMonth',
      'closed.month as closedMonth',
      personName.as('person'),
    ])

type LoanRow = { amount: number; pending: number }

const loanOf = <Row extends LoanRow>({ pending, ...row }: Row) => ({
  ...row,
  balance: pending,
  paid: row.amount - pending,
  state: stateOf(pending),
})
const stateOf = (pending: number): ValueOf<typeof LoanState> => (pending > 0 ? 'ACTIVE' : 'PAID')
export type Loan = Awaited<ReturnType<typeof employerLoans>>['rows'][number]

/** One loan within reach; out of reach is answered as not found. */
export async function loanById(context: Context, id: number, permission?: Permission) {
  const row = await loanRows(context, permission).where('loan.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return loanOf(row)
}

/** One loan with its history: quotas and early payments, and the balance after each. */
export async function employerLoan(context: Context, { id }: { id: number }) {
  return storyOf(context, await loanById(context, id))
}

async function storyOf(context: Context, loan: Loan) {
  const [story] = await storiesOf(context, [loan])
  if (!story) throw notFound()
  return story
}

/**
 * The loans of a person, each with its history: all of them to the person themselves, and to others
 * those within their reach.
 */
export async function userLoans(context: Context, { userId }: { userId: number }) {
  const { reach, actor } = context
  const rows = await everyLoan(context)
    .where('loan.userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('loan.userId', '=', actor.userId ?? 0),
        payWithin(reach('userItems.read'), columns, actor.userId),
      ]),
    )
    .orderBy('loan.grantedOn', 'desc')
    .orderBy('loan.id', 'desc')
    .execute()
  return storiesOf(context, rows.map(loanOf))
}

/** A loan that its person may read, or somebody who keeps items. */
export async function readableLoan(context: Context, id: number) {
  const { reach, actor } = context
  const row = await everyLoan(context)
    .where('loan.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('loan.userId', '=', actor.userId ?? 0),
        payWithin(reach('userItems.read'), columns, actor.userId),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw notFound()
  return storyOf(context, loanOf(row))
}

/** Adds to some loans their quotas, payments and pauses: two statements for any number of them. */
async function storiesOf({ tx }: Context, loans: readonly Loan[]) {
  const ids = loans.map(({ id }) => id)
  const quotas = await tx
    .selectFrom('employerLoanQuota')
    .select(['loanId', 'kind', 'yearMonth', 'amount', 'carried', 'paidOn', 'way', 'comment'])
    .where(sql<boolean>`loan_id = any(${ids}::bigint[])`)
    .orderBy('yearMonth')
    .orderBy('kind')
    .orderBy('id')
    .execute()
  const pauses = await tx
    .selectFrom('employerLoanPause as pause')
    .select(['pause.loanId', 'pause.fromMonth', 'pause.months', 'pause.reason', 'pause.createdAt'])
    .select(sql<string | null>`${sql.raw(personBehind('pause.login_id'))}`.as('author'))
    .where(sql<boolean>`pause.loan_id = any(${ids}::bigint[])`)
    .orderBy('pause.id')
    .execute()
  const quotasOf = Map.groupBy(quotas, ({ loanId }) => loanId)
  const pausesOf = Map.groupBy(pauses, ({ loanId }) => loanId)
  return loans.map((loan) => ({
    ...loan,
    schedule: scheduleWith(loan, quotasOf.get(loan.id) ?? []),
    pauses: pausesOf.get(loan.id) ?? [],
  }))
}

type Stored = {
  kind: 'QUOTA' | 'EARLY'
  yearMonth: number
  amount: number
  carried: number
}

function scheduleWith<Row extends Stored>(loan: Loan, rows: readonly Row[]) {
  let owed = loan.amount
  return rows.map((row, index) => {
    owed -= row.amount - row.carried
    const discounted = row.yearMonth <= loan.closedMonth
    const state: StateOfQuota =
      row.kind === 'EARLY' ? 'EARLY' : discounted ? takenOf(row) : 'PENDING'
    return { ...row, number: index + 1, state, owed }
  })
}

/** Whether the payslip discounted a quota whole, in part or not at all. */
const takenOf = ({ amount, carried }: { amount: number; carried: number }) =>
  carried === 0 ? 'DISCOUNTED' : carried < amount ? 'PARTIAL' : 'CARRIED'
export type LoanStory = Awaited<ReturnType<typeof employerLoan>>
