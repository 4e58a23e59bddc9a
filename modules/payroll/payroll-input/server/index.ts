import './license.graphql.ts'

export { calculatedWhole } from './calculated-inputs.ts'
export {
  contractIdsOf,
  type ContractRow,
  contractsIn,
  contractsOf,
  type ItemRow,
  itemsOf,
} from './gather.queries.ts'
export { heldTerms } from './held-terms.queries.ts'
export { recordGaps } from './lacks.queries.ts'
export { monthlySalariesOf } from './monthly-salary.ts'
export { toInput } from './to-input.ts'
export { vacationPay } from './vacation-time.queries.ts'
