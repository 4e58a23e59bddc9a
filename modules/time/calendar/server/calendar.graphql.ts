import { DayHalf } from '#modules/time/time-off/model/catalogs.ts'
import { KnownDayType, knownDays } from '#modules/time/time-off/server/index.ts'
import { addMonths } from '#chile/dates.ts'
import { date, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import {
  type CalendarBar,
  type CalendarPerson,
  type TeamCalendar,
  teamCalendar,
} from './calendar.queries.ts'

const Person = objectFrom<CalendarPerson>('CalendarPerson', {
  id: of.id('user'),
  fullname: of.text,
  businessName: of.text,
})

const Bar = objectFrom<CalendarBar>('CalendarBar', {
  person: of.int,
  from: of.date,
  to: of.date,
  kind: of.text,
  pending: of.flag,
  changes: of.flag,
  half: of.flag,
  part: of.maybe(of.choice(DayHalf)),
})

query('teamCalendar', {
  input: inputFrom('TeamCalendarInput', {
    from: date('Desde'),
    to: date('Hasta'),
    businessId: optional(ref('business', 'Razón social')),
    unitId: optional(ref('hierarchyNode', 'Unidad')),
    search: optional(text('Nombre o RUT', { max: 100 })),
  }),
  type: objectFrom<TeamCalendar>('TeamCalendar', {
    people: of.list(of.object(Person)),
    bars: of.list(of.object(Bar)),
    holidays: of.list(of.object(KnownDayType)),
    cut: of.flag,
  }),
  run: teamCalendar,
})

/** How many months back and ahead the calendar of a field of dates knows its days. */
const MONTHS = 24

/** The days off around today, which calendars of days grey: asked once for all of them. */
query('daysOff', {
  type: KnownDayType,
  many: true,
  run: (context) =>
    knownDays(context, {
      from: addMonths(context.today, -MONTHS),
      to: addMonths(context.today, MONTHS),
    }),
})
