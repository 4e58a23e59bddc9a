import { fieldsSetByHand } from '#access/guarded-fields.ts'
import { trustedSince } from '#modules/company/second-person/model/trust.ts'
import { refusedFields, targetOf } from '#modules/company/authority/server/index.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

type Account = { username: string; email: string | null; keptBy: string | null }

/**
 * The account of a person, and the other people who could sign in with it. Accounts belong to the
 * platform: only this company's are read.
 */
export async function accountShown({ tx, session, now }: Context, userId: number) {
  const { rows } = await sql<Account>`select login.username, login.email,
      (select string_agg(keeper.username, ', ' order by keeper.username) from login keeper
       where keeper.id = any(app.keepers_of(login.id, ${trustedSince(now)}))) as "keptBy"
    from login where login.company_id = ${session.companyId} and login.user_id = ${userId}
  `.execute(tx)
  return rows[0]
}

const writes = [
  'users.update',
  'contracts.update',
  'paymentMethods.update',
  'userBusinesses.update',
] as const

/**
 * The fields of a person that the actor may not set, each with the reason: forms disable them
 * instead of refusing entered values. Empty for an actor who may change nobody.
 */
export async function closedFields(context: Context, userId: number) {
  if (!writes.some((permission) => context.can(permission))) return []
  const { actor, company } = context
  const target = await targetOf(context, userId)
  const key = JSON.stringify([actor, company, target])
  return refusals.now(key, () => refusedFields({ actor, company }, target, fieldsSetByHand))
}

/**
 * Cached by all that the rules read: the whole actor, the whole company with its day, and the
 * person, as their rows have them in this request. Whatever changes in them is another key.
 */
const refusals = new ProcessCache<ReturnType<typeof refusedFields>>(1_000)
