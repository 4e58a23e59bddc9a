import { counted } from '#chile/counts.ts'
import { daysBetween, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { dutiesOf } from '../model/duties.ts'

type Waiting = {
  id: number
  title: string
  knownOn: ISODate
  agencyOn: ISODate | null
  risk: boolean
  sensitive: boolean
  minors: boolean
  economic: boolean
  people: number
  told: number
  businessId: number
  /** Nobody in particular: it is of the company. */
  userId: number
}

/**
 * Incidents of which the Agency or the people are not notified yet: to whoever keeps them, once a
 * day, with the days that passed. The law fixes no hours: it wants no undue delay.
 */
async function ofBreaches(round: ReminderRun): Promise<NewNotice[]> {
  const rows = await waiting(round)
  const keepers = await recipientsByRow(round, 'dataBreaches.update', rows)
  return rows.flatMap((row) => {
    const missing = missingOf(row)
    if (missing === null) return []
    const days = daysBetween(row.knownOn, round.today)
    const since = days === 0 ? 'hoy' : `hace ${counted(days, 'día')}`
    return reminders(keepers(row), {
      key: `breach:${row.id}:${round.today}`,
      title: `Incidente de seguridad que se supo ${since}: falta ${missing}`,
      link: '/home/privacidad/incidentes',
    })
  })
}

function missingOf(row: Waiting): string | null {
  const { agency, people } = dutiesOf(row)
  const missing = [
    ...(agency && row.agencyOn === null ? ['avisar a la Agencia'] : []),
    ...(people && (row.people === 0 || row.told < row.people) ? ['avisar a las personas'] : []),
  ]
  return missing.length === 0 ? null : missing.join(' y ')
}

const waiting = async ({ tx }: ReminderRun): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select breach.id, breach.title, breach.known_on::text as "knownOn",
      breach.agency_on::text as "agencyOn", breach.risk, breach.sensitive, breach.minors,
      breach.economic, count(person.user_id)::integer as people,
      count(person.told_at)::integer as told, 0 as "userId",
      (select min(business.id) from business
        where business.company_id = app.current_company()) as "businessId"
    from data_breach breach
    left join data_breach_person person on person.company_id = app.current_company()
      and person.data_breach_id = breach.id
    where breach.company_id = app.current_company() and breach.state = 'OPEN'
    group by breach.company_id, breach.id
    order by breach.id`.execute(tx)
  return rows
}

hourlyReminders.on('breaches', ofBreaches)
