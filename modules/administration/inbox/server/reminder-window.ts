import { addDays } from '#chile/dates.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import type { DaysOff } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'

/** How many days back what is remembered may have begun. */
export const REMINDER_WINDOW_DAYS = 60

/** The days off of some contracts, from what is remembered until today. */
export const daysOffAgo = (
  { tx, today }: ReminderRun,
  rows: readonly { readonly contractId: number }[],
): Promise<DaysOff> =>
  daysOffIn(
    tx,
    { from: addDays(today, -REMINDER_WINDOW_DAYS), to: today },
    rows.map(({ contractId }) => contractId),
  )
