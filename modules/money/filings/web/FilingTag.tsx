import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { FilingState } from '../model/filing.ts'
import { ObligationState } from '../model/obligation.ts'

const tones: Readonly<Record<string, Tone>> = {
  MAKING: 'primary',
  FAILED: 'danger',
  STALE: 'warning',
  ERRORS: 'danger',
  WARNINGS: 'warning',
  CLEAN: 'success',
  DECLARED: 'success',
  CHANGED: 'warning',
  OUTSIDE: 'success',
}

/** How a file stands; of none, that it is not made yet. */
export const FilingTag = ({ state }: { state: string | null }) =>
  state === null ? (
    <span className="soft">Sin hacer</span>
  ) : (
    <StatusTag tone={tones[state] ?? 'neutral'}>{FilingState.label(state)}</StatusTag>
  )

/** How what a month owes stands: declared, here or elsewhere, or as its file. */
export const ObligationTag = ({ state }: { state: ObligationState }) =>
  state === 'NONE' ? (
    <span className="soft">{ObligationState.label(state)}</span>
  ) : (
    <span className="mg-flows">
      <StatusTag tone={tones[state] ?? 'neutral'}>{ObligationState.label(state)}</StatusTag>
    </span>
  )
