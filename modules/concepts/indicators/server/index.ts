import './approval.ts'
import './indicators.graphql.ts'

export { type Entered, enteredInForce, enteredOf, monthSettings, tablesUntil } from './figures.ts'
export { figureOfMonths } from './indicators.queries.ts'
export { figureLabel } from './labels.ts'
