/** The tables of every module. Written by `npm run generate`. */
import type { Registry } from '#platform/model/registry.ts'
import { ownTables } from '#platform/model/own-tables.ts'
import { registry as arrivals } from '#modules/administration/arrivals/model/registry.ts'
import { registry as breaches } from '#modules/administration/breaches/model/registry.ts'
import { registry as dashboard } from '#modules/administration/dashboard/model/registry.ts'
import { registry as erasure } from '#modules/administration/erasure/model/registry.ts'
import { registry as grants } from '#modules/administration/grants/model/registry.ts'
import { registry as privacy } from '#modules/administration/privacy/model/registry.ts'
import { registry as reports } from '#modules/administration/reports/model/registry.ts'
import { registry as announcements } from '#modules/communication/announcements/model/registry.ts'
import { registry as businesses } from '#modules/company/businesses/model/registry.ts'
import { registry as companies } from '#modules/company/companies/model/registry.ts'
import { registry as companyServices } from '#modules/company/company-services/model/registry.ts'
import { registry as importations } from '#modules/company/importations/model/registry.ts'
import { registry as push } from '#modules/company/push/model/registry.ts'
import { registry as session } from '#modules/company/session/model/registry.ts'
import { registry as singleSignOn } from '#modules/company/single-sign-on/model/registry.ts'
import { registry as tokens } from '#modules/company/tokens/model/registry.ts'
import { registry as webhooks } from '#modules/company/webhooks/model/registry.ts'
import { registry as conceptLibrary } from '#modules/concepts/concept-library/model/registry.ts'
import { registry as indicators } from '#modules/concepts/indicators/model/registry.ts'
import { registry as publicFigures } from '#modules/concepts/public-figures/model/registry.ts'
import { registry as accounting } from '#modules/money/accounting/model/registry.ts'
import { registry as bankLists } from '#modules/money/bank-lists/model/registry.ts'
import { registry as certificates } from '#modules/money/certificates/model/registry.ts'
import { registry as compliance } from '#modules/money/compliance/model/registry.ts'
import { registry as contractEndings } from '#modules/money/contract-endings/model/registry.ts'
import { registry as expenses } from '#modules/money/expenses/model/registry.ts'
import { registry as filings } from '#modules/money/filings/model/registry.ts'
import { registry as leaveSubsidies } from '#modules/money/leave-subsidies/model/registry.ts'
import { registry as settlements } from '#modules/money/settlements/model/registry.ts'
import { registry as suppliers } from '#modules/money/suppliers/model/registry.ts'
import { registry as thirdParties } from '#modules/money/third-parties/model/registry.ts'
import { registry as advancedSignature } from '#modules/papers/advanced-signature/model/registry.ts'
import { registry as annexes } from '#modules/papers/annexes/model/registry.ts'
import { registry as companyCertificates } from '#modules/papers/company-certificates/model/registry.ts'
import { registry as documents } from '#modules/papers/documents/model/registry.ts'
import { registry as inspections } from '#modules/papers/inspections/model/registry.ts'
import { registry as signature } from '#modules/papers/signature/model/registry.ts'
import { registry as templates } from '#modules/papers/templates/model/registry.ts'
import { registry as additionalEngine } from '#modules/payroll/additional-engine/model/registry.ts'
import { registry as advances } from '#modules/payroll/advances/model/registry.ts'
import { registry as employerLoans } from '#modules/payroll/employer-loans/model/registry.ts'
import { registry as gratification } from '#modules/payroll/gratification/model/registry.ts'
import { registry as healthPlans } from '#modules/payroll/health-plans/model/registry.ts'
import { registry as importedPayslips } from '#modules/payroll/imported-payslips/model/registry.ts'
import { registry as massChanges } from '#modules/payroll/mass-changes/model/registry.ts'
import { registry as payrollChecks } from '#modules/payroll/payroll-checks/model/registry.ts'
import { registry as payrollClosing } from '#modules/payroll/payroll-closing/model/registry.ts'
import { registry as payrollFrame } from '#modules/payroll/payroll-frame/model/registry.ts'
import { registry as payrollRelease } from '#modules/payroll/payroll-release/model/registry.ts'
import { registry as payrollReview } from '#modules/payroll/payroll-review/model/registry.ts'
import { registry as payslipDisputes } from '#modules/payroll/payslip-disputes/model/registry.ts'
import { registry as payslips } from '#modules/payroll/payslips/model/registry.ts'
import { registry as piecework } from '#modules/payroll/piecework/model/registry.ts'
import { registry as retroactivity } from '#modules/payroll/retroactivity/model/registry.ts'
import { registry as scenarios } from '#modules/payroll/scenarios/model/registry.ts'
import { registry as studio } from '#modules/payroll/studio/model/registry.ts'
import { registry as userItems } from '#modules/payroll/user-items/model/registry.ts'
import { registry as vacationCompensation } from '#modules/payroll/vacation-compensation/model/registry.ts'
import { registry as approvalSteps } from '#modules/people/approval-steps/model/registry.ts'
import { registry as contracts } from '#modules/people/contracts/model/registry.ts'
import { registry as corrections } from '#modules/people/corrections/model/registry.ts'
import { registry as costCenters } from '#modules/people/cost-centers/model/registry.ts'
import { registry as customFields } from '#modules/people/custom-fields/model/registry.ts'
import { registry as delegations } from '#modules/people/delegations/model/registry.ts'
import { registry as expenseDuties } from '#modules/people/expense-duties/model/expense-permission.ts'
import { registry as family } from '#modules/people/family/model/registry.ts'
import { registry as people } from '#modules/people/people/model/registry.ts'
import { registry as protections } from '#modules/people/protections/model/registry.ts'
import { registry as residence } from '#modules/people/residence/model/registry.ts'
import { registry as sight } from '#modules/people/sight/model/registry.ts'
import { registry as structure } from '#modules/people/structure/model/registry.ts'
import { registry as actionPlans } from '#modules/talent/action-plans/model/registry.ts'
import { registry as climate } from '#modules/talent/climate/model/registry.ts'
import { registry as courses } from '#modules/talent/courses/model/registry.ts'
import { registry as evaluations } from '#modules/talent/evaluations/model/registry.ts'
import { registry as peers } from '#modules/talent/peers/model/registry.ts'
import { registry as psychosocial } from '#modules/talent/psychosocial/model/ceal-result.ts'
import { registry as surveyAnswers } from '#modules/talent/survey-answers/model/feedback.ts'
import { registry as surveys } from '#modules/talent/surveys/model/survey.ts'
import { registry as absences } from '#modules/time/absences/model/registry.ts'
import { registry as collectiveVacations } from '#modules/time/collective-vacations/model/registry.ts'
import { registry as holidays } from '#modules/time/holidays/model/holiday.ts'
import { registry as legalCalendar } from '#modules/time/legal-calendar/model/registry.ts'
import { registry as vacations } from '#modules/time/vacations/model/registry.ts'

