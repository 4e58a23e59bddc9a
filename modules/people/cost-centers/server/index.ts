import './centers.graphql.ts'
import './contracts.graphql.ts'

export { borneIn } from './borne.queries.ts'
export { groups as costCenterGroups } from './centers.queries.ts'
