import { MonthsActive } from '#generated/operations/payroll-release.ts'
import { request } from '#platform/web/api/api.ts'
import type { ActiveProcess } from '#platform/web/screen/slots.tsx'
import { pathOfProcess } from './paths.ts'

/** The open months of every business, for «Revisa tu Proceso». */
export async function activeProcesses(signal: AbortSignal): Promise<readonly ActiveProcess[]> {
  const { monthsActive } = await request(MonthsActive, undefined, { signal, background: true })
  return monthsActive.map((month) => ({
    key: month.payrollMonthId,
    name: month.businessName,
    yearMonth: month.yearMonth,
    to: pathOfProcess(month),
    ...(month.calculating
      ? { note: month.percent === null ? 'Calculando' : `Calculando ${month.percent} %` }
      : month.name
        ? { note: month.name }
        : {}),
  }))
}
