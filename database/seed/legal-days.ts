import type pg from 'pg'
import type { LegalCalendar, PublicHoliday } from '#chile/calendar.ts'
import { legalDaysText } from '#modules/time/legal-calendar/server/index.ts'

/** The legal calendar of the platform, as the product reads it. */
export async function legalDays(client: pg.Client): Promise<LegalCalendar> {
  const { rows } = await client.query<PublicHoliday>(
    `select date, name, type, irrevocable, scope, places, law, status
     from (${legalDaysText}) day order by date`,
  )
  return rows
}
