import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { relationsTo } from '#platform/model/states.ts'
import type { Listed } from '#platform/model/page.ts'
import { paidFiniquitos } from '#modules/money/contract-endings/server/index.ts'
import { settledDebts, settledRows } from '#modules/payroll/debts/server/index.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  type Documents,
  nameIn,
  surnameIn,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { SettlementStatus } from '../model/finiquito.ts'
import { jobOn, knownEnding } from './contract.queries.ts'
import { withDue } from './due-dates.queries.ts'
import { readTerms } from './stored-finiquito.ts'

export type SettlementFilter = {
  search?: string | null
  status?: SettlementStatus | null
  businessId?: number | null
  dismissalCause?: string | null
  /** Those that their person sees, or those that they do not. */
  isShown?: boolean | null
  /** Also those that were removed. */
  removed?: boolean
}
export const settlementSort = ['disengagementDate', 'fullname', 'status', 'toPay'] as const
export type SettlementSort = (typeof settlementSort)[number]

const columns = { user: 'settlement.userId', business: 'contract.businessId' }

/** The finiquitos within a permission's reach, of people whose pay the reader may see. */
const reached = ({ tx, reach, actor }: Context, permission: Permission) =>
  everySettlement(tx).where(payWithin(reach(permission), columns, actor.userId))

const everySettlement = (tx: Tx) =>
  tx
    .selectFrom('settlement')
    .innerJoin('userContract as contract', 'contract.id', 'settlement.userContractId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .innerJoin('users', 'users.id', 'settlement.userId')

const selected = (query: ReturnType<typeof reached>) =>
  query
    .select(['settlement.id', 'settlement.userContractId', 'settlement.userId'])
    .select(['settlement.status', 'settlement.dismissalCause', 'settlement.initialDate'])
    .select(['settlement.disengagementDate', 'settlement.payDate', 'settlement.toPay'])
    .select(['settlement.issuedAt', 'settlement.paidOn', 'settlement.response'])
    .select(sql<ISODate | null>`settlement.terms ->> 'notifiedOn'`.as('notifiedOn'))
    .select(['settlement.version', 'contract.code as contractCode'])
    .select(['users.rut', 'users.identificationType'])
    .select(['contract.businessId', 'business.name as businessName'])
    .select(nameIn('settlement.userId').as('fullname'))
    .select(jobOn(sql`settlement.disengagement_date`))
    .select(
      sql<Date | null>`(select shown.since from settlement_shown shown
        where shown.company_id = app.current_company() and shown.settlement_id = settlement.id)`.as(
        'shownSince',
      ),
    )

type Stored = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]
export type SettlementRow = Stored & { dueOn: ISODate | null }

/**
 * The finiquitos of a filter within the reach of a permission. What was removed is among them where
 * its state is asked for.
 *
 * @param documents whose documents are searched: an act answers how many people, and not their RUT
 */
export const matching = (
  context: Context,
  permission: Permission,
  filter: SettlementFilter,
  documents: Documents = context,
) =>
  reached(context, permission)
    .where((eb) => eb.and(userMatches(filter.search, documents)))
    .where((eb) => equalTo(eb, { 'settlement.status': filter.status }))
    .$if(!filter.status && !filter.removed, (query) =>
      query.where('settlement.status', '<>', 'DELETED'),
    )
    .where((eb) => equalTo(eb, { 'contract.businessId': filter.businessId }))
    .where((eb) => equalTo(eb, { 'settlement.dismissalCause': filter.dismissalCause }))
    .$if(typeof filter.isShown === 'boolean', (query) =>
      query.where(
        sql<boolean>`exists (select from settlement_shown seen
          where seen.company_id = app.current_company() and seen.settlement_id = settlement.id)
          = ${filter.isShown}`,
      ),
    )

/** A page of finiquitos. */
export async function settlements(
  context: Context,
  input: ListInput<SettlementFilter, SettlementSort>,
): Promise<Listed<SettlementRow>> {
  const { filter, sort } = input
  const found = matching(context, 'settlements.read', filter, 'RUT_SHOWN')
  const by = {
    disengagementDate: sql`settlement.disengagement_date`,
    fullname: surnameIn('settlement.userId'),
    status: sql`settlement.status`,
    toPay: sql`settlement.to_pay`,
  }[sort.by]
  const ordered = selected(found)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('settlement.id', 'desc')
  const { rows, total } = await listed(found, ordered, input)
  return { rows: await withDue(context.tx, rows), total }
}

