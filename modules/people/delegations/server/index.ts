import './delegations.graphql.ts'
import './ending.ts'

export { peopleAway } from './people-away.ts'
export { delegatesOf } from './delegates.queries.ts'
export { type InPlace, inPlaceOfOthers, requireOtherPerson } from './acting.ts'
export { answeredInPlace } from './answered-in-place.ts'
export { proposeDelegation } from './notifications.ts'
