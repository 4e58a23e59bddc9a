/** What modules say of their rights: `operations`. Written by `npm run generate`. */
import { operations as arrivals } from '#modules/administration/arrivals/model/access.ts'
import { operations as audit } from '#modules/administration/audit/model/access.ts'
import { operations as breaches } from '#modules/administration/breaches/model/access.ts'
import { operations as dashboard } from '#modules/administration/dashboard/model/access.ts'
import { operations as erasure } from '#modules/administration/erasure/model/access.ts'
import { operations as grants } from '#modules/administration/grants/model/access.ts'
import { operations as inbox } from '#modules/administration/inbox/model/access.ts'
import { operations as presence } from '#modules/administration/presence/model/access.ts'
import { operations as privacy } from '#modules/administration/privacy/model/access.ts'
import { operations as reports } from '#modules/administration/reports/model/access.ts'
import { operations as retention } from '#modules/administration/retention/model/access.ts'
import { operations as announcements } from '#modules/communication/announcements/model/access.ts'
import { operations as celebrations } from '#modules/communication/celebrations/model/access.ts'
import { operations as accounts } from '#modules/company/accounts/model/access.ts'
import { operations as businesses } from '#modules/company/businesses/model/access.ts'
import { operations as companies } from '#modules/company/companies/model/access.ts'
import { operations as companyServices } from '#modules/company/company-services/model/access.ts'
import { operations as importations } from '#modules/company/importations/model/access.ts'
import { operations as notices } from '#modules/company/notices/model/access.ts'
import { operations as push } from '#modules/company/push/model/access.ts'
import { operations as secondFactor } from '#modules/company/second-factor/model/access.ts'
import { operations as session } from '#modules/company/session/model/access.ts'
import { operations as singleSignOn } from '#modules/company/single-sign-on/model/access.ts'
import { operations as tokens } from '#modules/company/tokens/model/access.ts'
import { operations as webhooks } from '#modules/company/webhooks/model/access.ts'
import { operations as concepts } from '#modules/concepts/concepts/model/access.ts'
import { operations as indicators } from '#modules/concepts/indicators/model/access.ts'
import { operations as publicFigures } from '#modules/concepts/public-figures/model/access.ts'
import { operations as accounting } from '#modules/money/accounting/model/access.ts'
import { operations as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { operations as certificates } from '#modules/money/certificates/model/access.ts'
import { operations as compliance } from '#modules/money/compliance/model/access.ts'
import { operations as contractEndings } from '#modules/money/contract-endings/model/access.ts'
import { operations as expenses } from '#modules/money/expenses/model/access.ts'
import { operations as filings } from '#modules/money/filings/model/access.ts'
import { operations as leaveSubsidies } from '#modules/money/leave-subsidies/model/access.ts'
import { operations as settlements } from '#modules/money/settlements/model/access.ts'
import { operations as suppliers } from '#modules/money/suppliers/model/access.ts'
import { operations as thirdParties } from '#modules/money/third-parties/model/access.ts'
import { operations as annexes } from '#modules/papers/annexes/model/access.ts'
import { operations as companyCertificates } from '#modules/papers/company-certificates/model/access.ts'
import { operations as documents } from '#modules/papers/documents/model/access.ts'
import { operations as inspections } from '#modules/papers/inspections/model/access.ts'
import { operations as signature } from '#modules/papers/signature/model/access.ts'
import { operations as templates } from '#modules/papers/templates/model/access.ts'
import { operations as additionalPapers } from '#modules/payroll/additional-papers/model/access.ts'
import { operations as additionalPayments } from '#modules/payroll/additional-payments/model/access.ts'
import { operations as advances } from '#modules/payroll/advances/model/access.ts'
import { operations as centerCosts } from '#modules/payroll/center-costs/model/access.ts'
import { operations as debts } from '#modules/payroll/debts/model/access.ts'
import { operations as employerLoans } from '#modules/payroll/employer-loans/model/access.ts'
import { operations as gratification } from '#modules/payroll/gratification/model/access.ts'
import { operations as healthPlans } from '#modules/payroll/health-plans/model/access.ts'
import { operations as importedPayslips } from '#modules/payroll/imported-payslips/model/access.ts'
import { operations as massChanges } from '#modules/payroll/mass-changes/model/access.ts'
import { operations as payrollChecks } from '#modules/payroll/payroll-checks/model/access.ts'
import { operations as payrollClosing } from '#modules/payroll/payroll-closing/model/access.ts'
import { operations as payrollInput } from '#modules/payroll/payroll-input/model/access.ts'
import { operations as payrollMonths } from '#modules/payroll/payroll-months/model/access.ts'
import { operations as payrollRelease } from '#modules/payroll/payroll-release/model/access.ts'
import { operations as payrollReview } from '#modules/payroll/payroll-review/model/access.ts'
import { operations as payslipDisputes } from '#modules/payroll/payslip-disputes/model/access.ts'
import { operations as payslipVerification } from '#modules/payroll/payslip-verification/model/access.ts'
import { operations as payslips } from '#modules/payroll/payslips/model/access.ts'
import { operations as piecework } from '#modules/payroll/piecework/model/access.ts'
import { operations as retroactivity } from '#modules/payroll/retroactivity/model/access.ts'
import { operations as scenarios } from '#modules/payroll/scenarios/model/access.ts'
import { operations as studio } from '#modules/payroll/studio/model/access.ts'
import { operations as userItems } from '#modules/payroll/user-items/model/access.ts'
import { operations as vacationCompensation } from '#modules/payroll/vacation-compensation/model/access.ts'
import { operations as approvalSteps } from '#modules/people/approval-steps/model/access.ts'
import { operations as contracts } from '#modules/people/contracts/model/access.ts'
import { operations as corrections } from '#modules/people/corrections/model/access.ts'
import { operations as costCenters } from '#modules/people/cost-centers/model/access.ts'
import { operations as customFields } from '#modules/people/custom-fields/model/access.ts'
import { operations as delegations } from '#modules/people/delegations/model/access.ts'
import { operations as directory } from '#modules/people/directory/model/access.ts'
import { operations as expenseDuties } from '#modules/people/expense-duties/model/access.ts'
import { operations as family } from '#modules/people/family/model/access.ts'
import { operations as organization } from '#modules/people/organization/model/access.ts'
import { operations as peopleList } from '#modules/people/people-list/model/access.ts'
import { operations as people } from '#modules/people/people/model/access.ts'
import { operations as protections } from '#modules/people/protections/model/access.ts'
import { operations as residence } from '#modules/people/residence/model/access.ts'
import { operations as structure } from '#modules/people/structure/model/access.ts'
import { operations as actionPlans } from '#modules/talent/action-plans/model/access.ts'
import { operations as climate } from '#modules/talent/climate/model/access.ts'
import { operations as courses } from '#modules/talent/courses/model/access.ts'
import { operations as evaluationResults } from '#modules/talent/evaluation-results/model/access.ts'
import { operations as evaluations } from '#modules/talent/evaluations/model/access.ts'
import { operations as peers } from '#modules/talent/peers/model/access.ts'
import { operations as psychosocial } from '#modules/talent/psychosocial/model/access.ts'
import { operations as surveyAnswers } from '#modules/talent/survey-answers/model/access.ts'
import { operations as surveys } from '#modules/talent/surveys/model/access.ts'
import { operations as absences } from '#modules/time/absences/model/access.ts'
import { operations as calendar } from '#modules/time/calendar/model/access.ts'
import { operations as collectiveVacations } from '#modules/time/collective-vacations/model/access.ts'
import { operations as holidays } from '#modules/time/holidays/model/access.ts'
import { operations as legalCalendar } from '#modules/time/legal-calendar/model/access.ts'
import { operations as vacations } from '#modules/time/vacations/model/access.ts'

export const operations = {
  ...arrivals,
  ...audit,
  ...breaches,
  ...dashboard,
  ...erasure,
  ...grants,
  ...inbox,
  ...presence,
  ...privacy,
  ...reports,
  ...retention,
  ...announcements,
  ...celebrations,
  ...accounts,
  ...businesses,
  ...companies,
  ...companyServices,
  ...importations,
  ...notices,
  ...push,
  ...secondFactor,
  ...session,
  ...singleSignOn,
  ...tokens,
  ...webhooks,
  ...concepts,
  ...indicators,
  ...publicFigures,
  ...accounting,
  ...bankLists,
  ...certificates,
  ...compliance,
  ...contractEndings,
  ...expenses,
  ...filings,
  ...leaveSubsidies,
  ...settlements,
  ...suppliers,
  ...thirdParties,
  ...annexes,
  ...companyCertificates,
  ...documents,
  ...inspections,
  ...signature,
  ...templates,
  ...additionalPapers,
  ...additionalPayments,
  ...advances,
  ...centerCosts,
  ...debts,
  ...employerLoans,
  ...gratification,
  ...healthPlans,
  ...importedPayslips,
  ...massChanges,
  ...payrollChecks,
  ...payrollClosing,
  ...payrollInput,
  ...payrollMonths,
  ...payrollRelease,
  ...payrollReview,
  ...payslipDisputes,
  ...payslipVerification,
  ...payslips,
  ...piecework,
  ...retroactivity,
  ...scenarios,
  ...studio,
  ...userItems,
  ...vacationCompensation,
  ...approvalSteps,
  ...contracts,
  ...corrections,
  ...costCenters,
  ...customFields,
  ...delegations,
  ...directory,
  ...expenseDuties,
  ...family,
  ...organization,
  ...peopleList,
  ...people,
  ...protections,
  ...residence,
  ...structure,
  ...actionPlans,
  ...climate,
  ...courses,
  ...evaluationResults,
  ...evaluations,
  ...peers,
  ...psychosocial,
  ...surveyAnswers,
  ...surveys,
  ...absences,
  ...calendar,
  ...collectiveVacations,
  ...holidays,
  ...legalCalendar,
  ...vacations,
}
