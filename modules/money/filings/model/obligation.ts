import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { FilingState } from './filing.ts'

/**
 * How a file that a month owes stands, said the same wherever it is shown: whether somebody marked
 * it as declared, and what was made of it here.
 */
export const ObligationState = catalog('ObligationState', {
  NONE: 'Sin hacer',
  MAKING: FilingState.label('MAKING'),
  FAILED: FilingState.label('FAILED'),
  STALE: FilingState.label('STALE'),
  ERRORS: FilingState.label('ERRORS'),
  WARNINGS: FilingState.label('WARNINGS'),
  CLEAN: FilingState.label('CLEAN'),
  DECLARED: 'Declarado',
  CHANGED: 'Declarado, y el mes cambió después',
  OUTSIDE: 'Declarado fuera de Minga',
})
export type ObligationState = ValueOf<typeof ObligationState>

/** The states of what somebody marked as declared. */
export const declaredStates: ReadonlySet<ObligationState> = new Set<ObligationState>([
  'DECLARED',
  'CHANGED',
  'OUTSIDE',
])

type Known = { readonly isMarked: boolean; readonly file: FilingState | null }

/** What is marked and has no file made here was declared elsewhere. */
export function obligationOf({ isMarked, file }: Known): ObligationState {
  if (!isMarked) return file ?? 'NONE'
  if (file === 'STALE') return 'CHANGED'
  return file === null || file === 'MAKING' || file === 'FAILED' ? 'OUTSIDE' : 'DECLARED'
}
