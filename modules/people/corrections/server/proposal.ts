import type { CorrectionStatus } from '../model/catalogs.ts'

type Values = Readonly<Record<string, unknown>>

/** A proposal that is not of the record itself, as it is kept. */
export type StoredProposal = {
  readonly userId: number
  readonly responseStatus: CorrectionStatus
  readonly act: string | null
  readonly memberId: number | null
  readonly changes: Values
  readonly before: Values
}

/** A line of it, in words. */
export type OtherChange = {
  attribute: string
  label: string
  before: string | null
  after: string | null
  moved: boolean
}
