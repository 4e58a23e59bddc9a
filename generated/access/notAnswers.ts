/** What modules say of their rights: `notAnswers`. Written by `npm run generate`. */
import { notAnswers as arrivals } from '#modules/administration/arrivals/model/access.ts'
import { notAnswers as breaches } from '#modules/administration/breaches/model/access.ts'
import { notAnswers as erasure } from '#modules/administration/erasure/model/access.ts'
import { notAnswers as announcements } from '#modules/communication/announcements/model/access.ts'
import { notAnswers as secondFactor } from '#modules/company/second-factor/model/access.ts'
import { notAnswers as session } from '#modules/company/session/model/access.ts'
import { notAnswers as singleSignOn } from '#modules/company/single-sign-on/model/access.ts'
import { notAnswers as publicFigures } from '#modules/concepts/public-figures/model/access.ts'
import { notAnswers as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { notAnswers as expenses } from '#modules/money/expenses/model/access.ts'
import { notAnswers as leaveSubsidies } from '#modules/money/leave-subsidies/model/access.ts'
import { notAnswers as settlements } from '#modules/money/settlements/model/access.ts'
import { notAnswers as inspections } from '#modules/papers/inspections/model/access.ts'
import { notAnswers as signature } from '#modules/papers/signature/model/access.ts'
import { notAnswers as additionalPayments } from '#modules/payroll/additional-payments/model/access.ts'
import { notAnswers as employerLoans } from '#modules/payroll/employer-loans/model/access.ts'
import { notAnswers as healthPlans } from '#modules/payroll/health-plans/model/access.ts'
import { notAnswers as payrollChecks } from '#modules/payroll/payroll-checks/model/access.ts'
import { notAnswers as payrollMonths } from '#modules/payroll/payroll-months/model/access.ts'
import { notAnswers as payrollRelease } from '#modules/payroll/payroll-release/model/access.ts'
import { notAnswers as payrollReview } from '#modules/payroll/payroll-review/model/access.ts'
import { notAnswers as payslips } from '#modules/payroll/payslips/model/access.ts'
import { notAnswers as expenseDuties } from '#modules/people/expense-duties/model/access.ts'
import { notAnswers as actionPlans } from '#modules/talent/action-plans/model/access.ts'
import { notAnswers as courses } from '#modules/talent/courses/model/access.ts'
import { notAnswers as evaluations } from '#modules/talent/evaluations/model/access.ts'
import { notAnswers as surveyAnswers } from '#modules/talent/survey-answers/model/access.ts'
import { notAnswers as absences } from '#modules/time/absences/model/access.ts'
import { notAnswers as legalCalendar } from '#modules/time/legal-calendar/model/access.ts'
import { notAnswers as vacations } from '#modules/time/vacations/model/access.ts'

export const notAnswers = {
  ...arrivals,
  ...breaches,
  ...erasure,
  ...announcements,
  ...secondFactor,
  ...session,
  ...singleSignOn,
  ...publicFigures,
  ...bankLists,
  ...expenses,
  ...leaveSubsidies,
  ...settlements,
  ...inspections,
  ...signature,
  ...additionalPayments,
  ...employerLoans,
  ...healthPlans,
  ...payrollChecks,
  ...payrollMonths,
  ...payrollRelease,
  ...payrollReview,
  ...payslips,
  ...expenseDuties,
  ...actionPlans,
  ...courses,
  ...evaluations,
  ...surveyAnswers,
  ...absences,
  ...legalCalendar,
  ...vacations,
}