/** One finiquito within reach with everything that is stored of it. */
export async function storedSettlement(context: Context, id: number) {
  const row = await whole(reached(context, 'settlements.read'))
    .select(endsOn(context))
    .where('settlement.id', '=', id)
    .executeTakeFirst()
  const [found] = row ? await withDue(context.tx, [row]) : []
  if (!found) throw notFound()
  return found
}

/** The last day of the contract; of one's own, without an ending that is kept from its person. */
const endsOn = (context: Context) =>
  sql<ISODate | null>`coalesce((select ending.contract_final_date
      from contract_settlement ending where ending.company_id = app.current_company()
        and ending.user_contract_id = settlement.user_contract_id
        and ${knownEnding(context)}),
    contract.final_date)::text`.as('endsOn')

const whole = (query: ReturnType<typeof reached>) =>
  selected(query)
    .select(['settlement.terms', 'settlement.facts', 'settlement.amounts', 'settlement.period'])
    .select(['settlement.planHash', 'settlement.parties', 'settlement.noticeDate'])

/** The finiquitos that whoever asks is shown of themselves, the newest first, whole. */
export async function ownShown({ tx, actor }: Context) {
  const rows = await whole(everySettlement(tx))
    .innerJoin('settlementShown as shown', 'shown.settlementId', 'settlement.id')
    .where('settlement.userId', '=', actor.userId ?? 0)
    .where('settlement.status', 'in', ['ISSUED', 'IN_PROGRESS', 'PAID'])
    .orderBy('settlement.disengagementDate', 'desc')
    .orderBy('settlement.id', 'desc')
    .execute()
  return withDue(tx, rows)
}

/** Some finiquitos, whole. Whoever asks has looked already at whose they may be. */
export async function storedSettlements(tx: Tx, ids: readonly number[]) {
  const rows = await whole(everySettlement(tx))
    .where(sql<boolean>`settlement.id = any(${[...ids]}::bigint[])`)
    .orderBy(surnameIn('settlement.userId'))
    .orderBy('settlement.id')
    .execute()
  return withDue(tx, rows)
}
export type StoredSettlement = Awaited<ReturnType<typeof storedSettlements>>[number]

paidFiniquitos.by('settlements', async (tx, endings) => {
  const { rows } = await sql<{ contract: number }>`select s.user_contract_id as contract
    from settlement s
    join unnest(${endings.map(({ userContractId }) => userContractId)}::bigint[],
      ${endings.map(({ contractFinalDate }) => contractFinalDate)}::date[])
      as ending (contract, last) on ending.contract = s.user_contract_id
      and ending.last = s.disengagement_date
    where s.company_id = app.current_company() and s.status = 'PAID'`.execute(tx)
  return new Set(rows.map(({ contract }) => contract))
})

type SettledRow = { contract: number; paidOn: string; terms: unknown }

/** What a paid finiquito asked back is owed no more; what it left out still is. */
settledDebts.by('settlements', async (tx, contracts) => {
  const { rows } =
    await sql<SettledRow>`select s.user_contract_id as contract, s.paid_on::text as "paidOn",
      s.terms
    from settlement s
    where s.company_id = app.current_company() and s.status = 'PAID'
      and s.user_contract_id = any(${[...contracts]}::bigint[])`.execute(tx)
  return new Map(
    rows.map(({ contract, paidOn, terms }) => {
      const without = new Set((readTerms(terms).withoutDebts ?? []).map(({ key }) => key))
      return [contract, { paidOn, without }]
    }),
  )
})

settledRows.by('settlements', {
  paid: sql`select paid.user_contract_id from settlement paid
    where paid.company_id = app.current_company() and paid.status = 'PAID'`,
  leftOut: sql`select paid.user_contract_id from settlement paid
    where paid.company_id = app.current_company() and paid.status = 'PAID'
      and paid.terms -> 'withoutDebts' -> 0 is not null`,
})

/** Locks a finiquito within the reach of a permission; out of reach is answered as not found. */
export async function lockedSettlement(context: Context, id: number, permission: Permission) {
  const row = await reached(context, permission)
    .where('settlement.id', '=', id)
    .selectAll('settlement')
    .forNoKeyUpdate('settlement')
    .executeTakeFirst()
  if (!row) throw notFound()
  const relations = relationsTo(row.userId === context.actor.userId)
  return { ...row, state: row.status, relations }
}
