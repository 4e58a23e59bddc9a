import { type ColumnType, Kysely, sql } from 'kysely'
import pg from 'pg'
import type { DB } from '#generated/database.ts'
import type { tenantTables } from '#generated/tenant.ts'
import { CamelNames } from './camel-names.ts'
import { companyPluginOf } from './company-plugin.ts'
import { namedRows } from './named-rows.ts'
import { isStalePlan, PreparedNames } from './prepared-statements.ts'
import { ProductDialect } from './sql-of-flags.ts'
import { safeIntegers } from './safe-integers.ts'
import { Transaction } from '../transaction/transaction.ts'
import { FairQueue } from '../limits/fair-queue.ts'
import { throughDoor } from '../transaction/tx-door.ts'

/**
 * bigint ids and amounts are safe integers by design; dates are ISO text; numerics stay exact
 * text.
 */
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1016 as never, safeIntegers)
pg.types.setTypeParser(1082, (text) => text)

const names = new CamelNames()

/** Inside a company nobody writes company_id: the door binds it in every statement. */
type Bound<T> = Omit<T, 'companyId'> & { companyId: ColumnType<number, never, never> }
type TenantTables = { [K in Exclude<keyof DB, PlatformTable>]: Bound<DB[K]> }

/** A table of the companies. */
export type TenantTable = (typeof tenantTables)[number]
/** Tables that belong to no company: companies themselves, sign-in, the law's figures, mail. */
export type PlatformTable = Exclude<keyof DB, TenantTable>

export type Tx = Kysely<TenantTables>
export type PlatformTx = Kysely<Pick<DB, PlatformTable>>

/**
 * The company and the author of a transaction. Row-level security and the audit trail read them.
 */
export type TenantSession = {
  companyId: number
  userId: number | null
  loginId: number | null
  /** A superadmin who works as the company. */
  acting: boolean
  traceId: string
  /** The key of integration with which a program works as its author. */
  tokenId?: number
}

/** Work in a company: its tables, the connection, and the tables of the platform beside them. */
export type InTenant<T> = (tx: Tx, client: pg.PoolClient, platform: PlatformTx) => Promise<T>

/** A company's transaction that goes on after a first piece of work. A failure ends it. */
export type TenantTransaction = {
  during<T>(work: InTenant<T>): Promise<T>
  commit(): Promise<void>
}

export type Database = {
  /**
   * The only door to a company's data: one transaction, one company. `platform` writes the tables
   * of the platform in that same transaction: an account with its row in the company's trail.
   */
  withTenant<T>(session: TenantSession, work: InTenant<T>): Promise<T>
  /** The same for work in pieces: whoever begins it makes sure that it is committed. */
  beginTenant(session: TenantSession): Promise<TenantTransaction>
  /** The door to the few tables of the platform; company data answers no rows here. */
  withPlatform<T>(work: (tx: PlatformTx) => Promise<T>): Promise<T>
  /** The same without a transaction, each statement by itself, for requests that only read. */
  onPlatform<T>(work: (tx: PlatformTx) => Promise<T>): Promise<T>
  /**
   * Runs work that writes in a company when its turn comes: writers never hold all connections, and
   * the writers of one company never hold most of them.
   */
  inTurn<T>(companyId: number, work: () => Promise<T>): Promise<T>
  poolStats(): { total: number; idle: number; waiting: number }
  ping(): Promise<void>
  close(): Promise<void>
}

/** The name under which our connections appear in the database (`application_name`). */
export const APPLICATION = 'minga'

