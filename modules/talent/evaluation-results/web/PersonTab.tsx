import { useOutletContext } from 'react-router'
import type { PersonEvaluationsQuery } from '#generated/documents/graphql.ts'
import { PersonEvaluations } from '#generated/operations/evaluation-results.ts'
import { reviewStates } from '#modules/talent/evaluations/model/states.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { numberOf, resultPath } from './result-words.ts'

type Row = PersonEvaluationsQuery['personEvaluations'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'title',
    title: 'Proceso',
    lead: true,
    text: ({ title }) => title,
    render: ({ processId, evaluateeId, title }) => (
      <Link to={resultPath(processId, evaluateeId)}>{title}</Link>
    ),
  },
  { key: 'since', title: 'Desde', text: ({ startedAt }) => formatDate(startedAt?.slice(0, 10)) },
  stateColumn<Row, Row['status']>('status', reviewStates, ({ status }) => status),
  { key: 'supervisor', title: 'Jefatura', text: ({ supervisorName }) => supervisorName },
  { key: 'value', title: 'Nota', align: 'end', text: ({ value }) => scoreText(value) },
]

/** «Desempeño» of the ficha: each process with its score; one’s own once they are released. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<{ person: { id: string }; isOwn: boolean }>()
  const { data, error, reload } = useDetail(PersonEvaluations, { input: { userId: person.id } })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const rows = data.personEvaluations
  if (rows.length === 0) {
    return (
      <EmptyState title="Sin evaluaciones">
        {isOwn
          ? 'Sus resultados aparecen aquí cuando se los entregan.'
          : 'Aquí queda el resultado de cada proceso en que se evalúe a esta persona.'}
      </EmptyState>
    )
  }
  const scored = rows.filter(({ value }) => value !== null).toReversed()
  return (
    <Panel
      title="Evaluaciones"
      text={
        <Link to={pathTo('performance/reports')} alone>
          Resultados por proceso
        </Link>
      }
      action={
        <DownloadDropdown
          onDownload={(format) => saveRows(format, 'Evaluaciones', rows, columns)}
        />
      }
    >
      {scored.length > 1 && (
        <Chart
          title="Nota por proceso"
          type="line"
          height={220}
          categories={scored.map(({ title }) => title)}
          series={[{ name: 'Nota', data: scored.map(({ value }) => numberOf(value)) }]}
        />
      )}
      <Rows caption="Evaluaciones" rows={rows} columns={columns} rowKey={({ id }) => id} />
    </Panel>
  )
}
