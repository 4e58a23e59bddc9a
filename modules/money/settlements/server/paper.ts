import type { Parties } from '../model/parties.ts'
import type { EndingContract } from './contract.queries.ts'
import type { StoredSettlement } from './finiquito.queries.ts'

/** A finiquito, the contract that it ends, and its parties. */
export type Paper = { stored: StoredSettlement; contract: EndingContract; parties: Parties }
