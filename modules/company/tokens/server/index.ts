import './tokens.graphql.ts'

export { programOf } from './program.ts'
export { carriesKey, digestOf, keyOf, prefixOf } from './secret.ts'
export { tokenNames } from './tokens.queries.ts'
