import { addBusinessDays } from '#chile/calendar.ts'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { counted } from '#chile/counts.ts'
import type { NewNotice, ReminderRun } from '#modules/company/notices/server/index.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { dayInChile } from '#platform/server/day-in-chile.ts'
import { sql } from '#platform/server/db.ts'
import { daysOffAgo, REMINDER_WINDOW_DAYS } from './reminder-window.ts'
import { recipientsByRow, reminders } from './readers.ts'

/** Working days after which piecework that nobody answered is remembered. */
const remindedAfter = [5, 2]

type Sheet = {
  contractId: number
  userId: number
  businessId: number
  authorId: number | null
  asked: ISODate
  entries: number
}

/**
 * Piecework that waits two working days, and five: for whoever approves that of its people, once
 * for each day on which it was entered, and never for whoever entered it. People of the
 * confidential payroll are left out.
 */
export async function ofPiecework(round: ReminderRun): Promise<NewNotice[]> {
  const { tx, today } = round
  const { rows } = await sql<Sheet>`
    select entry.user_contract_id as "contractId", contract.user_id as "userId",
      contract.business_id as "businessId", author.user_id as "authorId",
      ${dayInChile('entry.created_at')} as asked,
      count(*)::int as entries
    from piecework_entry entry
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = entry.user_contract_id and contract.status <> 'DELETED'
    left join login author on author.company_id = app.current_company()
      and author.id = entry.login_id
    where entry.company_id = app.current_company() and entry.status = 'PENDING'
      and entry.created_at > ${addDays(today, -REMINDER_WINDOW_DAYS)}::date
      and ${personShown({ includesPrivate: false }, 'contract.userId', null)}
    group by 1, 2, 3, 4, 5 order by 5, 1`.execute(tx)
  const off = await daysOffAgo(round, rows)
  const keepers = await recipientsByRow(round, 'piecework.update', rows)
  const waiting = new Map<string, { reader: number; days: number; asked: ISODate; many: number }>()
  for (const row of rows) {
    const free = off(row.contractId, 'WORK')
    const days = remindedAfter.find((one) => addBusinessDays(row.asked, one, free) <= today)
    if (days === undefined) continue
    for (const reader of new Set(keepers(row))) {
      if (reader === row.authorId) continue
      const key = `${reader} ${row.asked} ${days}`
      const many = (waiting.get(key)?.many ?? 0) + row.entries
      waiting.set(key, { reader, days, asked: row.asked, many })
    }
  }
  return [...waiting.values()].flatMap(({ reader, days, asked, many }) =>
    reminders([reader], {
      key: `pending:piecework:${asked}:${days}`,
      title:
        `${counted(many, 'trato anotado', 'tratos anotados')} el ${formatDate(asked)} ` +
        `${many === 1 ? 'espera' : 'esperan'} hace ${days} días hábiles`,
      link: '/home/bandeja?kind=PIECEWORK',
    }),
  )
}
