import type { Problem } from '#platform/model/imports.ts'
import { asUserError } from '#platform/server/database-errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { problemWords, type Verdict } from '../model/verdicts.ts'
import {
  becomes,
  countsOfOne,
  lockedImportation,
  type StoredImportation,
} from './importation.queries.ts'
import {
  afterRows,
  type Change,
  type Importer,
  type Importing,
  withColumns,
} from '#platform/server/imports/importer.ts'
import { judged } from './judge.ts'
import { maskOver } from './masking.ts'
import { importerOf, importingIn, ofFile, type Parts, workInput } from './reading.job.ts'
import { markWrong, rowsAtOnce, rowsToWrite, type StoredRow } from './stored-rows.ts'
import { undoFile } from './undo.job.ts'

/** Said of a row whose record is no longer as it was shown. */
const CHANGED_SINCE = 'Cambió desde la vista previa'

/**
 * Writes the rows of a file, some at a time, with the rights that its author has meanwhile. Killed,
 * it goes on with those that have no outcome yet.
 */
export const applyFile = (parts: Parts) =>
  defineJob({
    kind: 'importations.apply',
    input: workInput,
    async run(job, { id, at }, progress) {
      const importing = importingIn(job, parts, at)
      const counts = await importing(({ tx }) => countsOfOne(tx, id))
      const total = counts.NEW + counts.CHANGE
      let done = counts.applied
      for (let some = Infinity; some > 0; done += some) {
        some = await importing(async (acting) => {
          const file = await lockedImportation(acting.tx, id)
          return file.state === 'APPLYING'
            ? applySome(ofFile(acting, file, parts.storage), file, parts)
            : 0
        })
        await progress(Math.min(done + some, total), total, 'Aplicando')
      }
      return { id }
    },
  })

/** Writes some rows of a file; how many it looked at, and none where that was the end. */
async function applySome(
  importing: Importing,
  file: StoredImportation,
  parts: Parts,
): Promise<number> {
  const { tx } = importing
  const importer = await withColumns(importing, importerOf(file.code))
  const grouped = importer.together.length > 0
  const rows = await rowsToWrite(tx, file.id, rowsAtOnce(), grouped)
  if (rows.length === 0) {
    await becomes(tx, file.id, 'APPLIED')
    await maskOver(tx, file, importer)
    return 0
  }
  const { ready, wrong } = await stillSo(importing, importer, file, rows)
  const refused = [
    ...wrong,
    ...(file.mode === 'ALL' && wrong.length > 0
      ? []
      : await writtenApart(importing, importer, file.id, ready)),
  ]
  await markWrong(tx, file.id, refused)
  for (const follow of afterRows.listeners) await follow(importing)
  if (file.mode !== 'ALL' || refused.length === 0) return rows.length
  await takeBack(importing, file, { importer, refused, parts })
  return 0
}

/** All or none: what was written before the row that was refused is taken back. */
async function takeBack(
  importing: Importing,
  { id }: StoredImportation,
  { importer, refused, parts }: { importer: Importer; refused: readonly Wrong[]; parts: Parts },
): Promise<void> {
  const words = refused.slice(0, 1).map(({ line, problem: { column, message } }) => {
    const header = importer.columns.find(({ name }) => name === column)?.header ?? null
    return `No se aplicó ninguna fila. ${problemWords(line, header, message)}`
  })
  const problem = words.join('').slice(0, 500)
  await becomes(importing.tx, id, 'UNDOING', { aborted: true, problem })
  const input = { id, at: importing.now.toISOString() }
  const { id: jobId } = await enqueue(importing, undoFile(parts), input, { key: `${id}` })
  await importing.tx.updateTable('importation').set({ jobId }).where('id', '=', id).execute()
}

type Wrong = { line: number; problem: Problem }
type Ready = Pick<Verdict, 'line' | 'values' | 'found'> & { readonly part: string | null }

