export {
  factsOf,
  type CompanyDb,
  periodOf,
  periodsOf,
  plainDeduction,
  planOf,
  takenBy,
  takenIn,
  valuesOf,
} from './plans.ts'
export { peopleInSight } from './people-in-sight.queries.ts'
export { readSnapshot, type Snapshot, snapshotOf } from './snapshot.ts'
export { type Positions, positionsOf } from './plan-positions.ts'
