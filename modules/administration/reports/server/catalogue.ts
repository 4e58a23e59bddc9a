import { services } from '#access/services.ts'
import type { ReportDefinition } from './report.ts'
import { book } from './reports/book.ts'
import { institutionReports } from './reports/institutions.ts'
import { lineReports } from './reports/lines.ts'
import { loans } from './reports/loans.ts'
import { byCenter } from './reports/centers.ts'
import { absenceReports } from './reports/absences.ts'
import { peopleReports } from './reports/people.ts'
import { provisionReports } from './reports/provision.ts'
import { totalReports } from './reports/totals.ts'
import { vacationReports } from './reports/vacations.ts'
import { wideReports } from './reports/wide.ts'

/** Every report, in the order of the screen. */
export const catalogue: readonly ReportDefinition[] = [
  book,
  ...totalReports,
  byCenter,
  ...provisionReports,
  ...lineReports,
  ...institutionReports,
  loans,
  ...peopleReports,
  ...wideReports,
  ...absenceReports,
  ...vacationReports,
]

/** The code of the service that opens a report: `GR_0001`. */
export const codeOf = ({ permission }: ReportDefinition): string =>
  services[permission === 'payrollReports.read' ? 'payrollReports' : wordOf(permission)].code

const wordOf = (permission: 'peopleReports.read' | 'reports.read') =>
  permission === 'reports.read' ? 'reports' : 'peopleReports'
