import './contract-fields.ts'
import './handover.ts'

export { contractChange, ContractType } from './contracts.graphql.ts'
export { contractsById, contractsOfLinks, contractsOn } from './contracts.queries.ts'
export { type ContractChange, updateUserContract } from './contracts.service.ts'
export { endContracts, endsWithContract, linesOfEndings, restoreContracts } from './endings.ts'
export { auditHealth, reachesContract, requireContract } from './scope.ts'
