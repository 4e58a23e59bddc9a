import type { EvaluationReportsQuery } from '#generated/documents/graphql.ts'
import { EvaluationReports } from '#generated/operations/evaluation-results.ts'
import { processStates } from '#modules/talent/evaluations/model/states.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { resultPath } from './result-words.ts'

type Row = EvaluationReportsQuery['evaluationReports']['rows'][number]

/** The only person of a process, or all of them. */
const pathOf = ({ id, onlyPersonId }: Row) =>
  onlyPersonId === null ? pathTo('evaluacion/reportes/:id', { id }) : resultPath(id, onlyPersonId)

const columns: readonly Column<Row>[] = [
  {
    key: 'title',
    title: 'Proceso',
    lead: true,
    text: ({ title }) => title,
    render: (row) => (
      <TextWithHint
        words={<Link to={pathOf(row)}>{row.title}</Link>}
        hint={row.startedAt ? `Desde el ${formatDate(row.startedAt.slice(0, 10))}` : undefined}
      />
    ),
  },
  stateColumn<Row, Row['status']>('status', processStates, ({ status }) => status),
  { key: 'people', title: 'Personas', align: 'end', text: ({ people }) => people },
  { key: 'scored', title: 'Con nota', align: 'end', text: ({ scored }) => scored },
  { key: 'released', title: 'Entregados', align: 'end', text: ({ released }) => released },
  { key: 'value', title: 'Nota promedio', align: 'end', text: ({ value }) => scoreText(value) },
]

/** Every process in which the reader sees somebody's results, their own among them. */
export default function ReportsPage() {
  const list = useList(EvaluationReports, { sort: { field: 'startedAt', descending: true } })
  return (
    <ListPage
      title="Resultados de desempeño"
      list={list}
      search="Título del proceso"
      columns={columns}
      nameOf={({ title }) => title}
      empty={{
        title: 'Aún no hay resultados',
        text: 'Los suyos aparecen cuando se los entregan; los de otros, si usted los lleva.',
      }}
    />
  )
}
