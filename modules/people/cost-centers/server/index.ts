import './centers.graphql.ts'
import './contracts.graphql.ts'

export { borneIn, type BornePart } from './borne.queries.ts'
export { groups as costCenterGroups } from './centers.queries.ts'
