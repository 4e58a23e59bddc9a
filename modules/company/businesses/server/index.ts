import './businesses.graphql.ts'
import './process-rules.graphql.ts'
import './syndicates.graphql.ts'

export { answeredOptions, choicesOf } from './law-answers.ts'
export { businessById, businessesInReach } from './businesses.queries.ts'
export { businessLogos } from './logo.ts'
export { placeChanges } from './place-changes.ts'
export { rulesOf } from './process-rules.service.ts'
