import { useState } from 'react'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { type Answer, noAnswer } from '../model/answer.ts'
import type { Outline } from '../model/arrange.ts'
import { branchingOf, shownAmong } from '../model/branching.ts'
import { metadataOf, type QuestionInput } from '../model/definition.ts'
import { questionKinds } from '../model/questions/index.ts'
import { takingRules } from '../model/question.ts'
import type { SurveyData } from './BuilderPage.tsx'
import { PreviewControl } from './PreviewControl.tsx'
import { useScales } from './useScales.ts'

type Props = { survey: SurveyData; outline: Outline; onClose: () => void }

/**
 * A survey as whoever answers reads it. What is chosen here shows what follows from it, and is kept
 * nowhere.
 */
export function PreviewPanel({ survey, outline, onClose }: Props) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const shown = shownAmong(branchingOf(outline), answers)
  const parts = outline
    .map((one) => ({ ...one, questions: one.questions.filter(({ key }) => shown.has(key)) }))
    .filter(({ questions }) => questions.length > 0)
  const hidden = outline.flatMap(({ questions }) => questions).length - shown.size
  return (
    <SidePanel title="Vista de quien responde" onClose={onClose} width={640}>
      <h2>{survey.title}</h2>
      {survey.instructions && <p className="su-instructions">{survey.instructions}</p>}
      {hidden > 0 && (
        <p role="status" className="soft">
          {hidden === 1 ? 'Falta 1 pregunta' : `Faltan ${hidden} preguntas`} que depende
          {hidden === 1 ? '' : 'n'} de una respuesta: pruebe a responder.
        </p>
      )}
      {parts.map((competence, at) => (
        <section key={competence.key} className="su-preview">
          <h3>
            {at + 1}. {competence.title}
          </h3>
          {competence.description && <p className="soft">{competence.description}</p>}
          {competence.questions.map((question, place) => (
            <fieldset key={question.key} className="su-asked">
              <legend>
                {at + 1}.{place + 1} {question.title}
                {!question.required && <span className="soft"> (opcional)</span>}
              </legend>
              {question.subtitle && <p className="soft">{question.subtitle}</p>}
              <Answers
                survey={survey}
                question={question}
                answer={answers.get(question.key) ?? noAnswer}
                onAnswer={(answer) => setAnswers(new Map(answers).set(question.key, answer))}
              />
            </fieldset>
          ))}
        </section>
      ))}
    </SidePanel>
  )
}

type AnswersProps = {
  survey: SurveyData
  question: QuestionInput
  answer: Answer
  onAnswer: (answer: Answer) => void
}

/** How a question is answered, drawn from what its kind says of its control. */
function Answers({ survey, question, answer, onAnswer }: AnswersProps) {
  const metadata = metadataOf(question)
  const scale = useScales().find(({ code }) => code === question.scaleCode) ?? null
  if (metadata === undefined || (question.scaleCode !== null && scale === null)) {
    return <p className="mg-field-problem">Esta pregunta está incompleta</p>
  }
  const asked = { ...question, scale, metadata }
  const control = questionKinds[question.type].control(asked, takingRules(survey))
  return (
    <PreviewControl name={question.key} control={control} answer={answer} onAnswer={onAnswer} />
  )
}
