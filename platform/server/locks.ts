import { sql, type Tx } from './db.ts'

type Owner = 'userContract' | 'users'

/**
 * Locks contracts or people for a change, in order of their ids, so that two acts never wait for
 * each other.
 */
export async function lockInOrder(tx: Tx, table: Owner, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom(table)
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

const inDatabase = { userContract: 'user_contract', users: 'users' } as const

/** A form that somebody has open of one of those is refused: it changed meanwhile. */
export const countVersions = (tx: Tx, table: Owner, ids: readonly number[]) =>
  sql`update ${sql.table(inDatabase[table])} set version = version + 1
    where company_id = app.current_company() and id = any(${[...ids]}::bigint[])`.execute(tx)
