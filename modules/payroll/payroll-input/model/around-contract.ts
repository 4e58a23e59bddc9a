import type { LeavePayment } from '#law/settings-leave.ts'

/** What of the razón social goes into a payslip beside formulas and figures. */
export type PayingBusiness = {
  readonly accidentabilityRate: string
  readonly leavePayment: LeavePayment
}

/** What the other contracts of the person earn in the month, in pesos. */
export type Elsewhere = { taxable: number }
