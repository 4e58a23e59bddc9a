import type { Answer } from '#modules/talent/surveys/model/answer.ts'
import type { Control } from '#modules/talent/surveys/model/questions/index.ts'
import type { Way } from '../../model/keys.ts'

/** What every control of a question is given. */
export type ControlProps = {
  control: Control
  answer: Answer
  /** The id of the words of the question. */
  labelledBy: string
  disabled: boolean
  onChange: (value: Answer, way: Way) => unknown
  /** What was written was left. */
  onRest: () => void
}
