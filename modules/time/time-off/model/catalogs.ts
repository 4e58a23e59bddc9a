import { catalog } from '#platform/model/catalog.ts'

/** The half of a day that a request takes. */
export const DayHalf = catalog('DayHalf', { AM: 'En la mañana', PM: 'En la tarde' })
