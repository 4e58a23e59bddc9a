import { guardedFields } from '#generated/access/guardedFields.ts'
import { kinds } from './field-kinds.ts'

/**
 * Who sets each field of a person, of what hangs from a person, and of an account. The module of
 * the entity says it in `model/access.ts`. Every field of an entity marked `guarded` needs a row:
 * without one the server does not start.
 */
export { guardedFields }

export type GuardedField = keyof typeof guardedFields

/** Whether somebody sets a field by hand: keys and counters the system keeps. */
export const isSetByHand = (field: GuardedField): boolean =>
  'self' in kinds[guardedFields[field].kind]

export const isGuarded = (field: string): field is GuardedField =>
  Object.hasOwn(guardedFields, field)

export const fieldsSetByHand: readonly GuardedField[] = Object.keys(guardedFields)
  .filter(isGuarded)
  .filter(isSetByHand)
