import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { EvaluationReport } from '#generated/operations/evaluation-results.ts'
import { processStates } from '#modules/talent/evaluations/model/states.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'

/** The results of a process, over the people that its reader sees. */
export default function ReportPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(EvaluationReport, { input: { processId: id } })
  const report = data?.evaluationReport
  return (
    <DetailPage
      title={report?.title ?? 'Resultados del proceso'}
      context={
        report && (
          <>
            <StateTag machine={processStates} state={report.status} />
            {' · '}
            {counted(report.people, 'persona', 'personas')}
          </>
        )
      }
      loading={loading}
      error={error}
      retry={reload}
      share={report}
    />
  )
}
