import { formatMoment } from '#platform/web/look/format.ts'
import { type StepLine, StepState } from '../model/steps.ts'
import './steps.css'

type Read = Omit<StepLine, 'at'> & { at: string | null }

/** The steps of a request: who answered each and when, and who may answer the one that waits. */
export function StepList({ steps }: { steps: readonly Read[] }) {
  if (steps.length === 0) return null
  return (
    <ol className="as-steps" aria-label="Pasos de aprobación">
      {steps.map(({ place, state, words, people, at, comment }) => (
        <li key={place} data-state={state}>
          <span>{[StepState.label(state), people].filter(Boolean).join(' ')}</span>{' '}
          <span className="soft">
            {[words, at && formatMoment(at), comment && `«${comment}»`].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
