import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { EntryState } from '../model/accounting-entry.ts'

const tones: Readonly<Record<string, Tone>> = {
  MAKING: 'primary',
  FAILED: 'danger',
  REFUSED: 'danger',
  VALID: 'success',
  STALE: 'warning',
  REVERSED: 'neutral',
}

/** The state of an entry; of none, that it is not made yet. */
export const EntryTag = ({ state }: { state: string | null }) =>
  state === null ? (
    <span className="soft">Sin hacer</span>
  ) : (
    <StatusTag tone={tones[state] ?? 'neutral'}>{EntryState.label(state)}</StatusTag>
  )
