import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** A field that a company adds to the ficha of its people, as its definition says. */
export type CompanyField = {
  readonly id: number
  readonly title: string
  readonly code: string
  readonly type: string
  /** A list has its own options, and not the rows of a table. */
  readonly tableId: string | null
  readonly sorting: number
}

/** How much a reader knows of the people of the company. */
type Reader = {
  /** Keeps their records. */
  readonly keeps: boolean
  /** Reads those of others. */
  readonly manages: boolean
}

/** The fields of the company of a transaction, given by the module that keeps them. */
export const companyFields =
  provided<(tx: Tx, reader: Reader) => Promise<readonly CompanyField[]>>('fields of a company')
