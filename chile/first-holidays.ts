import { type PublicHoliday } from './calendar.ts'
import holidays from './catalogues/holidays.json' with { type: 'json' }

const SCOPES = ['NATIONAL', 'REGION', 'COMMUNE', 'BANKS'] as const

/**
 * The calendar with which the table `public_holiday` began, 2024 to 2028: the source of its
 * migration, and the calendar of tests without a database. The product itself reads the table.
 */
export const firstHolidays: readonly PublicHoliday[] = holidays.items.map((item) => ({
  ...item,
  type: item.type === 'RELIGIOUS' ? 'RELIGIOUS' : 'CIVIL',
  scope: SCOPES.find((scope) => scope === item.scope) ?? 'NATIONAL',
  status: item.status === 'ok' ? 'ok' : 'doubtful',
}))
