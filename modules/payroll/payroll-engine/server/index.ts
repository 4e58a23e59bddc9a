export {
  calculateBatch,
  type Engine,
  openEngine,
  readBatch,
  totalPlaces,
  totalsAt,
} from './calculate.ts'
export { calculateContracts, openMonth, type OpenMonth } from './month-engine.ts'
