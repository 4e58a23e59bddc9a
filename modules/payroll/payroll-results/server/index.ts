export { currentPayslips, currentReleases, hasPrivatePay } from './current.queries.ts'
export { contractRowsInSight, contractsInSight } from './people-in-sight.queries.ts'
export { positionsOf } from './plan-positions.ts'
export { factsOf, periodOf, periodsOf, planOf, takenIn, valuesOf } from './plans.ts'
