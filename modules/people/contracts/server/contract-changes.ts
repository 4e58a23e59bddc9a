import { checkTerms, applyTerms } from './contract-change.ts'
import { markSigned } from './contract-signature.ts'
import { contractChange } from './contracts.graphql.ts'
import { updateUserContract } from './contracts.service.ts'

/**
 * How a contract changes: the input of a change by hand and what it does, and the same for terms
 * that two parties agreed on paper, which are checked and written without asking for rights;
 * and that it was signed.
 */
export const contractChanges = {
  input: contractChange,
  update: updateUserContract,
  check: checkTerms,
  apply: applyTerms,
  sign: markSigned,
}
