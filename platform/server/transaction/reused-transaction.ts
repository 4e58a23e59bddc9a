import type { TenantTransaction } from '../sql/db.ts'

/**
 * The transaction in which a reading request read its actor. The first operation in the company
 * goes on in it; when none does, it ends with the request, and before anything else asks for a
 * connection: requests that hold one and wait for another would wait for each other.
 */
export class KeptTransaction {
  #kept: TenantTransaction | undefined

  keep(transaction: TenantTransaction): void {
    this.#kept = transaction
  }

  /** Passes it on, once: whoever takes it ends it. */
  take(): TenantTransaction | undefined {
    const kept = this.#kept
    this.#kept = undefined
    return kept
  }

  /** Ends it, unless somebody took it. */
  async end(): Promise<void> {
    await this.take()?.commit()
  }
}
