import type { AliasedRawBuilder, ExpressionBuilder, Kysely } from 'kysely'
import { provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** A query of a company that is yet without tables: what a part of one may read. */
export type Tables = ExpressionBuilder<Tx extends Kysely<infer All> ? All : never, never>

/** A service of a company, and to which roles it is open; null where the company says nothing. */
type Switch = {
  module: string
  state: string
  employee: boolean | null
  manager: boolean | null
  general: boolean | null
  admin: boolean | null
}

/** An exception that was agreed with a company, for everybody or for one person. */
type Given = { code: string; user: number | null; since: string; until: string | null }

type Parts = (
  eb: Tables,
  today: string,
) => readonly [
  AliasedRawBuilder<readonly Switch[], 'switches'>,
  AliasedRawBuilder<readonly Given[], 'given'>,
]

/** The services of a company and the exceptions of a day, given by the module that keeps them. */
export const companyParts = provided<Parts>('services of a company')
