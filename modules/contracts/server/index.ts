import './contracts.graphql.ts'

export { contractsOn, contractVersions, minimumWage, userContract } from './contracts.queries.ts'
export { type NewContract, createUserContract } from './contracts.service.ts'
export { requireContract } from './scope.ts'
