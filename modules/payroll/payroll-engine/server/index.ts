export {
  calculateBatch,
  type Engine,
  type FailureRow,
  openEngine,
  type PayslipRow,
  readBatch,
  totalPlaces,
  totalsAt,
} from './calculate.ts'
export { calculateContracts, openMonth, type OpenMonth } from './month-engine.ts'
