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

const shortName = shortNameIn('contract.userId').$castTo<string>()

/** Days before the end of a permit on which it is remembered; its renewal takes long. */
const beforeEnd = [60, 30, 15]

type Ending = { userId: number; businessId: number; fullname: string; endDate: ISODate }

/**
 * Residence permits that end in 60, 30 or 15 days, or ended within the last 15: for who keeps the
 * permits of the razón social, and for the person. One that is followed by a longer one is not
 * remembered.
 */
async function ofResidencePermits(round: ReminderRun): Promise<NewNotice[]> {
  const { today } = round
  const rows = await endingPermits(round)
  const keepers = await recipientsByRow(round, 'residencePermits.update', rows)
  return rows.flatMap((row) => {
    const { userId, fullname, endDate } = row
    const step = endDate < today ? 0 : beforeEnd.findLast((days) => endDate <= addDays(today, days))
    if (step === undefined) return []
    const key = `residence:${userId}:${endDate}:${step}`
    const link = `/home/ficha/${publicId('user', userId)}/residencia`
    const ends = `${step === 0 ? 'venció' : 'vence'} el ${formatDate(endDate)}`
    return [
      ...reminders(keepers(row), {
        key,
        title: `El permiso de residencia de ${fullname} ${ends}`,
        detail: step === 0 ? expired : null,
        link,
      }),
      ...reminders([userId], { key, title: `Su permiso de residencia ${ends}`, link }),
    ]
  })
}

const expired = 'Emplear a quien no está autorizado para trabajar se multa (Ley 21.325, art. 117)'

/** The last permits that end soon or ended lately, of people of another country who work here. */
async function endingPermits({ tx, today }: ReminderRun): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select distinct contract.user_id as "userId", contract.business_id as "businessId",
      last.end_date::text as "endDate", ${shortName} as fullname
    from (
      select permit.user_id, max(coalesce(permit.end_date, 'infinity')) as end_date
      from residence_permit permit where permit.company_id = app.current_company()
      group by permit.user_id
    ) last
    join user_contract contract on contract.company_id = app.current_company()
      and contract.user_id = last.user_id and contract.status <> 'DELETED'
      and contract.initial_date <= ${today}::date
      and (contract.final_date is null or contract.final_date >= ${today}::date)
    join user_version held on held.company_id = app.current_company()
      and held.user_id = last.user_id and held.superseded_at is null
      and held.valid @> ${today}::date and held.country_of_origin <> 'CL'
    where last.end_date between ${addDays(today, -15)}::date and ${addDays(today, 60)}::date
    order by 3, 1, 2`.execute(tx)
  return rows
}

hourlyReminders.on('residence', ofResidencePermits)
