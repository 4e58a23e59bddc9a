import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'

/** The contracts whose finiquito a permission opens. */
export const contractsWithin = ({ tx, reach, actor }: Context, permission: Permission) =>
  liveContracts(tx).where(contractWithin({ reach, actor }, permission))

const liveContracts = (tx: Tx) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')

/**
 * Condition on an ending: it is registered, and the actor may know of it. Nobody finds their own
 * ending while it is kept from them.
 */
export const knownEnding = ({
  actor,
}: Pick<Context, 'actor'>) => sql<boolean>`(ending.status = 'DONE'
  or (ending.status = 'PREPARED' and contract.user_id <> ${actor.userId ?? 0}))`

/** Contracts as they are on a day, with their razón social, its choices and their ending. */
const contractsAt = (
  query: ReturnType<typeof contractsWithin>,
  day: ISODate,
  known = sql<boolean>`ending.status = 'DONE'`,
) =>
  query
    .leftJoin('userContractVersion as terms', (join) =>
      heldOn(join.onRef('terms.userContractId', '=', 'contract.id'), 'terms', day),
    )
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on(known),
    )
    .innerJoin('businessOption as option', 'option.businessId', 'contract.businessId')
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'contract.code'])
    .select(['contract.initialDate', 'contract.finalDate', 'users.rut', 'terms.jobTitle'])
    .select(['terms.isDomestic', 'terms.contractType', 'terms.paymentPeriod'])
    .select(['terms.monthlySalaryValue', 'terms.monthlySalaryCurrency', 'terms.daysPerWeek'])
    .select(['ending.publicComment as grounds', 'ending.contractFinalDate as endsOn'])
    .select(['business.name as businessName', 'business.businessName as legalName'])
    .select(['business.rut as businessRut', 'business.address as businessAddress'])
    .select(nameIn('contract.userId').as('name'))
    .select(answeredOptions)

/**
 * A contract within reach as it is on its last day; out of reach is answered as not found. The
 * calculation shows the pay of its last months, and asks for the right to these payslips too.
 */
export async function contractAt(context: Context, id: number, day: ISODate) {
  const { reach, actor } = context
  const within = contractsWithin(context, 'settlements.read').where(
    contractWithin({ reach, actor }, 'payslips.read'),
  )
  const row = await contractsAt(within, day, knownEnding(context))
    .where('contract.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
export type EndingContract = Awaited<ReturnType<typeof contractAt>>

/** Some contracts as they are on a day. Whoever asks has looked already at whose they may be. */
export const contractsOnLastDay = (tx: Tx, ids: readonly number[], day: ISODate) =>
  contractsAt(liveContracts(tx), day)
    .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
    .execute()

/** The facts on which the ending of a contract rests, as its letter says them. */
export async function groundsOf(
  context: Context,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await context.tx
    .selectFrom('contractSettlement as ending')
    .innerJoin('userContract as contract', 'contract.id', 'ending.userContractId')
    .select(['ending.userContractId', 'ending.publicComment as grounds'])
    .where(sql<boolean>`ending.user_contract_id = any(${[...contractIds]}::bigint[])`)
    .where(knownEnding(context))
    .execute()
  return new Map(rows.map(({ userContractId, grounds }) => [userContractId, grounds]))
}
