import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'
import { blocks, isPrivate } from '#modules/people/sight/server/index.ts'
import { snapshotOf } from '../model/changes.ts'
import type { Part } from '../model/parts.ts'
import { keptOf } from '../model/words.ts'
import type { BlockedPart, Owner } from '#platform/model/registry.ts'

type Whose = Pick<Person, 'businessIds' | 'isPrivate' | 'blocked'>

/** The owner of a row: a person, in a razón social; or a razón social; or neither. */
export type Owned = {
  person?: Whose & { userId: number }
  businessId?: number
  monthId?: number
}

type Kind = keyof Owner

/** The id in the column of one kind that identifies the owner of a row. */
export function ownerOf(part: Part, kind: Kind): number | undefined {
  const column = keptOf(part.entity)?.owner[kind]
  if (column === undefined) return undefined
  const value =
    column === 'entityId'
      ? part.entityId
      : { ...snapshotOf(part.before), ...snapshotOf(part.after) }[column]
  return numberOf(value)
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

export const idsOf = (values: readonly (number | undefined)[]): number[] => [
  ...new Set(values.filter((value) => value !== undefined)),
]

type Contract = { userId: number; businessId: number; code: string }
type Months = ReadonlyMap<number, { businessId: number }>
type People = ReadonlyMap<number, Whose>

/** The owner of a part, from the contracts, loans, months and people that were read. */
export function ownedBy(
  part: Part,
  of: {
    contracts: ReadonlyMap<number, Contract>
    loans: ReadonlyMap<number, number>
    months: Months
    people: People
  },
): Owned {
  const loan = ownerOf(part, 'loan')
  const contractId = ownerOf(part, 'contract') ?? (loan && of.loans.get(loan))
  const contract = contractId === undefined ? undefined : of.contracts.get(contractId)
  const monthId = ownerOf(part, 'month')
  const userId = ownerOf(part, 'user') ?? contract?.userId
  const person = userId === undefined ? undefined : of.people.get(userId)
  const businessId =
    ownerOf(part, 'business') ??
    contract?.businessId ??
    (monthId === undefined ? undefined : of.months.get(monthId)?.businessId)
  const businessIds = businessId === undefined ? (person?.businessIds ?? []) : [businessId]
  return {
    ...(userId !== undefined && person ? { person: { ...person, userId, businessIds } } : {}),
    ...(businessId === undefined ? {} : { businessId }),
    ...(monthId === undefined ? {} : { monthId }),
  }
}

/** The contract of each loan. */
export async function loansOf({ tx }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await tx
    .selectFrom('employerLoan')
    .select(['id', 'userContractId'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, userContractId }) => [id, userContractId]))
}

export async function contractsOf({ tx }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Contract>()
  const rows = await contractRows.rows(tx, { ids })
  return new Map(rows.map(({ id, ...contract }) => [id, contract]))
}

const contractRows = companyStatement({ ids: 'ids' }, (tx, { ids }) =>
  tx
    .selectFrom('userContract')
    .select(['id', 'userId', 'businessId', 'code'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`),
)

export type Person = {
  name: string
  isPrivate: boolean
  businessIds: readonly number[]
  /** Which parts of their data are blocked to the reader. */
  blocked: readonly BlockedPart[]
}

/** Current names, the razones sociales of each person, and whether they are confidential. */
export async function peopleOf({ tx, today }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Person>()
  const rows = await personRows.rows(tx, { ids, today })
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

const personRows = companyStatement({ ids: 'ids', today: 'day' }, (tx, { ids, today }) =>
  tx
    .selectFrom('users')
    .leftJoin('userVersion as version', (join) =>
      join.onRef('version.userId', '=', 'users.id').on('version.supersededAt', 'is', null),
    )
    .select('users.id')
    .select(isPrivate('users.id').as('isPrivate'))
    .select(blocks.blockedParts('users.id').as('blocked'))
    .select(
      sql<string>`concat_ws(' ', version.firstname, version.paternal_lastname,
        version.maternal_lastname)`.as('name'),
    )
    .select(
      sql<number[]>`array(select link.business_id from user_business link
        where link.company_id = app.current_company() and link.user_id = users.id)`.as(
        'businessIds',
      ),
    )
    .distinctOn('users.id')
    .where(sql<boolean>`users.id = any(${ids}::bigint[])`)
    .orderBy('users.id')
    .orderBy(sql`version.valid @> ${today}::date`, 'desc')
    .orderBy(sql`lower(version.valid)`, 'desc'),
)
