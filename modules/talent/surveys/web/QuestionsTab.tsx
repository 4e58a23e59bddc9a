import { useState } from 'react'
import { useOutletContext } from 'react-router'
import {
  ApplySurveyCorrection,
  CorrectSurvey,
  SaveSurveyDefinition,
  SurveyDefinition,
  SurveyScales,
} from '#generated/operations/surveys.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { DraftNotices } from '#platform/web/kit/form/DraftNotices.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { whyNot } from '#platform/model/states.ts'
import { dayOf } from '../model/survey.ts'
import { scales as productScales } from '../model/scales.ts'
import { surveyStates } from '../model/states.ts'
import type { SurveyData } from './BuilderPage.tsx'
import { meansOf } from './means.ts'
import { OutlineEditor } from './OutlineEditor.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { ScalesPanel } from './ScalesPanel.tsx'
import { scaleFrom, ScalesContext } from './useScales.ts'
import { type Definition, outlineParts, useOutline } from './useOutline.ts'

/** What a survey asks: written here until it is activated, and corrected in another version. */
export default function QuestionsTab() {
  const survey = useOutletContext<SurveyData>()
  const input = { id: survey.id, edition: survey.draftEdition }
  const { data, error, reload } = useDetail(SurveyDefinition, { input })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const { surveyDefinition: definition } = data
  return definition.state === 'DRAFT' ? (
    <Writing key={definition.edition} survey={survey} definition={definition} />
  ) : (
    <Frozen survey={survey} definition={definition} />
  )
}

type Props = { survey: SurveyData; definition: Definition }

function Writing({ survey, definition }: Props) {
  const kept = useOutline(definition)
  const [shown, setShown] = useState<'preview' | 'scales'>()
  const scales = useDetail(SurveyScales, { input: { day: dayOf(survey.startAt) } })
  const known = scales.data?.surveyScales.map(scaleFrom) ?? productScales
  const save = useAction(SaveSurveyDefinition, { done: 'Preguntas guardadas' })
  const { competences } = kept.values
  const send = async () => {
    const { surveyId: id, edition, version, instructions } = definition
    const saved = await save.run({
      input: {
        id,
        edition,
        version,
        instructions,
        competences: competences.map((one) => ({ ...one, questions: [...one.questions] })),
      },
    })
    if (saved) kept.settle()
  }
  return (
    <ScalesContext value={known}>
      <DraftNotices kept={kept} parts={outlineParts} />
      {survey.status !== 'PENDING' && <Correction survey={survey} changed={kept.changed} />}
      <OutlineEditor
        survey={survey}
        outline={competences}
        onChange={(next) => kept.change({ competences: next })}
      />
      <div className="su-save">
        <ActionButton onClick={() => setShown('scales')}>Escalas</ActionButton>
        <ActionButton onClick={() => setShown('preview')}>Ver como quien responde</ActionButton>
        {kept.changed && <ActionButton onClick={kept.drop}>Descartar cambios</ActionButton>}
        <ActionButton
          look="primary"
          disabled={kept.changed ? undefined : 'Está guardado'}
          onClick={send}
        >
          Guardar preguntas
        </ActionButton>
      </div>
      {shown === 'preview' && (
        <PreviewPanel survey={survey} outline={competences} onClose={() => setShown(undefined)} />
      )}
      {shown === 'scales' && <ScalesPanel onClose={() => setShown(undefined)} />}
    </ScalesContext>
  )
}

/** What becomes of a correction of an active survey. */
function Correction({ survey, changed }: { survey: SurveyData; changed: boolean }) {
  const apply = useAction(ApplySurveyCorrection)
  const send = (discard: boolean) =>
    apply.run({ input: { id: survey.id, version: survey.version, discard } })
  return (
    <Panel
      title="Corrección sin entregar"
      text={surveyStates.acts.correct.means}
      action={
        <span className="su-acts">
          <ActionButton confirm="Se pierde lo corregido." danger onClick={() => send(true)}>
            Descartar corrección
          </ActionButton>
          <ActionButton
            look="next"
            disabled={changed ? 'Guarde primero las preguntas' : undefined}
            confirm={meansOf('correct')}
            onClick={() => send(false)}
          >
            Entregar corrección
          </ActionButton>
        </span>
      }
    >
      {null}
    </Panel>
  )
}

function Frozen({ survey, definition }: Props) {
  const correct = useAction(CorrectSurvey, { quiet: true })
  const refusal = whyNot(surveyStates, 'correct', { state: survey.status, relations: [] })
  return (
    <Panel
      title={`Versión ${definition.edition}, definitiva`}
      text="Las preguntas de una encuesta activada no cambian."
      action={
        <ActionButton disabled={refusal} onClick={() => correct.run({ input: { id: survey.id } })}>
          Corregir preguntas
        </ActionButton>
      }
    >
      {definition.competences.map(({ id, title, questions }, at) => (
        <section key={id} className="su-frozen">
          <h3>
            {at + 1}. {title}
          </h3>
          <ol>
            {questions.map((asked) => (
              <li key={asked.id}>{asked.title}</li>
            ))}
          </ol>
        </section>
      ))}
    </Panel>
  )
}
