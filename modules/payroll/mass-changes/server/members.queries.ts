import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, nextMonth, type YearMonth } from '#chile/period.ts'
import { choosePeople, inForce, ofRuts } from '#modules/people/chosen-people/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { isAtPlace } from '#modules/people/structure/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { invalid } from '#platform/server/errors.ts'
import type { MassChangeKind, RaiseMode, RaiseRounding } from '../model/mass-change.ts'

/** A change as it is asked for: what, from when, and the chosen people. */
export type Asked = {
  kind: MassChangeKind
  businessId: number
  fromDate: ISODate | null
  startMonth: YearMonth | null
  endMonth: YearMonth | null
  raiseMode: ValueOf<typeof RaiseMode> | null
  value: string | null
  rounding: ValueOf<typeof RaiseRounding> | null
  least: number | null
  itemCode: string | null
  jobTitle: string | null
  area: string | null
  branchOffice: string | null
  syndicateId: number | null
  ruts: string | null
}

/** A change that may be made, with what it is called: checked by `wantedOf`. */
export type Wanted = Asked & { unit: string; itemLabel: string | null }

/** The right over each person that a change of its kind needs. */
export const rightOf: Readonly<Record<MassChangeKind, Permission>> = {
  RAISE: 'contracts.update',
  ITEM: 'userItems.create',
  ITEM_END: 'userItems.update',
  ALLOWANCE: 'users.update',
}

/** The days in some of which a contract has to be in force to be part of a change. */
function daysOf({ kind, fromDate, startMonth, endMonth }: Asked): [ISODate, ISODate] {
  if (kind === 'ITEM') {
    if (startMonth === null) throw invalid('startMonth', 'Indique desde qué mes')
    return [firstDay(startMonth), lastDay(startMonth)]
  }
  if (kind === 'ITEM_END') {
    if (endMonth === null) throw invalid('endMonth', 'Indique el último mes')
    return [firstDay(nextMonth(endMonth)), lastDay(nextMonth(endMonth))]
  }
  if (fromDate === null) throw invalid('fromDate', 'Indique desde cuándo rige')
  return [fromDate, fromDate]
}

/** The razón social of a change, and those days. */
function spanOf(asked: Asked) {
  const [from, to] = daysOf(asked)
  return { businessId: asked.businessId, from, to }
}

/** The contracts that a change is of, within reach: those in force that were chosen. */
export function membersOf(acting: Acting, asked: Asked) {
  const { kind, jobTitle, area, branchOffice, syndicateId } = asked
  return choosePeople(acting, rightOf[kind], { ...spanOf(asked), jobTitle, area })
    .innerJoin('users as owner', 'owner.id', 'contract.userId')
    .select('owner.rut')
    .where((eb) => eb.and(chosenContracts(asked)))
    .where((eb) => equalTo(eb, { 'held.syndicateId': syndicateId }))
    .$if(branchOffice !== null, (query) =>
      query.where(isAtPlace('branchOffice', 'held', branchOffice)),
    )
}

/** The same to be counted: the terms of a contract are read only if somebody is chosen by them. */
export function countable(acting: Acting, asked: Asked) {
  const { jobTitle, area, branchOffice, syndicateId } = asked
  const byTerms = [jobTitle, area, branchOffice, syndicateId].some((one) => one !== null)
  return acting.tx
    .selectFrom('userContract as contract')
    .innerJoin('users as owner', 'owner.id', 'contract.userId')
    .select('contract.id')
    .where('contract.status', '<>', 'DELETED')
    .where((eb) => eb.and(inForce(spanOf(asked))))
    .where(contractWithin(acting, rightOf[asked.kind]))
    .where((eb) => eb.and(chosenContracts(asked)))
    .$if(byTerms, (query) =>
      query.where(
        'contract.id',
        'in',
        membersOf(acting, asked).clearSelect().select('contract.id'),
      ),
    )
}

/** What the `contract` of a choice and its `owner` have to be besides, whatever its terms are. */
function chosenContracts(asked: Asked) {
  const { kind, jobTitle, ruts } = asked
  const { from, to } = spanOf(asked)
  return [
    ...(jobTitle === null ? [] : [onceHad(jobTitle)]),
    ...(ruts === null ? [] : [ofRuts('owner.rut', ruts)]),
    ...(kind === 'ITEM_END' ? [hasItem(asked)] : []),
    ...(kind === 'ALLOWANCE' ? [hasBurdens(from), isFirst(from, to)] : []),
  ]
}

/** Those who had a job at some time are few, and found by its index. */
const onceHad = (jobTitle: string) =>
  sql<boolean>`contract.id in (select one.user_contract_id from user_contract_version one
    where one.company_id = app.current_company() and one.superseded_at is null
      and one.job_title = ${jobTitle})`

const hasItem = ({ itemCode, endMonth }: Asked) =>
  sql<boolean>`exists (select from user_item i where i.company_id = app.current_company()
    and i.user_contract_id = contract.id and i.item_code = ${itemCode}
    and i.origin is null and i.status = 'ACTIVE'
    and coalesce(i.end_month, 999999) > ${endMonth})`

const hasBurdens = (day: ISODate) =>
  sql<boolean>`exists (select from user_version v where v.company_id = app.current_company()
    and v.user_id = contract.user_id and v.superseded_at is null
    and v.valid @> ${day}::date and v.subject_to_family_allowance
    and v.simple_burdens + v.maternal_burdens + v.disabled_burdens > 0)`

/** A bracket is of a person: of several contracts the first one stands for them. */
const isFirst = (from: ISODate, to: ISODate) =>
  sql<boolean>`not exists (select from user_contract other
    where other.company_id = app.current_company() and other.user_id = contract.user_id
      and other.business_id = contract.business_id and other.status <> 'DELETED'
      and other.initial_date <= ${to}::date
      and (other.final_date is null or other.final_date >= ${from}::date)
      and other.id < contract.id)`

/** Contracts of a change that a request reads by itself; more are the worker's. */
export const mostInRequest = 300

/** The contracts that a change is of, by their number: all of them, or so many at the most. */
export async function memberIds(acting: Acting, asked: Asked, most?: number): Promise<number[]> {
  const rows = await countable(acting, asked)
    .$if(most === undefined, (query) => query.orderBy('contract.id'))
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
  return rows.map(({ id }) => id)
}

/** Some of the contracts that a change is of; those that left it meanwhile are not among them. */
export const membersAmong = (acting: Acting, asked: Asked, ids: readonly number[]) =>
  membersOf(acting, asked)
    .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
    .orderBy('contract.id')
    .execute()

export type Member = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]
