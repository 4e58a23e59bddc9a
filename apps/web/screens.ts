import { accountScreens } from '#modules/company/accounts/web/screens.ts'
import { studioScreens } from '#modules/payroll/studio/web/screens.ts'
import { additionalPaperScreens } from '#modules/payroll/additional-papers/web/screens.ts'
import { additionalScreens } from '#modules/payroll/additional-payments/web/screens.ts'
import { advanceScreens } from '#modules/payroll/advances/web/screens.ts'
import { absenceScreens, absenceTabs } from '#modules/time/absences/web/screens.ts'
import { auditScreens } from '#modules/administration/audit/web/screens.ts'
import { businessScreens } from '#modules/company/businesses/web/screens.ts'
import { companyScreens } from '#modules/company/companies/web/screens.ts'
import { holidayScreens } from '#modules/time/holidays/web/screens.ts'
import { loanScreens } from '#modules/payroll/employer-loans/web/screens.ts'
import { conceptScreens } from '#modules/concepts/concepts/web/screens.ts'
import { grantScreens } from '#modules/administration/grants/web/screens.ts'
import { checkTabs } from '#modules/payroll/payroll-checks/web/screens.ts'
import { indicatorScreens } from '#modules/concepts/indicators/web/screens.ts'
import { payrollMonthScreens } from '#modules/payroll/payroll-months/web/screens.ts'
import {
  prepareTabs,
  processScreens,
  publishTabs,
} from '#modules/payroll/payroll-processes/web/screens.ts'
import { reviewTabs } from '#modules/payroll/payroll-review/web/screens.ts'
import { payslipHistoryScreens } from '#modules/payroll/payslip-history/web/screens.ts'
import { payslipVerificationScreens } from '#modules/payroll/payslip-verification/web/screens.ts'
import { payslipScreens, payslipTabs } from '#modules/payroll/payslips/web/screens.ts'
import { peopleScreens } from '#modules/people/people/web/screens.ts'
import { scenarioScreens } from '#modules/payroll/scenarios/web/screens.ts'
import { directoryScreens } from '#modules/people/directory/web/screens.ts'
import { dashboardScreens } from '#modules/administration/dashboard/web/screens.ts'
import { reportScreens } from '#modules/administration/reports/web/screens.ts'
import { retroactiveScreens, retroactiveTabs } from '#modules/payroll/retroactivity/web/screens.ts'
import { settlementScreens } from '#modules/money/settlements/web/screens.ts'
import { sessionScreens } from '#modules/company/session/web/screens.ts'
import { userItemTabs } from '#modules/payroll/user-items/web/screens.ts'
import type { Screen } from '#platform/web/screens.ts'

/**
 * Every screen of the product, joined from the modules. Router, menu, palette and breadcrumbs read
 * this.
 */
export const allScreens: readonly Screen[] = [
  ...sessionScreens,
  ...accountScreens,
  ...studioScreens,
  ...dashboardScreens,
  ...directoryScreens,
  ...reportScreens,
  ...companyScreens,
  ...businessScreens,
  ...grantScreens,
  ...conceptScreens,
  ...auditScreens,
  ...absenceScreens,
  ...holidayScreens,
  ...peopleScreens(absenceTabs),
  ...payrollMonthScreens([
    ...prepareTabs,
    ...userItemTabs,
    ...payslipTabs,
    ...reviewTabs,
    ...checkTabs,
    ...retroactiveTabs,
    ...publishTabs,
  ]),
  ...retroactiveScreens,
  ...processScreens,
  ...advanceScreens,
  ...additionalScreens,
  ...additionalPaperScreens,
  ...settlementScreens,
  ...loanScreens,
  ...payslipVerificationScreens,
  ...payslipHistoryScreens,
  ...payslipScreens,
  ...indicatorScreens,
  ...scenarioScreens,
]
