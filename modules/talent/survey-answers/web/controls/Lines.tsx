import type { Answer, AnswerText } from '#modules/talent/surveys/model/answer.ts'
import { noAnswer } from '#modules/talent/surveys/model/answer.ts'
import type { Control } from '#modules/talent/surveys/model/questions/index.ts'
import type { ControlProps } from './control-props.ts'

type LinesControl = Extract<Control, { as: 'lines' | 'rows' }>
type Props = ControlProps & { control: LinesControl }

const blank: AnswerText = { text: '', choice: null, number: null }

/** The answer with one line changed; each line keeps its place. */
function withLine(answer: Answer, count: number, at: number, line: Partial<AnswerText>): Answer {
  const texts = Array.from({ length: count }, (_, place) => {
    const before = answer.texts[place] ?? blank
    return place === at ? { ...before, ...line } : before
  })
  const last = texts.findLastIndex(
    (one) => one.text !== '' || one.choice !== null || one.number !== null,
  )
  return { ...noAnswer, texts: texts.slice(0, last + 1) }
}

/** Whole numbers alone; anything else is nothing yet. */
const numberOf = (text: string): number | null => (/^\d{1,5}$/.test(text) ? Number(text) : null)

/** A number in a field; nothing is an empty field. */
const shown = (value: number | null): number | string => (value === null ? '' : value)

/** Several texts, each with its level and its number of people where they are asked. */
export function Lines({ control, answer, labelledBy, disabled, onChange, onRest }: Props) {
  const { placeholders, longest } = control
  const change = (at: number, line: Partial<AnswerText>) =>
    onChange(withLine(answer, placeholders.length, at, line), 'typing')
  return (
    <ol className="sv-lines" aria-labelledby={labelledBy}>
      {placeholders.map((placeholder, at) => {
        const line = answer.texts[at] ?? blank
        return (
          <li key={placeholder} className="sv-line">
            <input
              className="sv-text"
              aria-label={placeholder}
              placeholder={placeholder}
              maxLength={longest}
              value={line.text}
              disabled={disabled}
              onChange={({ target }) => change(at, { text: target.value })}
              onBlur={onRest}
            />
            {control.as === 'rows' && (
              <select
                className="sv-text"
                aria-label={`${control.levels.label}, ${placeholder}`}
                value={shown(line.choice)}
                disabled={disabled}
                onChange={({ target }) => change(at, { choice: numberOf(target.value) })}
              >
                <option value="">{control.levels.label}</option>
                {control.levels.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
            {control.as === 'rows' && control.number && (
              <input
                className="sv-text"
                inputMode="numeric"
                aria-label={`${control.number.label}, ${placeholder}`}
                placeholder={control.number.label}
                value={shown(line.number)}
                disabled={disabled}
                onChange={({ target }) => change(at, { number: numberOf(target.value) })}
                onBlur={onRest}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
