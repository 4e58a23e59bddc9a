import { addDays, formatDate } from '#chile/dates.ts'
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
import { type Burden, burdenEnd, endWords } from '../model/burdens.ts'

const shortName = shortNameIn('contract.userId').$castTo<string>()

/** Days before the end of a burden on which it is remembered. */
const beforeEnd = [60, 30, 15]

type Row = Burden & { id: number; userId: number; businessId: number; fullname: string }

/**
 * Family burdens that end in 60, 30 or 15 days, or ended within the last 15: for who keeps the
 * families of the razón social, and for the person. No name and no age of the family is said: a
 * notice goes by mail, and what is of children is read in the ficha.
 */
async function ofFamilyBurdens(round: ReminderRun): Promise<NewNotice[]> {
  const { today } = round
  const soon = (await burdens(round)).flatMap((row) => {
    const end = burdenEnd(row)
    if (!end || end.day < addDays(today, -15) || end.day > addDays(today, 60)) return []
    return [{ ...row, end }]
  })
  const keepers = await recipientsByRow(round, 'family.update', soon)
  return soon.flatMap((row) => {
    const { id, userId, fullname, end } = row
    const step = end.day < today ? 0 : beforeEnd.findLast((days) => end.day <= addDays(today, days))
    if (step === undefined) return []
    const key = `burden:${id}:${end.day}:${step}`
    const link = `/home/ficha/${publicId('user', userId)}/grupo-familiar`
    const ends = `${step === 0 ? 'terminó' : 'termina'} el ${formatDate(end.day)}`
    const detail = `Porque ${endWords[end.why]} (DFL 150, art. 3; DS 75, art. 18)`
    return [
      ...reminders(keepers(row), {
        key,
        title: `Una carga familiar de ${fullname} ${ends}`,
        detail,
        link,
      }),
      ...reminders([userId], { key, title: `Una de sus cargas familiares ${ends}`, link }),
    ]
  })
}

/** The burdens of people who work here, once for each razón social. */
async function burdens({ tx, today }: ReminderRun): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select distinct member.id, member.user_id as "userId", contract.business_id as "businessId",
      member.relation, member.burden, member.birthday::text as birthday,
      member.burden_from::text as "burdenFrom", member.burden_until::text as "burdenUntil",
      member.studies_until::text as "studiesUntil", ${shortName} as fullname
    from family_member member
    join user_contract contract on contract.company_id = app.current_company()
      and contract.user_id = member.user_id and contract.status <> 'DELETED'
      and contract.initial_date <= ${today}::date
      and (contract.final_date is null or contract.final_date >= ${today}::date)
    where member.company_id = app.current_company() and member.burden <> 'NONE'
      and member.burden_from <= ${today}::date
    order by 2, 1, 3`.execute(tx)
  return rows
}

hourlyReminders.on('family', ofFamilyBurdens)
