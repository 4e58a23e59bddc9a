import type { Problem } from '#platform/model/imports.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import type { ImportColumn } from '#platform/model/imports.ts'
import type { ImportOutcomeCode, ImportResultCode } from '../model/importation.ts'
import { isSecret, masked, writtenCell } from '#platform/model/import-shown.ts'
import { templateLines } from '../model/template.ts'
import { problemWords } from '../model/verdicts.ts'
import { importationById } from './importation.queries.ts'
import { namesOf, withColumns } from '#platform/server/imports/importer.ts'
import { mayLoad } from './importations.queries.ts'
import { importerOf } from './reading.job.ts'

type Filter = {
  importationId: number
  result: ImportResultCode | null
  outcome: ImportOutcomeCode | null
  search: string | null
}

/** A file and its importer, of somebody who may load such files. @throws UserError not-found */
async function readable(context: Context, id: number) {
  const file = await importationById(context.tx, id)
  const importer = mayLoad(context).find(({ code }) => code === file.code)
  if (!importer) throw notFound()
  return { file, importer: await withColumns(context, importer) }
}

/** The rows of a file, in its order: what each cell says, what the record has, what is wrong. */
export async function importRows(
  context: Context,
  input: ListInput<Filter, 'line'>,
): Promise<Listed<ImportRowShown>> {
  const { importationId: id, result, outcome, search } = input.filter
  const { file, importer } = await readable(context, id)
  const words = search?.trim().toLowerCase()
  const matching = context.tx
    .selectFrom('importRow as held')
    .where('held.importationId', '=', id)
    .where((eb) => equalTo(eb, { 'held.result': result, 'held.outcome': outcome }))
    .$if(!!words, (query) =>
      query.where(sql<boolean>`position(${words} in lower(held.cells::text)) > 0`),
    )
  const rows = await matching
    .select(['held.line', 'held.result', 'held.outcome', 'held.note', 'held.edited'])
    .select(sql<string[]>`held.cells`.as('cells'))
    .select(sql<Problem[] | null>`held.problems`.as('problems'))
    .select(sql<Record<string, string> | null>`held.was`.as('was'))
    .orderBy('held.line', input.sort.descending ? 'desc' : 'asc')
    .$call(onPage(input.page))
    .execute()
  const total = await totalOf(matching, input, rows.length)
  const columns = importer.columns.filter(({ name }) => file.mapping[name] !== undefined)
  const shown = rows.map((row) => rowShown(columns, file.mapping, row))
  const alike = await alikeOf(context, id, file.mapping, shown)
  return {
    rows: shown.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        alike: cell.problem === null ? 0 : (alike.get(`${cell.column} ${cell.text}`) ?? 1),
      })),
    })),
    total,
  }
}

/** How many wrong rows say the same as each wrong cell of a page, for one correction of all. */
async function alikeOf(
  { tx }: Context,
  id: number,
  mapping: Readonly<Record<string, number>>,
  rows: readonly ReturnType<typeof rowShown>[],
): Promise<ReadonlyMap<string, number>> {
  const wrong = rows.flatMap(({ cells }) => cells.filter(({ problem }) => problem !== null))
  const byPlace = new Map(wrong.map(({ column }) => [mapping[column] ?? -1, column]))
  if (wrong.length === 0) return new Map()
  const texts = [...new Set(wrong.map(({ text }) => text))]
  const { rows: found } = await sql<{ place: number; text: string; n: number }>`
    select asked.place, held.cells ->> asked.place as text, count(*)::int as n
    from import_row held
    cross join unnest(${[...byPlace.keys()]}::integer[]) as asked (place)
    where held.company_id = app.current_company() and held.importation_id = ${id}
      and held.result = 'ERROR' and held.cells ->> asked.place = any(${texts}::text[])
    group by 1, 2`.execute(tx)
  return new Map(found.map(({ place, text, n }) => [`${byPlace.get(place) ?? ''} ${text}`, n]))
}

