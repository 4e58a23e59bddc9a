import { counted } from '#chile/counts.ts'
import { addDays, weekday } from '#chile/dates.ts'
import {
  hourlyReminders,
  type NewNotice,
  recipientsByRow,
  type ReminderRun,
  reminders,
} from '#modules/company/notices/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'

type Account = { userId: number; businessId: number }

/** Accounts without any mail, once a week, to whoever keeps the accounts of those people. */
async function ofAccountsWithoutMail(round: ReminderRun): Promise<NewNotice[]> {
  const { tx, today } = round
  const { rows } = await sql<Account>`
    select u.id as "userId", link.business_id as "businessId"
    from users u
    join login l on l.company_id = app.current_company() and l.user_id = u.id
      and not l.is_disabled and coalesce(l.email, '') = ''
    join user_business link on link.company_id = app.current_company() and link.user_id = u.id
    where u.company_id = app.current_company() and u.status = 'ACTIVE' and not u.is_disabled
      and not exists (select from user_version p
        where p.company_id = app.current_company() and p.user_id = u.id
          and p.superseded_at is null and upper_inf(p.valid) and coalesce(p.email, '') <> '')
    order by u.id, link.business_id`.execute(tx)
  const keepers = await recipientsByRow(round, 'profiles.update', rows)
  const kept = new Map<number, Set<number>>()
  for (const row of rows) {
    for (const reader of keepers(row)) {
      kept.set(reader, (kept.get(reader) ?? new Set<number>()).add(row.userId))
    }
  }
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  return [...kept].flatMap(([reader, accounts]) =>
    reminders([reader], {
      key: `no-mail:${monday}`,
      title: `${counted(accounts.size, 'cuenta')} sin correo: no llegan avisos ni claves nuevas`,
      link: '/home/trabajadores',
    }),
  )
}

hourlyReminders.on('people', ofAccountsWithoutMail)
