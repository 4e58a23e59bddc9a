import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { Mapping } from '../model/headers.ts'
import { FIREFIGHTER, FIREFIGHTER_LABEL, undoneUntil, workIn } from '../model/importation.ts'
import { before, inOrder } from '../model/moving-in.ts'
import { countsOf, noRows } from './importation.queries.ts'
import { type Importer, importers, withColumns } from '#platform/server/imports/importer.ts'

/** The importers whose files somebody may read, in the order in which a company moves in. */
export const mayLoad = ({ can }: Pick<Context, 'can'>): readonly Importer[] =>
  inOrder(
    importers.listeners.filter(
      ({ area, needs }) => can(`${area}.read`) && (can(needs.create) || can(needs.update)),
    ),
  )

const shown = (context: Context) =>
  context.tx
    .selectFrom('importation as file')
    .leftJoin('job', 'job.id', 'file.jobId')
    .select(['file.id', 'file.code', 'file.fileName', 'file.dropLines', 'file.mode', 'file.state'])
    .select([
      'file.problem',
      'file.reason',
      'file.asksFirstLine',
      'file.createdAt',
      'file.appliedAt',
    ])
    .select(['file.version', 'job.status as jobStatus', 'job.error as jobError'])
    .select(sql<Mapping>`file.mapping`.as('mapping'))
    .select(sql<string[]>`file.headers`.as('headers'))
    .select(sql<number>`coalesce(job.done, 0)`.as('done'))
    .select(sql<number>`coalesce(job.total, 0)`.as('total'))
    .select(sql<string | null>`${sql.raw(personBehind('file.creator_login_id'))}`.as('author'))
    .where('file.code', 'in', ['', ...mayLoad(context).map(({ code }) => code)])

type Stored = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

/** Whether the work of a file stopped before its end. */
const stoppedOf = ({ jobStatus, state }: Stored) =>
  workIn[state] !== undefined && (jobStatus === 'FAILED' || jobStatus === 'CANCELLED')

async function withCounts(context: Context, rows: readonly Stored[]) {
  const counts = await countsOf(
    context.tx,
    rows.map(({ id }) => id),
  )
  const known = await importersOf(context, rows)
  return rows.map((row) => {
    const { jobStatus: _status, jobError, mapping, headers, ...rest } = row
    const importer = known.get(row.code)
    const of = counts.get(row.id) ?? noRows
    const columns = importer?.columns ?? []
    const byPlace = new Map(Object.entries(mapping).map(([name, place]) => [place, name]))
    const failed = stoppedOf(row)
    return {
      ...rest,
      label: importer?.label ?? row.code,
      archive: importer?.archive !== undefined,
      failed,
      problem: failed ? (jobError ?? row.problem) : row.problem,
      rows: of.rows,
      errors: of.ERROR,
      added: of.NEW,
      changed: of.CHANGE,
      same: of.SAME,
      skipped: of.SKIP,
      applied: of.applied,
      undone: of.undone,
      kept: of.kept,
      undoUntil: undoUntil(row),
      columns: columns.map(({ name, header, required }) => ({
        name,
        header,
        required,
        place: mapping[name] ?? null,
      })),
      headers: headers.map((header, place) => ({ header, column: byPlace.get(place) ?? null })),
      unknown: headers.filter((header, place) => header !== '' && !byPlace.has(place)),
    }
  })
}
/** The importers of some files, each with the columns that the company has now. */
async function importersOf(context: Context, rows: readonly Stored[]) {
  const known = new Map<string, Importer>()
  for (const code of new Set(rows.map((row) => row.code))) {
    const importer = importers.find(code)
    if (importer) known.set(code, await withColumns(context, importer))
  }
  return known
}
export type ImportationRow = Awaited<ReturnType<typeof withCounts>>[number]

/** The last moment at which what was applied can be taken back. */
function undoUntil({ state, appliedAt }: Stored): Date | null {
  if (appliedAt === null || (state !== 'APPLIED' && state !== 'STOPPED')) return null
  return undoneUntil(appliedAt)
}

