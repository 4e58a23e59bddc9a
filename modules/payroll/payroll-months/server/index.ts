import './follow.ts'
import './payroll-months.graphql.ts'

export { calculateMonth } from './calculate.job.ts'
export { type Engine, openEngine, readBatch, missingData, totalPlaces } from './calculate.ts'
export { lacksIn } from './lacks.queries.ts'
export { nameInMonth } from '#modules/payroll/payroll-time/server/index.ts'
export { answeredOptions, choicesOf, inputItemsOf, knownItemsOf } from './company-concepts.ts'
export {
  contractIdsOf,
  type ContractRow,
  contractsOf,
  type ItemRow,
  itemsOf,
} from './gather.queries.ts'
export { defineProcess, keepFigures } from './other-processes.ts'
export { followCompany } from './follow.job.ts'
export { type MonthlySalary, monthlySalariesOf } from './monthly-salary.ts'
export { calculateContracts, openMonth } from './month-engine.ts'
export {
  afterClosing,
  afterReopening,
  beforeClosing,
  closeNow,
  closingObstacle,
  holdMonth,
  readyToClose,
} from './months.service.ts'
export {
  missingIndicators,
  monthById,
  type MonthHead,
  monthsInReach,
  monthView,
  newestMonth,
  type MonthView,
} from './months.queries.ts'
export { withoutPayslip } from './runs.queries.ts'
export { lastPerson, peopleInSight, surnamesOf } from './scope.ts'
export { toInput } from './to-input.ts'
export { readSnapshot, type Snapshot } from './snapshot.ts'
