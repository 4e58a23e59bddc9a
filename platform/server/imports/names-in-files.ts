import type { EntityName } from '#platform/model/ids.ts'
import { hook } from '#platform/model/hook.ts'
import type { Acting } from '../context.ts'

/** How the records of a table are called in the files that people load. */
type Names = {
  readonly of: EntityName
  /** The records within reach, each with the words for it: the first one is the one shown. */
  readonly read: (
    acting: Pick<Acting, 'tx' | 'reach'>,
  ) => Promise<readonly { readonly id: number; readonly names: readonly string[] }[]>
}

/** What a cell that names a record of another table may say; the module of the table answers. */
export const namesInFiles = hook('names in files', ({ of }: Names) => of)
