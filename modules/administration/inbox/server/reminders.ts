import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import {
  inEachCompany,
  type NewNotice,
  notify,
  type ReminderRun,
} from '#modules/company/notices/server/index.ts'
import { daysOffAgo, REMINDER_WINDOW_DAYS } from './reminder-window.ts'
import { stepNotices } from '#modules/time/approval-steps/server/index.ts'
import { delegatesOf, delegationNotices } from '#modules/time/delegations/server/index.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { type Database, sql } from '#platform/server/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { type Readers, readersWho, shortName } from './readers.ts'
import { ofAccountsWithoutMail } from './reminders-of-accounts.ts'
import { ofAnswersInPlace } from './reminders-of-answers.ts'
import { ofExpiredTerms, ofFixedTerms, ofLoans } from './reminders-of-contracts.ts'
import { ofResidencePermits } from './reminders-of-permits.ts'
import { ofKinds } from './reminders-of-kinds.ts'
import { ofPiecework } from './reminders-of-piecework.ts'
import {
  ofExpiringDays,
  ofExtremeZones,
  ofMissingPapers,
  ofSecondPeriods,
  ofVacationsTomorrow,
} from './reminders-of-time.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Working days after which a request is remembered, and after which it goes one above. */
const remindedAfter = 2
const escalatedAfter = 5

type Of = (round: ReminderRun) => Promise<NewNotice[]>

/** Everything that is remembered; each in a few statements, whatever the number of people. */
const all: readonly Of[] = [
  ofRequests,
  ofPiecework,
  ofKinds,
  stepNotices,
  delegationNotices,
  ofFixedTerms,
  ofExpiredTerms,
  ofLoans,
  ofResidencePermits,
  ofVacationsTomorrow,
  ofMissingPapers,
  ofSecondPeriods,
  ofExpiringDays,
  ofExtremeZones,
  ofAccountsWithoutMail,
  ofAnswersInPlace,
]

/** What the worker remembers by itself, every hour: each thing is said once to each person. */
export const reminderTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'reminders',
  cron: '7 * * * *',
  run: () =>
    inEachCompany(db, now(), async (round) => {
      const notices: NewNotice[] = []
      for (const of of all) notices.push(...(await of(round)))
      await notify({ ...round, services: { publicUrl } }, notices)
    }),
})

type Waiting = {
  source: 'vacation' | 'absence'
  id: number
  contractId: number
  asked: ISODate
  userId: number
  fullname: string
  businessId: number
  supervisorId: number | null
}

/** Requests that wait longer than two working days: for the supervisor, and then for one above. */
async function ofRequests(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await waitingRequests(round)
  const off = await daysOffAgo(round, rows)
  const late = rows.map((row) => ({ ...row, days: waitedBy(row, round.today, off) }))
  const answering = await answeringFor(round, late)
  const upward = late.filter(
    (row) => row.days === escalatedAfter || (row.days > 0 && answering(row).nobodyIsHere),
  )
  const above = new Map<string, Readers>()
  // A company has a few razones sociales: who keeps their records is asked once for each.
  for (const key of new Set(upward.map(placeOf))) above.set(key, await aboveAt(round, key))
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
  const delegates = {
    vacation: await delegatesOf(round, 'VACATION', supervisors),
    absence: await delegatesOf(round, 'ABSENCE', supervisors),
  }
  const others = Object.values(delegates).flatMap((of) => [...of.values()])
  const away = await awayToday(round, [...supervisors, ...others.map(({ userId }) => userId)])
  return (row: Waiting): Answering => {
    if (row.supervisorId === null) return { people: [], nobodyIsHere: true }
    const other = delegates[row.source].get(row.supervisorId)
    const people = [row.supervisorId, ...(other?.reaches(row) ? [other.userId] : [])]
    return { people, nobodyIsHere: people.every((one) => away.has(one)) }
  }
}

/** Those of some people who are away today, by what was approved. */
async function awayToday({ tx, today }: ReminderRun, userIds: readonly number[]) {
  const rows = await tx
    .selectFrom('timeOff')
    .innerJoin('userContract as contract', 'contract.id', 'timeOff.userContractId')
    .select('contract.userId')
    .where('contract.status', '<>', 'DELETED')
    .where(sql<boolean>`contract.user_id = any(${[...userIds]}::bigint[])`)
    .where('timeOff.pending', '=', false)
    .where('timeOff.fromDay', '<=', today)
    .where('timeOff.toDay', '>=', today)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

const placeOf = ({ source, businessId }: Waiting) => `${source} ${businessId}`

/** Who may take the records of a razón social out keeps them: the next above a supervisor. */
async function aboveAt(round: ReminderRun, place: string): Promise<Readers> {
  const [source, businessId] = place.split(' ')
  const permission = source === 'vacation' ? 'vacations.delete' : 'absences.delete'
  return readersWho(round, permission, Number(businessId))
}

/** The working days that a request has waited: two, five, or none of them yet. */
function waitedBy({ asked, contractId }: Waiting, today: ISODate, off: DaysOff): number {
  const steps = [escalatedAfter, remindedAfter]
  const days = off(contractId, 'WORK')
  return steps.find((one) => addBusinessDays(asked, one, days) <= today) ?? 0
}

function remind({ source, id, fullname }: Waiting, reader: number, days: number): NewNotice {
  const what = source === 'vacation' ? 'de vacaciones' : 'de ausencia'
  return {
    userId: reader,
    kind: 'REMINDER',
    key: `pending:${source}:${id}:${days}`,
    title: `La solicitud ${what} de ${fullname} espera hace ${days} días hábiles`,
    link: '/home/bandeja',
    shown: true,
    mail: 'NONE',
  }
}

/** The requests of the last two months that nobody answered, with the supervisor of today. */
async function waitingRequests({ tx, today }: ReminderRun): Promise<Waiting[]> {
  const since = addDays(today, -REMINDER_WINDOW_DAYS)
  const { rows } = await sql<Waiting>`
    select waiting.source, waiting.id, waiting.asked::text as asked, contract.user_id as "userId",
      contract.id as "contractId", contract.business_id as "businessId",
      held.supervisor_id as "supervisorId", ${shortName} as fullname
    from (
      select 'vacation' as source, id, user_contract_id,
        (requested_at at time zone 'America/Santiago')::date as asked
      from vacation where company_id = app.current_company() and response_status = 'PENDING'
      union all
      select 'absence', id, user_contract_id,
        (created_at at time zone 'America/Santiago')::date
      from absence where company_id = app.current_company() and response_status = 'PENDING'
    ) waiting
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = waiting.user_contract_id and contract.status <> 'DELETED'
    left join user_contract_version held on held.company_id = app.current_company()
      and held.user_contract_id = contract.id and held.superseded_at is null
      and held.valid @> ${today}::date
    where waiting.asked > ${since}::date
      and not exists (select from approval_request stepped
        where stepped.company_id = app.current_company() and stepped.is_open
          and stepped.kind = upper(waiting.source) and stepped.subject_id = waiting.id)
    order by waiting.asked, waiting.id`.execute(tx)
  return rows
}
