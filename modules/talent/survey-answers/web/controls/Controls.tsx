import { noAnswer, notApplicable } from '#modules/talent/surveys/model/answer.ts'
import { textAt } from '../../model/answers.ts'
import { Cards } from './Cards.tsx'
import type { ControlProps } from './control-props.ts'
import { choosing } from './choose.ts'
import { Lines } from './Lines.tsx'
import { Several } from './Several.tsx'
import { TextBox } from './TextBox.tsx'

/** What a question is answered with. */
export function Controls(props: ControlProps) {
  const { control, answer, labelledBy, disabled, onChange, onRest } = props
  switch (control.as) {
    case 'cards':
      return (
        <Cards
          labelledBy={labelledBy}
          disabled={disabled}
          value={answer.na ? 'na' : answer.choice}
          options={[
            ...control.options.map(({ value, label, detail }) => ({
              value,
              label,
              key: `${value}`,
              ...(detail === undefined ? {} : { detail }),
            })),
            ...(control.na ? [{ value: 'na' as const, label: 'No aplica', key: '0' }] : []),
          ]}
          onChoose={(value, way) =>
            onChange(
              value === 'na' ? notApplicable(answer.comment) : choosing(control, answer, value),
              way,
            )
          }
        />
      )
    case 'text':
      return (
        <TextBox
          labelledBy={labelledBy}
          value={textAt(answer, 0)}
          longest={control.longest}
          disabled={disabled}
          rows={5}
          onChange={(text) =>
            onChange(
              { ...noAnswer, texts: text === '' ? [] : [{ text, choice: null, number: null }] },
              'typing',
            )
          }
          onRest={onRest}
        />
      )
    case 'lines':
    case 'rows':
      return <Lines {...props} control={control} />
    default:
      return <Several {...props} control={control} />
  }
}
