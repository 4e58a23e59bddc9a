import { counted } from '#chile/counts.ts'
import type { PieceworkCrewsQuery } from '#generated/documents/graphql.ts'
import { RefSelect } from '#platform/web/kit/form/RefSelect.tsx'
import type { Option } from '#platform/web/screen/slots.tsx'

export type Crew = PieceworkCrewsQuery['pieceworkCrews'][number]

export const NOBODY = 'sin jefatura'
export const crewKey = ({ supervisorId }: Crew): string => supervisorId ?? NOBODY

const optionOf = (one: Crew): Option => ({
  value: crewKey(one),
  label: one.name ?? 'Sin jefatura',
  hint: counted(one.people, 'persona', 'personas'),
})

type CrewProps = {
  /** Of which day or month the crews are. */
  of: string
  search: (text: string, signal: AbortSignal) => Promise<readonly Crew[]>
  chosen: Crew | undefined
  onChange: (key: string) => void
}

/** Chooses a crew by the name of who supervises it: the first ones, and those that are searched. */
export const CrewChoice = ({ of, search, chosen, onChange }: CrewProps) => (
  <span>
    <label htmlFor="piecework-crew">Cuadrilla</label>
    <RefSelect
      id="piecework-crew"
      name={`crew of ${of}`}
      source={{
        search: async (text, signal) => (await search(text.trim(), signal)).map(optionOf),
        find: async () => chosen && optionOf(chosen),
      }}
      value={chosen ? crewKey(chosen) : null}
      onChange={(value) => value !== null && onChange(value)}
    />
  </span>
)

/** The one of a list that has no other. */
export const only = <One,>(list: readonly One[] | undefined): One | undefined =>
  list?.length === 1 ? list[0] : undefined
