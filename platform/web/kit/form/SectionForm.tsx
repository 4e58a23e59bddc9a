import { Button, Form, type FormInstance } from 'antd'
import { type KeyboardEvent, useEffect, useImperativeHandle, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { draftAt } from '#platform/web/draft/drafts.ts'
import { Conflict } from './Conflict.tsx'
import { useAsk } from '../page/Dialog.tsx'
import { FormContext, type FormSide } from './form-context.ts'
import { Problem, Recovered } from './FormNotices.tsx'
import type { FormValues, SectionFormProps } from './form-props.ts'
import { SinceDialog } from './SinceDialog.tsx'
import { type Keeping, type Store, useDraftedForm } from './useDraftedForm.ts'
import { type Sending, useSending } from './useSending.ts'

export type { FormAction, FormHandle, FormValues, SectionFormProps } from './form-props.ts'

/**
 * A form of an entity's fields, anywhere: errors land at their field, and nothing typed is lost.
 * Everything typed is a draft until it is saved or discarded.
 */
export function SectionForm<Variables, Data>(props: SectionFormProps<Variables, Data>) {
  const [round, setRound] = useState(0)
  const restart = () => {
    // What is shown beside the fields goes back with them.
    props.onChange?.(props.initial ?? nothing)
    setRound(round + 1)
  }
  return <OneForm key={round} {...props} restart={restart} />
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
  const keeping = useDraftedForm({
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
  const { typed, touch, propose } = writingIn(form, { keeping, sending, onChange })
  const discard = () => (keeping.drop(), restart())
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={keeping.initial}
      disabled={props.disabled ?? false}
      scrollToFirstError={{ block: 'center', focus: true }}
      onSubmitCapture={() => forgive(sending)}
      onKeyDownCapture={sendAtKey}
      onFinish={sending.finish}
      onValuesChange={typed}
      className="mg-form"
      data-form={action.name}
      noValidate
    >
      {keeping.restoredAt && <Recovered at={keeping.restoredAt} onDrop={discard} />}
      <FormContext value={{ ...sending.side, touch, propose }}>
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

type Written = {
  keeping: Keeping
  sending: { lock: { free: () => void } }
  onChange: ((values: FormValues) => void) | undefined
}

/** The ways to write in a form: by a person, for one, and as a proposal of the page. */
function writingIn(form: FormInstance, { keeping, sending, onChange }: Written) {
  const typed = (changed: FormValues, values: FormValues) => {
    sending.lock.free()
    keeping.typed(Object.keys(changed))
    onChange?.(values)
  }
  const propose: FormSide['propose'] = (path, value) => {
    const name = String(Array.isArray(path) ? path[0] : path)
    if (!keeping.mayPropose(name)) return
    form.setFields([{ name: path, value, errors: [] }])
    sending.lock.free()
    keeping.propose(name)
    onChange?.(form.getFieldsValue(true))
  }
  return { typed, touch: () => typed({}, form.getFieldsValue(true)), propose }
}

/** What was refused is asked of the server again: another field may have cured it. */
function forgive({ lock, side }: Pick<Sending<unknown, unknown>, 'lock' | 'side'>) {
  if (!lock.isClosed()) side.refused.clear()
}

/**
 * Ctrl+Enter sends from any field, also from a text of several lines, where Enter begins a line.
 * What is typed in a dialog over the form is not the form's.
 */
function sendAtKey(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, target, currentTarget: form } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return
  if (!(target instanceof HTMLElement) || !form.contains(target)) return
  event.preventDefault()
  // A list that is searched would take the key, and open.
  event.stopPropagation()
  // What is being typed is taken as on leaving its field: a date, a number.
  target.blur()
  target.focus()
  setTimeout(() => form.requestSubmit())
}

type SubmitProps = { busy: boolean; locked: boolean; text: string | undefined }

const Submit = ({ busy, locked, text = 'Guardar' }: SubmitProps) => (
  <Button type="primary" htmlType="submit" loading={busy} aria-disabled={locked}>
    {text}
  </Button>
)

/** Asks from which day the change holds, once everything else is right. */
function Since<Variables, Data>({
  props: { action, offered, consequence },
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
  keeping: ReturnType<typeof useDraftedForm>,
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
