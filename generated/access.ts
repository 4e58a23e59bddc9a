/** What each module says of its rights. Written by `npm run generate`. */
import type { Rights, WithoutProofFor } from '#access/module-access.ts'
import * as audit from '#modules/administration/audit/model/access.ts'
import * as dashboard from '#modules/administration/dashboard/model/access.ts'
import * as grants from '#modules/administration/grants/model/access.ts'
import * as inbox from '#modules/administration/inbox/model/access.ts'
import * as presence from '#modules/administration/presence/model/access.ts'
import * as reports from '#modules/administration/reports/model/access.ts'
import * as retention from '#modules/administration/retention/model/access.ts'
import * as accounts from '#modules/company/accounts/model/access.ts'
import * as businesses from '#modules/company/businesses/model/access.ts'
import * as companies from '#modules/company/companies/model/access.ts'
import * as companyServices from '#modules/company/company-services/model/access.ts'
import * as notices from '#modules/company/notices/model/access.ts'
import * as secondFactor from '#modules/company/second-factor/model/access.ts'
import * as session from '#modules/company/session/model/access.ts'
import * as concepts from '#modules/concepts/concepts/model/access.ts'
import * as indicators from '#modules/concepts/indicators/model/access.ts'
import * as accounting from '#modules/money/accounting/model/access.ts'
import * as bankLists from '#modules/money/bank-lists/model/access.ts'
import * as certificates from '#modules/money/certificates/model/access.ts'
import * as compliance from '#modules/money/compliance/model/access.ts'
import * as contractEndings from '#modules/money/contract-endings/model/access.ts'
import * as filings from '#modules/money/filings/model/access.ts'
import * as leaveSubsidies from '#modules/money/leave-subsidies/model/access.ts'
import * as settlements from '#modules/money/settlements/model/access.ts'
import * as suppliers from '#modules/money/suppliers/model/access.ts'
import * as thirdParties from '#modules/money/third-parties/model/access.ts'
import * as additionalPapers from '#modules/payroll/additional-papers/model/access.ts'
import * as additionalPayments from '#modules/payroll/additional-payments/model/access.ts'
import * as advances from '#modules/payroll/advances/model/access.ts'
import * as centerCosts from '#modules/payroll/center-costs/model/access.ts'
import * as debts from '#modules/payroll/debts/model/access.ts'
import * as employerLoans from '#modules/payroll/employer-loans/model/access.ts'
import * as gratification from '#modules/payroll/gratification/model/access.ts'
import * as healthPlans from '#modules/payroll/health-plans/model/access.ts'
import * as massChanges from '#modules/payroll/mass-changes/model/access.ts'
import * as payrollChecks from '#modules/payroll/payroll-checks/model/access.ts'
import * as payrollClosing from '#modules/payroll/payroll-closing/model/access.ts'
import * as payrollInput from '#modules/payroll/payroll-input/model/access.ts'
import * as payrollMonths from '#modules/payroll/payroll-months/model/access.ts'
import * as payrollRelease from '#modules/payroll/payroll-release/model/access.ts'
import * as payrollReview from '#modules/payroll/payroll-review/model/access.ts'
import * as payslipDisputes from '#modules/payroll/payslip-disputes/model/access.ts'
import * as payslipVerification from '#modules/payroll/payslip-verification/model/access.ts'
import * as payslips from '#modules/payroll/payslips/model/access.ts'
import * as piecework from '#modules/payroll/piecework/model/access.ts'
import * as retroactivity from '#modules/payroll/retroactivity/model/access.ts'
import * as scenarios from '#modules/payroll/scenarios/model/access.ts'
import * as studio from '#modules/payroll/studio/model/access.ts'
import * as userItems from '#modules/payroll/user-items/model/access.ts'
import * as vacationCompensation from '#modules/payroll/vacation-compensation/model/access.ts'
import * as contracts from '#modules/people/contracts/model/access.ts'
import * as corrections from '#modules/people/corrections/model/access.ts'
import * as costCenters from '#modules/people/cost-centers/model/access.ts'
import * as directory from '#modules/people/directory/model/access.ts'
import * as organization from '#modules/people/organization/model/access.ts'
import * as people from '#modules/people/people/model/access.ts'
import * as protections from '#modules/people/protections/model/access.ts'
import * as residence from '#modules/people/residence/model/access.ts'
import * as structure from '#modules/people/structure/model/access.ts'
import * as absences from '#modules/time/absences/model/access.ts'
import * as approvalSteps from '#modules/time/approval-steps/model/access.ts'
import * as calendar from '#modules/time/calendar/model/access.ts'
import * as collectiveVacations from '#modules/time/collective-vacations/model/access.ts'
import * as delegations from '#modules/time/delegations/model/access.ts'
import * as holidays from '#modules/time/holidays/model/access.ts'
import * as legalCalendar from '#modules/time/legal-calendar/model/access.ts'
import * as vacations from '#modules/time/vacations/model/access.ts'

