import { addBusinessDays, nationalHolidays } from '#chile/calendar.ts'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import {
  inEachCompany,
  type NewNotice,
  notify,
  type Round,
} from '#modules/company/notices/server/index.ts'
import { whoMayOver } from '#modules/company/second-person/server/index.ts'
import { delegationNotices } from '#modules/time/delegations/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import type { Permission } from '#access/services.ts'
import { publicId } from '#platform/model/ids.ts'
import { type Database, sql } from '#platform/server/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/** Working days after which a request is remembered, and after which it goes one above. */
const remindedAfter = 2
const escalatedAfter = 5

/** Days before the end of a fixed term on which people who renew it are reminded. */
const beforeEnd = [30, 15]

/** What the worker remembers by itself, every hour: each thing is said once to each person. */
export const reminderTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'reminders',
  cron: '7 * * * *',
  run: () =>
    inEachCompany(db, now(), async (round) => {
      const notices = [
        ...(await ofRequests(round)),
        ...(await ofFixedTerms(round)),
        ...(await delegationNotices(round)),
      ]
      await notify({ ...round, services: { publicUrl } }, notices)
    }),
})

type Waiting = {
  source: 'vacation' | 'absence'
  id: number
  asked: ISODate
  userId: number
  fullname: string
  businessId: number
  supervisorId: number | null
}

/** Requests that wait longer than two working days: for the supervisor, and then for one above. */
async function ofRequests(round: Round): Promise<NewNotice[]> {
  const late = (await waitingRequests(round)).map((row) => ({
    ...row,
    days: waitedBy(row.asked, round.today),
  }))
  const upward = late.filter(
    ({ days, supervisorId }) =>
      days === escalatedAfter || (days === remindedAfter && supervisorId === null),
  )
  const above = new Map<string, Readers>()
  // A company has a few razones sociales: who keeps their records is asked once for each.
  for (const key of new Set(upward.map(placeOf))) above.set(key, await aboveAt(round, key))
  return late.flatMap((row) => {
    const { days, supervisorId, userId } = row
    const supervisor = days > 0 && supervisorId !== null ? [supervisorId] : []
    const first = supervisor.map((reader) => remind(row, reader, days))
    const next = upward.includes(row) ? (above.get(placeOf(row))?.(userId) ?? []) : []
    const higher = next
      .filter((reader) => reader !== userId && reader !== supervisorId)
      .map((reader) => remind(row, reader, days))
    return [...first, ...higher]
  })
}

const placeOf = ({ source, businessId }: Waiting) => `${source} ${businessId}`

/** Who may take the records of a razón social out keeps them: the next above a supervisor. */
async function aboveAt(round: Round, place: string): Promise<Readers> {
  const [source, businessId] = place.split(' ')
  const permission = source === 'vacation' ? 'vacations.delete' : 'absences.delete'
  return readersWho(round, permission, Number(businessId))
}

/** The people who receive a reminder about somebody. */
type Readers = (about: number) => readonly number[]

async function readersWho(
  round: Round,
  permission: Permission,
  businessId: number,
): Promise<Readers> {
  const over = await whoMayOver(round, permission, businessId)
  return (about) => over(about).flatMap(({ userId }) => userId ?? [])
}

/** The working days that a request has waited: two, five, or none of them yet. */
function waitedBy(asked: ISODate, today: ISODate): number {
  const year = Number(asked.slice(0, 4))
  const off = nationalHolidays(year, Number(today.slice(0, 4)))
  const steps = [escalatedAfter, remindedAfter]
  return steps.find((days) => addBusinessDays(asked, days, off) <= today) ?? 0
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
async function waitingRequests({ tx, today }: Round): Promise<Waiting[]> {
  const since = addDays(today, -60)
  const { rows } = await sql<Waiting>`
    select waiting.source, waiting.id, waiting.asked::text as asked, contract.user_id as "userId",
      contract.business_id as "businessId", held.supervisor_id as "supervisorId",
      (select concat_ws(' ', p.firstname, p.paternal_lastname) from user_version p
       where p.company_id = app.current_company() and p.user_id = contract.user_id
         and p.superseded_at is null order by lower(p.valid) desc limit 1) as fullname
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
    order by waiting.asked, waiting.id`.execute(tx)
  return rows
}

type Ending = { id: number; userId: number; fullname: string; finalDate: ISODate }
type EndingAt = Ending & { businessId: number; renewals: number }

/** Fixed terms that end in 30 or 15 days, for who keeps the contracts of the razón social. */
async function ofFixedTerms(round: Round): Promise<NewNotice[]> {
  const ending = await endingTerms(round)
  const keepers = new Map<number, Readers>()
  for (const businessId of new Set(ending.map((row) => row.businessId))) {
    keepers.set(businessId, await readersWho(round, 'contracts.update', businessId))
  }
  return ending.flatMap((row) => {
    const days = beforeEnd.findLast((step) => row.finalDate <= addDays(round.today, step))
    const all = keepers.get(row.businessId)?.(row.userId) ?? []
    const readers = all.filter((reader) => reader !== row.userId)
    return readers.map((reader) => ({
      userId: reader,
      kind: 'REMINDER' as const,
      key: `term:${row.id}:${row.finalDate}:${days}`,
      title: `El contrato a plazo de ${row.fullname} termina el ${formatDate(row.finalDate)}`,
      detail: row.renewals >= 1 ? secondRenewal : null,
      link: `/home/ficha/${publicId('user', row.userId)}`,
      shown: true,
      mail: 'NONE' as const,
    }))
  })
}

const secondRenewal =
  'Ya se renovó una vez: una segunda renovación lo hace indefinido (art. 159 N° 4)'

/**
 * The contracts of a fixed term that end soon. Those of the confidential payroll stay on the
 * dashboard of people who see it.
 */
async function endingTerms({ tx, today }: Round): Promise<EndingAt[]> {
  const { rows } = await sql<EndingAt>`
    select contract.id, contract.user_id as "userId", contract.business_id as "businessId",
      contract.final_date::text as "finalDate", held.fixed_term_renewals as renewals,
      (select concat_ws(' ', p.firstname, p.paternal_lastname) from user_version p
       where p.company_id = app.current_company() and p.user_id = contract.user_id
         and p.superseded_at is null order by lower(p.valid) desc limit 1) as fullname
    from user_contract contract
    join user_contract_version held on held.company_id = app.current_company()
      and held.user_contract_id = contract.id and held.superseded_at is null
      and held.valid @> ${today}::date and held.contract_type = 'FIXED'
    where contract.company_id = app.current_company() and contract.status <> 'DELETED'
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
      and contract.final_date between ${today}::date and ${addDays(today, 30)}::date
    order by contract.final_date, contract.id`.execute(tx)
  return rows
}
