import { joined } from '#platform/web/screen/joined-place.tsx'
import type { ShownContract } from './types.ts'

/** A contract in a ficha. */
export type ContractPlaceProps = { contract: ShownContract }

/** What the contract waits for, above its sections. */
export const { provide: provideContractNotice, Place: ContractNotice } = joined<ContractPlaceProps>(
  'what a contract waits for',
)

/** The papers of the contract, below them. */
export const { provide: provideContractPapers, Place: ContractPapers } = joined<ContractPlaceProps>(
  'the papers of a contract',
)
