import { monthLabel } from '#chile/period.ts'
import { businessesInReach } from '#modules/company/businesses/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { nameOf } from '#modules/people/people/server/index.ts'
import { personWithin as within } from '#platform/server/sql/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Activity, joined } from '../model/activity.ts'
import { namesOfLogins } from '#platform/server/sql/person-names.ts'
import { type Event, kindOf, whatOf } from './events.ts'
import { releases } from './releases.queries.ts'

/** How many of the latest audit events are read; `mostActs` limits the acts made of them. */
const looked = 300
const mostActs = 15

export type ActivityRow = Activity & {
  at: Date
  author: string
  /** The person the act is about, when it is a single one that the reader can open. */
  userId: number | null
  payrollMonthId: number | null
  /** The kind of process: each kind has a screen of its own. */
  processType: string | null
}

/**
 * Recent acts that the reader may know of: their own, and those within their rights over months,
 * people, contracts and absences. The acts come from audit events and never include the changed
 * values.
 */
export async function activity(context: Context): Promise<ActivityRow[]> {
  const events = await newestEvents(context)
  const known = await knownTo(context, events)
  const handedOut = await releases(context)
  const logins = [...events, ...handedOut].flatMap(({ loginId }) => loginId ?? [])
  const authors = await namesOfLogins(context, logins)
  const authorOf = ({ loginId }: { loginId: number | null }) =>
    authors.get(loginId ?? 0) ?? 'Sistema'
  const rows = events.flatMap((event) => {
    const kind = kindOf(event)
    const what = kind && known.get(event)
    if (!kind || !what) return []
    const { group, ...about } = what
    return [{ kind, count: 1, at: event.at, author: authorOf(event), group, ...about }]
  })
  const released = handedOut.map(({ loginId, ...row }) => ({
    ...row,
    author: authorOf({ loginId }),
  }))
  return joined([...rows, ...released].toSorted((a, b) => b.at.getTime() - a.at.getTime()))
    .slice(0, mostActs)
    .map(({ group: _group, ...act }) => (act.count === 1 ? act : nameless(act)))
}

/** Removes the name from an act about several people; a month that all share is kept. */
const nameless = (act: ActivityRow): ActivityRow =>
  act.payrollMonthId === null ? { ...act, subject: null, userId: null } : act

async function newestEvents({ tx }: Context): Promise<Event[]> {
  return tx
    .selectFrom('auditEvent')
    .select(['seq', 'at', 'action', 'entity', 'entityId', 'userId', 'loginId', 'traceId'])
    .select(['before', 'after'])
    .where(sql<boolean>`entity in ('payroll_month', 'users', 'user_contract', 'absence')`)
    .orderBy('seq', 'desc')
    .limit(looked)
    .execute()
}

type Known = {
  subject: string | null
  businessName: string | null
  own: boolean
  group: string
  userId: number | null
  payrollMonthId: number | null
  processType: string | null
}

/**
 * The events that the reader may know of, and the subject of each: three reads, whatever their
 * number.
 */
async function knownTo(context: Context, events: readonly Event[]): Promise<Map<Event, Known>> {
  const about = events.map((event) => ({ event, ...whatOf(event) }))
  const people = await peopleInReach(
    context,
    about.flatMap(({ personId }) => personId ?? []),
  )
  const contracts = await contractsInReach(
    context,
    about.flatMap(({ contractId }) => contractId ?? []),
  )
  const businesses = new Map(
    context.can('payrollMonths.read')
      ? (await businessesInReach(context, 'payrollMonths.read')).map(({ id, name }) => [id, name])
      : [],
  )
  const found = new Map<Event, Known>()
  for (const { event, personId, contractId, month } of about) {
    const group = event.traceId ?? String(event.seq)
    const ofNone = { userId: null, payrollMonthId: null, processType: null }
    const nothing = { businessName: null, own: false, group, ...ofNone }
    if (month) {
      const businessName = businesses.get(month.businessId)
      if (businessName === undefined) continue
      const subject = monthLabel(month.yearMonth)
      const process = { payrollMonthId: month.id, processType: month.type }
      found.set(event, { ...nothing, subject, businessName, ...process })
    } else if (contractId !== null) {
      const contract = contracts.get(contractId)
      const seen = contract && (event.entity === 'absence' ? contract.absences : contract.listed)
      if (!contract || !seen) continue
      const { userId, fullname: subject } = contract
      found.set(event, { ...nothing, subject, userId, own: userId === context.actor.userId })
    } else if (personId !== null) {
      const subject = people.get(personId)
      if (subject !== undefined) found.set(event, { ...nothing, subject, userId: personId })
    }
  }
  return found
}

async function peopleInReach(context: Context, ids: readonly number[]) {
  if (ids.length === 0 || !context.can('users.massRead')) return new Map<number, string>()
  const rows = await context.tx
    .selectFrom('users')
    .select(['users.id', nameOf('users.id', context.today).as('fullname')])
    .where('users.id', 'in', [...ids])
    .where(within(context.reach('users.massRead'), 'users.id'))
    .execute()
  return new Map(rows.map(({ id, fullname }) => [id, fullname ?? '']))
}

/** Contracts of people the reader lists or whose absences they see, and their own. */
async function contractsInReach(context: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const { tx, actor, reach, today } = context
  const rows = await tx
    .selectFrom('userContract as contract')
    .select(['contract.id', 'contract.userId', nameOf('contract.userId', today).as('fullname')])
    .select(contractWithin({ reach, actor }, 'contracts.massRead').as('listed'))
    .select(contractWithin({ reach, actor }, 'absences.read').as('absences'))
    .where('contract.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ fullname, ...row }) => [row.id, { ...row, fullname: fullname ?? '' }]))
}
