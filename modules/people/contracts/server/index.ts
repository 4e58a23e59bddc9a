export { contractChange } from './contracts.graphql.ts'
export {
  contractsOfLinks,
  contractsOn,
  contractVersions,
  minimumWage,
  userContract,
} from './contracts.queries.ts'
export {
  type ContractChange,
  createUserContract,
  type NewContract,
  updateUserContract,
} from './contracts.service.ts'
export { auditHealth, requireContract, within } from './scope.ts'
