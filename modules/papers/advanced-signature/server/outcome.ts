import type { Revocation } from '#modules/papers/company-certificates/model/revocation.ts'
import type { CertificateFacts } from '#modules/papers/company-certificates/server/index.ts'
import { provided } from '#platform/model/hook.ts'
import type { CompanyNow, Services } from '#platform/server/context.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { PlatformTx } from '#platform/server/sql/db.ts'

/** A transaction of the worker, in the session in which somebody went to sign. */
export type OutcomeWork = CompanyNow & {
  readonly platform: PlatformTx
  readonly services: Services
  readonly log: Log
  readonly traceId: string
}

/** The file that came back, with whose certificate, and what its authority says of that. */
export type SignedFile = {
  readonly bytes: Buffer
  readonly by: CertificateFacts
  readonly revocation: Revocation
}

/** Who went to sign what. */
export type AtProvider = {
  readonly id: number
  readonly requestId: number
  readonly signerId: number
  readonly userId: number
  readonly address: string
  readonly createdAt: Date
}

/**
 * What becomes of a request by what the provider answered. Each is called in a transaction of its
 * own, locks the request before anything else, and ends the signature (`advancedSignings`) or
 * leaves it, where the request waits for it no more.
 */
export type AdvancedOutcome = {
  /** It was signed, and the file was found good. */
  signed: (work: OutcomeWork, one: AtProvider, file: SignedFile) => Promise<void>
  /** What came back was not taken, or the provider did not take it: the turn stays. */
  refused: (work: OutcomeWork, one: AtProvider, why: string) => Promise<void>
  rejected: (work: OutcomeWork, one: AtProvider, reason: string | null) => Promise<void>
  expired: (work: OutcomeWork, one: AtProvider) => Promise<void>
}

export const advancedOutcome = provided<AdvancedOutcome>('outcome of an advanced signature')
