import './license.graphql.ts'

export { Amounts, plain } from '../model/amounts.ts'
export { companionsOf } from './companions.queries.ts'
export { type ContractTime, timeOf } from './contract-time.queries.ts'
export { heldTerms, nameInMonth, type TermsRow } from './held-terms.queries.ts'
export { dailyOf, leaveOf, lostTime, variableOf } from '../model/time-input.ts'
