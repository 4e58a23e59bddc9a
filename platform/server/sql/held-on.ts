import { type JoinBuilder, type RawBuilder, sql } from 'kysely'
import type { ISODate } from '#chile/dates.ts'

/**
 * Joins of a statement to the versions of an identity (`versions.ts`): of each, the one that holds
 * on a day. The day is an ISO date or an expression of the statement.
 */
export const heldOn = <DB, Tables extends keyof DB>(
  join: JoinBuilder<DB, Tables>,
  version: Tables & string,
  day: ISODate | RawBuilder<unknown>,
) => inForce(join, version).on(sql<boolean>`${sql.ref(`${version}.valid`)} @> ${day}::date`)

/** The same of the version that holds last, without an end. */
export const heldLast = <DB, Tables extends keyof DB>(
  join: JoinBuilder<DB, Tables>,
  version: Tables & string,
) => inForce(join, version).on(sql<boolean>`upper_inf(${sql.ref(`${version}.valid`)})`)

/** A version that no correction has replaced. */
const inForce = <DB, Tables extends keyof DB>(
  join: JoinBuilder<DB, Tables>,
  version: Tables & string,
) => join.on(sql<boolean>`${sql.ref(`${version}.supersededAt`)} is null`)
