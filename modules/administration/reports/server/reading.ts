import { sql, type Tx } from '#platform/server/db.ts'
import type { ReportDefinition, ReportSource } from './report.ts'

/**
 * Records in the audit that somebody read many people's pay or data at once: the report, its month
 * and razón social, and the person when it is about one.
 */
export async function recordReading(
  tx: Tx,
  { label, filters }: ReportDefinition,
  { ask, month, scope }: ReportSource,
  rows: number,
): Promise<void> {
  if (rows === 0) return
  const read = {
    reporte: label,
    filas: rows,
    ...(filters.includes('MONTH') ? { year_month: month } : {}),
    ...(ask.businessId === null ? {} : { business_id: ask.businessId }),
    ...(ask.userId === null ? {} : { user_id: ask.userId }),
  }
  await sql`select app.write_audit(${scope.companyId}::bigint, 'Proceso', 'lectura:reporte',
    null, null, ${JSON.stringify(read)}::jsonb)`.execute(tx)
}
