import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { Column, SheetRow } from '#platform/server/sheets/columns.ts'

/** What a module adds to the file of people: columns, and their values by person. */
export type FileColumns = {
  readonly columns: readonly Column[]
  readonly rows: ReadonlyMap<number, SheetRow>
}

/** Columns of the file of people that other modules know: those that its reader may read. */
export const fileColumns = hook<
  (context: Context, userIds: readonly number[]) => Promise<FileColumns>
>('columns of the file of people')

/** All of them, of some people. */
export async function addedColumns(
  context: Context,
  userIds: readonly number[],
): Promise<readonly FileColumns[]> {
  const added: FileColumns[] = []
  for (const listener of fileColumns.listeners) added.push(await listener(context, userIds))
  return added
}
