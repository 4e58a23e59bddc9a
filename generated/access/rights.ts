/** What modules say of their rights: `rights`. Written by `npm run generate`. */
import type { Rights } from '#access/module-access.ts'
import { rights as arrivals } from '#modules/administration/arrivals/model/access.ts'
import { rights as audit } from '#modules/administration/audit/model/access.ts'
import { rights as breaches } from '#modules/administration/breaches/model/access.ts'
import { rights as dashboard } from '#modules/administration/dashboard/model/access.ts'
import { rights as grants } from '#modules/administration/grants/model/access.ts'
import { rights as privacy } from '#modules/administration/privacy/model/access.ts'
import { rights as reports } from '#modules/administration/reports/model/access.ts'
import { rights as retention } from '#modules/administration/retention/model/access.ts'
import { rights as announcements } from '#modules/communication/announcements/model/access.ts'
import { rights as celebrations } from '#modules/communication/celebrations/model/access.ts'
import { rights as accounts } from '#modules/company/accounts/model/access.ts'
import { rights as businesses } from '#modules/company/businesses/model/access.ts'
import { rights as companies } from '#modules/company/companies/model/access.ts'
import { rights as companyServices } from '#modules/company/company-services/model/access.ts'
import { rights as singleSignOn } from '#modules/company/single-sign-on/model/access.ts'
import { rights as tokens } from '#modules/company/tokens/model/access.ts'
import { rights as concepts } from '#modules/concepts/concepts/model/access.ts'
import { rights as indicators } from '#modules/concepts/indicators/model/access.ts'
import { rights as accounting } from '#modules/money/accounting/model/access.ts'
import { rights as bankLists } from '#modules/money/bank-lists/model/access.ts'
import { rights as certificates } from '#modules/money/certificates/model/access.ts'
import { rights as compliance } from '#modules/money/compliance/model/access.ts'
import { rights as contractEndings } from '#modules/money/contract-endings/model/access.ts'
import { rights as expenses } from '#modules/money/expenses/model/access.ts'
import { rights as filings } from '#modules/money/filings/model/access.ts'
import { rights as leaveSubsidies } from '#modules/money/leave-subsidies/model/access.ts'
import { rights as settlements } from '#modules/money/settlements/model/access.ts'
import { rights as suppliers } from '#modules/money/suppliers/model/access.ts'
import { rights as annexes } from '#modules/papers/annexes/model/access.ts'
import { rights as documents } from '#modules/papers/documents/model/access.ts'
import { rights as inspections } from '#modules/papers/inspections/model/access.ts'
import { rights as signature } from '#modules/papers/signature/model/access.ts'
import { rights as templates } from '#modules/papers/templates/model/access.ts'
import { rights as healthPlans } from '#modules/payroll/health-plans/model/access.ts'
import { rights as payrollMonths } from '#modules/payroll/payroll-months/model/access.ts'
import { rights as payrollRelease } from '#modules/payroll/payroll-release/model/access.ts'
import { rights as payslipDisputes } from '#modules/payroll/payslip-disputes/model/access.ts'
import { rights as payslips } from '#modules/payroll/payslips/model/access.ts'
import { rights as piecework } from '#modules/payroll/piecework/model/access.ts'
import { rights as scenarios } from '#modules/payroll/scenarios/model/access.ts'
import { rights as userItems } from '#modules/payroll/user-items/model/access.ts'
import { rights as vacationCompensation } from '#modules/payroll/vacation-compensation/model/access.ts'
import { rights as contracts } from '#modules/people/contracts/model/access.ts'
import { rights as corrections } from '#modules/people/corrections/model/access.ts'
import { rights as costCenters } from '#modules/people/cost-centers/model/access.ts'
import { rights as customFields } from '#modules/people/custom-fields/model/access.ts'
import { rights as directory } from '#modules/people/directory/model/access.ts'
import { rights as expenseDuties } from '#modules/people/expense-duties/model/access.ts'
import { rights as family } from '#modules/people/family/model/access.ts'
import { rights as organization } from '#modules/people/organization/model/access.ts'
import { rights as people } from '#modules/people/people/model/access.ts'
import { rights as protections } from '#modules/people/protections/model/access.ts'
import { rights as residence } from '#modules/people/residence/model/access.ts'
import { rights as structure } from '#modules/people/structure/model/access.ts'
import { rights as actionPlans } from '#modules/talent/action-plans/model/access.ts'
import { rights as climate } from '#modules/talent/climate/model/access.ts'
import { rights as courses } from '#modules/talent/courses/model/access.ts'
import { rights as evaluations } from '#modules/talent/evaluations/model/access.ts'
import { rights as peers } from '#modules/talent/peers/model/access.ts'
import { rights as surveyAnswers } from '#modules/talent/survey-answers/model/access.ts'
import { rights as surveys } from '#modules/talent/surveys/model/access.ts'
import { rights as absences } from '#modules/time/absences/model/access.ts'
import { rights as holidays } from '#modules/time/holidays/model/access.ts'
import { rights as vacations } from '#modules/time/vacations/model/access.ts'

export const rights: readonly Rights[] = [
  arrivals,
  audit,
  breaches,
  dashboard,
  grants,
  privacy,
  reports,
  retention,
  announcements,
  celebrations,
  accounts,
  businesses,
  companies,
  companyServices,
  singleSignOn,
  tokens,
  concepts,
  indicators,
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
  healthPlans,
  payrollMonths,
  payrollRelease,
  payslipDisputes,
  payslips,
  piecework,
  scenarios,
  userItems,
  vacationCompensation,
  contracts,
  corrections,
  costCenters,
  customFields,
  directory,
  expenseDuties,
  family,
  organization,
  people,
  protections,
  residence,
  structure,
  actionPlans,
  climate,
  courses,
  evaluations,
  peers,
  surveyAnswers,
  surveys,
  absences,
  holidays,
  vacations,
]
