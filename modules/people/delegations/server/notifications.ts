import { mayDelegate } from '#access/delegation.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { loadActors } from '#modules/company/authority/server/index.ts'
import {
  hourlyReminders,
  type NewNotice,
  notify,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { daysInWords, DelegableKind, kindsInWords } from '../model/delegation.ts'
import { delegatedOn, type DelegationRow, turningToday } from './delegations.queries.ts'

const inbox = '/home/bandeja'

type Event = 'given' | 'begins' | 'ends' | 'revoked'
type Said = { userId: number; title: string }

const what = ({ kinds }: DelegationRow): string => kindsInWords(kinds).toLowerCase()

/** Something that happened to a delegation; what changes one's work is said by mail too. */
const notice = (row: DelegationRow, event: Event, { userId, title }: Said): NewNotice => ({
  userId,
  kind: 'REMINDER',
  key: `delegation:${row.id}:${event}`,
  title,
  link: inbox,
  shown: true,
  mail: event === 'begins' || event === 'revoked' ? 'NOW' : 'NONE',
})

/** What a delegation that begins says to its two people. */
function begun(row: DelegationRow): NewNotice[] {
  const until = `Desde hoy y hasta el ${formatDate(row.endDate)}`
  const received = `${until} usted responde ${what(row)} por encargo de ${row.fromName}`
  const given = `${until} ${row.toName} responde ${what(row)} por encargo suyo`
  return [
    notice(row, 'begins', { userId: row.toUserId, title: received }),
    { ...notice(row, 'begins', { userId: row.fromUserId, title: given }), mail: 'NONE' },
  ]
}

function ended(row: DelegationRow): NewNotice[] {
  const received = `Terminó lo que ${row.fromName} le delegaba: ${what(row)}`
  const given = `Terminó lo que delegaba a ${row.toName}: ${what(row)}`
  return [
    notice(row, 'ends', { userId: row.toUserId, title: received }),
    notice(row, 'ends', { userId: row.fromUserId, title: given }),
  ]
}

/** Says to who received a delegation that they did; one that begins today begins for both. */
export async function tellGiven(context: Context, row: DelegationRow): Promise<void> {
  const title = `${row.fromName} le delega ${what(row)} ${daysInWords(row)}`
  const notices =
    row.startDate <= context.today
      ? begun(row)
      : [notice(row, 'given', { userId: row.toUserId, title })]
  await notify(context, notices)
}

/** Says to who received a delegation that it ended before its day. */
export async function tellRevoked(context: Context, row: DelegationRow): Promise<void> {
  const title = `${row.fromName} revocó lo que le delegaba ${daysInWords(row)}: ${what(row)}`
  await notify(context, [notice(row, 'revoked', { userId: row.toUserId, title })])
}

/** What the worker says by itself of the delegations that begin today, and of those that ended. */
async function delegationNotices(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await turningToday(round)
  return rows.flatMap((row) => (row.startDate === round.today ? begun(row) : ended(row)))
}

type Away = {
  /** Tells one vacation from another: nobody is proposed the same twice. */
  readonly key: string
  readonly startDate: ISODate
  readonly endDate: ISODate
}

/**
 * Proposes to those of some people who answer requests, and who will be on vacation on the same
 * days, to delegate what they answer then; not what they delegate already.
 */
export async function proposeDelegation(
  context: Context,
  away: Away,
  userIds: readonly number[],
): Promise<void> {
  const { tx, session, company, today } = context
  const { key, startDate, endDate } = away
  if (endDate < today || userIds.length === 0) return
  const actors = await loadActors(tx, session.companyId, userIds, today)
  const days = { startDate: startDate < today ? today : startDate, endDate }
  const given = await delegatedOn(context, userIds, days)
  const notices = [...actors].flatMap(([userId, actor]): NewNotice[] => {
    const kinds = DelegableKind.values.filter(
      (kind) => mayDelegate(actor, company, kind) && !given.get(userId)?.includes(kind),
    )
    if (kinds.length === 0) return []
    return [
      {
        userId,
        kind: 'REMINDER',
        key: `delegate:${key}:${startDate}:${endDate}`,
        title: `Estará fuera ${daysInWords(away)}: puede delegar lo que responde`,
        detail: kindsInWords(kinds),
        link: `${inbox}?delegar=${days.startDate}_${days.endDate}`,
        shown: true,
        mail: 'NONE',
      },
    ]
  })
  await notify(context, notices)
}

hourlyReminders.on('delegations', delegationNotices)
