import type { Library } from '#formula/types.ts'
import type { Concept } from '#law/concept.ts'

/**
 * The formulas of a row of `payroll_plan`.
 *
 * @throws Error when the row has another form: only a calculation writes it
 */
export function storedLibrary(value: unknown): Library<Concept> {
  if (isLibrary(value)) return value
  throw new Error('A stored plan is not a library')
}

const isLibrary = (value: unknown): value is Library<Concept> =>
  typeof value === 'object' &&
  value !== null &&
  'concepts' in value &&
  Array.isArray(value.concepts)
