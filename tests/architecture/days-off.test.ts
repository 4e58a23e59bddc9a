import { expect, test } from 'vitest'
import { product } from './source.ts'

/**
 * Where the official calendar is read without asking where a contract is on that day, and why.
 * Everything else asks `time-off`, so that all of them count the same holidays.
 */
const withoutPlace: Readonly<Record<string, string>> = {
  'modules/administration/privacy/server/asking.ts': 'the days to answer what is asked of data',
  'modules/money/compliance/server/calendar.queries.ts': 'the day of a duty with the State',
  'modules/money/compliance/model/registration.ts': 'the day of a notice of the end of a contract',
  'modules/money/compliance/server/registrations.queries.ts': 'the same',
  'modules/money/compliance/server/reminders.ts': 'both',
  'modules/payroll/payroll-checks/server/findings.ts': 'what the country says of a month',
  'modules/time/absences/server/week.queries.ts': 'the years that have a calendar',
  'modules/time/holidays/server/holiday-importer.ts': 'nor loaded from a file',
  'modules/time/holidays/server/index.ts': 'a national holiday is not given again',
}

test('holidays are read where a contract is on that day', () => {
  const readers = product.filter(
    ({ file, text }) =>
      file.startsWith('modules/') &&
      !file.startsWith('modules/time/time-off/') &&
      !file.startsWith('modules/time/legal-calendar/') &&
      /\b(nationalHolidays|holidaysAt|legalDaysText|legalCalendar|nationalOn)\b/.test(text),
  )
  expect(readers.map(({ file }) => file).toSorted()).toEqual(Object.keys(withoutPlace).toSorted())
})
