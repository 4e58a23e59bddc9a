import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

type Profile = { readonly id: number; readonly name: string }

/** The profiles of the company, which private folders name. */
export const readerProfiles = provided<(tx: Tx) => Promise<readonly Profile[]>>(
  'profiles that read folders',
)
