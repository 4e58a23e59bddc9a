import './license.graphql.ts'

export {
  contractIdsOf,
  type ContractRow,
  contractsIn,
  contractsOf,
  type ItemRow,
  itemsOf,
} from './gather.queries.ts'
export { heldTerms, nameInMonth, type TermsRow } from './held-terms.queries.ts'
export { lacksIn, missingData } from './lacks.queries.ts'
export { monthlySalariesOf, type MonthlySalary } from './monthly-salary.ts'
export { sharingTheirCaps } from './companions.queries.ts'
export { type Elsewhere, type PayingBusiness, toInput } from './to-input.ts'
