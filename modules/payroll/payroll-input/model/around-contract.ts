import type { LeavePayment } from '#law/settings-leave.ts'

/** The data of the razón social that a payslip needs, besides formulas and figures. */
export type PayingBusiness = {
  readonly accidentabilityRate: string
  readonly leavePayment: LeavePayment
}

/** The pay of the person's other contracts in the month, in pesos. */
export type Elsewhere = { taxable: number }
