import { useOutletContext } from 'react-router'
import { PlacesTable } from './PlacesTable.tsx'
import type { Report } from './result-words.ts'

/** The mean of each area in which people were when the process started. */
export default function AreasTab() {
  const { id, areas } = useOutletContext<Report>()
  return (
    <PlacesTable
      processId={id}
      title="Nota por área"
      head="Área"
      filter="areaId"
      places={areas.map(({ areaId, name, ...row }) => ({
        ...row,
        id: areaId,
        name: name ?? 'Sin área',
      }))}
    />
  )
}
