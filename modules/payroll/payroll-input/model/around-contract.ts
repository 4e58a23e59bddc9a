import type { LeavePayment } from '#law/settings-leave.ts'

/** The data of the razón social that a payslip needs, besides formulas and figures. */
export type PayingBusiness = {
  readonly accidentabilityRate: string
  readonly leavePayment: LeavePayment
}

/** The taxable pay of the person in the month with other razones sociales, in pesos. */
export type Elsewhere = { taxable: number }
