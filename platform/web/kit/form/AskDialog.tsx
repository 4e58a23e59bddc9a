import { type ReactNode, useMemo } from 'react'
import { longText, text } from '#platform/model/field.ts'
import { ApiError, asApiError } from '#platform/web/api/api.ts'
import { FreeField } from './Field.tsx'
import { type ClosedForm, FormDialog } from './FormDialog.tsx'

type Props = {
  title: string
  /** The button that sends it: the verb of the title. */
  okText: string
  /** What is asked for, where it is not the reason. */
  label?: string
  max: number
  /** Lines of the box; one of them is a plain field. */
  rows?: number
  initial?: string
  /** Under the box: where the answer is kept. */
  help?: string
  /** What it does, and where the answer is kept. */
  children?: ReactNode
  busy: boolean
  form: ClosedForm
  /** Sends the answer; what it throws is said under the field. */
  onSend: (text: string) => Promise<unknown>
}

type Answer = { input: { text: string } }

/** Whatever the server calls the text, here it is the one field. */
function atTheText(failure: unknown): never {
  const { kind, message, field, traceId } = asApiError(failure)
  throw new ApiError(kind, message, { field: field && 'text', traceId })
}

/** Asks one text before something is done: why, or how it is called. */
export function AskDialog(props: Props) {
  const {
    title,
    okText,
    label = 'Motivo',
    max,
    rows = 1,
    initial,
    children,
    busy,
    onSend,
    form,
  } = props
  const field = useMemo(
    () => (rows === 1 ? text(label, { max }) : longText(label, { max })),
    [label, max, rows],
  )
  const action = {
    name: 'ask',
    busy,
    attempt: ({ input }: Answer) => onSend(input.text.trim()).catch(atTheText),
  }
  return (
    <FormDialog
      title={title}
      submit={okText}
      action={action}
      initial={initial === undefined ? {} : { text: initial }}
      lead={children}
      form={{ draft: title, ...form }}
    >
      <FreeField
        field={field}
        name="text"
        rows={rows}
        autoFocus
        {...(props.help ? { help: props.help } : {})}
      />
    </FormDialog>
  )
}
