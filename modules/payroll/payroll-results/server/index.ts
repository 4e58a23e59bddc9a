export { peopleInSight } from './people-in-sight.queries.ts'
export { type Positions, positionsOf } from './plan-positions.ts'
export { type CompanyDb, periodOf, periodsOf, planOf, takenIn } from './plans.ts'
