import { useState } from 'react'
import { SubmitCourse } from '#generated/operations/courses.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Radios, Ticks } from '#platform/web/kit/form/Radios.tsx'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import type { Taken } from './types.ts'

type Question = Taken['questions'][number]
type Chosen = Readonly<Record<string, readonly string[]>>

/** The test of one's own course, which the server grades. */
export function TestPanel({ row }: { row: Taken }) {
  const [chosen, setChosen] = useState<Chosen>({})
  const [declared, setDeclared] = useState(false)
  const { id, version, questions, duty, attempts } = row
  // The page shows the outcome above, with the course as it is now.
  const submit = useAction(SubmitCourse, {
    done: questions.length === 0 ? 'Curso terminado' : 'Respuestas enviadas',
  })
  const answers = questions.flatMap(({ id: questionId }) =>
    (chosen[questionId] ?? []).map((option) => ({ questionId, option: Number(option) })),
  )
  const missing = questions.filter((one) => (chosen[one.id] ?? []).length === 0).length
  return (
    <Panel
      title="Prueba"
      text={`Se aprueba con ${row.passPercent} %. Intento ${row.attemptsUsed + 1} de ${attempts}`}
    >
      {questions.map((question, at) => (
        <OneQuestion
          key={question.id}
          question={question}
          no={at + 1}
          value={chosen[question.id] ?? []}
          onChange={(value) => setChosen((before) => ({ ...before, [question.id]: value }))}
        />
      ))}
      {duty !== null && (
        <p>
          <Tick checked={declared} onChange={setDeclared}>
            Declaro que recibí esta capacitación y que la comprendí
          </Tick>
        </p>
      )}
      <ActionButton
        look="primary"
        disabled={whyNot(missing, duty !== null && !declared)}
        onClick={() => submit.run({ input: { id, version, acknowledged: declared, answers } })}
      >
        {questions.length === 0 ? 'Terminar el curso' : 'Enviar respuestas'}
      </ActionButton>
    </Panel>
  )
}

function whyNot(missing: number, undeclared: boolean): string | undefined {
  if (missing > 0) return missing === 1 ? 'Falta 1 respuesta' : `Faltan ${missing} respuestas`
  return undeclared ? 'Confirme que recibió esta capacitación' : undefined
}

type Asked = {
  question: Question
  no: number
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

function OneQuestion({ question: { words, options, rightCount }, no, value, onChange }: Asked) {
  const shown = options.map((label, at) => ({ value: String(at), label }))
  return (
    <fieldset className="co-question">
      <legend>
        {no}. {words}
        {rightCount > 1 && <span className="soft"> Marque todas las correctas</span>}
      </legend>
      {rightCount > 1 ? (
        <Ticks options={shown} value={value} onChange={onChange} className="co-options" />
      ) : (
        <Radios
          options={shown}
          value={value[0] ?? null}
          onChange={(one) => onChange([one])}
          className="co-options"
        />
      )}
    </fieldset>
  )
}
