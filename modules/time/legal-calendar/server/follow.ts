import type { ISODate } from '#chile/dates.ts'
import { inEachCompany, type ReminderRun } from '#modules/company/notices/server/index.ts'
import { hook } from '#platform/model/hook.ts'
import { type Database, type PlatformTx, sql } from '#platform/server/sql/db.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import type { HolidayChange } from '../model/public-holiday.ts'

/** A company in which what was confirmed is followed, in nobody's name. */
type LegalRound = ReminderRun & { services: { publicUrl: string } }

type Handler = (round: LegalRound, days: readonly ISODate[]) => Promise<void>

/** What counts by the legal days, and counts again when one is confirmed. */
export const legalDaysChange = hook<Handler>('confirmed legal days')

type Confirmed = {
  id: number
  date: ISODate
  title: string
  change: HolidayChange
  /** The day that a change or a removal takes away. */
  before: ISODate | null
}

/** What was confirmed since the product was published, in its order. */
async function confirmedDays(tx: PlatformTx): Promise<readonly Confirmed[]> {
  const { rows } = await sql<Confirmed>`
    select day.id, day.date::text as date, day.title, day.change, old.date::text as before
    from public_holiday_answer said
    join public_holiday day on day.id = said.public_holiday_id
    left join public_holiday old on old.id = day.replaces_id
    where said.answer = 'CONFIRMED' order by day.id`.execute(tx)
  return rows
}

type Parts = { db: Database; publicUrl: string; now?: () => Date }

/**
 * Follows in every company what was confirmed and it has not followed yet: the vacations to come
 * are counted again in background, those enjoyed wait for a decision, and open months of payroll
 * say that something changed. A company is one transaction that also notes the days in `legal_day`:
 * killed, the task goes on with the companies that are left, and twice at once each day is followed
 * once.
 */
export const legalDaysTask = ({ db, publicUrl, now = () => new Date() }: Parts): PlatformTask => ({
  name: 'legal_days',
  cron: '52 * * * *',
  run: async () => {
    const confirmed = await db.onPlatform(confirmedDays)
    if (confirmed.length === 0) return
    await inEachCompany(db, now(), (round) =>
      followed({ ...round, services: { publicUrl } }, confirmed),
    )
  },
})

async function followed(round: LegalRound, confirmed: readonly Confirmed[]): Promise<void> {
  const rows = await round.tx
    .insertInto('legalDay')
    .values(confirmed.map(({ id, date, title, change }) => ({ id, date, title, change })))
    .onConflict((on) => on.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .execute()
  const fresh = new Set(rows.map(({ id }) => id))
  const days = confirmed.flatMap((one) =>
    fresh.has(one.id) ? [one.date, ...(one.before ? [one.before] : [])] : [],
  )
  if (days.length === 0) return
  const each = [...new Set(days)].toSorted()
  for (const handler of legalDaysChange.listeners) await handler(round, each)
}
