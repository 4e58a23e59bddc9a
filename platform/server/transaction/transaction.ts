import type { Socket } from 'node:net'
import type pg from 'pg'
import { isStalePlan, type PreparedNames } from '../sql/prepared-statements.ts'
import { readingsToWrite, writingOf } from '../observe/read-audit.ts'

/** One transaction on one connection of the pool, which it gives back when it ends. */
export class Transaction {
  readonly client: pg.PoolClient
  readonly #prepared: PreparedNames
  readonly #begun: Promise<unknown>

  private constructor(client: pg.PoolClient, prepared: PreparedNames, text: string) {
    this.client = client
    this.#prepared = prepared
    sendTogether(client)
    this.#begun = client.query(text)
    // Whoever works in it receives the failure.
    this.#begun.catch(() => undefined)
  }

  /**
   * Begins with a text of statements without values. What is asked next in it is sent with them, on
   * a connection that pipelines: if they fail, so does that, and the work that waits for it.
   */
  static async begun(pool: pg.Pool, prepared: PreparedNames, text: string): Promise<Transaction> {
    return new Transaction(await pool.connect(), prepared, text)
  }

  /** Does some work in it; a failure undoes and ends it. */
  async during<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(this.client)
      await this.#begun
      return result
    } catch (failure) {
      const error: unknown = await this.#begun.then(
        () => failure,
        (cause: unknown) => cause,
      )
      if (isStalePlan(error)) this.#prepared.renew()
      readingsToWrite(this.client)
      let broken: Error | undefined
      await this.client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      this.client.release(broken)
      throw error
    }
  }

  /** Ends it, with what was read in it written in the trail. */
  async commit(): Promise<void> {
    await this.during((client) => {
      const readings = readingsToWrite(client)
      sendTogether(client)
      const written = readings.length > 0 ? [client.query(writingOf(readings))] : []
      return Promise.all([...written, client.query('commit')])
    })
    this.client.release()
  }
}

/**
 * Has what is asked of a connection until the work at hand waits for something leave in one write:
 * a write costs as much processor as a short statement.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
