import './contracts.graphql.ts'

export {
  contractsOfLinks,
  contractsOn,
  contractVersions,
  minimumWage,
  userContract,
} from './contracts.queries.ts'
export { type NewContract, createUserContract } from './contracts.service.ts'
export { auditHealth, requireContract, within } from './scope.ts'
