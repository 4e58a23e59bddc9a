import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { Mapping } from '../model/headers.ts'
import type { ImportModeCode, ImportResultCode, ImportStateCode } from '../model/importation.ts'

const stored = (tx: Tx, id: number) =>
  tx
    .selectFrom('importation')
    .select(['id', 'code', 'fileName', 'uploadId', 'dropLines', 'mode', 'state', 'aborted'])
    .select(['isSheet', 'version', 'creatorLoginId', 'jobId', 'appliedAt'])
    .select(sql<Mapping>`mapping`.as('mapping'))
    .select(sql<string[]>`headers`.as('headers'))
    .select('reason')
    .select(sql<Readonly<Record<string, string>>>`params`.as('params'))
    .where('id', '=', id)

/** A file as the engine works on it. @throws UserError not-found */
export const importationById = (tx: Tx, id: number) =>
  stored(tx, id).executeTakeFirstOrThrow(notFound)
export type StoredImportation = Awaited<ReturnType<typeof importationById>>

/** A file as the engine works on it, locked: whoever acts on it next waits. */
export const lockedImportation = (tx: Tx, id: number) =>
  stored(tx, id).forUpdate().executeTakeFirstOrThrow(notFound)

/** The rows of files by what would become of them, for some files at once. */
export async function countsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Counts>> {
  const { rows } = await sql<{ id: number; result: string; outcome: string | null; n: number }>`
    select importation_id as id, result, outcome, count(*)::int as n from import_row
    where company_id = app.current_company() and importation_id = any(${[...ids]}::bigint[])
    group by importation_id, result, outcome`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => Number(id))].map(([id, some]) => {
      const sum = (is: (row: (typeof rows)[number]) => boolean) =>
        some.filter(is).reduce((all, { n }) => all + n, 0)
      const by = (code: ImportResultCode) => sum(({ result }) => result === code)
      const byResult = {
        ERROR: by('ERROR'),
        NEW: by('NEW'),
        CHANGE: by('CHANGE'),
        SAME: by('SAME'),
        SKIP: by('SKIP'),
      }
      const of = (code: string) => sum(({ outcome }) => outcome === code)
      const byOutcome = { applied: of('DONE'), undone: of('UNDONE'), kept: of('KEPT') }
      return [id, { ...byResult, ...byOutcome, rows: sum(() => true) }]
    }),
  )
}

/** The rows of one file by what would become of them, and by what did. */
export const countsOfOne = async (tx: Tx, id: number): Promise<Counts> =>
  (await countsOf(tx, [id])).get(id) ?? noRows

export type Counts = Readonly<Record<ImportResultCode, number>> & {
  readonly rows: number
  readonly applied: number
  readonly undone: number
  readonly kept: number
}

export const noRows: Counts = {
  ERROR: 0,
  NEW: 0,
  CHANGE: 0,
  SAME: 0,
  SKIP: 0,
  rows: 0,
  applied: 0,
  undone: 0,
  kept: 0,
}

/** What changes of a file with its state. */
type Changes = {
  problem?: string | null
  mode?: ImportModeCode
  dropLines?: number
  headers?: string
  mapping?: string
  aborted?: boolean
  appliedAt?: string
  asksFirstLine?: boolean
}

/** Brings a file to a state, whatever the version somebody sees. */
export const becomes = (tx: Tx, id: number, state: ImportStateCode, set: Changes = {}) =>
  tx
    .updateTable('importation')
    .set({ ...set, state, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
