import type { Permission } from '#access/services.ts'
import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import {
  approvalKinds,
  type WaitingOfBusiness,
  type WaitingOfPerson,
  type WaitingTogether,
} from '#modules/company/approvals/server/index.ts'
import {
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { whoMay } from '#modules/company/second-person/server/index.ts'
import { businessDaysOff } from '#modules/time/time-off/server/index.ts'
import { daysOffAgo, REMINDER_WINDOW_DAYS } from './reminder-window.ts'

/** Working days after which what nobody answered is remembered. */
const remindedAfter = [5, 2]

/**
 * What waits two working days for an answer, and five, as each kind says it: for the people who may
 * answer it, and never for the one who asked or entered it. Requests that a supervisor answers have
 * an order of their own (`reminders-of-requests.ts`).
 */
export async function ofKinds(round: ReminderRun): Promise<NewNotice[]> {
  const since = addDays(round.today, -REMINDER_WINDOW_DAYS)
  const notices: NewNotice[] = []
  for (const { kind, waits } of approvalKinds()) {
    if (waits === null) continue
    const link = `/home/bandeja?kind=${kind}`
    if ('ofPeople' in waits) {
      const rows = await waits.ofPeople(round, since)
      notices.push(...(await ofPeople(round, waits.answeredWith, link, rows)))
    } else if ('ofBusinesses' in waits) {
      const rows = await waits.ofBusinesses(round, since)
      notices.push(...(await ofPlaces(round, waits.answeredWith, link, rows)))
    } else if ('ofPeopleTogether' in waits) {
      const rows = await waits.ofPeopleTogether(round, since)
      const of = { ...waits, kind, link }
      notices.push(...(await together(round, of, rows)))
    }
  }
  return notices
}

type Together = {
  kind: string
  link: string
  answeredWith: Permission
  title: (many: number, asked: ISODate) => string
}

/** One reminder to each who answers for all that was asked on a day. */
async function together(
  round: ReminderRun,
  { kind, link, answeredWith, title }: Together,
  rows: readonly WaitingTogether[],
): Promise<NewNotice[]> {
  if (rows.length === 0) return []
  const off = await daysOffAgo(round, rows)
  const keepers = await recipientsByRow(round, answeredWith, rows)
  const late = rows.flatMap((row) => {
    const days = lateBy(row.asked, off(row.contractId, 'WORK'), round.today)
    const readers = new Set(keepers(row).filter((reader) => reader !== row.authorId))
    return days === undefined ? [] : [...readers].map((reader) => ({ ...row, reader, days }))
  })
  const byReader = Map.groupBy(late, ({ reader, asked, days }) => `${reader} ${asked} ${days}`)
  return [...byReader.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { reader, asked, days } = first
    const many = own.reduce((sum, row) => sum + row.many, 0)
    return reminders([reader], {
      key: `pending:${kind.toLowerCase()}:${asked}:${days}`,
      title: `${title(many, asked)} hace ${days} días hábiles`,
      link,
    })
  })
}

const lateBy = (asked: ISODate, daysOff: ReadonlySet<ISODate>, today: ISODate) =>
  remindedAfter.find((days) => addBusinessDays(asked, days, daysOff) <= today)

async function ofPeople(
  round: ReminderRun,
  permission: Permission,
  link: string,
  rows: readonly WaitingOfPerson[],
): Promise<NewNotice[]> {
  if (rows.length === 0) return []
  const off = await daysOffAgo(round, rows)
  const keepers = await recipientsByRow(round, permission, rows)
  return rows.flatMap((row) =>
    noticesOf(round, row, off(row.contractId, 'WORK'), [...keepers(row), ...answererOf(row)], link),
  )
}

/** Who is named to answer a thing, unless it is of that very person. */
const answererOf = ({ answererId, userId }: WaitingOfPerson): readonly number[] =>
  answererId === null || answererId === undefined || answererId === userId ? [] : [answererId]

/** Of razones sociales, of which a company has a few; what is of all of them is of the first. */
async function ofPlaces(
  round: ReminderRun,
  permission: Permission,
  link: string,
  rows: readonly WaitingOfBusiness[],
): Promise<NewNotice[]> {
  if (rows.length === 0) return []
  const { tx, today } = round
  const all = (await tx.selectFrom('business').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
  const off = await businessDaysOff.ofWork(tx, {
    from: addDays(today, -REMINDER_WINDOW_DAYS),
    to: today,
  })
  const placesOf = ({ businessId }: WaitingOfBusiness) => (businessId === null ? all : [businessId])
  const able = new Map<number, readonly number[]>()
  for (const place of new Set(rows.flatMap(placesOf))) {
    const logins = await whoMay(round, permission, place)
    able.set(
      place,
      logins.flatMap(({ userId }) => userId ?? []),
    )
  }
  return rows.flatMap((row) => {
    const [place] = placesOf(row)
    if (place === undefined) return []
    const readers = placesOf(row).flatMap((one) => able.get(one) ?? [])
    return noticesOf(round, row, off(place), readers, link)
  })
}

type Waiting = Pick<WaitingOfPerson, 'key' | 'title' | 'asked' | 'authorId'>

function noticesOf(
  { today }: ReminderRun,
  { key, title, asked, authorId }: Waiting,
  daysOff: ReadonlySet<ISODate>,
  readers: readonly number[],
  link: string,
): NewNotice[] {
  const days = lateBy(asked, daysOff, today)
  if (days === undefined) return []
  return reminders(
    readers.filter((reader) => reader !== authorId),
    {
      key: `pending:${key}:${asked}:${days}`,
      title: `${title} hace ${days} días hábiles`,
      link,
    },
  )
}
