import { useOutletContext } from 'react-router'
import type { EvaluationResultsQuery } from '#generated/documents/graphql.ts'
import { EvaluationResults } from '#generated/operations/evaluation-results.ts'
import { boxNames, wordsOfBox } from '#modules/talent/evaluations/model/boxes.ts'
import { ReviewStatus } from '#modules/talent/evaluations/model/catalogs.ts'
import { reviewStates } from '#modules/talent/evaluations/model/states.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { type Report, resultPath } from './result-words.ts'

type Row = EvaluationResultsQuery['evaluationResults']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => formatName(fullname),
    render: ({ processId, evaluateeId, fullname, area }) => (
      <TextWithHint
        words={<Link to={resultPath(processId, evaluateeId)}>{formatName(fullname)}</Link>}
        hint={area ?? 'Sin área'}
      />
    ),
  },
  { key: 'supervisor', title: 'Jefatura', text: ({ supervisorName }) => supervisorName },
  stateColumn<Row, Row['status']>('status', reviewStates, ({ status }) => status),
  {
    key: 'answered',
    title: 'Respondieron',
    align: 'end',
    text: ({ ratersDone, raters }) => `${ratersDone} de ${raters}`,
  },
  {
    key: 'score',
    title: 'Nota',
    align: 'end',
    sort: 'score',
    text: ({ value }) => scoreText(value),
  },
  {
    key: 'box',
    title: 'Casilla',
    text: ({ box }) => wordsOfBox(box),
  },
]

/** The filters that numbers of the report set: here only their chips are shown. */
const filtersOf = ({ areas, supervisors, distribution }: Report) => [
  { name: 'status', label: 'Estado', options: ReviewStatus.options },
  chip(
    'areaId',
    'Área',
    areas.map(({ areaId, name }) => [areaId, name] as const),
  ),
  chip(
    'supervisorId',
    'Jefatura',
    supervisors.map(({ supervisorId, name }) => [supervisorId, name] as const),
  ),
  chip(
    'band',
    'Nota',
    distribution.map(({ from, label }) => [String(from), label] as const),
  ),
  chip(
    'box',
    'Casilla',
    boxNames.map(([box, words]) => [String(box), words] as const),
  ),
  chip('unanswered', 'Respuestas', [['1', 'Pendientes']]),
]

const chip = (
  name: string,
  label: string,
  values: readonly (readonly [string | null, string | null])[],
) => ({
  name,
  label,
  chipOnly: true,
  options: values.flatMap(([value, words]) =>
    value === null || words === null ? [] : [{ value, label: words }],
  ),
})

const numeric = ['band', 'box'] as const

/** The people of a process, those that a number of the report counts. */
export default function PeopleTab() {
  const report = useOutletContext<Report>()
  const list = useList(EvaluationResults, {
    filters: filtersOf(report),
    sort: { field: 'fullname', descending: false },
    fixed: { processId: report.id },
    toFilter: ({ unanswered, ...values }) => ({
      ...values,
      ...Object.fromEntries(
        numeric.flatMap((name) => (values[name] ? [[name, Number(values[name])]] : [])),
      ),
      ...(unanswered ? { unanswered: true } : {}),
    }),
  })
  return (
    <ListPage
      title={`Personas de ${report.title}`}
      name="evaluation-results"
      embedded
      list={list}
      search="Nombre"
      columns={columns}
      nameOf={({ fullname }) => formatName(fullname)}
      empty={{ title: 'Sin personas que mostrar' }}
    />
  )
}
