import type { ApiOperation } from './api.ts'

/**
 * Operations by which one person answers what another one asked for or entered, and what that is.
 * Nobody answers their own, whatever their role, nor by an account that they made or whose password
 * they set: each of these asks for two independent people.
 */
export const answers = {
  answerPayslipDispute: 'what a person disputes of their payslip',
  answerDataCorrection: 'the correction of their data that a person proposed',
  confirmIndicator: 'a figure that somebody entered',
  confirmIndicatorTable: 'a table that somebody entered',
  answerPayrollClosing: 'the closing of a month that somebody asked for',
  updateVacation: 'the vacation of a person',
  updateAbsenceResponse: 'the absence of a person',
  answerAbsences: 'the absences of several people',
  confirmSupplierAccount: 'the account of a supplier that somebody wrote',
  approvePiecework: 'the piecework of a person that somebody entered',
  answerVacationCompensation: 'an agreement that pays progressive days in money',
  answerPaymentList: 'a list of payments that somebody made',
  answerPaymentLimit: 'another amount that somebody asked for',
  answerInbox: 'anything that waits for an answer',
} as const satisfies Partial<Record<ApiOperation, string>>

/** What sounds like an answer and is none, and why one person is enough. */
export const notAnswers = {
  applyHealthPlanNotices: 'Writes what an isapre notified: nobody of the company asked for it',
  rejectHealthPlanNotice: 'Leaves aside what an isapre notified: it answers no request',
  rejectLeaveSubsidy: 'Keeps what an institution answered: it answers no request',
  readPaymentAnswer: 'Marks what a bank answered about a list: it answers no request',
  undoPaymentAnswer: 'Takes back the marks of an answer of a bank, with its reason',
  createAbsence: 'Registers one; of oneself it is never approved (absences.test.ts)',
  createVacation: 'Registers one; of oneself it is never approved (vacations.test.ts)',
  // Two people all the same: legal-calendar.test.ts tries the author and an account that they keep.
  confirmPublicHoliday: 'An answer of the platform, which no person of a company is asked for',
  confirmHolidayYear: 'The same, of the whole calendar of a year',
  confirmTotp: 'Says of oneself that one has the telephone',
  confirmPasskey: 'Says of oneself that one has the key',
  acknowledgePayslip: 'A worker says that they received their own payslip: it binds nobody else',
  closePayrollMonth: 'Where another person approves, only answerPayrollClosing closes a month',
  decideVacationZones: 'Decides what the law of a place proposes; never of oneself (zones.test.ts)',
  notePayrollChecks: 'A note on a warning of the month: the closing has its second person',
  paySettlement: 'Says that an issued finiquito was paid: it answers no request',
  undoSettlementPayment: 'Takes back that a finiquito was paid: it answers no request',
  undoSettlement: 'Takes a finiquito one step back, with its reason: it answers no request',
  deleteSettlement: 'Takes away a finiquito that was not paid, with its reason',
  payEmployerLoan: 'Enters a payment of a loan: it answers no request',
  releaseAdditionalPayments: 'Shows what a closing already made final',
  releasePayslips: 'Shows what a closing already made final',
  reviewPayslips: 'A mark of having read: the closing has its second person',
  vouchForLogin: 'Asks by itself for somebody independent of the account and of who keeps it',
} as const satisfies Partial<Record<ApiOperation, string>>
