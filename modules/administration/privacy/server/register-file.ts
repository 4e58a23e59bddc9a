import { formatDate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { Column, SheetRow } from '#platform/server/sheets/columns.ts'
import { writeExcel } from '#platform/server/sheets/write-excel.ts'
import { sql } from '#platform/server/sql/db.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { ProcessingBasis } from '../model/activity.ts'
import { type DeclaredRow, declaredOf } from './declaration.ts'

const columns = [
  { key: 'from', label: 'Declarado por', kind: 'text' },
  { key: 'name', label: 'Actividad', kind: 'text' },
  { key: 'purpose', label: 'Para qué', kind: 'text' },
  { key: 'basis', label: 'Base legal', kind: 'text' },
  { key: 'basisNote', label: 'Norma o fundamento', kind: 'text' },
  { key: 'people', label: 'De quiénes', kind: 'text' },
  { key: 'reserved', label: 'Datos reservados', kind: 'text' },
  { key: 'data', label: 'Otros datos', kind: 'text' },
  { key: 'source', label: 'De dónde vienen', kind: 'text' },
  { key: 'recipients', label: 'A quién se comunican', kind: 'text' },
  { key: 'readers', label: 'Quién los lee en el sistema', kind: 'text' },
  { key: 'transfers', label: 'Fuera de Chile', kind: 'text' },
  { key: 'keepsUntil', label: 'Hasta cuándo', kind: 'text' },
  { key: 'security', label: 'Cómo se protegen', kind: 'text' },
  { key: 'automated', label: 'Decide sin una persona', kind: 'flag' },
] as const satisfies readonly Column[]
type Line = SheetRow<(typeof columns)[number]['key']>

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * The register of processing as a file: what the company says of its activities, and then what the
 * product declares of each table that has data of people. Audited.
 */
export async function exportProcessingRegister(context: Context) {
  const { tx, session, today } = context
  const activities = await tx
    .selectFrom('processingActivity')
    .select(['name', 'purpose', 'basis', 'basisNote', 'people', 'data', 'source', 'recipients'])
    .select(['transfers', 'keepsUntil', 'security', 'automated'])
    .orderBy('name')
    .execute()
  const own = activities.map(({ basis, ...activity }): Line => ({
    from: 'La empresa',
    ...activity,
    basis: ProcessingBasis.label(basis),
  }))
  const lines = [...own, ...declaredOf({ search: null, keep: null }).map(lineOf)]
  const {
    rows: [company],
  } = await sql<{ name: string }>`
    select name from company where id = app.current_company()`.execute(tx)
  const body = await writeExcel(columns, lines, 'Registro', [
    'Registro de actividades de tratamiento',
    `${company?.name}, al ${formatDate(today)}`,
  ])
  await sql`select app.write_audit(${session.companyId}::bigint, 'Proceso',
    'exportación:registro de tratamiento', null, null,
    ${JSON.stringify({ filas: lines.length })}::jsonb)`.execute(tx)
  return keptFile(context, {
    name: `Registro de tratamiento ${today}.xlsx`,
    body,
    mediaType: EXCEL,
    of: 'export',
    id: null,
    authored: true,
    isCopy: true,
  })
}

const lineOf = (row: DeclaredRow): Line => ({
  from: 'El sistema',
  name: row.label,
  purpose: row.why,
  basisNote: row.basis.join('. '),
  people: 'Quienes trabajan o trabajaron en la empresa',
  reserved: row.reserved.join(', '),
  data: [...row.personal, ...row.others].join(', '),
  readers: row.readers.join(', '),
  keepsUntil: row.term,
})
