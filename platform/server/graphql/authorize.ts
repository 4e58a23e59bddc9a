import { type ApiOperation, enrollingMay, forcedMay, mayCall } from '#access/api.ts'
import { asksProof } from '#access/recent-proof.ts'
import type { RequestContext } from '../context.ts'
import { forbidden, unauthenticated } from '../errors.ts'
import { requireRecentProof } from '../recent-proof.ts'

const ENROL_FIRST = 'Su empresa pide un segundo factor: agréguelo antes de seguir'
const CHANGE_FIRST = 'Cambie primero su contraseña: la que usa se la dio otra persona'
const NOT_OF_KEY = 'Esta clave de integración no llega a esa operación'

/** Throws unless the request may. Before anything of the input is looked at. */
export function authorize({ principal }: RequestContext, name: ApiOperation): void {
  if (principal?.program && !principal.program.operations.has(name)) throw forbidden(NOT_OF_KEY)
  if (mayCall(null, null, name).allowed) return
  if (!principal) throw unauthenticated()
  if (principal.mustChangePassword && !forcedMay.has(name)) throw forbidden(CHANGE_FIRST)
  if (principal.mustAddFactor && !principal.mustChangePassword && !enrollingMay.has(name)) {
    throw forbidden(ENROL_FIRST)
  }
  const decision = mayCall(principal.actor, principal.company, name)
  if (!decision.allowed) throw forbidden()
}

/**
 * Throws unless the actor proved lately who they are, where the operation asks for it. Nothing was
 * done or kept of the request: the same one, sent after the proof, is done.
 */
export function requireProofFor(
  { principal, services }: RequestContext,
  name: ApiOperation,
  input: unknown,
): void {
  if (!asksProof(name, input)) return
  if (!principal) throw unauthenticated()
  requireRecentProof({ principal, now: services.now() }, false)
}