export const registry: Registry = {
  ...ownTables,
  ...arrivals,
  ...breaches,
  ...dashboard,
  ...erasure,
  ...grants,
  ...privacy,
  ...reports,
  ...announcements,
  ...businesses,
  ...companies,
  ...companyServices,
  ...importations,
  ...push,
  ...session,
  ...singleSignOn,
  ...tokens,
  ...webhooks,
  ...conceptLibrary,
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
  ...advancedSignature,
  ...annexes,
  ...companyCertificates,
  ...documents,
  ...inspections,
  ...signature,
  ...templates,
  ...additionalEngine,
  ...advances,
  ...employerLoans,
  ...gratification,
  ...healthPlans,
  ...importedPayslips,
  ...massChanges,
  ...payrollChecks,
  ...payrollClosing,
  ...payrollFrame,
  ...payrollRelease,
  ...payrollReview,
  ...payslipDisputes,
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
  ...expenseDuties,
  ...family,
  ...people,
  ...protections,
  ...residence,
  ...sight,
  ...structure,
  ...actionPlans,
  ...climate,
  ...courses,
  ...evaluations,
  ...peers,
  ...psychosocial,
  ...surveyAnswers,
  ...surveys,
  ...absences,
  ...collectiveVacations,
  ...holidays,
  ...legalCalendar,
  ...vacations,
}
