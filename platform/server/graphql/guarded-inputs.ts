import { type GuardedField, isGuarded, isSetByHand } from '#access/guarded-fields.ts'
import type { Tx } from '../sql/db.ts'
import type { Input, NestedFields } from './input.ts'
import type { FieldMeta } from '#platform/model/field.ts'

/** By transaction, the guarded fields for which the rules were checked. */
const askedIn = new WeakMap<Tx, Set<GuardedField>>()

/** Records that the rules were checked for some fields in this transaction. */
export function noteAsked(tx: Tx, fields: readonly GuardedField[]): void {
  const asked = askedIn.get(tx) ?? new Set()
  for (const field of fields) asked.add(field)
  askedIn.set(tx, asked)
}

/**
 * Requires that a mutation checked the rules for each guarded field of its input. A service that
 * forgets has a bug, and its work is rolled back.
 */
export function requireAsked(tx: Tx, input: Input<unknown> | undefined, value: unknown): void {
  if (!input) return
  const asked = askedIn.get(tx) ?? new Set()
  const forgotten = guardedIn(input, value).find((field) => !asked.has(field))
  if (forgotten) throw new Error(`${input.name} sets ${forgotten} and nobody asked who may`)
}

/** The guarded fields present in an input, except those that only the system sets. */
export function guardedIn(
  { fields, loose }: Pick<Input<unknown>, 'fields' | 'loose'>,
  value: unknown,
): GuardedField[] {
  const given = Object.entries(asRecord(value))
  return given.flatMap(([name, one]) => {
    const field = fields[name]
    // An omitted optional field is no value; a patch sends null on purpose.
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
