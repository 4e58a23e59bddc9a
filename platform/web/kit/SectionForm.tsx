import { Button, Form } from 'antd'
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { draftAt } from '../drafts.ts'
import type { Action } from '../useAction.ts'
import { Conflict } from './Conflict.tsx'
import { useAsk } from './Dialog.tsx'
import { FormContext } from './form-context.ts'
import { Problem, Recovered } from './FormNotices.tsx'
import { fillsGaps } from './gaps.ts'
import { type OfferedDay, SinceDialog } from './SinceDialog.tsx'
import { type Store, useKeeping } from './useKeeping.ts'
import { type Sending, useSending } from './useSending.ts'

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
  /** A day offered there besides today; chosen already when what is entered fills a gap. */
  offered?: OfferedDay | undefined
  /** Called as values change, for what is shown beside the fields. */
  onChange?: (values: FormValues) => void
  disabled?: boolean
  handle?: RefObject<FormHandle | null>
}

/**
 * A form of an entity's fields, anywhere: errors land at their field, and nothing typed is lost.
 * Everything typed is a draft until it is saved or discarded.
 */
export function SectionForm<Variables, Data>(props: SectionFormProps<Variables, Data>) {
  const [round, setRound] = useState(0)
  return <OneForm key={round} {...props} restart={() => setRound(round + 1)} />
}

type OneProps<Variables, Data> = SectionFormProps<Variables, Data> & { restart: () => void }

function OneForm<Variables, Data>(props: OneProps<Variables, Data>) {
  const { action, more, onChange, restart } = props
  const [form] = Form.useForm()
  // Every value of the form, also of fields that are not shown now.
  const [store] = useState<Store>(() => ({
    read: () => form.getFieldsValue(true),
    write: (name, value) => form.setFieldValue(name, value),
  }))
  const keeping = useKeeping({
    store,
    place: usePlace(props.draft ?? nameOf(props)),
    stored: props.initial ?? nothing,
    shared: more?.['version'] !== undefined,
    light: props.light ?? false,
    unkept: props.unkept ?? false,
  })
  const sending = useSending(form, props, keeping)
  const leave = useLeave(props.cancel, keeping)
  useImperativeHandle(props.handle, () => ({ leave: () => void leave() }))
  useEffect(() => {
    // What is shown beside the fields knows nothing of the draft yet.
    if (keeping.restoredAt) onChange?.(form.getFieldsValue(true))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const touch = () => {
    sending.lock.free()
    keeping.typed([])
    onChange?.(form.getFieldsValue(true))
  }
  const discard = () => (keeping.drop(), restart())
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={keeping.initial}
      disabled={props.disabled ?? false}
      scrollToFirstError={{ block: 'center', focus: true }}
      onFinish={sending.finish}
      onValuesChange={(changed: FormValues, values: FormValues) => {
        sending.lock.free()
        keeping.typed(Object.keys(changed))
        onChange?.(values)
      }}
      className="mg-form"
      data-form={action.name}
      noValidate
    >
      {keeping.restoredAt && <Recovered at={keeping.restoredAt} onDrop={discard} />}
      <FormContext value={{ ...sending.side, touch }}>
        {props.children}
        <Conflict
          decisions={keeping.decisions}
          decide={(name, which) => (keeping.decide(name, which), touch())}
          parts={sending.side.parts}
          asked={sending.asked}
        />
      </FormContext>
      {sending.problem && <Problem error={sending.problem} />}
      <div className="mg-form-buttons">
        {!props.stays && <Button onClick={() => void leave()}>Cancelar</Button>}
        {props.stays && !props.light && keeping.dirty && (
          <Button onClick={discard}>Descartar cambios</Button>
        )}
        <Submit busy={action.busy} locked={sending.lock.locked} text={props.submit} />
      </div>
      {props.since && <Since props={props} sending={sending} />}
    </Form>
  )
}

type SubmitProps = { busy: boolean; locked: boolean; text: string | undefined }

const Submit = ({ busy, locked, text = 'Guardar' }: SubmitProps) => (
  <Button type="primary" htmlType="submit" loading={busy} aria-disabled={locked}>
    {text}
  </Button>
)

/** Asks from which day the change holds, once everything else is right. */
function Since<Variables, Data>({
  props: { action, initial, offered, consequence },
  sending: { pending, setPending, sendFrom, variablesFrom },
}: {
  props: SectionFormProps<Variables, Data>
  sending: Sending<Variables, Data>
}) {
  return (
    <SinceDialog
      open={pending !== undefined}
      busy={action.busy}
      onCancel={() => setPending(undefined)}
      onChoose={sendFrom}
      offered={offered}
      preferOffered={pending !== undefined && fillsGaps(initial ?? nothing, pending)}
      consequence={consequence && ((from) => consequence(variablesFrom(from)))}
    />
  )
}

const nothing: FormValues = {}

/** Where a draft of this form waits: the address, and its name there. */
export const usePlace = (name: string): string => `${useLocation().pathname} ${name}`

/** Whether something typed waits there, so that the form that it was typed in opens by itself. */
export const useHasDraft = (name: string): boolean => draftAt(usePlace(name)) !== undefined

/** The operation, and the row it is about. */
function nameOf<Variables, Data>({ action, variables, more }: SectionFormProps<Variables, Data>) {
  const ids = Object.entries({ ...variables, ...more })
    .filter(([key]) => /(^id|Id|^key|^code|Month)$/.test(key))
    .map(([, value]) => String(value))
  return [action.name, ...ids].join(' ')
}

/** «Cancelar», Escape and ×: what was typed is asked about before it is thrown away. */
function useLeave(
  cancel: string | (() => void) | undefined,
  keeping: ReturnType<typeof useKeeping>,
) {
  const navigate = useNavigate()
  const ask = useAsk()
  return async () => {
    const mayGo =
      !keeping.dirty ||
      (await ask({
        title: '¿Descartar lo escrito?',
        text: 'Lo que escribió y no guardó se pierde.',
        okText: 'Descartar',
        cancelText: 'Seguir escribiendo',
        danger: true,
      }))
    if (!mayGo) return
    keeping.drop()
    keeping.guard.letGo()
    if (typeof cancel === 'function') cancel()
    else void (cancel ? navigate(cancel) : navigate(-1))
  }
}
