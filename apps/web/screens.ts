import { accountScreens } from '#modules/accounts/web/screens.ts'
import { studioScreens } from '#modules/studio/web/screens.ts'
import { additionalPaperScreens } from '#modules/additional-papers/web/screens.ts'
import { additionalScreens } from '#modules/additional-payments/web/screens.ts'
import { advanceScreens } from '#modules/advances/web/screens.ts'
import { absenceScreens, absenceTabs } from '#modules/absences/web/screens.ts'
import { auditScreens } from '#modules/audit/web/screens.ts'
import { businessScreens } from '#modules/businesses/web/screens.ts'
import { companyScreens } from '#modules/companies/web/screens.ts'
import { holidayScreens } from '#modules/holidays/web/screens.ts'
import { loanScreens } from '#modules/employer-loans/web/screens.ts'
import { conceptScreens } from '#modules/concepts/web/screens.ts'
import { grantScreens } from '#modules/grants/web/screens.ts'
import { checkTabs } from '#modules/payroll-checks/web/screens.ts'
import { indicatorScreens } from '#modules/indicators/web/screens.ts'
import { payrollMonthScreens } from '#modules/payroll-months/web/screens.ts'
import { prepareTabs, processScreens, publishTabs } from '#modules/payroll-processes/web/screens.ts'
import { reviewTabs } from '#modules/payroll-review/web/screens.ts'
import { payslipHistoryScreens } from '#modules/payslip-history/web/screens.ts'
import { payslipVerificationScreens } from '#modules/payslip-verification/web/screens.ts'
import { payslipScreens, payslipTabs } from '#modules/payslips/web/screens.ts'
import { peopleScreens } from '#modules/people/web/screens.ts'
import { scenarioScreens } from '#modules/scenarios/web/screens.ts'
import { directoryScreens } from '#modules/directory/web/screens.ts'
import { dashboardScreens } from '#modules/dashboard/web/screens.ts'
import { reportScreens } from '#modules/reports/web/screens.ts'
import { retroactiveScreens, retroactiveTabs } from '#modules/retroactivity/web/screens.ts'
import { settlementScreens } from '#modules/settlements/web/screens.ts'
import { sessionScreens } from '#modules/session/web/screens.ts'
import { userItemTabs } from '#modules/user-items/web/screens.ts'
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
