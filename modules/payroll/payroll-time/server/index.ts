import './license.graphql.ts'

export { Amounts, plain } from '../model/amounts.ts'
export { amountsIn, codeIn } from '../model/choices.ts'
export { companionsOf, sharingTheirCaps } from './companions.queries.ts'
export { type ContractTime, timeOf } from './contract-time.queries.ts'
export { heldTerms, nameInMonth, type TermsRow } from './held-terms.queries.ts'
export {
  alimonyOf,
  familyOf,
  healthOf,
  pensionOf,
  personOf,
  savingsOf,
  unemploymentOf,
  unionOf,
} from './person-input.ts'
export { dailyOf, leaveOf, lostTime, variableOf } from '../model/time-input.ts'
