import { request } from '#platform/web/api.ts'
import { graphql } from '#platform/web/graphql.ts'
import { pathTo } from '#platform/web/screens.ts'
import type { ActiveProcess } from '#platform/web/slots.tsx'

const ActiveProcesses = graphql(`
  query ActiveProcesses($input: PayrollProcessMonthsInput!) {
    payrollProcessMonths(input: $input) {
      id
      businessName
      yearMonth
      isOpen
    }
  }
`)

/** The open months of every business, for «Revisa tu Proceso». */
export async function activeProcesses(signal: AbortSignal): Promise<readonly ActiveProcess[]> {
  const { payrollProcessMonths } = await request(
    ActiveProcesses,
    { input: {} },
    { signal, background: true },
  )
  return payrollProcessMonths
    .filter((month) => month.isOpen)
    .map((month) => ({
      key: month.id ?? '',
      name: month.businessName ?? '',
      yearMonth: month.yearMonth ?? 0,
      to: pathTo('procesos/:id', { id: month.id ?? '' }),
    }))
}
