import './protections.graphql.ts'

export { protectionsOf } from './protections.queries.ts'
export { protectionPapers } from './scope.ts'
