import { snakeOf } from '#platform/model/snake-case.ts'
import { bulk } from '../sql/bulk.ts'
import { sql, type Tx } from '../sql/db.ts'

/** Tables of things known by a code, whose content is in versions (versions.ts). */
export type CodedTable = 'item' | 'formula' | 'variable' | 'payrollTable'

/** A new code of the company. Its versions follow. */
export async function addCode(tx: Tx, table: CodedTable, code: string): Promise<number> {
  const { id } = await tx
    .insertInto(table)
    .values({ code } as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow()
  return id as number
}

/**
 * Records that the content of a code changed; false when somebody else changed it since it was
 * read.
 */
export async function touchCode(
  tx: Tx,
  table: CodedTable,
  id: number,
  version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ version: version + 1 } as never)
    .where('id' as never, '=', id as never)
    .where('version' as never, '=', version as never)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** New codes of the company, in one statement; the id of each. Their versions follow. */
export async function addCodes(
  tx: Tx,
  table: CodedTable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = (await tx
    .insertInto(table)
    .values(codes.map((code) => ({ code })) as never)
    .returning(['id', 'code'] as never)
    .execute()) as unknown as { id: number; code: string }[]
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Records that the content of codes changed, each in the version that was read; which did. */
export async function touchCodes(
  tx: Tx,
  table: CodedTable,
  read: readonly { readonly id: number; readonly version: number }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`update ${sql.table(snakeOf(table))} held
    set version = held.version + 1
    from ${bulk(read, 'given', {
      id: ['bigint', ({ id }) => id],
      version: ['integer', ({ version }) => version],
    })}
    where held.company_id = app.current_company() and held.id = given.id
      and held.version = given.version returning held.id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Removes codes with all their versions. */
export const dropCodes = (tx: Tx, table: CodedTable, ids: readonly number[]) =>
  tx
    .deleteFrom(table)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()

/** Removes a code with all its versions. */
export const dropCode = (tx: Tx, table: CodedTable, id: number) =>
  tx
    .deleteFrom(table)
    .where('id' as never, '=', id as never)
    .execute()
