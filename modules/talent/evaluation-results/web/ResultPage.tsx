import { useParams } from 'react-router'
import {
  EvaluationResult,
  PrintEvaluationResult,
} from '#generated/operations/evaluation-results.ts'
import { reviewStates } from '#modules/talent/evaluations/model/states.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CommentsPanel, HistoryPanel, PlansPanel } from './ResultPanels.tsx'
import { CompetencesPanel, FinalPanel, StrengthsPanel } from './ScorePanels.tsx'
import { TalkPanel } from './TalkPanel.tsx'
import type { Result } from './result-words.ts'
import './results.css'

/** The result of somebody in a process, or in one survey of it: the address says which. */
export default function ResultPage() {
  const { id, evaluatee, evaluateeId = '', surveyId } = useParams()
  const input = {
    evaluateeId: evaluatee ?? evaluateeId,
    processId: id ?? null,
    surveyId: surveyId ?? null,
  }
  const { data, loading, error, reload } = useDetail(EvaluationResult, { input })
  const print = useAction(PrintEvaluationResult, { after: openFile, quiet: true, keepCache: true })
  const result = data?.evaluationResult
  return (
    <DetailPage
      title={result ? formatName(result.fullname) : 'Resultado'}
      context={result && <Context result={result} />}
      actions={
        result?.isShown && (
          <ActionButton onClick={() => print.run({ input })}>Imprimir</ActionButton>
        )
      }
      loading={loading}
      error={error}
      retry={reload}
    >
      {result && <Shown result={result} />}
    </DetailPage>
  )
}

const Context = ({ result }: { result: Result }) => (
  <>
    <Link to={pathTo('evaluacion/reportes/:id', { id: result.processId })}>{result.process}</Link>
    {result.survey && ` · ${result.survey}`}
    {' · '}
    <StateTag machine={reviewStates} state={result.status} />
  </>
)

function Shown({ result }: { result: Result }) {
  if (!result.isShown) {
    return (
      <EmptyState title="Aún se está evaluando">
        Han respondido {result.ratersDone} de {result.raters}. Las notas se ven cuando termina la
        evaluación.
      </EmptyState>
    )
  }
  return (
    <>
      <FinalPanel result={result} />
      {!result.survey && <TalkPanel result={result} />}
      <CompetencesPanel result={result} />
      <StrengthsPanel result={result} />
      <CommentsPanel result={result} />
      {!result.survey && <HistoryPanel result={result} />}
      <PlansPanel result={result} />
    </>
  )
}
