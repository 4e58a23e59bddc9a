import './indicators.graphql.ts'

export {
  type Entered,
  enteredInForce,
  enteredOf,
  type Figures,
  monthSettings,
  type Tables,
  tablesUntil,
} from './figures.ts'
export { figureLabel } from './labels.ts'
