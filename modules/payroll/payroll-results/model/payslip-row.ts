import type { Snapshot } from './snapshot.ts'

/** A payslip as a calculation leaves it. */
export type PayslipRow = {
  contractId: number
  userId: number
  /** Scaled values in the order of the plan. */
  facts: readonly number[]
  results: readonly number[]
  inputsHash: string
  net: number
  earnings: number
  deductions: number
  employerCost: number
  snapshot: Snapshot
}

/** Why a contract has no payslip in a run. */
export type FailureRow = { contractId: number; code: string; message: string; field: string | null }
