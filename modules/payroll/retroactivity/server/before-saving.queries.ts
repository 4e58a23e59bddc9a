import { yearMonthOf, type YearMonth } from '#chile/period.ts'
import type { ISODate } from '#chile/dates.ts'
import { contractChanges, requireContract } from '#modules/people/contracts/server/index.ts'
import { updateUser } from '#modules/people/people/server/index.ts'
import { contractRowsInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { payingMonth } from './closed-months.queries.ts'
import { owedOfPerson } from './amounts-owed.queries.ts'

/** The debts of closed months that a change would cause in one razón social. */
export type Consequence = {
  businessId: number
  businessName: string
  /** The closed months from the day of the change. */
  closedMonths: YearMonth[]
  /** The open month that pays; null until one is opened. */
  payIn: { id: number; yearMonth: YearMonth } | null
  /** Whether the amounts are hidden from this reader. */
  hidden: boolean
  owed: { contractId: number; originMonth: YearMonth; toPay: number }[]
}

type ContractChange = Parameters<typeof contractChanges.update>[1]

/**
 * The debts of closed months that a contract change would cause: makes the change, calculates what
 * is owed, and rolls everything back.
 */
export async function owedByContractChange(context: Context, change: ContractChange) {
  const { userId } = await requireContract(context, change.id, 'contracts.update')
  return asIf(context, userId, change.from, () => contractChanges.update(context, change))
}

type PersonChange = Parameters<typeof updateUser>[1]

/** The same for a change of a person's data. */
export const owedByPersonChange = (context: Context, change: PersonChange) =>
  asIf(context, change.id, change.from, () => updateUser(context, change))

async function asIf(
  context: Context,
  person: number,
  from: ISODate | null,
  change: () => Promise<unknown>,
): Promise<Consequence[]> {
  const { client } = context
  await client.query('savepoint as_if')
  try {
    await change()
    return await consequences(context, person, yearMonthOf(from ?? context.today))
  } finally {
    await client.query('rollback to savepoint as_if')
  }
}

async function consequences(context: Context, person: number, from: YearMonth) {
  const found: Consequence[] = []
  // A person has one razón social as a rule, and never more than a few.
  for (const { businessId, businessName, closedMonths } of await closedSince(
    context,
    person,
    from,
  )) {
    const last = closedMonths.at(-1) ?? from
    const { owed } = await owedOfPerson(context, { businessId, yearMonth: last }, person)
    const seen = await contractRowsInSight(context, businessId)
      .select('contract.id')
      .where('contract.userId', '=', person)
      .execute()
    const hidden = owed.some(({ contractId }) => !seen.some(({ id }) => id === contractId))
    found.push({
      businessId,
      businessName,
      closedMonths,
      payIn: await payingMonth(context, businessId),
      hidden,
      owed: hidden
        ? []
        : owed.map(({ contractId, originMonth, toPay }) => ({ contractId, originMonth, toPay })),
    })
  }
  return found
}

/** The razones sociales of a person, with their closed months since one month. */
async function closedSince({ tx }: Context, person: number, from: YearMonth) {
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.businessId', 'business.name as businessName', 'month.yearMonth'])
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)
    .where('month.yearMonth', '>=', from)
    .where('month.businessId', 'in', (eb) =>
      eb.selectFrom('userContract').select('businessId').where('userId', '=', person),
    )
    .orderBy('business.name')
    .orderBy('month.yearMonth')
    .execute()
  return [...Map.groupBy(rows, ({ businessId }) => businessId)].map(([businessId, of]) => ({
    businessId,
    businessName: of[0]?.businessName ?? '',
    closedMonths: of.map(({ yearMonth }) => yearMonth),
  }))
}
