import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/**
 * Whether the person in a column is counted for the reader: everybody is, unless the reader is
 * restricted to a part of the company.
 */
export const countedFor = (context: Context, user: string) =>
  context.actor.restriction === null
    ? sql<boolean>`true`
    : personWithin(context.reach('users.read'), user)
