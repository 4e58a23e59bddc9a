import { useOutletContext } from 'react-router'
import { PlacesTable } from './PlacesTable.tsx'
import type { Report } from './result-words.ts'

/** The mean of the people of each supervisor of when the process started. */
export default function TeamsTab() {
  const { id, supervisors } = useOutletContext<Report>()
  return (
    <PlacesTable
      processId={id}
      title="Nota por jefatura"
      head="Jefatura"
      filter="supervisorId"
      places={supervisors.map(({ supervisorId, name, ...row }) => ({
        ...row,
        id: supervisorId,
        name: name ?? 'Sin jefatura a la vista',
      }))}
    />
  )
}
