import { type GuardedField, isGuarded, isSetByHand } from '#access/guarded-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The guarded fields in an input, for the rules to decide about. */
export const givenFields = (entity: string, input: Values): GuardedField[] =>
  Object.entries(input).flatMap(([name, value]) => {
    const field = `${entity}.${name}`
    return value !== undefined && isGuarded(field) && isSetByHand(field) ? [field] : []
  })

/**
 * The guarded fields whose value differs from the stored one: a form sends every field it shows.
 */
export const changedFields = (entity: string, input: Values, before: Values): GuardedField[] =>
  givenFields(
    entity,
    Object.fromEntries(
      Object.entries(input).filter(([name, value]) => !isSame(value, before[name])),
    ),
  )

/** Whether two values of a field are one; nothing and null are. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
