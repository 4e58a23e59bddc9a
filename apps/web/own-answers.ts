import { ownAnswers as ofSession } from '#modules/company/session/web/own-answers.ts'
import { ownAnswers as ofDocuments } from '#modules/papers/documents/web/own-answers.ts'
import { ownAnswers as ofHistory } from '#modules/payroll/payslip-history/web/own-answers.ts'
import { ownAnswers as ofPayslips } from '#modules/payroll/payslips/web/own-answers.ts'
import { ownAnswers as ofCalendar } from '#modules/time/calendar/web/own-answers.ts'
import { ownAnswers as ofVacations } from '#modules/time/vacations/web/own-answers.ts'

/** What may be kept on a device of the person who sees it, while their session lasts. */
export const ownAnswers = [
  ...ofSession,
  ...ofDocuments,
  ...ofHistory,
  ...ofPayslips,
  ...ofCalendar,
  ...ofVacations,
]
