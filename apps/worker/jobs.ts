// All modules: whatever one registers (importers, names in files) and whoever hears its hooks.
import '#generated/modules.ts'
import { erasing, expiredTask } from '#modules/administration/erasure/server/index.ts'
import { reminderTask } from '#modules/administration/inbox/server/index.ts'
import { clearTask } from '#modules/administration/retention/server/index.ts'
import { applyFile, readFile, undoFile } from '#modules/company/importations/server/index.ts'
import { noticeTasks } from '#modules/company/notices/server/index.ts'
import { pushTask } from '#modules/company/push/server/index.ts'
import { webhookTask } from '#modules/company/webhooks/server/index.ts'
import { makeAccountingEntry } from '#modules/money/accounting/server/index.ts'
import { complianceTask } from '#modules/money/compliance/server/index.ts'
import { batchesOfEndings, endingTask } from '#modules/money/contract-endings/server/index.ts'
import { makeFilingFile } from '#modules/money/filings/server/index.ts'
import { subsidyTask } from '#modules/money/leave-subsidies/server/index.ts'
import { batchesOfSettlements, printSettlements } from '#modules/money/settlements/server/index.ts'
import { keepThirdParties } from '#modules/money/third-parties/server/index.ts'
import { personExport } from '#modules/administration/privacy/server/index.ts'
import { zipOfDocuments } from '#modules/papers/documents/server/index.ts'
import { advancedTask, advanceSigning } from '#modules/papers/advanced-signature/server/index.ts'
import { sealJobs } from '#modules/papers/signature/server/index.ts'
import { documentBatches } from '#modules/papers/templates/server/index.ts'
import { calculateGratification } from '#modules/payroll/gratification/server/index.ts'
import { countMassChange, massChangeActs } from '#modules/payroll/mass-changes/server/index.ts'
import { keepPayrollChecks } from '#modules/payroll/payroll-checks/server/index.ts'
import { calculateMonth, followCompany } from '#modules/payroll/payroll-months/server/index.ts'
import { releaseMonth } from '#modules/payroll/payroll-release/server/index.ts'
import { printMonth } from '#modules/payroll/payslips/server/index.ts'
import {
  countReport,
  makeReport,
  sendReport,
} from '#modules/administration/reports/server/index.ts'
import {
  calculateRetroactivity,
  postRetroactively,
} from '#modules/payroll/retroactivity/server/index.ts'
import { calculateScenario } from '#modules/payroll/scenarios/server/index.ts'
import { climateTask } from '#modules/talent/climate/server/index.ts'
import {
  announcementTask,
  mailAnnouncement,
} from '#modules/communication/announcements/server/index.ts'
import { figureTask } from '#modules/concepts/public-figures/server/index.ts'
import { courseActs, courseTask } from '#modules/talent/courses/server/index.ts'
import { surveyTask } from '#modules/talent/surveys/server/index.ts'
import { collectives } from '#modules/time/collective-vacations/server/index.ts'
import { legalDaysTask } from '#modules/time/legal-calendar/server/index.ts'
import { recountTimeOff } from '#modules/time/vacations/server/index.ts'
import type { Services } from '#platform/server/context.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { sendMailTask } from '#platform/server/mail/task.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** Every kind of background work of the modules. */
export const jobsWith = (services: Services): readonly AnyJob[] => {
  const { storage, publicUrl } = services
  return [
    calculateMonth,
    followCompany,
    printMonth(storage),
    printSettlements(storage),
    zipOfDocuments(storage),
    personExport(storage),
    erasing(services),
    ...sealJobs({ storage, publicUrl }),
    advanceSigning(services),
    documentBatches(storage).job,
    courseActs(publicUrl).job,
    calculateScenario,
    releaseMonth,
    calculateGratification,
    calculateRetroactivity,
    postRetroactively,
    collectives.job,
    batchesOfEndings.job,
    massChangeActs.job,
    countMassChange,
    batchesOfSettlements.job,
    recountTimeOff,
    makeReport(storage),
    sendReport({ storage, publicUrl }),
    makeAccountingEntry,
    makeFilingFile(storage),
    countReport,
    keepThirdParties,
    keepPayrollChecks,
    mailAnnouncement,
    readFile({ storage, publicUrl }),
    applyFile({ storage, publicUrl }),
    undoFile({ storage, publicUrl }),
  ]
}

/** Work of the platform itself. */
export const tasksWith = (parts: {
  db: Database
  /** The same database in the role that counts confidential answers. */
  tabulator: Database
  storage: Storage
  log: Log
  env: NodeJS.ProcessEnv
  /** Where the application answers to people. */
  publicUrl: string
}): readonly PlatformTask[] => [
  sendMailTask(parts),
  ...noticeTasks(parts),
  reminderTask(parts),
  endingTask(parts),
  complianceTask(parts),
  subsidyTask(parts),
  legalDaysTask(parts),
  surveyTask(parts),
  courseTask(parts),
  announcementTask(parts),
  climateTask(parts),
  figureTask(parts),
  clearTask(parts),
  expiredTask(parts),
  webhookTask(parts),
  advancedTask(parts),
  pushTask(parts),
]
