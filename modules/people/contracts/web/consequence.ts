import type { UpdateUserContractMutationVariables } from '#generated/documents/graphql.ts'
import { joined } from '#platform/web/screen/joined-place.tsx'

/** A change of a contract that somebody is about to save. */
export type ContractChangeProps = UpdateUserContractMutationVariables

/** What a change of a contract does to months that are closed, said before it is saved. */
export const { provide: provideContractConsequence, Place: ContractConsequence } =
  joined<ContractChangeProps>('what a change of a contract does')
