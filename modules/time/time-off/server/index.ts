import { constraintMessages } from '#platform/server/database-errors.ts'
import './people-away.queries.ts'
import './place-changes.ts'

constraintMessages({
  time_off_no_overlap: {
    message: 'Ya hay otra ausencia o vacación en esos días',
    field: 'startDate',
  },
})

export { awayOf } from './days-away.queries.ts'
export { daysOffChanged, daysOffChange } from './changed-days.ts'
export { businessDaysOff, daysOffIn, daysOffOf } from './days-off.queries.ts'
export { givenDays } from './given-days.queries.ts'
export { KnownDayType } from './known-days.graphql.ts'
export { knownDays } from './known-days.queries.ts'
export { foretold, makeRoom, medicalLeave } from './leave.ts'