type StoredRow = {
  line: number
  result: ImportResultCode
  outcome: ImportOutcomeCode | null
  note: string | null
  edited: boolean
  cells: readonly string[]
  problems: readonly Problem[] | null
  was: Readonly<Record<string, string>> | null
}

function rowShown(
  columns: readonly ImportColumn[],
  mapping: Readonly<Record<string, number>>,
  { line, result, outcome, note, edited, cells, problems, was }: StoredRow,
) {
  const all = problems ?? []
  const ofRow = all.filter(({ column }) => column === null).map(({ message }) => message)
  return {
    line,
    result,
    outcome,
    note: note ?? (ofRow.length > 0 ? ofRow.join('. ') : null),
    edited,
    cells: columns.map((column) => {
      const { name } = column
      const problem = all.find((one) => one.column === name)
      const before = was && Object.hasOwn(was, name) ? (was[name] ?? null) : null
      const secret = isSecret(column) && before !== null && before !== ''
      return {
        column: name,
        text: cells[mapping[name] ?? -1] ?? '',
        before: secret ? masked(before) : before,
        problem: problem?.message ?? null,
        suggestion: problem?.suggestion ?? null,
      }
    }),
  }
}
export type ImportCellShown = ReturnType<typeof rowShown>['cells'][number] & {
  /** Wrong rows that say the same in this column. */
  readonly alike: number
}
export type ImportRowShown = Omit<ReturnType<typeof rowShown>, 'cells'> & {
  readonly cells: readonly ImportCellShown[]
}

/** Lines of a file that the browser writes as a sheet or a text. */
export type ImportFile = {
  readonly name: string
  readonly lines: readonly { readonly cells: readonly string[] }[]
  /** Rows that there was no room for. */
  readonly left: number
}

const most = 5_000

const fileOf = (name: string, lines: readonly (readonly string[])[], left = 0): ImportFile => ({
  name,
  lines: lines.map((cells) => ({ cells })),
  left,
})

/** The template of an importer, empty or with what there is. */
export async function importTemplate(
  context: Context,
  { code, filled }: { code: string; filled: boolean },
): Promise<ImportFile> {
  const found = mayLoad(context).find((one) => one.code === code)
  if (!found) throw notFound()
  const importer = await withColumns(context, found)
  const { label, columns } = importer
  const head = templateLines(code, label, columns)
  if (!filled) return fileOf(`Plantilla ${label}`, head)
  const named = await namesOf(context, columns)
  const rows = await importer.all(context)
  const lines = rows
    .slice(0, most)
    .map((row) =>
      columns.map((column) =>
        writtenCell(column, row[column.name], named.get(column.name) ?? column.choices),
      ),
    )
  return fileOf(label, [...head, ...lines], Math.max(0, rows.length - most))
}

/** The rows with errors in the layout of their file, each with what is wrong in a last column. */
export async function importErrors(
  context: Context,
  { importationId: id }: { importationId: number },
): Promise<ImportFile> {
  const { file } = await readable(context, id)
  const importer = importerOf(file.code)
  const rows = await context.tx
    .selectFrom('importRow')
    .select('line')
    .select(sql<string[]>`cells`.as('cells'))
    .select(sql<Problem[] | null>`problems`.as('problems'))
    .where('importationId', '=', id)
    .where('result', '=', 'ERROR')
    .orderBy('line')
    .limit(most)
    .execute()
  const head = [
    ...templateLines(file.code, importer.label, importer.columns).slice(0, 2),
    ...Array.from({ length: 8 }, () => ['']),
  ].slice(0, file.dropLines)
  const headerOf = new Map(importer.columns.map(({ name, header }) => [name, header]))
  const lines = rows.map(({ line, cells, problems }) => [
    ...cells,
    (problems ?? [])
      .map(({ column, message }) =>
        problemWords(line, column === null ? null : (headerOf.get(column) ?? null), message),
      )
      .join(' · '),
  ])
  return fileOf(`Errores de ${file.fileName.replace(/\.\w+$/, '')}`, [
    ...head,
    [...file.headers, 'problema'],
    ...lines,
  ])
}
