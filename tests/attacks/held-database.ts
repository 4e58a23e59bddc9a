import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { CamelNames } from '#platform/server/sql/camel-names.ts'
import { companyPluginOf } from '#platform/server/sql/company-plugin.ts'
import type { Database, InTenant, PlatformTx, TenantSession, Tx } from '#platform/server/sql/db.ts'
import { namedRows } from '#platform/server/sql/named-rows.ts'
import { PreparedNames } from '#platform/server/sql/prepared-statements.ts'
import { throughDoor } from '#platform/server/transaction/tx-door.ts'

/**
 * The application's database inside of one transaction that the test holds: each transaction of the
 * application is a savepoint of it. What an attack did can be looked at and is then rolled back,
 * thousands of times in a minute.
 */
export function heldDatabase(client: pg.Client): Database {
  const names = new CamelNames()
  const builder = () => {
    const borrowed = {
      query: (text: string, values: readonly unknown[]) =>
        namedRows(client, { text, values }, names.nameOf),
      release: () => undefined,
    }
    const pool = { connect: async () => borrowed, end: async () => undefined }
    return new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) })
  }
  const prepared = new PreparedNames()
  const door = (companyId: number | null) => ({ client, prepared, companyId })
  const platform = throughDoor(builder().withPlugin(names) as unknown as PlatformTx, door(null))
  const within = async <T>(work: () => Promise<T>): Promise<T> => {
    await client.query('savepoint attack')
    try {
      const result = await work()
      await client.query('release savepoint attack')
      return result
    } catch (error) {
      await client.query('rollback to savepoint attack')
      throw error
    }
  }
  const inTenant = async <T>(session: TenantSession, work: InTenant<T>): Promise<T> => {
    await enter(client, session)
    const { companyId } = session
    const bound = builder().withPlugin(companyPluginOf(companyId)) as unknown as Tx
    const tx = throughDoor(bound, door(companyId))
    return work(tx, client as unknown as pg.PoolClient, platform)
  }
  return {
    withTenant: (session, work) => within(() => inTenant(session, work)),
    beginTenant: async (session) => ({
      during: (work) => within(() => inTenant(session, work)),
      commit: async () => undefined,
    }),
    withPlatform: (work) => within(() => work(platform)),
    onPlatform: (work) => within(() => work(platform)),
    inTurn: (_companyId, work) => work(),
    poolStats: () => ({ total: 1, idle: 0, waiting: 0 }),
    ping: async () => undefined,
    close: async () => undefined,
  }
}

/** Opens a company in the held transaction, as `begin_request` does for each of the application. */
export const enter = (client: pg.Client, session: TenantSession) =>
  client.query('select app.begin_request($1, $2, $3, $4, $5)', [
    session.companyId,
    session.userId,
    session.loginId,
    session.acting,
    session.traceId,
  ])
