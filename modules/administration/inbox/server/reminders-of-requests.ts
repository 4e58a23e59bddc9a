import type { Permission } from '#access/services.ts'
import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { approvalKinds, type WaitingRequest } from '#modules/company/approvals/server/index.ts'
import {
  type NewNotice,
  type Readers,
  readersWho,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { type StepKind, stepKindOf } from '#modules/people/approval-steps/model/steps.ts'
import { delegatesOf, peopleAway } from '#modules/people/delegations/server/index.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffAgo, REMINDER_WINDOW_DAYS } from './reminder-window.ts'

/** Working days after which a request is remembered, and after which it goes one above. */
const remindedAfter = 2
const escalatedAfter = 5

type Waiting = WaitingRequest & {
  kind: StepKind
  keptWith: Permission
  titleFor: (fullname: string) => string
}

/** Requests that wait longer than two working days: for the supervisor, and then for one above. */
export async function ofRequests(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await waitingRequests(round)
  const off = await daysOffAgo(round, rows)
  const late = rows.map((row) => ({ ...row, days: waitedBy(row, round.today, off) }))
  const answering = await answeringFor(round, late)
  const upward = late.filter(
    (row) => row.days === escalatedAfter || (row.days > 0 && answering(row).nobodyIsHere),
  )
  const above = new Map<string, Readers>()
  // A company has a few razones sociales: who keeps their records is asked once for each.
  for (const [key, { keptWith, businessId }] of new Map(upward.map((row) => [placeOf(row), row])))
    above.set(key, await readersWho(round, keptWith, businessId))
  return late.flatMap((row) => {
    const { days, userId } = row
    const asked = days > 0 ? answering(row).people : []
    const first = asked.map((reader) => remind(row, reader, days))
    const next = upward.includes(row) ? (above.get(placeOf(row))?.(userId) ?? []) : []
    const higher = next
      .filter((reader) => reader !== userId && !asked.includes(reader))
      .map((reader) => remind(row, reader, days))
    return [...first, ...higher]
  })
}

type Answering = { people: readonly number[]; nobodyIsHere: boolean }

/**
 * Who answers each request first: its supervisor, and whoever answers in their place today; and
 * whether all of them are away, so that it goes one above at once.
 */
async function answeringFor(round: ReminderRun, rows: readonly Waiting[]) {
  const supervisors = [...new Set(rows.flatMap(({ supervisorId }) => supervisorId ?? []))]
  const delegates = new Map<StepKind, Awaited<ReturnType<typeof delegatesOf>>>()
  for (const kind of new Set(rows.map((row) => row.kind)))
    delegates.set(kind, await delegatesOf(round, kind, supervisors))
  const others = [...delegates.values()].flatMap((of) => [...of.values()])
  const people = [...supervisors, ...others.map(({ userId }) => userId)]
  const today = { startDate: round.today, endDate: round.today }
  const away = await peopleAway.get()(round.tx, people, today)
  return (row: Waiting): Answering => {
    if (row.supervisorId === null) return { people: [], nobodyIsHere: true }
    const other = delegates.get(row.kind)?.get(row.supervisorId)
    const first = [row.supervisorId, ...(other?.reaches(row) ? [other.userId] : [])]
    return { people: first, nobodyIsHere: first.every((one) => away.has(one)) }
  }
}

const placeOf = ({ kind, businessId }: Waiting) => `${kind} ${businessId}`

/** The working days that a request has waited: two, five, or none of them yet. */
function waitedBy({ asked, contractId }: Waiting, today: ISODate, off: DaysOff): number {
  const steps = [escalatedAfter, remindedAfter]
  const days = off(contractId, 'WORK')
  return steps.find((one) => addBusinessDays(asked, one, days) <= today) ?? 0
}

function remind(
  { kind, id, fullname, titleFor }: Waiting,
  reader: number,
  days: number,
): NewNotice {
  return {
    userId: reader,
    kind: 'REMINDER',
    key: `pending:${kind.toLowerCase()}:${id}:${days}`,
    title: `${titleFor(fullname)} hace ${days} días hábiles`,
    link: '/home/bandeja',
    shown: true,
    mail: 'NONE',
  }
}

/** The requests of the last two months that nobody answered, of every kind that has requests. */
async function waitingRequests(round: ReminderRun): Promise<Waiting[]> {
  const since = addDays(round.today, -REMINDER_WINDOW_DAYS)
  const found: Waiting[] = []
  for (const { kind: name, waits } of approvalKinds()) {
    if (waits === null || !('ofRequests' in waits)) continue
    const kind = stepKindOf(name)
    if (!kind) throw new Error(`${name} is answered by a supervisor, and passes no steps`)
    const { keptWith, titleFor } = waits
    const rows = await waits.ofRequests(round, since)
    found.push(...rows.map((row) => ({ ...row, kind, keptWith, titleFor })))
  }
  return found.toSorted((one, other) => one.asked.localeCompare(other.asked) || one.id - other.id)
}
