import { pathTo } from '#platform/web/screens.ts'

type Process = { payrollMonthId: string; type: string }

/** Where a process is worked on. */
export const pathOfProcess = ({ payrollMonthId: id, type }: Process): string =>
  type === 'ADVANCE' ? pathTo('procesos/anticipo/:id', { id }) : pathTo('procesos/:id', { id })
