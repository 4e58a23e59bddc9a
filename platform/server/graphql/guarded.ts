import { type GuardedField, isGuarded, isSetByHand } from '#access/guarded-fields.ts'
import type { Tx } from '../db.ts'
import type { Input, NestedFields } from './input.ts'
import type { FieldMeta } from '#platform/model/field.ts'

/** By transaction, the guarded fields about which the work has asked whether the actor sets them. */
const askedIn = new WeakMap<Tx, Set<GuardedField>>()

/** Notes that the rules were asked about some fields in this transaction, whatever they answered. */
export function noteAsked(tx: Tx, fields: readonly GuardedField[]): void {
  const asked = askedIn.get(tx) ?? new Set()
  for (const field of fields) asked.add(field)
  askedIn.set(tx, asked)
}

/**
 * Holds a mutation to it: what it was given of guarded fields, it asked about. A service that
 * forgets is a bug that undoes its own work.
 */
export function requireAsked(tx: Tx, input: Input<unknown> | undefined, value: unknown): void {
  if (!input) return
  const asked = askedIn.get(tx) ?? new Set()
  const forgotten = guardedIn(input, value).find((field) => !asked.has(field))
  if (forgotten) throw new Error(`${input.name} sets ${forgotten} and nobody asked who may`)
}

/** The guarded fields that an input gives, but those that the system keeps by itself. */
export function guardedIn(
  { fields, loose }: Pick<Input<unknown>, 'fields' | 'loose'>,
  value: unknown,
): GuardedField[] {
  const given = Object.entries(asRecord(value))
  return given.flatMap(([name, one]) => {
    const field = fields[name]
    // What may have been left out is not taken for a value; a patch says «nothing» on purpose.
    if (one === undefined || (one === null && !loose.has(name)) || field === undefined) return []
    if (isNested(field)) {
      const nested = { fields: field.nested, loose: none }
      return [one].flat().flatMap((row) => guardedIn(nested, row))
    }
    const { guardedAs } = field
    if (guardedAs === undefined || !isGuarded(guardedAs)) return []
    return isSetByHand(guardedAs) ? [guardedAs] : []
  })
}

const none: ReadonlySet<string> = new Set()
const isNested = (field: FieldMeta | NestedFields): field is NestedFields => 'nested' in field
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
