import type { RawBuilder } from 'kysely'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { inSurnameOrder, nameIn, personFound } from '#platform/server/sql/person-names.ts'

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

/** The job of a contract on a day. */
export const jobOn = (day: RawBuilder<unknown>) =>
  sql<string | null>`(select terms.job_title from user_contract_version terms
    where terms.company_id = app.current_company() and terms.user_contract_id = contract.id
      and terms.superseded_at is null and terms.valid @> (${day})::date)`.as('jobTitle')

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

type Offered = {
  businessId: number | null
  search: string | null
  /** One contract alone. */
  userContractId: number | null
  /** Also those that have a finiquito already, which is named. */
  withSettled: boolean | null
}
const MOST_OFFERED = 50

/**
 * Contracts that have no finiquito yet, or all with theirs: first those whose last day is known.
 * Each kind is asked for when those before it leave room, so that a page of a large company is
 * read from the index of surnames.
 */
export async function contractsSettlement(context: Context, asked: Offered) {
  const { search, userContractId, withSettled } = asked
  const all = { few: true, where: withSettled ? sql<boolean>`true` : sql<boolean>`made.id is null` }
  const kinds =
    search !== null || userContractId !== null
      ? [all]
      : [
          { few: true, where: sql<boolean>`made.id is null and ${ends} and ${mayEnd}` },
          { few: false, where: sql<boolean>`made.id is null and not ${ends}` },
          ...(withSettled ? [{ few: true, where: sql<boolean>`made.id is not null` }] : []),
        ]
  const found: SettleableContract[] = []
  for (const { few, where } of kinds) {
    if (found.length < MOST_OFFERED) {
      const more = await offered(context, asked, few).where(where).limit(MOST_OFFERED).execute()
      found.push(...more.slice(0, MOST_OFFERED - found.length))
    }
  }
  return found
}

/** Whether the last day of a contract is known. */
const ends = sql<boolean>`coalesce(ending.contract_final_date, contract.final_date) is not null`

/** The contracts with a last day of their own or an ending, as numbers: few of a large company. */
const mayEnd = sql<boolean>`contract.id = any(array(
  select own.id from user_contract own
  where own.company_id = app.current_company() and own.final_date is not null
  union all
  select known.user_contract_id from contract_settlement known
  where known.company_id = app.current_company() and known.status <> 'UNDONE'))`

function offered(context: Context, { businessId, search, userContractId }: Offered, few: boolean) {
  return contractsWithin(context, 'settlements.read')
    .leftJoin('contractSettlement as ending', (join) =>
      join.onRef('ending.userContractId', '=', 'contract.id').on(knownEnding(context)),
    )
    .leftJoin('settlement as made', (join) =>
      join.onRef('made.userContractId', '=', 'contract.id').on('made.status', '<>', 'DELETED'),
    )
    .where((eb) =>
      equalTo(eb, { 'contract.businessId': businessId, 'contract.id': userContractId }),
    )
    .$if(search !== null, (query) =>
      query.where(personFound('contract.userId', search ?? '', 'RUT_SHOWN')),
    )
    .where('contract.status', '=', 'ACTIVE')
    .select(['contract.id', 'contract.userId', 'contract.code', 'users.rut'])
    .select(['contract.initialDate', 'business.name as businessName'])
    .select(['made.id as settlementId', 'made.status as settlementStatus'])
    .select(
      sql<string | null>`coalesce(ending.contract_final_date, contract.final_date)`.as('finalDate'),
    )
    .select('ending.dismissalCause as endingCause')
    .select(nameIn('contract.userId').as('fullname'))
    .select(
      jobOn(sql`greatest(contract.initial_date, least(${context.today}::date,
        ending.contract_final_date, contract.final_date))`),
    )
    .$if(few, (query) => query.orderBy(sql`made.id is not null`).orderBy(sql`not ${ends}`))
    .$call(inSurnameOrder(context.tx, 'contract.userId', { few }))
    .orderBy('contract.id')
}
export type SettleableContract = Awaited<ReturnType<ReturnType<typeof offered>['execute']>>[number]
