import { Chart } from '#platform/web/chart/Chart.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ScoreButton } from './ScoreButton.tsx'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { type Explained, numberOf, peoplePath } from './result-words.ts'

type Place = { id: string | null; name: string; people: number; score: Explained }
type Props = {
  processId: string
  title: string
  /** What a place is called over its column, and the filter that its people are found by. */
  head: string
  filter: 'areaId' | 'supervisorId'
  places: readonly Place[]
}

/** The mean of each area, or of the people of each supervisor, with the people that it counts. */
export function PlacesTable({ processId, title, head, filter, places }: Props) {
  const scored = places.filter(({ score }) => score.value !== null)
  if (places.length === 0) return <EmptyState title="Sin personas que mostrar" />
  const columns: Column<Place>[] = [
    {
      key: 'name',
      title: head,
      lead: true,
      text: ({ name }) => name,
      render: ({ id, name }) =>
        id === null ? name : <Link to={peoplePath(processId, { [filter]: id })}>{name}</Link>,
    },
    { key: 'people', title: 'Personas', align: 'end', text: ({ people }) => people },
    {
      key: 'score',
      title: 'Nota promedio',
      align: 'end',
      text: ({ score }) => scoreText(score.value),
      render: ({ name, score }) => <ScoreButton title={name} score={score} unit="people" />,
    },
    { key: 'exact', title: 'Exacta', align: 'end', text: ({ score }) => score.fraction },
  ]
  return (
    <>
      {scored.length > 1 && (
        <Chart
          title={title}
          type="bar"
          height={Math.max(200, 60 + scored.length * 36)}
          categories={scored.map(({ name }) => name)}
          series={[
            { name: 'Nota promedio', data: scored.map(({ score }) => numberOf(score.value)) },
          ]}
        />
      )}
      <div className="er-head">
        <h2>{title}</h2>
        <DownloadDropdown onDownload={(format) => saveRows(format, title, places, columns)} />
      </div>
      <DataTable caption={title} rows={places} columns={columns} rowKey={({ name }) => name} />
    </>
  )
}
