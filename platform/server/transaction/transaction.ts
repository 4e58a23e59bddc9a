import type pg from 'pg'
import { isStalePlan, type PreparedNames } from '../sql/prepared-statements.ts'
import { readingsToWrite, writingOf } from '../observe/read-audit.ts'

/** One transaction on one connection of the pool, which it gives back when it ends. */
export class Transaction {
  readonly client: pg.PoolClient
  readonly #prepared: PreparedNames

  private constructor(client: pg.PoolClient, prepared: PreparedNames) {
    this.client = client
    this.#prepared = prepared
  }

  /** Begins with a text of statements without values, all sent and answered at once. */
  static async begun(pool: pg.Pool, prepared: PreparedNames, text: string): Promise<Transaction> {
    const transaction = new Transaction(await pool.connect(), prepared)
    await transaction.during((client) => client.query(text))
    return transaction
  }

  /** Does some work in it; a failure undoes and ends it. */
  async during<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.client)
    } catch (error) {
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
      const written = readings.length > 0 ? [client.query(writingOf(readings))] : []
      return Promise.all([...written, client.query('commit')])
    })
    this.client.release()
  }
}
