import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { findJob } from '#platform/server/jobs/jobs.queries.ts'
import { fileKinds } from '#platform/server/uploads/kinds.ts'
import { refuseStale, requireAct } from '#platform/server/records/states.ts'
import { wordKey } from '#platform/model/imports.ts'
import { mapHeaders } from '../model/headers.ts'
import {
  type ImportModeCode,
  importStates,
  UNDO_DAYS,
  undoneUntil,
  workIn,
} from '../model/importation.ts'
import { applyFile } from './apply.job.ts'
import {
  becomes,
  countsOfOne,
  lockedImportation,
  type StoredImportation,
} from './importation.queries.ts'
import { type Importer, withColumns } from '#platform/server/imports/importer.ts'
import { type ImportationRow, importationShown } from './importations.queries.ts'
import { insisted, type NewFile, paramsOf } from './new-file.ts'
import { importerOf, readFile, rememberedHeaders } from './reading.job.ts'
import { undoFile } from './undo.job.ts'
import { RELATED_TYPE } from './upload.ts'

type Act = keyof typeof importStates.acts
type Versioned = { id: number; version: number }

/**
 * A file locked for an act of somebody who may do what its rows do.
 *
 * @throws UserError not-found for one of another right, forbidden, or conflict by its state
 */
export async function requireFile(
  context: Context,
  id: number,
  act: Act,
  version: number | null,
): Promise<{ file: StoredImportation; importer: Importer }> {
  const file = await lockedImportation(context.tx, id)
  const importer = await withColumns(context, importerOf(file.code))
  if (!context.can(`${importer.area}.read`)) throw notFound()
  requireWriter(context, importer)
  requireInsister(context, file)
  if (act === 'map' && importer.archive) throw conflict('Un .zip no tiene encabezados')
  requireAct(importStates, act, { state: file.state, relations: [] })
  refuseStale(version, file.version, { table: 'importation', key: { id } })
  return { file, importer }
}

/** What an administrator insists on is theirs alone. */
function requireInsister({ can }: Context, { reason }: Pick<StoredImportation, 'reason'>): void {
  if (reason !== null && !can('importFirefighter.create')) throw forbidden()
}

/** Refuses who may not load the records of an importer, or not write any of them. */
export function requireWriter({ can }: Context, { area, needs, label }: Importer): void {
  if (!can(`${area}.create`)) throw forbidden()
  if (can(needs.create) || can(needs.update)) return
  throw forbidden(`No tiene permiso para crear ni cambiar ${label.toLowerCase()}`)
}

type Work = NonNullable<(typeof workIn)[keyof typeof workIn]>

/** Begins work on a file in the name of the actor. */
async function begin(context: Context, id: number, kind: Work) {
  const parts = { storage: context.services.storage, publicUrl: context.services.publicUrl }
  const job = { read: readFile, apply: applyFile, undo: undoFile }[kind](parts)
  const input = { id, at: context.now.toISOString() }
  const { id: jobId } = await enqueue(context, job, input, { key: `${id}` })
  await context.tx.updateTable('importation').set({ jobId }).where('id', '=', id).execute()
}

