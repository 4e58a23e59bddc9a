/** The screens of each module, and the tabs that it adds to others, by area. Written by `npm run generate`. */
import type { Area } from '#platform/web/screen/area.ts'
import { type OfModule, screensOf } from '#platform/web/screen/screens.ts'
import * as arrivals from '#modules/administration/arrivals/web/screens.ts'
import * as audit from '#modules/administration/audit/web/screens.ts'
import * as breaches from '#modules/administration/breaches/web/screens.ts'
import * as dashboard from '#modules/administration/dashboard/web/screens.ts'
import * as erasure from '#modules/administration/erasure/web/screens.ts'
import * as grants from '#modules/administration/grants/web/screens.ts'
import * as inbox from '#modules/administration/inbox/web/screens.ts'
import * as privacy from '#modules/administration/privacy/web/screens.ts'
import * as reports from '#modules/administration/reports/web/screens.ts'
import * as retention from '#modules/administration/retention/web/screens.ts'
import * as announcements from '#modules/communication/announcements/web/screens.ts'
import * as accounts from '#modules/company/accounts/web/screens.ts'
import * as businesses from '#modules/company/businesses/web/screens.ts'
import * as companies from '#modules/company/companies/web/screens.ts'
import * as importations from '#modules/company/importations/web/screens.ts'
import * as notices from '#modules/company/notices/web/screens.ts'
import * as session from '#modules/company/session/web/screens.ts'
import * as singleSignOn from '#modules/company/single-sign-on/web/screens.ts'
import * as tokens from '#modules/company/tokens/web/screens.ts'
import * as webhooks from '#modules/company/webhooks/web/screens.ts'
import * as concepts from '#modules/concepts/concepts/web/screens.ts'
import * as indicators from '#modules/concepts/indicators/web/screens.ts'
import * as publicFigures from '#modules/concepts/public-figures/web/screens.ts'
import * as accounting from '#modules/money/accounting/web/screens.ts'
import * as bankLists from '#modules/money/bank-lists/web/screens.ts'
import * as certificates from '#modules/money/certificates/web/screens.ts'
import * as compliance from '#modules/money/compliance/web/screens.ts'
import * as contractEndings from '#modules/money/contract-endings/web/screens.ts'
import * as expenses from '#modules/money/expenses/web/screens.ts'
import * as filings from '#modules/money/filings/web/screens.ts'
import * as leaveSubsidies from '#modules/money/leave-subsidies/web/screens.ts'
import * as settlements from '#modules/money/settlements/web/screens.ts'
import * as suppliers from '#modules/money/suppliers/web/screens.ts'
import * as thirdParties from '#modules/money/third-parties/web/screens.ts'
import * as annexes from '#modules/papers/annexes/web/screens.ts'
import * as companyCertificates from '#modules/papers/company-certificates/web/screens.ts'
import * as documents from '#modules/papers/documents/web/screens.ts'
import * as inspections from '#modules/papers/inspections/web/screens.ts'
import * as signature from '#modules/papers/signature/web/screens.ts'
import * as templates from '#modules/papers/templates/web/screens.ts'
import * as additionalPapers from '#modules/payroll/additional-papers/web/screens.ts'
import * as additionalPayments from '#modules/payroll/additional-payments/web/screens.ts'
import * as advances from '#modules/payroll/advances/web/screens.ts'
import * as centerCosts from '#modules/payroll/center-costs/web/screens.ts'
import * as debts from '#modules/payroll/debts/web/screens.ts'
import * as employerLoans from '#modules/payroll/employer-loans/web/screens.ts'
import * as healthPlans from '#modules/payroll/health-plans/web/screens.ts'
import * as massChanges from '#modules/payroll/mass-changes/web/screens.ts'
import * as payrollChecks from '#modules/payroll/payroll-checks/web/screens.ts'
import * as payrollMonths from '#modules/payroll/payroll-months/web/screens.ts'
import * as payrollRelease from '#modules/payroll/payroll-release/web/screens.ts'
import * as payrollReview from '#modules/payroll/payroll-review/web/screens.ts'
import * as payslipDisputes from '#modules/payroll/payslip-disputes/web/screens.ts'
import * as payslipHistory from '#modules/payroll/payslip-history/web/screens.ts'
import * as payslipVerification from '#modules/payroll/payslip-verification/web/screens.ts'
import * as payslips from '#modules/payroll/payslips/web/screens.ts'
import * as piecework from '#modules/payroll/piecework/web/screens.ts'
import * as retroactivity from '#modules/payroll/retroactivity/web/screens.ts'
import * as scenarios from '#modules/payroll/scenarios/web/screens.ts'
import * as studio from '#modules/payroll/studio/web/screens.ts'
import * as userItems from '#modules/payroll/user-items/web/screens.ts'
import * as approvalSteps from '#modules/people/approval-steps/web/screens.ts'
import * as corrections from '#modules/people/corrections/web/screens.ts'
import * as costCenters from '#modules/people/cost-centers/web/screens.ts'
import * as customFields from '#modules/people/custom-fields/web/screens.ts'
import * as directory from '#modules/people/directory/web/screens.ts'
import * as expenseDuties from '#modules/people/expense-duties/web/screens.ts'
import * as family from '#modules/people/family/web/screens.ts'
import * as organization from '#modules/people/organization/web/screens.ts'
import * as peopleList from '#modules/people/people-list/web/screens.ts'
import * as people from '#modules/people/people/web/screens.ts'
import * as protections from '#modules/people/protections/web/screens.ts'
import * as residence from '#modules/people/residence/web/screens.ts'
import * as structure from '#modules/people/structure/web/screens.ts'
import * as actionPlans from '#modules/talent/action-plans/web/screens.ts'
import * as climate from '#modules/talent/climate/web/screens.ts'
import * as courses from '#modules/talent/courses/web/screens.ts'
import * as evaluationResults from '#modules/talent/evaluation-results/web/screens.ts'
import * as evaluations from '#modules/talent/evaluations/web/screens.ts'
import * as peers from '#modules/talent/peers/web/screens.ts'
import * as psychosocial from '#modules/talent/psychosocial/web/screens.ts'
import * as surveyAnswers from '#modules/talent/survey-answers/web/screens.ts'
import * as surveys from '#modules/talent/surveys/web/screens.ts'
import * as absences from '#modules/time/absences/web/screens.ts'
import * as calendar from '#modules/time/calendar/web/screens.ts'
import * as collectiveVacations from '#modules/time/collective-vacations/web/screens.ts'
const holidays = {
  screens: screensOf([
    {
      path: 'feriados',
      label: 'Feriados',
      permission: 'holidays.read',
      find: 'días feriados festivos irrenunciables interferiado calendario',
      page: () => import('#modules/time/holidays/web/HolidaysPage.tsx'),
    },
  ]),
}
import * as legalCalendar from '#modules/time/legal-calendar/web/screens.ts'
import * as vacations from '#modules/time/vacations/web/screens.ts'

