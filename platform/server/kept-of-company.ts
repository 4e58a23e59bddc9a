import type { CompanyDb } from './context.ts'
import { Kept } from './kept.ts'
import { isNoReading } from './readings.ts'

/**
 * Answers about a company that are costly to make, cached by the process while nothing of the
 * company changes. The key says whose answer it is, the rights of its reader included. It follows
 * the trail alone: what the answer depends on is written there, or is in its key.
 *
 * Only for requests that read: the change of an open transaction has a number in the trail that
 * another one gets if it fails.
 */
export class KeptOfCompany<Value extends object> {
  readonly #kept: Kept<Value>

  /** @param most how many answers are cached, of all companies together */
  constructor(most: number) {
    this.#kept = new Kept(most)
  }

  /** The cached answer of a key, or a new one. */
  async of(
    db: Pick<CompanyDb, 'client' | 'session'>,
    key: readonly unknown[],
    read: () => Promise<Value>,
  ): Promise<Value> {
    const { companyId } = db.session
    const parts = [companyId, await lastChange(db), ...key]
    return this.#kept.of(JSON.stringify(parts), read)
  }
}

/** The number in the trail of the last change of a company. Readings are passed by. */
async function lastChange({ client, session }: Pick<CompanyDb, 'client' | 'session'>) {
  const { rows } = await client.query<{ seq: number }>({
    name: 'last-change',
    text: `select seq from audit_event
      where company_id = $1 and ${isNoReading('audit_event')} order by seq desc limit 1`,
    values: [session.companyId],
  })
  return rows[0]?.seq ?? 0
}
