import type { CompanyDb } from '../context.ts'
import { ProcessCache } from './process-cache.ts'
import { isNoReading } from '../observe/read-audit.ts'

/**
 * Answers about a company that are costly to make, cached by the process while nothing of the
 * company changes. The key says whose answer it is, the rights of its reader included. It follows
 * the trail alone: what the answer depends on is written there, or is in its key.
 *
 * A transaction that has written something reads for itself and leaves nothing behind: its change
 * has a number in the trail that another one gets if it fails.
 */
export class CompanyCache<Value extends object> {
  readonly #kept: ProcessCache<Value>

  /** @param most how many answers are cached, of all companies together */
  constructor(most: number) {
    this.#kept = new ProcessCache(most)
  }

  /** The cached answer of a key, or a new one. */
  async of(
    db: Pick<CompanyDb, 'client' | 'session'>,
    key: readonly unknown[],
    read: () => Promise<Value>,
  ): Promise<Value> {
    const { companyId } = db.session
    const { seq, hasWritten } = await lastChange(db)
    if (hasWritten) return read()
    const parts = [companyId, seq, ...key]
    return this.#kept.of(JSON.stringify(parts), read)
  }
}

/**
 * The number in the trail of the last change of a company, and whether this transaction has written
 * anything. Readings are passed by.
 */
export async function lastChange({ client, session }: Pick<CompanyDb, 'client' | 'session'>) {
  const { rows } = await client.query<{ seq: number; hasWritten: boolean }>({
    name: 'last-change',
    text: `select coalesce(max(last.seq), 0) as seq,
        pg_current_xact_id_if_assigned() is not null as "hasWritten"
      from (select seq from audit_event
        where company_id = $1 and ${isNoReading('audit_event')} order by seq desc limit 1) last`,
    values: [session.companyId],
  })
  return rows[0] ?? { seq: 0, hasWritten: true }
}