export const screens: Readonly<Record<Area, readonly OfModule[]>> = {
  administration: [
    arrivals,
    audit,
    breaches,
    dashboard,
    erasure,
    grants,
    inbox,
    privacy,
    reports,
    retention,
  ],
  communication: [
    announcements,
  ],
  company: [
    accounts,
    businesses,
    companies,
    importations,
    notices,
    session,
    singleSignOn,
    tokens,
    webhooks,
  ],
  concepts: [
    concepts,
    indicators,
    publicFigures,
  ],
  money: [
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
    thirdParties,
  ],
  papers: [
    annexes,
    companyCertificates,
    documents,
    inspections,
    signature,
    templates,
  ],
  payroll: [
    additionalPapers,
    additionalPayments,
    advances,
    centerCosts,
    debts,
    employerLoans,
    healthPlans,
    massChanges,
    payrollChecks,
    payrollMonths,
    payrollRelease,
    payrollReview,
    payslipDisputes,
    payslipHistory,
    payslipVerification,
    payslips,
    piecework,
    retroactivity,
    scenarios,
    studio,
    userItems,
  ],
  people: [
    approvalSteps,
    corrections,
    costCenters,
    customFields,
    directory,
    expenseDuties,
    family,
    organization,
    peopleList,
    people,
    protections,
    residence,
    structure,
  ],
  talent: [
    actionPlans,
    climate,
    courses,
    evaluationResults,
    evaluations,
    peers,
    psychosocial,
    surveyAnswers,
    surveys,
  ],
  time: [
    absences,
    calendar,
    collectiveVacations,
    holidays,
    legalCalendar,
    vacations,
  ],
}
