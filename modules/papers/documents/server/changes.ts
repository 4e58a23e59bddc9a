import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { ChangedFile } from '../model/changes.ts'

/** What follows when a document is about to have another file, before it has it. */
export const documentChange = hook<(context: Context, changed: ChangedFile) => Promise<void>>(
  'change of the file of a document',
)

export async function tellChange(context: Context, changed: ChangedFile): Promise<void> {
  for (const follow of documentChange.listeners) await follow(context, changed)
}
