import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'
import { daysLabel } from '../model/request.ts'
import { DAY } from '../model/units.ts'
import type { UpcomingDate } from '../model/upcoming-dates.ts'
import { vacationsAhead } from './of-month.queries.ts'

const shortName = shortNameIn('contract.userId').$castTo<string>()

type Of = {
  id: number
  contractId: number
  userId: number
  businessId: number
  fullname: string
  supervisorId: number | null
  from: ISODate
}

/** The contract of something, its person, and the supervisor of today. */
const ofContract = (id: ReturnType<typeof sql.ref>, today: ISODate) => sql`
  join user_contract contract on contract.company_id = app.current_company()
    and contract.id = ${id} and contract.status <> 'DELETED'
  left join user_contract_version held on held.company_id = app.current_company()
    and held.user_contract_id = contract.id and held.superseded_at is null
    and held.valid @> ${today}::date`

const columns = sql`contract.user_id as "userId", contract.id as "contractId",
  contract.business_id as "businessId", held.supervisor_id as "supervisorId",
  ${shortName} as fullname`

const above = ({ supervisorId, userId }: Of): number[] =>
  supervisorId !== null && supervisorId !== userId ? [supervisorId] : []

/** Vacations that begin tomorrow without a voucher, because nobody answered them. */
async function ofVacationsTomorrow(round: ReminderRun): Promise<NewNotice[]> {
  const { tx, today } = round
  const { rows } = await sql<Of>`
    select vacation.id, vacation.start_date::text as "from", ${columns}
    from vacation ${ofContract(sql.ref('vacation.user_contract_id'), today)}
    where vacation.company_id = app.current_company() and vacation.voucher_no is null
      and vacation.response_status in ('PENDING', 'APPROVED') and not vacation.is_historic
      and vacation.start_date = ${addDays(today, 1)}::date
    order by vacation.id`.execute(tx)
  const keepers = await recipientsByRow(round, 'vacations.delete', rows)
  return rows.flatMap((row) =>
    reminders([...above(row), ...keepers(row)], {
      key: `voucher:${row.id}:${row.from}`,
      title: `Las vacaciones de ${row.fullname} comienzan mañana y no tienen comprobante`,
      link: '/home/bandeja',
    }),
  )
}

/**
 * Two whole periods of vacation in sixty days: at most two may be together, and the employer gives
 * the first one before (art. 70). To the person, the supervisor, and who keeps the vacations.
 */
async function ofSecondPeriods(round: ReminderRun): Promise<NewNotice[]> {
  const coming = await vacationsAhead.secondPeriods(round)
  const rows = await peopleOf(round, coming)
  const keepers = await recipientsByRow(round, 'vacations.delete', rows)
  return rows.flatMap((row) => {
    const key = `second-period:${row.id}:${row.from}`
    const on = formatDate(row.from)
    const detail = 'A lo más se juntan dos períodos: antes se otorga al menos el primero (art. 70)'
    return [
      ...reminders([...above(row), ...keepers(row)], {
        key,
        title: `${row.fullname} completa dos períodos de vacaciones el ${on}`,
        detail,
        link: `/home/ficha/${publicId('user', row.userId)}/vacaciones`,
      }),
      ...reminders([row.userId], {
        key,
        title: `El ${on} completa dos períodos de vacaciones sin usar`,
        detail,
        link: '/home/vacaciones',
      }),
    ]
  })
}

/** The contracts of what is coming, with their person and the supervisor of today. */
async function peopleOf(
  { tx, today }: ReminderRun,
  coming: readonly UpcomingDate[],
): Promise<Of[]> {
  if (coming.length === 0) return []
  const { rows } = await sql<Of>`
    select contract.id, soon.at::text as "from", ${columns}
    from unnest(${coming.map(({ contractId }) => contractId)}::bigint[],
      ${coming.map(({ on }) => on)}::date[]) soon (contract_id, at)
    ${ofContract(sql.ref('soon.contract_id'), today)}
    order by soon.at, contract.id`.execute(tx)
  return rows
}

/** Days before they expire on which additional days of vacation are remembered to their person. */
const beforeExpiry = [30, 7] as const

/** Additional days that expire in thirty or in seven days. */
async function ofExpiringDays(round: ReminderRun): Promise<NewNotice[]> {
  const { today } = round
  return (await vacationsAhead.expiringDays(round, beforeExpiry[0])).flatMap(
    ({ contractId, userId, on, units }) => {
      const step = beforeExpiry.findLast((days) => on <= addDays(today, days))
      const verb = units === DAY ? 'vence' : 'vencen'
      return reminders([userId], {
        key: `lot:${contractId}:${on}:${step}`,
        title: `Vacaciones adicionales: ${daysLabel(units)} sin usar ${verb} el ${formatDate(on)}`,
        link: '/home/vacaciones',
      })
    },
  )
}

/**
 * Contracts that work in a zone of twenty days a year and have fifteen (art. 67), once for each
 * place: for people who configure vacations, who accept or decline it.
 */
async function ofExtremeZones(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await vacationsAhead.zoneProposed(round).select(shortName.as('fullname')).execute()
  const keepers = await recipientsByRow(round, 'vacationConfig.update', rows)
  return rows.flatMap((row) =>
    reminders(keepers(row), {
      key: `zone:${row.id}:${row.commune}`,
      title: `${row.fullname} trabaja en una zona de 20 días de vacaciones al año`,
      detail: 'Magallanes, Aysén y Palena (art. 67): acéptelo o diga por qué no corresponde',
      link: '/home/vacaciones/por-decidir',
    }),
  )
}

hourlyReminders.on('vacations', ofVacationsTomorrow)
hourlyReminders.on('vacations', ofSecondPeriods)
hourlyReminders.on('vacations', ofExpiringDays)
hourlyReminders.on('vacations', ofExtremeZones)
