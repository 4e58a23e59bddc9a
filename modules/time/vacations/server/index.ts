import './vacations.graphql.ts'

export { factsOf } from './facts.queries.ts'
