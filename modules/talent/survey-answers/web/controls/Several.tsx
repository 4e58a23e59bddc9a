import { CheckOutlined } from '@ant-design/icons'
import type { Answer } from '#modules/talent/surveys/model/answer.ts'
import type { Control } from '#modules/talent/surveys/model/questions/index.ts'
import { textAt } from '../../model/answers.ts'
import { Cards } from './Cards.tsx'
import type { ControlProps } from './control-props.ts'
import { choosing } from './choose.ts'

type SelectControl = Extract<Control, { as: 'radios' | 'select' | 'checkboxes' }>
type Props = ControlProps & { control: SelectControl }

/** Options of which one is chosen, or several; «otra» opens a text of its own. */
export function Several(props: Props) {
  const { control, answer, disabled, onRest, onChange } = props
  const { other } = control
  const chosen = chosenOf(answer)
  return (
    <>
      <Options {...props} chosen={chosen} />
      {other && chosen.has(other.value) && (
        <input
          className="sv-text"
          aria-label={other.placeholder}
          placeholder={other.placeholder}
          maxLength={500}
          value={otherText(answer, other.value)}
          disabled={disabled}
          onChange={({ target }) =>
            onChange(withOtherText(answer, other.value, target.value), 'typing')
          }
          onBlur={onRest}
        />
      )}
    </>
  )
}

function Options({
  control,
  answer,
  labelledBy,
  disabled,
  onChange,
  chosen,
}: Props & {
  chosen: ReadonlySet<number>
}) {
  const { options } = control
  if (control.as === 'checkboxes') {
    return (
      <div role="group" aria-labelledby={labelledBy} className="sv-cards">
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="checkbox"
            className="sv-card"
            aria-checked={chosen.has(value)}
            disabled={disabled}
            onClick={() => onChange(choosing(control, answer, value), 'pointer')}
          >
            <span className="sv-key sv-tick" aria-hidden>
              {chosen.has(value) && <CheckOutlined aria-hidden />}
            </span>
            <span>{label}</span>
          </button>
        ))}
      </div>
    )
  }
  if (control.as === 'radios') {
    return (
      <Cards
        labelledBy={labelledBy}
        disabled={disabled}
        value={answer.choice}
        options={options.map(({ value, label }, at) => ({ value, label, key: `${at + 1}` }))}
        onChoose={(value, way) => onChange(choosing(control, answer, value), way)}
      />
    )
  }
  return (
    <select
      className="sv-text"
      aria-labelledby={labelledBy}
      value={answer.choice === null ? '' : answer.choice}
      disabled={disabled}
      onChange={({ target }) =>
        target.value !== '' && onChange(choosing(control, answer, Number(target.value)), 'pointer')
      }
    >
      <option value="">Sin selección</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

const chosenOf = ({ choice, texts }: Answer): ReadonlySet<number> =>
  new Set([choice, ...texts.map((line) => line.choice)].filter((value) => value !== null))

/** Of one choice its text is the only line; of several, that of the line that chose it. */
const otherText = (answer: Answer, other: number): string =>
  answer.choice === other
    ? textAt(answer, 0)
    : textAt(
        answer,
        answer.texts.findIndex(({ choice }) => choice === other),
      )

function withOtherText(answer: Answer, other: number, text: string): Answer {
  if (answer.choice === other) {
    return { ...answer, texts: text === '' ? [] : [{ text, choice: null, number: null }] }
  }
  const texts = answer.texts.map((line) => (line.choice === other ? { ...line, text } : line))
  return { ...answer, texts }
}