export const operations = {
  ...audit.operations,
  ...dashboard.operations,
  ...grants.operations,
  ...inbox.operations,
  ...presence.operations,
  ...reports.operations,
  ...retention.operations,
  ...accounts.operations,
  ...businesses.operations,
  ...companies.operations,
  ...companyServices.operations,
  ...notices.operations,
  ...secondFactor.operations,
  ...session.operations,
  ...concepts.operations,
  ...indicators.operations,
  ...accounting.operations,
  ...bankLists.operations,
  ...certificates.operations,
  ...compliance.operations,
  ...contractEndings.operations,
  ...filings.operations,
  ...leaveSubsidies.operations,
  ...settlements.operations,
  ...suppliers.operations,
  ...thirdParties.operations,
  ...additionalPapers.operations,
  ...additionalPayments.operations,
  ...advances.operations,
  ...centerCosts.operations,
  ...debts.operations,
  ...employerLoans.operations,
  ...gratification.operations,
  ...healthPlans.operations,
  ...massChanges.operations,
  ...payrollChecks.operations,
  ...payrollClosing.operations,
  ...payrollInput.operations,
  ...payrollMonths.operations,
  ...payrollRelease.operations,
  ...payrollReview.operations,
  ...payslipDisputes.operations,
  ...payslipVerification.operations,
  ...payslips.operations,
  ...piecework.operations,
  ...retroactivity.operations,
  ...scenarios.operations,
  ...studio.operations,
  ...userItems.operations,
  ...vacationCompensation.operations,
  ...contracts.operations,
  ...corrections.operations,
  ...costCenters.operations,
  ...directory.operations,
  ...organization.operations,
  ...people.operations,
  ...protections.operations,
  ...residence.operations,
  ...structure.operations,
  ...absences.operations,
  ...approvalSteps.operations,
  ...calendar.operations,
  ...collectiveVacations.operations,
  ...delegations.operations,
  ...holidays.operations,
  ...legalCalendar.operations,
  ...vacations.operations,
}

export const companyWrites = {
  ...dashboard.companyWrites,
  ...grants.companyWrites,
  ...businesses.companyWrites,
  ...companies.companyWrites,
  ...concepts.companyWrites,
  ...indicators.companyWrites,
  ...accounting.companyWrites,
  ...bankLists.companyWrites,
  ...suppliers.companyWrites,
  ...piecework.companyWrites,
  ...costCenters.companyWrites,
  ...structure.companyWrites,
  ...holidays.companyWrites,
}

export const answers = {
  ...inbox.answers,
  ...indicators.answers,
  ...bankLists.answers,
  ...suppliers.answers,
  ...payrollClosing.answers,
  ...payslipDisputes.answers,
  ...piecework.answers,
  ...vacationCompensation.answers,
  ...corrections.answers,
  ...absences.answers,
  ...vacations.answers,
}

export const notAnswers = {
  ...secondFactor.notAnswers,
  ...session.notAnswers,
  ...bankLists.notAnswers,
  ...leaveSubsidies.notAnswers,
  ...settlements.notAnswers,
  ...additionalPayments.notAnswers,
  ...employerLoans.notAnswers,
  ...healthPlans.notAnswers,
  ...payrollChecks.notAnswers,
  ...payrollMonths.notAnswers,
  ...payrollRelease.notAnswers,
  ...payrollReview.notAnswers,
  ...payslips.notAnswers,
  ...absences.notAnswers,
  ...legalCalendar.notAnswers,
  ...vacations.notAnswers,
}

