import './centers.graphql.ts'
import './contracts.graphql.ts'
import './template-tags.ts'
import './units.graphql.ts'

export { borneIn } from './borne.queries.ts'
export { bearsOn, partsByUnitText } from './by-unit.ts'
export { groups as costCenterGroups } from './centers.queries.ts'
export { centersInForce } from './in-force.queries.ts'
