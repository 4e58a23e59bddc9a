import type { PlatformContext } from './context.ts'
import { UserError } from './errors.ts'

/** How old, in minutes, a proof of identity may be for acts that want a recent one. */
export const recentMinutes = 15

/** The words by which a screen knows to ask for that proof, and the field that it finds them at. */
export const PROOF_FIELD = 'proof'

/** Whether somebody proved lately who they are. */
export const isRecent = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() <= recentMinutes * 60_000

/** Whether a refusal asks for that proof, after which the same request may be sent again. */
export const wantsProof = (error: UserError): boolean => error.field === PROOF_FIELD

/** Proofs without a second factor. */
const alone: ReadonlySet<string> = new Set(['PASSWORD', 'PROVIDER'])

/**
 * Refuses whoever has not proved lately who they are; where they have a second factor, with it.
 */
export function requireRecentProof(
  { principal, now }: Pick<PlatformContext, 'principal' | 'now'>,
  withFactor: boolean,
): void {
  const enough = !withFactor || !alone.has(principal.proof)
  if (enough && isRecent(principal.signedInAt, now)) return
  throw new UserError('forbidden', 'Por seguridad, confirme primero quién es', PROOF_FIELD)
}
