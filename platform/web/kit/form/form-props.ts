import type { ReactNode, RefObject } from 'react'
import type { Action } from '#platform/web/api/useAction.ts'
import type { OfferedDay } from './SinceDialog.tsx'

export type FormValues = Readonly<Record<string, unknown>>

/** How a form is left from outside of it: by the × of its dialog, or Escape. */
export type FormHandle = { leave: () => void }

/** What a form needs of an action. */
export type FormAction<Variables, Data> = Pick<Action<Variables, Data>, 'name' | 'busy' | 'attempt'>

export type SectionFormProps<Variables, Data> = {
  /** From useAction(). Sends `{ ...variables, input: { ...more, ...values } }`. */
  action: FormAction<Variables, Data>
  /** Variables beside `input`. */
  variables?: Record<string, unknown>
  /** Parts of `input` that no field shows, such as the id and the version of the row. */
  more?: Record<string, unknown>
  /** Changes the values of the fields before they are sent. */
  toInput?: (values: FormValues) => Record<string, unknown>
  /** What is stored. When it changes while the form is open, the form follows. */
  initial?: FormValues | undefined
  children: ReactNode
  submit?: string
  /** Where «Cancelar» goes, or what it does; without it, back. */
  cancel?: string | (() => void)
  /** It stays on its page: what was changed is discarded, and nothing is left. */
  stays?: boolean
  onDone?: (data: Data) => void
  /** Tells this form apart from others of the same action on the page. */
  draft?: string
  /** It only asks: leaving it half filled is worth no question. */
  light?: boolean
  /** What is typed is worth nothing later, such as a code that serves once: no draft is kept. */
  unkept?: boolean
  /** It does something to the row and corrects nothing: after a conflict it is asked again. */
  acts?: boolean
  /** Asks «¿Desde cuándo rige?» and sends the answer as `input[since]`. */
  since?: string
  /** What the change does to what is done already, said under «¿Desde cuándo rige?». */
  consequence?: (variables: Variables) => ReactNode
  /** A day offered there besides today, chosen already. */
  offered?: OfferedDay | undefined
  /** Called as values change, for what is shown beside the fields. */
  onChange?: (values: FormValues) => void
  disabled?: boolean
  handle?: RefObject<FormHandle | null>
}
