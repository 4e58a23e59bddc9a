import { lastPerson, nameIn } from '#platform/server/sql/person-names.ts'
import { shortNameOf } from '#chile/names.ts'
import type { ISODate } from '#chile/dates.ts'
import {
  areaName,
  branchOfficeName,
  unitName,
  unitNames,
} from '#modules/people/structure/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { entityRow, shownRow } from '#platform/server/records/entity-rows.ts'
import { notFound } from '#platform/server/errors.ts'
import { type Change, historyOf } from '#platform/server/records/history.ts'
import { Contract, openFields, reservedFields, versionedFields } from '../model/contract.ts'
import { warningsOf } from '../model/rules.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { personRecord } from './person-record.ts'
import { auditReading } from './scope.ts'
import { healthPlan, noPlan, standing } from './standing.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { ContractState } from '../model/catalogs.ts'

export const contractVersions = { table: 'userContractVersion', owner: 'userContractId' } as const

/** Contracts as of a day; before its first version a contract shows that version. */
export const contractsOn = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userContractVersion as one')
          .selectAll('one')
          .whereRef('one.userContractId', '=', 'contract.id')
          .where('one.supersededAt', 'is', null)
          .orderBy(sql`one.valid @> ${day}::date`, 'desc')
          .orderBy(sql`lower(one.valid)`)
          .limit(1)
          .as('held'),
      (join) => join.onTrue(),
    )
    .innerJoin('business', 'business.id', 'contract.businessId')
    .leftJoin('syndicate', 'syndicate.id', 'held.syndicateId')
    .selectAll('held')
    .select([areaName('held').as('area'), branchOfficeName('held').as('branchOffice')])
    .select(unitName('held').as('hierarchyNodeName'))
    .select(sql<ISODate>`lower(held.valid)::text`.as('versionFrom'))
    .select(sql<ISODate | null>`upper(held.valid)::text`.as('nextFrom'))
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'contract.code'])
    .select(['contract.userCode', 'contract.status', 'contract.initialDate', 'contract.finalDate'])
    .select(['contract.signatureDate', 'contract.signed', 'contract.version'])
    .select(['contract.signatureIntegrationCode', 'held.id as versionId'])
    .select(['business.name as businessName', 'syndicate.name as syndicateName'])
    .select([
      nameIn('held.supervisorId').as('supervisorName'),
      nameIn('contract.userId').as('fullname'),
    ])
    .select(stateOn(day).as('state'))
    .where('contract.status', '<>', 'DELETED')

const stateOn = (day: ISODate) => sql<ValueOf<typeof ContractState>>`case
  when contract.final_date < ${day}::date then 'LEFT'
  when contract.status = 'SUSPENDED' then 'SUSPENDED'
  when contract.initial_date > ${day}::date then 'INCOMING'
  else 'ACTIVE' end`

/** The contracts of some links between people and razones sociales, within the actor's reach. */
export const contractsOfLinks = (context: Context, links: readonly number[]) =>
  reachable(context, null)
    .select('contract.userBusinessId')
    .where(sql<boolean>`contract.user_business_id = any(${[...links]}::bigint[])`)
    .execute()

type Ask = { asOf?: ISODate | null; reveal?: boolean | null }

/** The contracts of a person that the actor reaches, newest first, as they were on a day. */
export async function userContracts(
  context: Context,
  { userId, ...ask }: Ask & { userId: number },
) {
  const rows = await reachable(context, ask.asOf).where('contract.userId', '=', userId).execute()
  if (rows.length > 0 && shows(context, userId, ask)) auditReading(context, userId)
  return completed(context, rows, ask)
}

/** One contract as it was on a day. Pay is shown as in `userContracts`. */
export async function userContract(context: Context, { id, ...ask }: Ask & { id: number }) {
  const rows = await reachable(context, ask.asOf).where('contract.id', '=', id).execute()
  const [row] = rows
  if (!row) throw notFound()
  const shown = shows(context, row.userId, ask)
  if (shown) auditReading(context, row.userId)
  const [contract] = await completed(context, rows, ask)
  if (!contract) throw notFound()
  return shown ? { ...contract, ...(await healthPlan(context, contract)) } : contract
}

/** Some contracts within reach as of today, pay hidden as in `userContracts`, by their ids. */
export async function contractsById(context: Context, ids: readonly number[]) {
  const rows = await reachable(context, null)
    .where(sql<boolean>`contract.id = any(${[...ids]}::bigint[])`)
    .execute()
  const contracts = await completed(context, rows, {})
  return new Map(contracts.map((contract) => [contract.id, contract]))
}

/**
 * A contract as its author has just written it: the pay in it is theirs, so nobody read any, and
 * the health plan of the person stays in their record. One statement, which also refuses a contract
 * that its author would not reach.
 */
export async function writtenContract(context: Context, id: number, asOf: ISODate) {
  const rows = await reachable(context, asOf).where('contract.id', '=', id).execute()
  const [contract] = await completed(context, rows, { asOf, reveal: true })
  if (!contract) throw notFound()
  return contract
}

