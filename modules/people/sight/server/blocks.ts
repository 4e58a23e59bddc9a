import type { RawBuilder } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { BLOCKED, type BlockScope } from '../model/blocks.ts'

/** Whoever reads, as their transaction says it; nobody in the work of a job without an author. */
const reader = sql`nullif(current_setting('app.user_id', true), '')::bigint`

const open = (user: RawBuilder<unknown>) => sql`from privacy_block blocked
  where blocked.company_id = app.current_company() and blocked.user_id = ${user}
    and blocked.until is null and blocked.user_id is distinct from ${reader}`

/**
 * Whether a part of the data of the person in a column is blocked to whoever reads. One's own never
 * is. No other file writes this condition.
 */
const isBlocked = (scope: BlockScope, user: string) =>
  sql<boolean>`exists (select ${open(sql.ref(user))} and blocked.scope = ${sql.lit(scope)})`

/** The contrary of a block, to narrow rows that are shown. */
const isOpen = (scope: BlockScope, user: string) => sql<boolean>`(not ${isBlocked(scope, user)})`

/** A column of the person in another column: nothing where its part is blocked to the reader. */
const unlessBlocked = <T>(scope: BlockScope, user: string, column: string) =>
  sql<T | null>`case when ${isOpen(scope, user)} then ${sql.ref(column)} end`

/** The parts of the person in a column that are blocked to whoever reads. */
const blockedParts = (user: string) =>
  sql<
    BlockScope[]
  >`array(select distinct blocked.scope ${open(sql.ref(user))} order by blocked.scope)`

/** Which parts of a person are blocked to whoever reads. */
async function partsBlocked(
  { tx }: Pick<Context, 'tx'>,
  userId: number,
): Promise<ReadonlySet<BlockScope>> {
  const { rows } = await sql<{ scope: BlockScope }>`select blocked.scope ${open(
    sql.val(userId),
  )}`.execute(tx)
  return new Set(rows.map(({ scope }) => scope))
}

/**
 * Requires that a part of a person is not blocked to whoever reads or writes it.
 *
 * @throws UserError that says that it is
 */
async function requireOpen(
  context: Pick<Context, 'tx'>,
  userId: number,
  scope: BlockScope,
): Promise<void> {
  if ((await partsBlocked(context, userId)).has(scope)) throw invalid('', BLOCKED)
}

/** What is blocked to whoever reads, by its number: of everybody, in any part. */
async function standing({ tx }: Pick<Context, 'tx'>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id::int from privacy_block blocked
    where blocked.company_id = app.current_company() and blocked.until is null
      and blocked.user_id is distinct from ${reader}`.execute(tx)
  return rows.map(({ id }) => id)
}

type New = { userId: number; requestId: number; scopes: readonly BlockScope[] }

/** Blocks parts of a person's data from today on, for what they asked. */
async function put(context: Context, { userId, requestId, scopes }: New): Promise<void> {
  const { tx, today, session } = context
  await tx
    .insertInto('privacyBlock')
    .values(
      scopes.map((scope) => ({
        userId,
        requestId,
        scope,
        since: today,
        authorLoginId: session.loginId,
      })),
    )
    .execute()
}

type Ended = { reason: string; loginId: number | null }

const ended = ({ today, now }: Pick<Context, 'today' | 'now'>, { reason, loginId }: Ended) => ({
  until: today,
  endedReason: reason,
  endedLoginId: loginId,
  updatedAt: now,
})

/** Ends all that was blocked for a request. */
async function endOf(
  context: Pick<Context, 'tx' | 'today' | 'now'>,
  requestId: number,
  how: Ended,
): Promise<void> {
  await context.tx
    .updateTable('privacyBlock')
    .set((eb) => ({ ...ended(context, how), version: eb('version', '+', 1) }))
    .where('requestId', '=', requestId)
    .where('until', 'is', null)
    .execute()
}

/** Ends one block; whether it was there and as it was seen. */
async function end(
  context: Pick<Context, 'tx' | 'today' | 'now'>,
  { id, version }: { id: number; version: number },
  how: Ended,
): Promise<boolean> {
  const { numUpdatedRows } = await context.tx
    .updateTable('privacyBlock')
    .set({ ...ended(context, how), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is asked of blocks, and what whoever answers a person writes of them. */
export const blocks = {
  isOpen,
  unlessBlocked,
  blockedParts,
  partsBlocked,
  requireOpen,
  standing,
  put,
  end,
  endOf,
}
