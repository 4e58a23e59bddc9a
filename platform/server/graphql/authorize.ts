import { type ApiOperation, enrollingMay, forcedMay, mayCall } from '#access/api.ts'
import type { RequestContext } from '../context.ts'
import { forbidden, unauthenticated } from '../errors.ts'

const ENROL_FIRST = 'Su empresa pide un segundo factor: agréguelo antes de seguir'
const CHANGE_FIRST = 'Cambie primero su contraseña: la que usa se la dio otra persona'

/** Throws unless the request may. Before anything of the input is looked at. */
export function authorize({ principal }: RequestContext, name: ApiOperation): void {
  if (mayCall(null, null, name).allowed) return
  if (!principal) throw unauthenticated()
  if (principal.mustChangePassword && !forcedMay.has(name)) throw forbidden(CHANGE_FIRST)
  if (principal.mustAddFactor && !principal.mustChangePassword && !enrollingMay.has(name)) {
    throw forbidden(ENROL_FIRST)
  }
  const decision = mayCall(principal.actor, principal.company, name)
  if (!decision.allowed) throw forbidden()
}