/** Rows as they are read again, and those whose record is no longer as it was shown. */
async function stillSo(
  importing: Importing,
  importer: Importer,
  file: StoredImportation,
  rows: readonly (StoredRow & { edited: boolean })[],
): Promise<{ ready: Ready[]; wrong: Wrong[] }> {
  const again = await judged(importing, importer, file, rows)
  const ready: Ready[] = []
  const wrong: Wrong[] = []
  for (const [at, { verdict, part }] of again.entries()) {
    const shown = rows[at]
    const { found, line, problems } = verdict
    const [problem] = problems
    if (verdict.result === 'ERROR' && problem) wrong.push({ line, problem })
    else if (
      verdict.result !== shown?.result ||
      (found?.id ?? null) !== shown.targetId ||
      (found?.version ?? null) !== shown.seenVersion
    ) {
      wrong.push({ line, problem: { column: null, message: CHANGED_SINCE } })
    } else ready.push({ ...verdict, part })
  }
  return apartFrom(ready, wrong, new Map(again.map(({ line, part }) => [line, part])))
}

/** Rows that are written at once with one that is wrong are wrong with it. */
function apartFrom(
  ready: readonly Ready[],
  wrong: readonly Wrong[],
  partOf: ReadonlyMap<number, string | null>,
): { ready: Ready[]; wrong: Wrong[] } {
  const refused = new Set(wrong.flatMap(({ line }) => partOf.get(line) ?? []))
  const isIn = ({ part }: Ready) => part !== null && refused.has(part)
  const problem = { column: null, message: 'Va con otra fila que tiene un error' }
  return {
    ready: ready.filter((row) => !isIn(row)),
    wrong: [...wrong, ...ready.filter(isIn).map(({ line }) => ({ line, problem }))],
  }
}

/**
 * Writes rows in one statement, and where the database refuses them, in halves until the refused
 * ones stand alone: the others are written, and each refused one has its reason.
 */
async function writtenApart(
  importing: Importing,
  importer: Importer,
  id: number,
  rows: readonly Ready[],
): Promise<Wrong[]> {
  if (rows.length === 0) return []
  const refused = await attempted(importing, async () => {
    const changes = await importer.write.apply(importing, rows)
    await keepChanges(importing.tx, id, rows, changes)
  })
  if (refused === undefined) return []
  const half = halfOf(rows)
  if (half === undefined) {
    const problem = { column: columnOf(importer, refused.field), message: refused.message }
    return rows.map(({ line }) => ({ line, problem }))
  }
  const first = await writtenApart(importing, importer, id, rows.slice(0, half))
  return [...first, ...(await writtenApart(importing, importer, id, rows.slice(half)))]
}

/** Where rows are cut in two, between parts; nothing where they are one row or one part. */
function halfOf(rows: readonly Ready[]): number | undefined {
  const middle = Math.ceil(rows.length / 2)
  const isCut = (at: number) => {
    const [before, after] = [rows[at - 1], rows[at]]
    return before && after && (after.part === null || after.part !== before.part)
  }
  const places = rows.flatMap((_, at) => (isCut(at) ? [at] : []))
  const nearest = (a: number, b: number) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a)
  return places.length === 0 ? undefined : places.reduce(nearest)
}

const columnOf = ({ columns }: Importer, field: string | undefined): string | null =>
  columns.find(({ name }) => name === field)?.name ?? null

/** Does something that the database may refuse, and leaves the transaction as it was if it does. */
async function attempted({ client }: Importing, work: () => Promise<void>) {
  await client.query('savepoint import_rows')
  try {
    await work()
    await client.query('release savepoint import_rows')
    return undefined
  } catch (error) {
    const refused = asUserError(error)
    if (!refused) throw error
    await client.query('rollback to savepoint import_rows')
    return refused
  }
}

/** Keeps what rows did, to take it back, and that they are done: once, whatever is killed. */
async function keepChanges(
  tx: Tx,
  id: number,
  rows: readonly Ready[],
  changes: readonly (readonly Change[])[],
): Promise<void> {
  const sent = rows.flatMap(({ line }, at) =>
    (changes[at] ?? []).map(({ entity, id: entityId, before, after, version }) => ({
      line,
      entity,
      entity_id: entityId,
      before,
      after,
      version_after: version,
    })),
  )
  await sql`insert into import_change (company_id, importation_id, line, entity, entity_id, before,
      after, version_after)
    select app.current_company(), ${id}::bigint, line, entity, entity_id, before, after,
      version_after
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as given (line integer, entity text,
      entity_id bigint, before jsonb, after jsonb, version_after integer)
    returning seq`.execute(tx)
  const lines = rows.map(({ line }) => line)
  await sql`update import_row set outcome = 'DONE' where company_id = app.current_company()
    and importation_id = ${id} and line = any(${lines}::integer[])`.execute(tx)
}
