import type { StoredColumn } from '#platform/model/file-template.ts'
import type { Document } from '../api/graphql.ts'

/** A column of a template as its list answers it. */
export type ColumnRow = StoredColumn<string, string> & {
  readonly id: string
  readonly version: number
}

/** A document that saves something: the kit says which input. */
export type Saving = Document<unknown, { input: never }>
