import { BLOCKED } from '#modules/people/sight/model/blocks.ts'
import { addedColumns } from '#modules/people/chosen-people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { type Column, columnsOfEntity, type SheetRow } from '#platform/server/sheets/columns.ts'
import { withoutAccents, csvForPeople } from '#platform/server/sheets/write-csv.ts'
import { writeExcel } from '#platform/server/sheets/write-excel.ts'
import { keptFile } from '#platform/server/storage/papers.ts'
import { EmploymentState } from '#modules/people/people/model/catalogs.ts'
import { User } from '#modules/people/people/model/user.ts'
import { listPeople, type PeopleFilter, type PeopleRow, peopleSort } from './list.queries.ts'

export type ExportFormat = 'xlsx' | 'csv'
type Ask = PeopleFilter & {
  format: ExportFormat
  sortBy: string | null
  descending: boolean | null
}

const formats = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

const columns: readonly Column<keyof PeopleRow & string>[] = [
  ...columnsOfEntity(User, 'rut', 'paternalLastname', 'maternalLastname'),
  ...columnsOfEntity(User, 'firstname', 'secondName'),
  {
    key: 'state',
    label: 'Situación',
    kind: 'text',
    text: (state) => EmploymentState.label(String(state)),
  },
  ...columnsOfEntity(User, 'role'),
  { key: 'businessName', label: 'Razón social', kind: 'text' },
  { key: 'jobTitle', label: 'Cargo', kind: 'text' },
  { key: 'area', label: 'Área', kind: 'text' },
  { key: 'branchOffice', label: 'Sucursal', kind: 'text' },
  { key: 'supervisorName', label: 'Jefatura', kind: 'text' },
  { key: 'initialDate', label: 'Inicio del contrato', kind: 'date' },
  { key: 'finalDate', label: 'Término del contrato', kind: 'date' },
  ...columnsOfEntity(User, 'email', 'personalPhone'),
]

/** The people of a filter as an Excel or CSV file: a link to it, good for five minutes. Audited. */
export async function exportUsers(context: Context, ask: Ask): Promise<string> {
  const format = ask.format === 'csv' ? 'csv' : 'xlsx'
  const rows = await everybody(context, ask)
  if (rows.length === 0) throw invalid('', 'Error: reporte sin datos')
  const added = await addedColumns(
    context,
    rows.map(({ id }) => id),
  )
  const shown: readonly Column[] = [...columns, ...added.flatMap((one) => one.columns)]
  const lines: readonly SheetRow[] = rows.map((row) =>
    Object.assign({}, sheetRow(row), ...added.map((one) => one.rows.get(row.id))),
  )
  const body =
    format === 'csv' ? csvForPeople(shown, lines) : await writeExcel(shown, lines, 'Colaboradores')
  await sql`select app.write_audit(${context.session.companyId}::bigint, 'Proceso',
    'exportación:personas',
    null, null, ${JSON.stringify({ filas: rows.length, formato: format })}::jsonb)`.execute(
    context.tx,
  )
  const { url } = await keptFile(context, {
    name: withoutAccents(`Colaboradores.${format}`),
    body,
    mediaType: formats[format],
    of: 'export',
    id: null,
    authored: true,
    isCopy: true,
  })
  return url
}

const sheetRow = ({ blocked, missing: _missing, ...row }: PeopleRow) => ({
  ...row,
  ...(blocked.includes('CONTACT') ? { email: BLOCKED, personalPhone: BLOCKED } : {}),
})

async function everybody(
  context: Context,
  { format: _format, sortBy, descending, ...filter }: Ask,
) {
  const by = peopleSort.find((name) => name === sortBy) ?? 'fullname'
  const sort = { by, descending: descending ?? false }
  const page = { number: 1, size: 100_000 }
  const { rows } = await listPeople(context, { filter, sort, page, counted: false })
  return rows
}
