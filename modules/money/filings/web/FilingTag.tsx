import { StatusTag, type Tone } from '#platform/web/kit/StatusTag.tsx'
import { FilingState } from '../model/filing.ts'

const tones: Readonly<Record<string, Tone>> = {
  MAKING: 'primary',
  FAILED: 'danger',
  STALE: 'warning',
  ERRORS: 'danger',
  WARNINGS: 'warning',
  CLEAN: 'success',
}

/** How a file stands; of none, that it is not made yet. */
export const FilingTag = ({ state }: { state: string | null }) =>
  state === null ? (
    <span className="soft">Sin hacer</span>
  ) : (
    <StatusTag tone={tones[state] ?? 'neutral'}>{FilingState.label(state)}</StatusTag>
  )
