import type { LegalCalendar, PublicHoliday } from '#chile/calendar.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/sql/db.ts'

/**
 * The statement of the legal days in force: those published with the product and those that a
 * second person confirmed, without the removed ones and those that another row replaces. The table
 * is of the platform, and any statement of a company may join it.
 */
export const legalDaysText = `
  select day.id, day.date::text as date, day.title as name, day.type, day.irrevocable, day.scope,
    day.places, day.law, day.status
  from public_holiday day
  where day.change <> 'REMOVE'
    and (day.published or exists (select from public_holiday_answer said
      where said.public_holiday_id = day.id and said.answer = 'CONFIRMED'))
    and not exists (select from public_holiday later
      join public_holiday_answer said on said.public_holiday_id = later.id
        and said.answer = 'CONFIRMED'
      where later.replaces_id = day.id)`

/** The legal calendar in force, in order of date. One statement. */
export async function legalCalendar(tx: Tx | PlatformTx): Promise<LegalCalendar> {
  const { rows } = await sql<PublicHoliday>`
    select date, name, type, irrevocable, scope, places, law, status
    from (${sql.raw(legalDaysText)}) day order by date, id`.execute(tx)
  return rows
}
