import './audit.graphql.ts'

export { type ReadingOfPerson, readingsOfPerson } from './readings.queries.ts'
