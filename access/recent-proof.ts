import { provenAnswers as ofModules } from '#generated/access/provenAnswers.ts'
import { recentProof } from '#generated/access/recentProof.ts'
import type { ApiOperation } from './api.ts'
import { kinds, type Ruled } from './field-kinds.ts'
import { type GuardedField, guardedFields } from './guarded-fields.ts'

/**
 * When an operation wants a recent proof of who somebody is.
 *
 * - `always`: before anything of its input is looked at;
 * - `fields`: when it sets a field of a kind that asks for it (`proof` in field-kinds.ts), given
 *   another value than the stored one;
 * - `itself`: its service asks, because the proof may come in the same form;
 * - `with`: when that argument is given; without it the operation only ends something.
 */
export type AsksProof = 'always' | 'fields' | 'itself' | { with: string }

/**
 * Money and rights ask for a recent proof: whoever sits down at a session left open can read and
 * fill in, and can neither pay, nor close, nor give anybody more than they have. Every other
 * mutation is in `without-proof.ts`.
 * Each module says its own in `model/access.ts`.
 */
export const provenOperations: ProvenOperations = recentProof

type ProvenOperations = typeof recentProof

/** The kinds of the inbox whose answer asks for it, by the operation that answers one alone. */
export const provenAnswers: Readonly<Record<string, keyof ProvenOperations>> = ofModules

const asked: Partial<Record<ApiOperation, AsksProof>> = provenOperations

/** Whether an operation, called with this input, asks for a recent proof before it begins. */
export function asksProof(name: ApiOperation, input: unknown): boolean {
  const when = Object.hasOwn(asked, name) ? asked[name] : undefined
  if (typeof when !== 'object') return when === 'always'
  const given = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return given.some(([key, value]) => key === when.with && value !== null && value !== undefined)
}

/** Whether an answer of that kind in the inbox asks for it before it begins. */
export const answerAsksProof = (kind: string): boolean => {
  const name = provenAnswers[kind]
  return name !== undefined && asksProof(name, null)
}

/** Whether who sets a field must have proved lately who they are. */
export function fieldAsksProof(field: GuardedField): boolean {
  const kind: Ruled = kinds[guardedFields[field].kind]
  return kind.proof === true
}
