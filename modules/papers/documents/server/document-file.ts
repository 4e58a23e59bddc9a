import { NOBODY, peopleOfFile } from '#modules/people/file-people/server/index.ts'
import { innerId, publicId } from '#platform/model/ids.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ArchivedValues } from '../model/archived-row.ts'
import { folderOpen } from './reading.ts'

/** The right that each person of an archive asks for. */
const right = 'digitalFolder.create'

/** The folders of people that somebody opens, with those that they stand in. */
export async function folderOptions(reading: Acting) {
  const rows = await reading.tx
    .selectFrom('documentFolder as folder')
    .select('folder.id')
    .select(
      sql<string>`(select string_agg(step.name, ' / ' order by cardinality(step.path))
        from document_folder step where step.company_id = app.current_company()
          and (step.id = folder.id or step.id = any(folder.path)))`.as('label'),
    )
    .where('folder.kind', '=', 'PERSON')
    .where(folderOpen(reading))
    .orderBy('label')
    .execute()
  return rows.map(({ id, label }) => ({ value: publicId('documentFolder', id), label }))
}

/** The types of documents that are in use. */
export async function typeOptions({ tx }: Pick<Acting, 'tx'>) {
  const rows = await tx
    .selectFrom('documentType')
    .select(['id', 'label'])
    .where('status', '=', 'ACTIVE')
    .orderBy(sql`app.plain(label)`)
    .orderBy('id')
    .execute()
  return rows.map(({ id, label }) => ({ value: publicId('documentType', id), label }))
}

/** Where the documents of an archive go, as its form said. */
export const placeOf = ({ file }: Importing) => ({
  folderId: innerId('documentFolder', file?.params['folderId'] ?? '') ?? 0,
  typeId: innerId('documentType', file?.params['typeId'] ?? '') ?? 0,
})

/** The people of rows within reach, by their RUT. */
export const ownersOf = (importing: Importing, rows: readonly ArchivedValues[]) =>
  peopleOfFile(
    importing,
    right,
    rows.map(({ rut }) => rut),
  )

/** Documents that people have already: the same file of the same person is the same document. */
export async function matchArchived(
  importing: Importing,
  rows: readonly ArchivedValues[],
): Promise<(Found | undefined)[]> {
  const owners = await ownersOf(importing, rows)
  const asked = rows.flatMap(({ rut, sha256 }) => {
    const owner = owners.get(rut ?? '')
    return owner !== undefined && sha256 ? [{ owner, sha256 }] : []
  })
  const { rows: held } = await sql<{ id: number; version: number; key: string }>`
    select distinct on (document.user_id, one.sha256) document.id, document.version,
      document.user_id || ' ' || one.sha256 as key
    from ${bulk(asked, 'given', {
      owner: ['bigint', ({ owner }) => owner],
      sha256: ['text', ({ sha256 }) => sha256],
    })}
    join document on document.company_id = app.current_company()
      and document.user_id = given.owner and document.state <> 'REPLACED'
    join document_version one on one.company_id = app.current_company()
      and one.document_id = document.id and one.sha256 = given.sha256
    order by document.user_id, one.sha256, document.id`.execute(importing.tx)
  const byKey = new Map(held.map((row) => [row.key, row]))
  return rows.map((row) => {
    const found = byKey.get(`${owners.get(row.rut ?? '')} ${row.sha256}`)
    // What it is called there stays.
    return found && { id: found.id, version: found.version, values: { ...row } }
  })
}

/** What is wrong with files: as an upload to the folder of a person is refused. */
export async function objectionsToArchived(
  importing: Importing,
  checked: readonly Checked<ArchivedValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const rows = checked.map(({ whole }) => whole)
  const owners = await ownersOf(importing, rows)
  const misplaced = await whyNotThere(importing)
  return rows.map(({ rut = '', check }): Problem[] => {
    if (check) return [{ column: 'check', message: check }]
    if (!owners.has(rut)) return [{ column: 'rut', message: NOBODY }]
    return misplaced === undefined ? [] : [{ column: null, message: misplaced }]
  })
}

/** Why documents do not go to the folder or type that was chosen: it was changed meanwhile. */
export async function whyNotThere(importing: Importing): Promise<string | undefined> {
  const { folderId, typeId } = placeOf(importing)
  const folders = await folderOptions(importing)
  const types = await typeOptions(importing)
  const isThere = (all: readonly { value: string }[], value: string) =>
    all.some((one) => one.value === value)
  if (!isThere(folders, publicId('documentFolder', folderId))) return 'La carpeta ya no está'
  return isThere(types, publicId('documentType', typeId)) ? undefined : 'Ese tipo está archivado'
}