export type ContractRow = Awaited<ReturnType<typeof userContract>>

const reachable = (context: Context, asOf: ISODate | null | undefined) =>
  contractsOn(context.tx, asOf ?? context.today)
    .where(contractWithin(context, 'contracts.read'))
    .orderBy('contract.initialDate', 'desc')
    .orderBy('contract.id', 'desc')

/**
 * Pay is answered to the person; to others with the right to it on request, and that is audited.
 */
const shows = ({ actor }: Context, userId: number, { reveal }: Ask) =>
  reveal === true || userId === actor.userId

type Row = Awaited<ReturnType<ReturnType<typeof reachable>['execute']>>[number]

async function completed(context: Context, rows: readonly Row[], ask: Ask) {
  const day = ask.asOf ?? context.today
  const isShown = (row: Row) => shows(context, row.userId, ask)
  const facts = await factsOf(context, rows.filter(isShown), day)
  const changeable = context.can('contracts.update')
  return rows.map((row) => {
    const revealed = isShown(row)
    return {
      ...row,
      ...entityRow(Contract, openFields, row),
      ...shownRow(Contract, reservedFields, revealed ? row : undefined),
      syndicateName: revealed ? row.syndicateName : null,
      ...standing(row, context.today),
      ...noPlan,
      asOf: day,
      revealed,
      canUpdate: changeable,
      warnings: revealed ? warnings(row, day, facts) : [],
    }
  })
}

/**
 * Warnings about a contract as it is on a day: values that are allowed but deserve a second look.
 */
export async function warningsOn(context: Context, id: number, day: ISODate): Promise<string[]> {
  const row = await contractsOn(context.tx, day)
    .where('contract.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return warnings(row, day, await factsOf(context, [row], day))
}

type Facts = { minimum: number | undefined; birthdays: ReadonlyMap<number, ISODate | null> }

function warnings(row: Row, day: ISODate, { minimum, birthdays }: Facts): string[] {
  const { initialDate, finalDate } = row
  const terms = entityRow(Contract, versionedFields, row)
  const birthday = birthdays.get(row.userId) ?? null
  return warningsOf({ ...terms, initialDate, finalDate, birthday }, day, minimum)
}

/** The data that warnings need beside the contract: the minimum wage, and dates of birth. */
async function factsOf(context: Context, rows: readonly Row[], day: ISODate): Promise<Facts> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  if (userIds.length === 0) return { minimum: undefined, birthdays: new Map() }
  return {
    minimum: await minimumWage(context, day),
    birthdays: await personRecord.get().birthdays(context.tx, userIds),
  }
}
/** The minimum monthly wage in force in the month of a day, or `undefined` when it is not known. */
export async function minimumWage({ tx }: Context, day: ISODate): Promise<number | undefined> {
  const month = Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7))
  const { rows } = await sql<{ value: string }>`select value from legal_parameter
    where key = 'IMM' and valid_from <= ${month} and (valid_to is null or valid_to >= ${month})
    order by valid_from desc limit 1`.execute(tx)
  const value = Number(rows[0]?.value)
  return Number.isFinite(value) && rows[0] ? value : undefined
}

/** The history of a contract: each value, its dates and its author. */
export async function contractHistory(
  context: Context,
  { id, reveal }: { id: number; reveal?: boolean | null },
) {
  const contract = await userContract(context, { id, reveal: reveal ?? null })
  const names = contract.revealed ? versionedFields : openFields
  const history = await historyOf(context.tx, contractVersions, id, Contract, names)
  return { ...history, changes: await named(context, history.changes) }
}

/** Replaces the ids of supervisors and unions in changes by their names. */
async function named({ tx }: Context, changes: readonly Change[]): Promise<Change[]> {
  const idsOf = (attribute: string) =>
    changes
      .filter((change) => change.attribute === attribute)
      .flatMap(({ before, after }) => [before, after])
      .flatMap((id) => (id === null ? [] : [Number(id)]))
  const people = await tx
    .selectFrom(lastPerson(tx))
    .selectAll('person')
    .where(sql<boolean>`person.user_id = any(${idsOf('supervisorId')}::bigint[])`)
    .execute()
  const unions = await tx
    .selectFrom('syndicate')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${idsOf('syndicateId')}::bigint[])`)
    .execute()
  const names: Readonly<Record<string, ReadonlyMap<number, string>>> = {
    supervisorId: new Map(people.map((one) => [one.userId, shortNameOf(one)])),
    hierarchyNodeId: await unitNames(tx, idsOf('hierarchyNodeId')),
    syndicateId: new Map(unions.map((one) => [one.id, one.name])),
  }
  const word = (attribute: string, value: string | null) =>
    value === null ? null : (names[attribute]?.get(Number(value)) ?? value)
  return changes.map((change) => ({
    ...change,
    before: word(change.attribute, change.before),
    after: word(change.attribute, change.after),
  }))
}
