import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AllContracts = graphql(`query AllContracts($input: AllContractsInput) { allContracts(input: $input) { hint id label state } }`)
export const ContractHistory = graphql(`query ContractHistory($input: ContractHistoryInput!) { contractHistory(input: $input) { changes { after attribute author before from key label recordedAt } periods { author changes from key recordedAt supersededAt until } } }`)
export const ContractOptions = graphql(`query ContractOptions { contractOptions { areas branchOffices businesses { id name } jobTitleFamilies jobTitles syndicates { id name } units { id name } } }`)
export const CreateUserContract = graphql(`mutation CreateUserContract($input: CreateUserContractInput!) { createUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const DeleteUserContract = graphql(`mutation DeleteUserContract($input: ByIdContract!) { deleteUserContract(input: $input) { status message error { kind message field traceId } data } }`)
export const UpdateUserContract = graphql(`mutation UpdateUserContract($input: UpdateUserContractInput!) { updateUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
export const UpdateUserContractStatus = graphql(`mutation UpdateUserContractStatus($input: UpdateUserContractStatusInput!) { updateUserContractStatus(input: $input) { status message error { kind message field traceId } data { code id version } } }`)
