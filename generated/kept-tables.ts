/** Every table with how long its rows are kept. Written by `npm run generate`. */
import { apart as platform } from '#platform/model/own-tables.ts'
import { type KeptTable, keptTablesOf } from '#platform/model/kept-tables.ts'
import { apart as privacy } from '#modules/administration/privacy/model/registry.ts'
import { apart as celebrations } from '#modules/communication/celebrations/model/registry.ts'
import { apart as importations } from '#modules/company/importations/model/registry.ts'
import { apart as notices } from '#modules/company/notices/model/registry.ts'
import { apart as push } from '#modules/company/push/model/registry.ts'
import { apart as secondFactor } from '#modules/company/second-factor/model/registry.ts'
import { apart as session } from '#modules/company/session/model/registry.ts'
import { apart as singleSignOn } from '#modules/company/single-sign-on/model/registry.ts'
import { apart as webhooks } from '#modules/company/webhooks/model/registry.ts'
import { apart as publicFigures } from '#modules/concepts/public-figures/model/registry.ts'
import { apart as thirdParties } from '#modules/money/third-parties/model/registry.ts'
import { apart as payrollChecks } from '#modules/payroll/payroll-checks/model/registry.ts'
import { apart as payrollResults } from '#modules/payroll/payroll-results/model/registry.ts'
import { apart as scenarios } from '#modules/payroll/scenarios/model/registry.ts'
import { apart as approvalSteps } from '#modules/people/approval-steps/model/registry.ts'
import { apart as climate } from '#modules/talent/climate/model/registry.ts'
import { apart as calendar } from '#modules/time/calendar/model/registry.ts'
import { registry } from './registry.ts'

export const keptTables: readonly KeptTable[] = keptTablesOf(registry, {
  ...platform,
  ...privacy,
  ...celebrations,
  ...importations,
  ...notices,
  ...push,
  ...secondFactor,
  ...session,
  ...singleSignOn,
  ...webhooks,
  ...publicFigures,
  ...thirdParties,
  ...payrollChecks,
  ...payrollResults,
  ...scenarios,
  ...approvalSteps,
  ...climate,
  ...calendar,
})
