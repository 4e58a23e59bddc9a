export { protectionsOf } from './protections.queries.ts'
export { protectionPapers } from './protections.graphql.ts'
