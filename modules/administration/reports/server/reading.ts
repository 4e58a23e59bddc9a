import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import type { ReportDefinition, ReportSource } from './report.ts'

/**
 * Records in the audit that somebody read many people's pay or data at once: the report, its month
 * and razón social, and the person when it is about one.
 */
export function recordReading(
  client: Context['client'],
  { label, filters }: ReportDefinition,
  { ask, month, scope }: ReportSource,
  rows: number,
): void {
  if (rows === 0) return
  const read = {
    reporte: label,
    filas: rows,
    ...(filters.includes('MONTH') ? { year_month: month } : {}),
    ...(ask.businessId === null ? {} : { business_id: ask.businessId }),
    ...(ask.userId === null ? {} : { user_id: ask.userId }),
  }
  const { companyId } = scope
  recordAtEnd(client, { companyId, what: 'lectura:reporte', id: null, about: read })
}
