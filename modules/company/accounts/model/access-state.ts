import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** How far somebody is from being able to come in. */
export const AccessState = catalog('AccessState', {
  NONE: 'Sin acceso',
  INVITED: 'Invitación enviada',
  EXPIRED: 'Invitación vencida',
  TEMPORARY: 'Con contraseña temporal',
  CODE: 'Con código de un solo uso',
  CODE_ENDED: 'Código usado o vencido',
  ACTIVE: 'Con acceso',
  DISABLED: 'Acceso cerrado',
})
export type AccessCode = ValueOf<typeof AccessState>

type Facts = {
  isDisabled: boolean
  forcePasswordChange: boolean
  activatedAt: Date | null
  /** Until when the last invitation opens; null without one. */
  invitedUntil: Date | null
  /** Until when the last one-time code opens, or when it was used; null without one. */
  codeUntil: Date | null
}

/** The state of an account at an instant; without an account there is none. */
export function accessStateOf(account: Facts | undefined, now: Date): AccessCode {
  if (!account) return 'NONE'
  if (account.isDisabled) return 'DISABLED'
  if (account.codeUntil !== null) return account.codeUntil > now ? 'CODE' : 'CODE_ENDED'
  if (account.forcePasswordChange) return 'TEMPORARY'
  if (account.activatedAt !== null) return 'ACTIVE'
  return account.invitedUntil !== null && account.invitedUntil > now ? 'INVITED' : 'EXPIRED'
}
