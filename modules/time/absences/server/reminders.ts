import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { shortNameIn } from '#platform/server/sql/person-names.ts'

/** How many days back a leave may have begun. */
const LOOKED_BACK = 60

type Paperless = {
  id: number
  contractId: number
  userId: number
  businessId: number
  fullname: string
  from: ISODate
}

/**
 * Medical leaves without their paper two working days after they began (Decreto 3 de 1984,
 * Ministerio de Salud, art. 11), for who answers them. The notice does not say that it is a leave.
 */
async function ofMissingPapers(round: ReminderRun): Promise<NewNotice[]> {
  const { tx, today } = round
  const windowStart = addDays(today, -LOOKED_BACK)
  const { rows } = await sql<Paperless>`
    select absence.id, absence.start_date::text as "from", contract.id as "contractId",
      contract.user_id as "userId", contract.business_id as "businessId",
      ${shortNameIn('contract.userId')} as fullname
    from absence
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = absence.user_contract_id and contract.status <> 'DELETED'
    where absence.company_id = app.current_company() and absence.type = 'LICENSE'
      and absence.file_id is null and absence.sent_on is null
      and absence.format is distinct from 'ELECTRONIC'
      and absence.response_status in ('PENDING', 'APPROVED')
      and absence.start_date between ${windowStart}::date and ${today}::date
    order by absence.id`.execute(tx)
  const ids = rows.map(({ contractId }) => contractId)
  const off = await daysOffIn(tx, { from: windowStart, to: today }, ids)
  const late = rows.filter(
    ({ from, contractId }) => addBusinessDays(from, 2, off(contractId, 'WORK')) < today,
  )
  const keepers = await recipientsByRow(round, 'absenceResponses.update', late)
  return late.flatMap((row) =>
    reminders(keepers(row), {
      key: `paper:${row.id}:${row.from}`,
      title: `Falta el documento de la ausencia de ${row.fullname} desde el ${since(row)}`,
      link: '/home/ausencias',
    }),
  )
}

const since = ({ from }: Paperless): string => formatDate(from)

hourlyReminders.on('absences', ofMissingPapers)