/** A file that the actor may read; any other is answered as not found. */
export async function importationShown(context: Context, id: number): Promise<ImportationRow> {
  const row = await shown(context).where('file.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const [found] = await withCounts(context, [row])
  if (!found) throw notFound()
  return found
}

export const importation = (context: Context, { importationId }: { importationId: number }) =>
  importationShown(context, importationId)

/** The files that were loaded, the newest first. */
export async function importations(
  context: Context,
  input: ListInput<{ code: string | null }, 'createdAt'>,
): Promise<Listed<ImportationRow>> {
  const { code } = input.filter
  const insisted = code === FIREFIGHTER
  const found = shown(context)
    .where((eb) => equalTo(eb, { 'file.code': insisted ? null : code }))
    .$if(insisted, (query) => query.where('file.reason', 'is not', null))
  const ordered = found
    .orderBy('file.createdAt', input.sort.descending ? 'desc' : 'asc')
    .orderBy('file.id', 'desc')
  const { rows, total } = await listed(found, ordered, input)
  return { rows: await withCounts(context, rows), total }
}

/** When each kind of file was last written, and how many of its headers are remembered. */
async function loadedByCode({ tx }: Context) {
  const files = await tx
    .selectFrom('importation')
    .select(['code', sql<string>`max(applied_at)`.as('lastAt')])
    .where('state', 'in', ['APPLIED', 'STOPPED', 'UNDONE_PARTLY'])
    .groupBy('code')
    .execute()
  const headers = await tx
    .selectFrom('importHeader')
    .select(['code', sql<number>`count(*)::int`.as('n')])
    .where('columnName', '<>', '')
    .groupBy('code')
    .execute()
  return {
    lastOf: new Map(files.map(({ code, lastAt }) => [code, lastAt])),
    headersOf: new Map(headers.map(({ code, n }) => [code, n])),
  }
}

/** What the actor may load, in the order of moving in, and how far the company is with each. */
export async function importersShown(context: Context) {
  const all: Importer[] = []
  for (const one of mayLoad(context)) all.push(await withColumns(context, one))
  const labels = new Map(all.map(({ code, label }) => [code, label]))
  const { lastOf, headersOf } = await loadedByCode(context)
  const asked = await askedBy(context, all)
  const kinds = all.map(({ code, label, about, columns, area, archive }) => ({
    code,
    label,
    about,
    mayLoad: context.can(`${area}.create`),
    after: before(code).flatMap((one) => labels.get(one) ?? []),
    loadedAt: lastOf.get(code) ?? null,
    remembered: headersOf.get(code) ?? 0,
    columns: columns.map(({ header, required, help }) => ({ header, required, help })),
    archive: archive !== undefined,
    params: asked.get(code) ?? [],
  }))
  return context.can('importFirefighter.create') ? [...kinds, firefighter] : kinds
}

/** Any other file, of an administrator who insists: it comes last, and has no form of its own. */
const firefighter = {
  code: FIREFIGHTER,
  label: FIREFIGHTER_LABEL,
  about:
    'Cualquiera de los otros archivos, cuando lo que vino después lo impide. Pide un motivo, que ' +
    'queda en el historial y en la auditoría. No escribe en meses cerrados ni en lo firmado.',
  mayLoad: true,
  after: [],
  loadedAt: null,
  remembered: 0,
  columns: [],
  archive: false,
  params: [],
}

type Asked = {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** What the forms of files ask before they are sent, by their codes. */
async function askedBy(context: Context, all: readonly Importer[]) {
  const asked = new Map<string, Asked[]>()
  for (const { code, archive } of all) {
    const params: Asked[] = []
    for (const { name, label, options } of archive?.params ?? []) {
      params.push({ name, label, options: await options(context) })
    }
    asked.set(code, params)
  }
  return asked
}
export type ImporterShown = Awaited<ReturnType<typeof importersShown>>[number]
