import './handover.ts'

export { contractRecord } from './contract-fields.ts'
export { contractChange } from './contracts.graphql.ts'
export { contractsOfLinks, contractsOn } from './contracts.queries.ts'
export { updateUserContract } from './contracts.service.ts'
export { contractEnd, contractEndings } from './endings.ts'
export { businessLink } from './place.ts'
export { auditHealth, reachesContract, requireContract } from './scope.ts'
