import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { ProcessStage } from '../model/catalogs.ts'
import { stageOn } from '../model/stages.ts'
import type { Process } from './types.ts'

/** The stages of a process in a line, with their days; that of today is marked. */
export function StageLine({ stages }: Pick<Process, 'stages'>) {
  if (stages.length === 0) return null
  const now = stageOn(stages, today())?.stage
  return (
    <ol className="ev-line" aria-label="Etapas del proceso">
      {ProcessStage.options.flatMap(({ value, label }) => {
        const dates = stages.find(({ stage }) => stage === value)
        if (!dates) return []
        const isPast = dates.endsOn < today() && value !== now
        return [
          <li
            key={value}
            data-past={isPast || undefined}
            {...(value === now ? { 'aria-current': 'step' as const } : {})}
          >
            <strong>{label}</strong>
            <span className="soft">
              <NoBreak words={`${formatDate(dates.startsOn)} al ${formatDate(dates.endsOn)}`} />
            </span>
          </li>,
        ]
      })}
    </ol>
  )
}
