import { useParams } from 'react-router'
import type { ReportQuestionAveragesQuery } from '#generated/documents/graphql.ts'
import { ReportQuestionAverages } from '#generated/operations/climate.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { useResults } from './results.ts'

type Question = ReportQuestionAveragesQuery['reportQuestionAverages'][number]

const columns: Column<Question>[] = [
  { key: 'title', title: 'Pregunta', text: ({ title }) => title },
  { key: 'competence', title: 'Dimensión', text: ({ competence }) => competence },
  {
    key: 'average',
    title: 'Nota',
    align: 'end',
    text: ({ average, hidden }) => hidden ?? scoreText(average),
  },
  {
    key: 'favourable',
    title: 'Favorables',
    align: 'end',
    text: ({ favourable, hidden }) => (favourable === null ? hidden : `${favourable} %`),
  },
  {
    key: 'values',
    title: 'Respuestas',
    text: ({ values, hidden }) =>
      hidden ?? values.map(({ label, count }) => `${label}: ${count}`).join(' · '),
  },
]

/** What the chosen group answered to each question. */
export default function QuestionsTab() {
  const { id = '' } = useParams()
  const { groups, title } = useResults()
  const [search, setSearch] = useAddressParams()
  const group = search.get('grupo') ?? groups[0]?.id ?? '0'
  const { data, loading, error } = useDetail(ReportQuestionAverages, {
    input: { surveyId: id, group },
  })
  if (error) return <LoadProblem error={error} />
  const rows = data?.reportQuestionAverages
  return (
    <>
      <div className="cl-head">
        <Choice
          aria-label="Grupo"
          value={group}
          options={groups.map(({ id: value, label }) => ({ value, label }))}
          onChange={(value) => setSearch(value ? { grupo: value } : {})}
        />
        <DownloadDropdown
          disabled={!rows}
          onDownload={(format) => saveRows(format, `Preguntas ${title}`, rows ?? [], columns)}
        />
      </div>
      {loading || !rows ? <PageSkeleton header={false} /> : <Answers rows={rows} />}
    </>
  )
}

const Answers = ({ rows }: { rows: readonly Question[] }) => (
  <>
    <Chart
      title="Nota por pregunta"
      type="bar"
      categories={rows.map(({ title }) => title)}
      series={[
        {
          name: 'Nota',
          data: rows.map(({ average }) => (average === null ? null : Number(average))),
        },
      ]}
    />
    <DataTable
      caption="Preguntas"
      rows={rows}
      columns={columns}
      rowKey={({ questionId }) => questionId}
    />
  </>
)
