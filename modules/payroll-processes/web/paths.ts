import { pathTo } from '#platform/web/screens.ts'

type Process = { payrollMonthId: string; type: string }

const pages: Readonly<Record<string, string>> = {
  ADVANCE: 'procesos/anticipo/:id',
  ADDITIONAL: 'procesos/adicional/:id',
  SETTLEMENT: 'procesos/finiquito/:id',
}

/** Where a process is worked on. */
export const pathOfProcess = ({ payrollMonthId: id, type }: Process): string =>
  pathTo(pages[type] ?? 'procesos/:id', { id })
