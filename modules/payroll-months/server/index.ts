import './payroll-months.graphql.ts'

export { calculateMonth } from './calculate.job.ts'
export { inputItemsOf, knownItemsOf } from './company-concepts.ts'
export { contractIdsOf } from './gather.queries.ts'
export { notHidden } from './month-figures.queries.ts'
export { monthById, monthsInReach, newestMonth, type MonthView } from './months.queries.ts'
export { within } from './scope.ts'
export { readSnapshot } from './snapshot.ts'
