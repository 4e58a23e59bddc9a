import type { Given } from '#platform/model/imports.ts'
import { sql } from '#platform/server/sql/db.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import {
  becomes,
  countsOfOne,
  lockedImportation,
  type StoredImportation,
} from './importation.queries.ts'
import { afterRows, type Change, type Importing } from '#platform/server/imports/importer.ts'
import { importerOf, importingIn, ofFile, type Parts, readFile, workInput } from './reading.job.ts'
import { rowsAtOnce } from './stored-rows.ts'

/**
 * Takes back what a file wrote, the last row first, where the record is still as the file left it;
 * the others stay, each with its reason. Killed, it goes on with what has no outcome yet.
 */
export const undoFile = (parts: Parts) =>
  defineJob({
    kind: 'importations.undo',
    input: workInput,
    async run(job, { id, at }, progress) {
      const importing = importingIn(job, parts, at)
      const counts = await importing(({ tx }) => countsOfOne(tx, id))
      let done = counts.undone + counts.kept
      const total = done + counts.applied
      for (let some = Infinity; some > 0; done += some) {
        some = await importing(async (acting) => {
          const file = await lockedImportation(acting.tx, id)
          return file.state === 'UNDOING'
            ? undoSome(ofFile(acting, file, parts.storage), file, parts)
            : 0
        })
        await progress(Math.min(done + some, total), total, 'Deshaciendo')
      }
      return { id }
    },
  })

type StoredChange = Change & { readonly seq: number; readonly line: number }

async function undoSome(
  importing: Importing,
  file: StoredImportation,
  parts: Parts,
): Promise<number> {
  const { write, needs, label, together } = importerOf(file.code)
  const changes = await lastChanges(importing, file.id, together.length > 0)
  if (changes.length === 0) {
    await finish(importing, file, parts)
    return 0
  }
  const may = importing.can(needs.update) && importing.can(needs.create)
  const reasons = may
    ? await write.undo(importing, changes)
    : changes.map(() => `No tiene permiso para cambiar ${label.toLowerCase()}`)
  const said = changes.map(({ seq, line }, at) => ({ seq, line, why: reasons[at] ?? null }))
  await sql`update import_change held
    set outcome = case when given.why is null then 'UNDONE' else 'KEPT' end
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as given (seq bigint, why text)
    where held.company_id = app.current_company() and held.importation_id = ${file.id}
      and held.seq = given.seq`.execute(importing.tx)
  // Of a row that wrote several records, one that stays is what is said of it.
  await sql`update import_row held
    set outcome = case when said.why is null then 'UNDONE' else 'KEPT' end, note = said.why
    from (select line, min(why) as why
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as given (line integer, why text)
      group by line) said
    where held.company_id = app.current_company() and held.importation_id = ${file.id}
      and held.line = said.line and held.outcome <> 'KEPT'`.execute(importing.tx)
  for (const follow of afterRows.listeners) await follow(importing)
  return changes.length
}

const waitingChanges = ({ tx }: Importing, id: number) =>
  tx
    .selectFrom('importChange')
    .select(['seq', 'line', 'entity', 'entityId as id', 'versionAfter as version'])
    .select(sql<Given | null>`before`.as('before'))
    .select(sql<Given>`after`.as('after'))
    .where('importationId', '=', id)
    .where('outcome', 'is', null)
    .orderBy('seq', 'desc')

/** The last changes that are still there; those of rows that were written at once are whole. */
async function lastChanges(
  importing: Importing,
  id: number,
  grouped: boolean,
): Promise<StoredChange[]> {
  const most = rowsAtOnce()
  const rows: StoredChange[] = await waitingChanges(importing, id).limit(most).execute()
  const last = rows.at(-1)
  if (!grouped || !last || rows.length < most) return rows
  const rest = await waitingChanges(importing, id)
    .where('seq', '<', last.seq)
    .where(
      sql<boolean>`line in (select other.line from import_row own
        join import_row other on other.company_id = app.current_company()
          and other.importation_id = own.importation_id and other.part = own.part
        where own.company_id = app.current_company() and own.importation_id = ${id}
          and own.line = ${last.line})`,
    )
    .execute()
  return [...rows, ...rest]
}

/** Where it ends; a file that was taken back because of a row is read again, to be repaired. */
async function finish(importing: Importing, file: StoredImportation, parts: Parts): Promise<void> {
  const { tx } = importing
  const { id } = file
  const { kept } = await countsOfOne(tx, id)
  if (!file.aborted || kept > 0) {
    await becomes(tx, id, kept > 0 ? 'UNDONE_PARTLY' : 'UNDONE')
    return
  }
  await tx.deleteFrom('importChange').where('importationId', '=', id).execute()
  await tx
    .updateTable('importRow')
    .set({ outcome: null, note: null })
    .where('importationId', '=', id)
    .where('outcome', '=', 'UNDONE')
    .execute()
  await becomes(tx, id, 'READING')
  const input = { id, at: importing.now.toISOString() }
  const { id: jobId } = await enqueue(importing, readFile(parts), input, { key: `${id}` })
  await tx.updateTable('importation').set({ jobId }).where('id', '=', id).execute()
}
