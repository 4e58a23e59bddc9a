import { type GuardedField, isGuarded, isSetByHand } from '#access/guarded-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The guarded fields of an entity that an input gives: what the rules are asked about. */
export const givenFields = (entity: string, input: Values): GuardedField[] =>
  Object.entries(input).flatMap(([name, value]) => {
    const field = `${entity}.${name}`
    return value !== undefined && isGuarded(field) && isSetByHand(field) ? [field] : []
  })

/** Of those, the ones that are not so already: a form sends every field that it shows. */
export const changedFields = (entity: string, input: Values, before: Values): GuardedField[] =>
  givenFields(
    entity,
    Object.fromEntries(
      Object.entries(input).filter(([name, value]) => !isSame(value, before[name] ?? null)),
    ),
  )

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other)
