import './license.graphql.ts'

export { Amounts, plain } from './amounts.ts'
export { companionsOf } from './companions.queries.ts'
export { type ContractTime, timeOf } from './contract-time.queries.ts'
export { heldTerms, type TermsRow } from './held-terms.queries.ts'
export { dailyOf, leaveOf, lostTime, variableOf } from './time-input.ts'
