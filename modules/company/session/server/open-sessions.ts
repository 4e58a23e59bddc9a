import { type PlatformTx, sql } from '#platform/server/sql/db.ts'

type Which = {
  readonly loginIds: readonly number[]
  /** The session that stays. */
  readonly keep?: number | null
  /** The one that ends, and no other. */
  readonly only?: number
}

/**
 * Ends open sessions of some accounts: their next requests are refused.
 *
 * @returns how many ended
 */
export async function endSessions(
  platform: PlatformTx,
  { loginIds, keep = null, only }: Which,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await platform
    .updateTable('loginSession')
    .set({ revokedAt: now })
    .where(sql<boolean>`login_id = any(${[...loginIds]}::bigint[])`)
    .where('revokedAt', 'is', null)
    .$if(keep !== null, (query) => query.where('id', '<>', keep))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends every session of the people of a company, and every simulation of it. */
export async function endSessionsOfCompany(
  platform: PlatformTx,
  companyId: number,
  now: Date,
): Promise<void> {
  await platform
    .updateTable('loginSession')
    .set({ revokedAt: now })
    .where('revokedAt', 'is', null)
    .where('loginId', 'in', (eb) =>
      eb.selectFrom('login').select('id').where('companyId', '=', companyId),
    )
    .execute()
  await platform
    .updateTable('loginSession')
    .set({ actingCompanyId: null, actingUntil: null })
    .where('actingCompanyId', '=', companyId)
    .execute()
}
