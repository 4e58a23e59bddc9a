import { monthLabel } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { isPrivate } from '#modules/sight/server/index.ts'
import type { AuditChange } from '../model/audit.ts'
import { snapshotOf } from '../model/changes.ts'

type Event = {
  entity: string
  entityId: string | null
  userId: number | null
  loginId: number | null
  acting: boolean
  before: unknown
  after: unknown
}

type Names = ReadonlyMap<number, string>

/** Tables that hold what people earn. */
const payTables = new Set([
  'user_contract_version',
  'user_item',
  'payment_method',
  'payslip_payment',
])

/**
 * The words behind the numbers of some events: eight reads for a page, however long. Ids stay
 * inside.
 */
export async function namesFor(context: Context, events: readonly Event[]) {
  const { tx, client } = context
  const snapshots = events.map(contentOf)
  const ids = (name: string) => [
    ...new Set(snapshots.flatMap((row) => (typeof row[name] === 'number' ? [row[name]] : []))),
  ]
  const contracts = await contractsOf(context, [
    ...ids('user_contract_id'),
    ...events.flatMap((event) => (event.entity === 'user_contract' ? [idOf(event)] : [])),
  ])
  const people = await peopleOf(context, [
    ...ids('user_id'),
    ...ids('supervisor_id'),
    ...ids('opened_by'),
    ...ids('closed_by'),
    ...[...contracts.values()].map(({ userId }) => userId),
    ...events.flatMap(({ userId }) => userId ?? []),
    ...events.flatMap((event) => (event.entity === 'users' ? [idOf(event)] : [])),
  ])
  const months = await monthsOf(context, [...ids('monthId'), ...ids('payroll_month_id')])
  const businesses = namesIn(await tx.selectFrom('business').select(['id', 'name']).execute())
  const unions = namesIn(await tx.selectFrom('syndicate').select(['id', 'name']).execute())
  const profiles = namesIn(await tx.selectFrom('profile').select(['id', 'name']).execute())
  const limits = namesIn(await tx.selectFrom('restriction').select(['id', 'name']).execute())
  const logins = await client.query<{ id: number; username: string }>(
    'select id, username from login where id = any($1)',
    [events.flatMap(({ loginId }) => loginId ?? [])],
  )
  const usernames: Names = new Map(logins.rows.map(({ id, username }) => [id, username]))
  const { includesPrivate } = context.reach('contracts.read')

  const personOf = (event: Event): number | null => {
    if (event.entity === 'users') return idOf(event)
    const { user_id: user, user_contract_id: contract } = contentOf(event)
    if (typeof user === 'number') return user
    return typeof contract === 'number' ? (contracts.get(contract)?.userId ?? null) : null
  }
  const known = namers({ people, contracts, businesses, unions, months, profiles, limits })
  const word = (field: string, value: string | null) =>
    value === null ? null : (known[field]?.(Number(value)) ?? value)
  return {
    personOf,
    author: ({ userId, loginId }: Event) =>
      (userId === null ? undefined : people.get(userId)?.name) ??
      (loginId === null ? 'Sistema' : (usernames.get(loginId) ?? 'Sistema')),
    subject: (event: Event) => {
      const person = personOf(event)
      return (
        (person === null ? null : people.get(person)?.name) ?? titleOf(event, businesses, months)
      )
    },
    /** Whether the event tells pay of somebody whose pay the reader may not see. */
    isWithheld: (event: Event) => {
      const person = personOf(event)
      if (includesPrivate || person === null || person === context.actor.userId) return false
      return payTables.has(event.entity) && (people.get(person)?.isPrivate ?? true)
    },
    inWords: ({ field, before, after }: AuditChange): AuditChange => ({
      field,
      before: word(field, before),
      after: word(field, after),
    }),
  }
}

type People = ReadonlyMap<number, { name: string; isPrivate: boolean }>
type Contracts = ReadonlyMap<number, { userId: number; code: string }>
type Known = {
  people: People
  contracts: Contracts
  businesses: Names
  unions: Names
  months: Names
  profiles: Names
  limits: Names
}

/** By column, the name behind a number. */
function namers(of: Known): Readonly<Record<string, (id: number) => string | undefined>> {
  const person = (id: number) => of.people.get(id)?.name
  const month = (id: number) => of.months.get(id)
  return {
    business_id: (id) => of.businesses.get(id),
    syndicate_id: (id) => of.unions.get(id),
    profile_id: (id) => of.profiles.get(id),
    restriction_id: (id) => of.limits.get(id),
    user_id: person,
    supervisor_id: person,
    opened_by: person,
    closed_by: person,
    payroll_month_id: month,
    monthId: month,
    user_contract_id: (id) => of.contracts.get(id)?.code,
  }
}

/** What an event without a person is about. */
function titleOf(event: Event, businesses: Names, months: Names): string | null {
  const { year_month: month, business_id: business, ...row } = contentOf(event)
  const calculated = row['monthId'] ?? row['payroll_month_id']
  if (typeof calculated === 'number') return months.get(calculated) ?? null
  const of = typeof business === 'number' ? businesses.get(business) : undefined
  if (typeof month === 'number') return [monthLabel(month), of].filter(Boolean).join(' · ')
  const own = row['name'] ?? row['title'] ?? row['module'] ?? row['code']
  return typeof own === 'string' ? own : (of ?? null)
}

const contentOf = ({ before, after }: Event) => ({ ...snapshotOf(before), ...snapshotOf(after) })

const idOf = ({ entityId }: Event) => Number(entityId)

const namesIn = (rows: readonly { id: number; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]))

async function contractsOf({ tx }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { userId: number; code: string }>()
  const rows = await tx
    .selectFrom('userContract')
    .select(['id', 'userId', 'code'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, userId, code }) => [id, { userId, code }]))
}

async function monthsOf({ tx }: Context, ids: readonly number[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .select(['month.id', 'month.yearMonth', 'business.name'])
    .where('month.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, yearMonth, name }) => [id, `${monthLabel(yearMonth)} · ${name}`]))
}

/** Names as they stand today, and who is in the confidential payroll. */
async function peopleOf({ tx, today }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { name: string; isPrivate: boolean }>()
  const rows = await tx
    .selectFrom('users')
    .innerJoin('userVersion as version', 'version.userId', 'users.id')
    .select('users.id')
    .select(isPrivate('users.id').as('isPrivate'))
    .select(
      sql<string>`concat_ws(' ', version.firstname, version.paternal_lastname,
        version.maternal_lastname)`.as('name'),
    )
    .distinctOn('users.id')
    .where('users.id', 'in', ids)
    .where('version.supersededAt', 'is', null)
    .orderBy('users.id')
    .orderBy(sql`version.valid @> ${today}::date`, 'desc')
    .orderBy(sql`lower(version.valid)`, 'desc')
    .execute()
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}
