/** What modules say of their rights: `withoutProof`. Written by `npm run generate`. */
import type { WithoutProof } from '#access/module-access.ts'
import { withoutProof as arrivals } from '#modules/administration/arrivals/model/access.ts'
import { withoutProof as breaches } from '#modules/administration/breaches/model/access.ts'
import { withoutProof as dashboard } from '#modules/administration/dashboard/model/access.ts'
import { withoutProof as erasure } from '#modules/administration/erasure/model/access.ts'
import { withoutProof as privacy } from '#modules/administration/privacy/model/access.ts'
import { withoutProof as reports } from '#modules/administration/reports/model/access.ts'
import { withoutProof as announcements } from '#modules/communication/announcements/model/access.ts'
import { withoutProof as celebrations } from '#modules/communication/celebrations/model/access.ts'
import { withoutProof as accounts } from '#modules/company/accounts/model/access.ts'
import { withoutProof as businesses } from '#modules/company/businesses/model/access.ts'
import { withoutProof as companies } from '#modules/company/companies/model/access.ts'
import { withoutProof as companyServices } from '#modules/company/company-services/model/access.ts'
import { withoutProof as importations } from '#modules/company/importations/model/access.ts'
import { withoutProof as notices } from '#modules/company/notices/model/access.ts'
import { withoutProof as push } from '#modules/company/push/model/access.ts'
import { withoutProof as secondFactor } from '#modules/company/second-factor/model/access.ts'
import { withoutProof as session } from '#modules/company/session/model/access.ts'
import { withoutProof as singleSignOn } from '#modules/company/single-sign-on/model/access.ts'
import { withoutProof as tokens } from '#modules/company/tokens/model/access.ts'
import { withoutProof as webhooks } from '#modules/company/webhooks/model/access.ts'
import { withoutProof as concepts } from '#modules/concepts/concepts/model/access.ts'
import { withoutProof as indicators } from '#modules/concepts/indicators/model/access.ts'
import { withoutProof as publicFigures } from '#modules/concepts/public-figures/model/access.ts'
import { withoutProof as accounting } from '#modules/money/accounting/model/access.ts'
import { withoutProof as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { withoutProof as certificates } from '#modules/money/certificates/model/access.ts'
import { withoutProof as compliance } from '#modules/money/compliance/model/access.ts'
import { withoutProof as contractEndings } from '#modules/money/contract-endings/model/access.ts'
import { withoutProof as expenses } from '#modules/money/expenses/model/access.ts'
import { withoutProof as filings } from '#modules/money/filings/model/access.ts'
import { withoutProof as leaveSubsidies } from '#modules/money/leave-subsidies/model/access.ts'
import { withoutProof as settlements } from '#modules/money/settlements/model/access.ts'
import { withoutProof as suppliers } from '#modules/money/suppliers/model/access.ts'
import { withoutProof as annexes } from '#modules/papers/annexes/model/access.ts'
import { withoutProof as documents } from '#modules/papers/documents/model/access.ts'
import { withoutProof as inspections } from '#modules/papers/inspections/model/access.ts'
import { withoutProof as signature } from '#modules/papers/signature/model/access.ts'
import { withoutProof as templates } from '#modules/papers/templates/model/access.ts'
import { withoutProof as additionalPayments } from '#modules/payroll/additional-payments/model/access.ts'
import { withoutProof as advances } from '#modules/payroll/advances/model/access.ts'
import { withoutProof as employerLoans } from '#modules/payroll/employer-loans/model/access.ts'
import { withoutProof as gratification } from '#modules/payroll/gratification/model/access.ts'
import { withoutProof as healthPlans } from '#modules/payroll/health-plans/model/access.ts'
import { withoutProof as massChanges } from '#modules/payroll/mass-changes/model/access.ts'
import { withoutProof as payrollChecks } from '#modules/payroll/payroll-checks/model/access.ts'
import { withoutProof as payrollMonths } from '#modules/payroll/payroll-months/model/access.ts'
import { withoutProof as payrollRelease } from '#modules/payroll/payroll-release/model/access.ts'
import { withoutProof as payrollReview } from '#modules/payroll/payroll-review/model/access.ts'
import { withoutProof as payslipDisputes } from '#modules/payroll/payslip-disputes/model/access.ts'
import { withoutProof as payslips } from '#modules/payroll/payslips/model/access.ts'
import { withoutProof as piecework } from '#modules/payroll/piecework/model/access.ts'
import { withoutProof as retroactivity } from '#modules/payroll/retroactivity/model/access.ts'
import { withoutProof as scenarios } from '#modules/payroll/scenarios/model/access.ts'
import { withoutProof as studio } from '#modules/payroll/studio/model/access.ts'
import { withoutProof as userItems } from '#modules/payroll/user-items/model/access.ts'
import { withoutProof as vacationCompensation } from '#modules/payroll/vacation-compensation/model/access.ts'
import { withoutProof as approvalSteps } from '#modules/people/approval-steps/model/access.ts'
import { withoutProof as contracts } from '#modules/people/contracts/model/access.ts'
import { withoutProof as corrections } from '#modules/people/corrections/model/access.ts'
import { withoutProof as costCenters } from '#modules/people/cost-centers/model/access.ts'
import { withoutProof as customFields } from '#modules/people/custom-fields/model/access.ts'
import { withoutProof as delegations } from '#modules/people/delegations/model/access.ts'
import { withoutProof as family } from '#modules/people/family/model/access.ts'
import { withoutProof as people } from '#modules/people/people/model/access.ts'
import { withoutProof as protections } from '#modules/people/protections/model/access.ts'
import { withoutProof as residence } from '#modules/people/residence/model/access.ts'
import { withoutProof as structure } from '#modules/people/structure/model/access.ts'
import { withoutProof as actionPlans } from '#modules/talent/action-plans/model/access.ts'
import { withoutProof as climate } from '#modules/talent/climate/model/access.ts'
import { withoutProof as courses } from '#modules/talent/courses/model/access.ts'
import { withoutProof as evaluationResults } from '#modules/talent/evaluation-results/model/access.ts'
import { withoutProof as evaluations } from '#modules/talent/evaluations/model/access.ts'
import { withoutProof as peers } from '#modules/talent/peers/model/access.ts'
import { withoutProof as psychosocial } from '#modules/talent/psychosocial/model/access.ts'
import { withoutProof as surveyAnswers } from '#modules/talent/survey-answers/model/access.ts'
import { withoutProof as surveys } from '#modules/talent/surveys/model/access.ts'
import { withoutProof as absences } from '#modules/time/absences/model/access.ts'
import { withoutProof as calendar } from '#modules/time/calendar/model/access.ts'
import { withoutProof as collectiveVacations } from '#modules/time/collective-vacations/model/access.ts'
import { withoutProof as holidays } from '#modules/time/holidays/model/access.ts'
import { withoutProof as legalCalendar } from '#modules/time/legal-calendar/model/access.ts'
import { withoutProof as vacations } from '#modules/time/vacations/model/access.ts'

export const withoutProof: readonly WithoutProof[] = [
  arrivals,
  breaches,
  dashboard,
  erasure,
  privacy,
  reports,
  announcements,
  celebrations,
  accounts,
  businesses,
  companies,
  companyServices,
  importations,
  notices,
  push,
  secondFactor,
  session,
  singleSignOn,
  tokens,
  webhooks,
  concepts,
  indicators,
  publicFigures,
  accounting,
  bankLists,
  certificates,
  compliance,
  contractEndings,
  expenses,
  filings,
  leaveSubsidies,
  settlements,
  suppliers,
  annexes,
  documents,
  inspections,
  signature,
  templates,
  additionalPayments,
  advances,
  employerLoans,
  gratification,
  healthPlans,
  massChanges,
  payrollChecks,
  payrollMonths,
  payrollRelease,
  payrollReview,
  payslipDisputes,
  payslips,
  piecework,
  retroactivity,
  scenarios,
  studio,
  userItems,
  vacationCompensation,
  approvalSteps,
  contracts,
  corrections,
  costCenters,
  customFields,
  delegations,
  family,
  people,
  protections,
  residence,
  structure,
  actionPlans,
  climate,
  courses,
  evaluationResults,
  evaluations,
  peers,
  psychosocial,
  surveyAnswers,
  surveys,
  absences,
  calendar,
  collectiveVacations,
  holidays,
  legalCalendar,
  vacations,
]
