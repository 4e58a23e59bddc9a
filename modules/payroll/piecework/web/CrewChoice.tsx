import { counted } from '#chile/counts.ts'
import type { PieceworkCrewsQuery } from '#generated/documents/graphql.ts'
import { Choice } from '#platform/web/kit/Choice.tsx'

export type Crew = PieceworkCrewsQuery['pieceworkCrews'][number]

const NOBODY = 'sin jefatura'
export const crewKey = ({ supervisorId }: Crew): string => supervisorId ?? NOBODY

type CrewProps = {
  crews: readonly Crew[]
  chosen: Crew | undefined
  onChange: (key: string) => void
}

/** One of some crews, each by who supervises it. */
export const CrewChoice = ({ crews, chosen, onChange }: CrewProps) => (
  <span>
    <label htmlFor="piecework-crew">Cuadrilla</label>
    <Choice
      id="piecework-crew"
      options={crews.map((one) => ({
        value: crewKey(one),
        label: one.name ?? 'Sin jefatura',
        hint: counted(one.people, 'persona', 'personas'),
      }))}
      value={chosen ? crewKey(chosen) : null}
      onChange={(value) => value !== null && onChange(value)}
    />
  </span>
)

/** The one of a list that has no other. */
export const only = <One,>(list: readonly One[] | undefined): One | undefined =>
  list?.length === 1 ? list[0] : undefined
