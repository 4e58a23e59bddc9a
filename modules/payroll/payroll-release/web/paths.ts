import { processScreen } from '#modules/payroll/payroll-frame/model/process-screen.ts'
import { pathTo } from '#platform/web/screen/screens.ts'

type Process = { payrollMonthId: string; type: string }

/** Where a process is worked on. */
export const pathOfProcess = ({ payrollMonthId: id, type }: Process): string =>
  pathTo(processScreen(type), { id })
