import type { CheckFixCode, Figure } from '../model/check.ts'

/** A finding: about a contract, or about the whole month. */
export type Found = {
  rule: string
  contractId: number | null
  figures: readonly Figure[]
  /** The place to correct this finding, when it differs from the place of its rule. */
  fix?: CheckFixCode
}
