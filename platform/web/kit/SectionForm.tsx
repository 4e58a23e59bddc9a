import { Alert, Button, Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ApiError, asApiError } from '../api.ts'
import { draftOf, dropDraft, keepDraft } from '../drafts.ts'
import { useMe } from '../me.tsx'
import type { Action } from '../useAction.ts'
import { type Refused, RefusedContext, refusedKey } from './refused.ts'
import { type OfferedDay, SinceDialog } from './SinceDialog.tsx'

const CLOSING_MS = 250

export type FormValues = Readonly<Record<string, unknown>>

export type SectionFormProps<Variables, Data> = {
  /** From useAction(). Sends `{ ...variables, input: { ...more, ...values } }`. */
  action: Action<Variables, Data>
  /** Variables beside `input`. */
  variables?: Record<string, unknown>
  /** Parts of `input` that no field shows, such as the id of the row. */
  more?: Record<string, unknown>
  /** Changes the values of the fields before they are sent. */
  toInput?: (values: FormValues) => Record<string, unknown>
  initial?: FormValues | undefined
  children: ReactNode
  submit?: string
  /** Where «Cancelar» goes, or what it does; without it, back. */
  cancel?: string | (() => void)
  onDone?: (data: Data) => void
  /** Keeps what was typed under this name while somebody has to sign in again. */
  draft?: string
  /** Asks «¿Desde cuándo rige?» and sends the answer as `input[since]`. */
  since?: string
  /** What the change does to what is done already, said under «¿Desde cuándo rige?». */
  consequence?: (variables: Variables) => ReactNode
  /** A day offered there besides today; chosen already when what is entered fills a gap. */
  offered?: OfferedDay | undefined
  /** Called as values change, for what is shown beside the fields. */
  onChange?: (values: FormValues) => void
  disabled?: boolean
}

/** A form of an entity's fields, anywhere: errors land at their field and nothing typed is lost. */
export function SectionForm<Variables, Data>(props: SectionFormProps<Variables, Data>) {
  const { action, children, submit = 'Guardar', since } = props
  const { form, draft, problem, pending, setPending, send, refused, variablesOf } =
    useSending(props)
  const { consequence } = props
  const close = useClose(props.cancel)
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={props.initial ?? {}}
      disabled={props.disabled ?? false}
      scrollToFirstError={{ block: 'center', focus: true }}
      onFinish={(values: FormValues) => (since ? setPending(values) : void send(values))}
      onValuesChange={(_changed, values: FormValues) => {
        draft.keep(values)
        props.onChange?.(values)
      }}
      className="mg-form"
      noValidate
    >
      {draft.values && <Recovered onDrop={() => (draft.drop(), form.resetFields())} />}
      <RefusedContext value={refused}>{children}</RefusedContext>
      {problem && <Alert type="error" showIcon role="alert" title={problem.message} />}
      <div className="mg-form-buttons">
        <Button onClick={() => (draft.drop(), close())}>Cancelar</Button>
        <Button type="primary" htmlType="submit" loading={action.busy}>
          {submit}
        </Button>
      </div>
      {since && (
        <SinceDialog
          open={pending !== undefined}
          busy={action.busy}
          onCancel={() => setPending(undefined)}
          onChoose={(from) => pending && void send(pending, from)}
          offered={props.offered}
          preferOffered={pending !== undefined && fillsGaps(props.initial ?? {}, pending)}
          {...(consequence && pending
            ? { consequence: (from: string) => consequence(variablesOf(pending, from)) }
            : {})}
        />
      )}
    </Form>
  )
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether all that changed was empty before: nothing else held until then. */
function fillsGaps(initial: FormValues, values: FormValues): boolean {
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      !(isEmpty(value) && isEmpty(initial[name])) &&
      JSON.stringify(value) !== JSON.stringify(initial[name]),
  )
  return changed.length > 0 && changed.every(([name]) => isEmpty(initial[name]))
}

const Recovered = ({ onDrop }: { onDrop: () => void }) => (
  <Alert
    type="info"
    showIcon
    title="Se recuperó lo que estaba escrito antes de que terminara la sesión."
    action={
      <Button size="small" onClick={onDrop}>
        Descartar
      </Button>
    }
  />
)

function useSending<Variables, Data>(props: SectionFormProps<Variables, Data>) {
  const { action, since } = props
  const [form] = Form.useForm()
  const [problem, setProblem] = useState<ApiError>()
  const [pending, setPending] = useState<FormValues>()
  const [refused] = useState<Refused>(() => new Map())
  const draft = useDraft(props.draft)

  useEffect(() => {
    if (draft.values) form.setFieldsValue(draft.values)
    // Only once: later changes of the draft come from this very form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form])

  const variablesOf = (values: FormValues, from?: string) => {
    const fields = props.toInput?.(values) ?? values
    const input = { ...props.more, ...fields, ...(since && from ? { [since]: from } : {}) }
    return { ...props.variables, input } as Variables
  }
  const send = async (values: FormValues, from?: string) => {
    setProblem(undefined)
    try {
      const data = await action.attempt(variablesOf(values, from))
      draft.drop()
      props.onDone?.(data)
    } catch (failure) {
      const error = asApiError(failure)
      if (!showAtField(form, refused, error)) setProblem(error)
    } finally {
      setPending(undefined)
    }
  }
  return { form, draft, problem, pending, setPending, send, refused, variablesOf }
}

/** A field that the form shows takes its message, until its value changes; whether there is one. */
function showAtField(form: FormInstance, refused: Refused, { field, message }: ApiError): boolean {
  const name = namePath(field)
  const shown = form.getFieldsError().some((one) => String(one.name) === String(name))
  if (!name || !shown) return false
  refused.set(refusedKey(name), { value: form.getFieldValue(name), message })
  form.setFields([{ name, errors: [message] }])
  // The dialog that may have asked the date takes the focus with it when it closes.
  setTimeout(() => form.scrollToField(name, { block: 'center', focus: true }), CLOSING_MS)
  return true
}

function useDraft(key: string | undefined) {
  const { id } = useMe()
  const [values, setValues] = useState(() => (key ? draftOf(key, id) : undefined))
  return {
    values,
    keep: (next: FormValues) => key && keepDraft(key, id, next),
    drop: () => {
      if (key) dropDraft(key)
      setValues(undefined)
    },
  }
}

function useClose(cancel: string | (() => void) | undefined) {
  const navigate = useNavigate()
  return () => {
    if (typeof cancel === 'function') cancel()
    else void (cancel ? navigate(cancel) : navigate(-1))
  }
}

/** `input.rows.0.amount` → ['rows', 0, 'amount']. */
function namePath(field: string | undefined): (string | number)[] | undefined {
  const parts = field
    ?.replace(/^input\.?/, '')
    .split('.')
    .filter(Boolean)
  if (!parts?.length) return undefined
  // The form shows money as one field, whichever half is wrong.
  const last = parts.at(-1)
  const whole =
    parts.length > 1 && (last === 'value' || last === 'currency') ? parts.slice(0, -1) : parts
  return whole.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
