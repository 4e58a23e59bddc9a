import { addMonths } from '#chile/dates.ts'
import { KnownDayType, knownDays } from '#modules/time/time-off/server/index.ts'
import { query } from '#platform/server/graphql/operations.ts'

/** How far back and ahead the calendar of a field knows its days. */
const MONTHS = 24

/** The days off around today, which a calendar of days greys; asked once for all of them. */
query('daysOff', {
  type: KnownDayType,
  many: true,
  run: (context) =>
    knownDays(context, {
      from: addMonths(context.today, -MONTHS),
      to: addMonths(context.today, MONTHS),
    }),
})
