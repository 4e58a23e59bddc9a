import './delegations.graphql.ts'
import './ending.ts'

export { delegatesOf } from './delegates.queries.ts'
export { type InPlace, inPlaceOfOthers, requireOtherPerson } from './acting.ts'
export { delegationNotices, proposeDelegation } from './notifications.ts'
