import { saveRows } from '#platform/web/kit/file/export.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { changeText } from '#modules/talent/surveys/model/scoring/previous.ts'
import { type Group, type Results, scoreIn, useResults } from './results.ts'

/** How each group changed in each dimension since the survey before. */
export default function ComparisonTab() {
  const results = useResults()
  const { previousTitle, groups, title } = results
  if (previousTitle === null) {
    return (
      <EmptyState title="Sin encuesta anterior">
        Elija con cuál se compara al configurar la encuesta.
      </EmptyState>
    )
  }
  const columns = columnsOf(results)
  return (
    <>
      <div className="cl-head">
        <h2>Cambio desde {previousTitle}</h2>
        <DownloadDropdown
          onDownload={(format) => saveRows(format, `Comparación ${title}`, groups, columns)}
        />
      </div>
      <DataTable
        caption={`Cambio desde ${previousTitle}`}
        rows={groups}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  )
}

const columnsOf = ({ dimensions }: Results): Column<Group>[] => [
  { key: 'group', title: 'Grupo', text: ({ label }) => label },
  ...dimensions.map(({ key, title }): Column<Group> => ({
    key,
    title,
    align: 'end',
    text: (group) => group.hidden ?? changeText(scoreIn(group, key)?.change ?? null),
  })),
]
