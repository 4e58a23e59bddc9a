import { sql, type Tx } from '../sql/db.ts'

type Owner = 'userContract' | 'users' | 'business'

/**
 * Locks contracts, people or razones sociales for a change, in order of their ids, so that two acts
 * never wait for each other. What counts rows and then writes one counts under a lock: those asked
 * at the same moment would all count the same.
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

/** Locks the company of a transaction, for what no smaller row keeps. */
export const lockCompany = (tx: Tx) =>
  sql`select 1 from company where id = app.current_company() for no key update`.execute(tx)

const inDatabase = { userContract: 'user_contract', users: 'users' } as const

/** A form that somebody has open of one of those is refused: it changed meanwhile. */
export const countVersions = (tx: Tx, table: keyof typeof inDatabase, ids: readonly number[]) =>
  sql`update ${sql.table(inDatabase[table])} set version = version + 1
    where company_id = app.current_company() and id = any(${[...ids]}::bigint[])`.execute(tx)