export const recentProof = {
  ...grants.recentProof,
  ...inbox.recentProof,
  ...accounts.recentProof,
  ...businesses.recentProof,
  ...companies.recentProof,
  ...companyServices.recentProof,
  ...secondFactor.recentProof,
  ...session.recentProof,
  ...bankLists.recentProof,
  ...settlements.recentProof,
  ...suppliers.recentProof,
  ...thirdParties.recentProof,
  ...payrollClosing.recentProof,
  ...payrollMonths.recentProof,
  ...payrollRelease.recentProof,
  ...corrections.recentProof,
  ...people.recentProof,
  ...delegations.recentProof,
}

export const provenAnswers = {
  ...bankLists.provenAnswers,
  ...payrollClosing.provenAnswers,
  ...corrections.provenAnswers,
}

export const guardedFields = {
  ...grants.guardedFields,
  ...session.guardedFields,
  ...contracts.guardedFields,
  ...people.guardedFields,
}

export const rights: readonly Rights[] = [
  audit.rights,
  dashboard.rights,
  grants.rights,
  reports.rights,
  retention.rights,
  accounts.rights,
  businesses.rights,
  companies.rights,
  companyServices.rights,
  concepts.rights,
  indicators.rights,
  accounting.rights,
  bankLists.rights,
  certificates.rights,
  compliance.rights,
  contractEndings.rights,
  filings.rights,
  leaveSubsidies.rights,
  settlements.rights,
  suppliers.rights,
  healthPlans.rights,
  payrollMonths.rights,
  payrollRelease.rights,
  payslipDisputes.rights,
  payslips.rights,
  piecework.rights,
  scenarios.rights,
  userItems.rights,
  vacationCompensation.rights,
  contracts.rights,
  corrections.rights,
  costCenters.rights,
  directory.rights,
  organization.rights,
  people.rights,
  protections.rights,
  residence.rights,
  structure.rights,
  absences.rights,
  holidays.rights,
  vacations.rights,
]

export const withoutProof: readonly WithoutProofFor<typeof operations>[] = [
  dashboard.withoutProof,
  reports.withoutProof,
  accounts.withoutProof,
  businesses.withoutProof,
  companies.withoutProof,
  companyServices.withoutProof,
  notices.withoutProof,
  secondFactor.withoutProof,
  session.withoutProof,
  concepts.withoutProof,
  indicators.withoutProof,
  accounting.withoutProof,
  bankLists.withoutProof,
  certificates.withoutProof,
  compliance.withoutProof,
  contractEndings.withoutProof,
  filings.withoutProof,
  leaveSubsidies.withoutProof,
  settlements.withoutProof,
  suppliers.withoutProof,
  additionalPayments.withoutProof,
  advances.withoutProof,
  employerLoans.withoutProof,
  gratification.withoutProof,
  healthPlans.withoutProof,
  massChanges.withoutProof,
  payrollChecks.withoutProof,
  payrollMonths.withoutProof,
  payrollRelease.withoutProof,
  payrollReview.withoutProof,
  payslipDisputes.withoutProof,
  payslips.withoutProof,
  piecework.withoutProof,
  retroactivity.withoutProof,
  scenarios.withoutProof,
  studio.withoutProof,
  userItems.withoutProof,
  vacationCompensation.withoutProof,
  contracts.withoutProof,
  corrections.withoutProof,
  costCenters.withoutProof,
  people.withoutProof,
  protections.withoutProof,
  residence.withoutProof,
  structure.withoutProof,
  absences.withoutProof,
  approvalSteps.withoutProof,
  calendar.withoutProof,
  collectiveVacations.withoutProof,
  delegations.withoutProof,
  holidays.withoutProof,
  legalCalendar.withoutProof,
  vacations.withoutProof,
]
