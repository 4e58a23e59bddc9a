import type { Tx } from '../sql/db.ts'

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

/** Removes a code with all its versions. */
export const dropCode = (tx: Tx, table: CodedTable, id: number) =>
  tx
    .deleteFrom(table)
    .where('id' as never, '=', id as never)
    .execute()