/** Opens the pool of one process. `url` is the application role's address, never the owner's. */
export function openDatabase(url: string, { connections = 12 } = {}): Database {
  const settings: pg.PoolConfig & { pipeline: boolean } = {
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    application_name: APPLICATION,
    // What is asked without waiting is sent without waiting, and answered in its order.
    pipeline: true,
  }
  const pool = new pg.Pool(settings)
  // A connection that dies while idle must not bring the process down; the next request opens
  // another.
  pool.on('error', () => undefined)
  const prepared = new PreparedNames()
  const builders = new Builders(prepared)
  // All writers hold at most two thirds of the connections, and the writers of one company at most
  // half.
  const turns = new FairQueue(
    Math.max(1, Math.floor((2 * connections) / 3)),
    Math.max(1, Math.floor(connections / 2)),
  )
  const beginTenant = async (session: TenantSession): Promise<TenantTransaction> => {
    const transaction = await Transaction.begun(pool, prepared, beginOf(session))
    const { client } = transaction
    const tx = builders.ofCompany(client, session.companyId)
    const platform = builders.ofPlatform(client)
    return {
      during: (work) => transaction.during(() => work(tx, client, platform)),
      commit: () => transaction.commit(),
    }
  }
  return {
    inTurn: (companyId, work) => turns.inTurn(companyId, work),
    beginTenant,
    withTenant: async (session, work) => {
      const transaction = await beginTenant(session)
      const result = await transaction.during(work)
      await transaction.commit()
      return result
    },
    withPlatform: async (work) => {
      const transaction = await Transaction.begun(pool, prepared, 'begin')
      const result = await transaction.during((client) => work(builders.ofPlatform(client)))
      await transaction.commit()
      return result
    },
    onPlatform: (work) =>
      withoutTransaction(pool, prepared, (client) => work(builders.ofPlatform(client))),
    poolStats: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/**
 * Begins a transaction and sets its company and author, in one message. A message of several
 * statements takes no values beside it: numbers are written into it, and the trace as a literal.
 */
function beginOf(session: TenantSession): string {
  const { companyId, userId, loginId, acting, traceId, tokenId } = session
  const numbers = [companyId, userId, loginId].map((id) => (id === null ? 'null' : `${Number(id)}`))
  const values = [...numbers, String(acting), pg.escapeLiteral(traceId)].join(', ')
  const key = tokenId === undefined ? '' : `; set local app.token_id = '${Number(tokenId)}'`
  return `begin; select app.begin_request(${values})${key}`
}

async function withoutTransaction<T>(
  pool: pg.Pool,
  prepared: PreparedNames,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failed = false
  try {
    return await work(client)
  } catch (error) {
    failed = true
    if (isStalePlan(error)) prepared.renew()
    throw error
  } finally {
    // After a failure the state of the connection is unknown: it is not used again.
    client.release(failed)
  }
}

/**
 * Query builders that speak over the connection of a transaction, which somebody else holds. Each
 * transaction has its own; what they share of a connection is made once.
 */
class Builders {
  readonly #prepared: PreparedNames
  readonly #known = new WeakMap<pg.PoolClient, Kysely<never>>()

  constructor(prepared: PreparedNames) {
    this.#prepared = prepared
  }

  ofCompany(client: pg.PoolClient, companyId: number): Tx {
    const tx = this.#on(client).withPlugin(companyPluginOf(companyId)) as unknown as Tx
    return throughDoor(tx, { client, prepared: this.#prepared, companyId })
  }

  ofPlatform(client: pg.PoolClient): PlatformTx {
    const tx = this.#on(client).withPlugin(names) as unknown as PlatformTx
    return throughDoor(tx, { client, prepared: this.#prepared, companyId: null })
  }

  #on(client: pg.PoolClient): Kysely<never> {
    const known = this.#known.get(client)
    if (known) return known
    const borrowed = {
      query: (text: string, values: readonly unknown[]) =>
        namedRows(client, { text, values, name: this.#prepared.nameOf(text) }, names.nameOf),
      release: () => undefined,
    }
    const pool = { connect: async () => borrowed, end: async () => undefined }
    const made = new Kysely<never>({ dialect: new ProductDialect({ pool: pool as never }) })
    this.#known.set(client, made)
    return made
  }
}

export { sql }
