import type { Database } from '#platform/server/sql/db.ts'
import type { KeyStore } from './survey-key.ts'

/** What counting needs: two doors, of which one reads people and the other answers. */
export type Counting = {
  readonly db: Database
  readonly tabulator: Database
  readonly storage: KeyStore
}