/** Takes an uploaded file to be read: nothing of it is written before it is applied. */
export async function createImportation(context: Context, input: NewFile): Promise<ImportationRow> {
  const { fileId, dropLines } = input
  const { code, reason } = insisted(context, input)
  const importer = importerOf(code)
  requireWriter(context, importer)
  const params = await paramsOf(context, importer, input.params)
  const file = await context.tx
    .selectFrom('file')
    .select(['name', 'sha256', 'mediaType'])
    .where('id', '=', fileId)
    .where('relatedType', '=', RELATED_TYPE)
    .where('relatedId', '=', code)
    .where('loginId', '=', context.session.loginId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  if ((importer.archive !== undefined) !== (file.mediaType === fileKinds.zip.mediaType)) {
    const what = importer.archive ? 'un .zip con los documentos' : 'una planilla o un CSV'
    throw invalid('fileId', `Suba ${what}`)
  }
  const { id } = await context.tx
    .insertInto('importation')
    .values({
      code,
      uploadId: fileId,
      fileName: file.name,
      sha256: file.sha256,
      ...(dropLines === null ? {} : { dropLines }),
      reason,
      params: JSON.stringify(params),
      creatorLoginId: context.session.loginId,
      createdAt: context.now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await begin(context, id, 'read')
  return importationShown(context, id)
}

type Chosen = { header: string; column: string | null }

/**
 * Reads a file again: from another line, or with other columns, which the company's next files of
 * the kind have too.
 */
export async function mapImportation(
  context: Context,
  input: Versioned & { dropLines: number | null; columns: readonly Chosen[] },
): Promise<ImportationRow> {
  const { id, version, dropLines, columns } = input
  const { file, importer } = await requireFile(context, id, 'map', version)
  const { tx } = context
  if (columns.length > 0) await rememberHeaders(context, importer, columns)
  if (dropLines !== null && dropLines !== file.dropLines) {
    await tx.deleteFrom('importRow').where('importationId', '=', id).execute()
    await becomes(tx, id, 'READING', { dropLines, headers: '[]', mapping: '{}', problem: null })
  } else if (file.headers.length === 0) {
    await becomes(tx, id, 'READING', { problem: null })
  } else {
    const remembered = await rememberedHeaders(tx, file.code)
    const { mapping } = mapHeaders(file.headers, importer.columns, remembered)
    await becomes(tx, id, 'READING', { mapping: JSON.stringify(mapping), problem: null })
  }
  await tx.updateTable('importation').set({ asksFirstLine: false }).where('id', '=', id).execute()
  await begin(context, id, 'read')
  return importationShown(context, id)
}

async function rememberHeaders(
  { tx }: Context,
  { code, columns }: Importer,
  chosen: readonly Chosen[],
): Promise<void> {
  const names = new Set(columns.map(({ name }) => name))
  const given = chosen.flatMap(({ column }) => column ?? [])
  if (given.some((name) => !names.has(name))) throw invalid('columns', 'Esa columna no existe')
  if (new Set(given).size < given.length) {
    throw invalid('columns', 'Dos encabezados no pueden dar la misma columna')
  }
  const keys = chosen.map(({ header }) => wordKey(header))
  await tx
    .deleteFrom('importHeader')
    .where('code', '=', code)
    .where((eb) => eb.or([eb('header', 'in', keys), eb('columnName', 'in', ['', ...given])]))
    .execute()
  // A header that gives nothing is remembered too, with no name.
  const rows = chosen.map(({ header, column }) => ({
    code,
    header: wordKey(header),
    columnName: column ?? '',
  }))
  const once = new Map(rows.map((row) => [row.header, row]))
  await tx
    .insertInto('importHeader')
    .values([...once.values()])
    .execute()
}

/** Writes the rows of a file: all of them or none, or only the right ones. */
export async function applyImportation(
  context: Context,
  { id, version, mode }: Versioned & { mode: ImportModeCode },
): Promise<ImportationRow> {
  const { file } = await requireFile(context, id, 'apply', version)
  const counts = await countsOfOne(context.tx, id)
  if (file.state === 'TO_REPAIR' && (mode === 'ALL' || counts.ERROR === 0)) {
    throw conflict('Corrija las filas con error, o aplique solo las correctas')
  }
  if (counts.NEW + counts.CHANGE === 0) throw conflict('No hay filas que aplicar')
  await becomes(context.tx, id, 'APPLYING', {
    mode,
    problem: null,
    appliedAt: context.now.toISOString(),
  })
  await begin(context, id, 'apply')
  return importationShown(context, id)
}

/** Stops a file that is being applied; of all or none, what was written is taken back. */
export async function stopImportation(context: Context, { id }: { id: number }) {
  const { file } = await requireFile(context, id, 'stop', null)
  const isAll = file.mode === 'ALL'
  if (isAll) {
    const problem = 'Se detuvo: no se aplicó ninguna fila'
    await becomes(context.tx, id, 'UNDOING', { aborted: true, problem })
    await begin(context, id, 'undo')
  } else await becomes(context.tx, id, 'STOPPED')
  return importationShown(context, id)
}

/** Takes back what a file wrote, for thirty days. */
export async function undoImportation(context: Context, { id, version }: Versioned) {
  const { file } = await requireFile(context, id, 'undo', version)
  if (file.appliedAt !== null && context.now > undoneUntil(file.appliedAt)) {
    throw conflict(`Se puede deshacer durante ${UNDO_DAYS} días`)
  }
  await becomes(context.tx, id, 'UNDOING')
  await begin(context, id, 'undo')
  return importationShown(context, id)
}

/** Goes on with work that failed, from where it was. */
export async function resumeImportation(context: Context, { id }: { id: number }) {
  const file = await lockedImportation(context.tx, id)
  const importer = importerOf(file.code)
  if (!context.can(`${importer.area}.read`)) throw notFound()
  requireWriter(context, importer)
  requireInsister(context, file)
  const kind = workIn[file.state]
  if (kind === undefined) throw conflict('Ya terminó')
  const job = file.jobId === null ? undefined : await findJob(context.tx, file.jobId)
  if (job && job.status !== 'FAILED' && job.status !== 'CANCELLED') {
    throw conflict('El trabajo sigue en curso')
  }
  await begin(context, id, kind)
  return importationShown(context, id)
}

/** Leaves a file unwritten: its rows go at once. */
export async function discardImportation(context: Context, { id, version }: Versioned) {
  await requireFile(context, id, 'discard', version)
  await context.tx.deleteFrom('importRow').where('importationId', '=', id).execute()
  await becomes(context.tx, id, 'DISCARDED', { problem: null })
  return importationShown(context, id)
}

/** Marks the cells of rows as they are corrected; the lines that changed. */
export async function writeCells(
  { tx }: Context,
  id: number,
  cells: readonly { line: number; place: number; value: string }[],
): Promise<void> {
  await sql`update import_row held set edited = true, cells = (
      select jsonb_agg(coalesce((select to_jsonb(given.value)
          from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
            as given (line integer, place integer, value text)
          where given.line = held.line and given.place = cell.n - 1 limit 1),
        to_jsonb(cell.text)) order by cell.n)
      from jsonb_array_elements_text(held.cells) with ordinality as cell (text, n))
    where held.company_id = app.current_company() and held.importation_id = ${id}
      and held.outcome is null
      and held.line = any(${[...new Set(cells.map(({ line }) => line))]}::integer[])`.execute(tx)
}
