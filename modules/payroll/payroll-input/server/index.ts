import './license.graphql.ts'

export { sharingTheirCaps } from './companions.queries.ts'
export {
  contractIdsOf,
  type ContractRow,
  contractsIn,
  contractsOf,
  type ItemRow,
  itemsOf,
} from './gather.queries.ts'
export { heldTerms, type TermsRow } from './held-terms.queries.ts'
export { lacksIn } from './lacks.queries.ts'
export { monthlySalariesOf } from './monthly-salary.ts'
export { toInput } from './to-input.ts'
