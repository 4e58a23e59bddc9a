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
import { idsOf, type PeopleFilter, type PeopleRow, peopleSort } from './list.queries.ts'
import { personCard } from '#modules/people/people/server/index.ts'

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
  const { shown, lines } = await everybody(context, ask)
  if (lines.length === 0) throw invalid('', 'Error: reporte sin datos')
  const body =
    format === 'csv' ? csvForPeople(shown, lines) : await writeExcel(shown, lines, 'Colaboradores')
  await sql`select app.write_audit(${context.session.companyId}::bigint, 'Proceso',
    'exportación:personas',
    null, null, ${JSON.stringify({ filas: lines.length, formato: format })}::jsonb)`.execute(
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

/** People whose rows are read at once: others are answered between two pieces of a company. */
const PIECE = 1_000

async function everybody(
  context: Context,
  { format: _format, sortBy, descending, ...filter }: Ask,
) {
  const by = peopleSort.find((name) => name === sortBy) ?? 'fullname'
  const sort = { by, descending: descending ?? false }
  const page = { number: 1, size: 100_000 }
  const ids = await idsOf(context, { filter, sort, page, counted: false }, 'users.massRead')
  let shown: readonly Column[] = columns
  const lines: SheetRow[] = []
  for (let at = 0; at < ids.length; at += PIECE) {
    const piece = ids.slice(at, at + PIECE)
    const rows = await personCard.rows(context, piece)
    const added = await addedColumns(context, piece)
    shown = [...columns, ...added.flatMap((one) => one.columns)]
    for (const row of rows) {
      lines.push(Object.assign({}, sheetRow(row), ...added.map((one) => one.rows.get(row.id))))
    }
  }
  return { shown, lines }
}
