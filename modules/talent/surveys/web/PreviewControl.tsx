import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import { type Answer, noAnswer, notApplicable } from '../model/answer.ts'
import type { Control } from '../model/questions/index.ts'

type Props = {
  name: string
  control: Control
  answer: Answer
  onAnswer: (answer: Answer) => void
}

/** The control of a question, to try what follows from an answer. */
export function PreviewControl({ name, control, answer, onAnswer }: Props) {
  if (control.as === 'text') {
    return <Line words="Respuesta libre" at={0} answer={answer} onAnswer={onAnswer} />
  }
  if (control.as === 'lines' || control.as === 'rows') {
    return control.placeholders.map((words, at) => (
      <Line key={words} words={words} at={at} answer={answer} onAnswer={onAnswer} />
    ))
  }
  const several = control.as === 'checkboxes'
  const options =
    control.as !== 'cards' && control.other
      ? [...control.options, { value: control.other.value, label: 'Otra' }]
      : control.options
  return (
    <ul className="su-options">
      {options.map(({ value, label }) => (
        <li key={value}>
          <label>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={holds(answer, value)}
              onChange={() => onAnswer(several ? toggled(answer, value) : chosen(value))}
            />{' '}
            {label}
          </label>
        </li>
      ))}
      {control.as === 'cards' && control.na && (
        <li>
          <label>
            <input
              type="radio"
              name={name}
              checked={answer.na}
              onChange={() => onAnswer(notApplicable())}
            />{' '}
            No aplica
          </label>
        </li>
      )}
    </ul>
  )
}

const chosen = (choice: number): Answer => ({ ...noAnswer, choice })
const holds = ({ choice, texts }: Answer, value: number) =>
  choice === value || texts.some((line) => line.choice === value)
const lineOf = (text: string, choice: number | null) => ({ text, choice, number: null })

function toggled(answer: Answer, value: number): Answer {
  const others = answer.texts.filter(({ choice }) => choice !== value)
  const texts = holds(answer, value) ? others : [...others, lineOf('', value)]
  return { ...noAnswer, texts }
}

type LineProps = Omit<Props, 'name' | 'control'> & { words: string; at: number }

function Line({ words, at, answer, onAnswer }: LineProps) {
  const write = (text: string) => {
    const texts = Array.from({ length: Math.max(at + 1, answer.texts.length) }, (_, place) =>
      place === at ? lineOf(text, null) : (answer.texts[place] ?? lineOf('', null)),
    )
    onAnswer({ ...noAnswer, texts })
  }
  return (
    <TextInput
      aria-label={words}
      placeholder={words}
      value={answer.texts[at]?.text ?? null}
      onChange={write}
    />
  )
}
