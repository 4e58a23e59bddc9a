import './retroactivity.graphql.ts'

export { owedUpTo, presentIn } from './preview.queries.ts'
