import { useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '#platform/web/api/api.ts'
import type { Asked } from './Conflict.tsx'
import { useAsk } from '../page/Dialog.tsx'
import { type FormPart, type Refused, refusedKey } from './form-context.ts'
import { type Crossing, sameValue } from './form-values.ts'
import type { FormValues, SectionFormProps } from './form-props.ts'
import type { Keeping } from './useDraftedForm.ts'
import { useLock } from './useLock.ts'

/** What is asked again before it is done, in the word of the button that asked for it. */
const anyway = (act = 'Guardar') => ({
  title: `¿${act} de todos modos?`,
  okText: act,
  cancelText: 'Revisar',
})
const CLOSING_MS = 250
/** A page that fetched draws within this, on a machine that is very busy. */
const DRAWING_MS = 2000
const STEP_MS = 20

/** Sends a form, and says what came of it where it belongs. */
export function useSending<Variables, Data>(
  form: FormInstance,
  props: SectionFormProps<Variables, Data>,
  keeping: Keeping,
) {
  const [pending, setPending] = useState<FormValues>()
  const [asked, setAsked] = useState<Asked>({ times: 0 })
  const { side, problem, say, unsay } = useRefusals(form)
  const lock = useLock()
  const ask = useAsk()
  const latest = useLatest({ props, keeping })
  const refreshed = useRefreshed(latest)
  /** Brings what waits for a decision into view. */
  const insist = (said = asked.said) => setAsked(({ times }) => ({ times: times + 1, said }))

  /** What failed: asked and sent again, shown to be decided, or said. */
  const answer = async (error: ApiError, values: FormValues, from?: string): Promise<void> => {
    if (error.kind === 'confirm') {
      const isRight = await ask({ ...anyway(latest.current.props.submit), text: error.message })
      return isRight ? send(values, from, { accepted: true }) : undefined
    }
    if (error.kind !== 'conflict' || error.field) return say(error)
    const now = await refreshed()
    if (now === 'crossed') return insist(error.message)
    // Nobody else touched what this form says: it is saved over the new version.
    if (now === 'clear' && !latest.current.props.acts)
      return send(form.getFieldsValue(), from, { again: true })
    say(error)
  }

  async function send(values: FormValues, from?: string, way: Way = {}): Promise<void> {
    unsay()
    lock.close()
    keeping.guard.letGo()
    try {
      const sent = latest.current.props
      const variables = variablesOf(sent, values, from)
      const data = await sent.action.attempt(variables, { asks: !way.accepted })
      keeping.settle(values)
      setAsked({ times: 0 })
      setPending(undefined)
      latest.current.props.onDone?.(data)
    } catch (failure) {
      keeping.guard.hold()
      setPending(undefined)
      const error = asApiError(failure)
      await (way.again ? say(error) : answer(error, values, from))
    }
  }

  const finish = (values: FormValues) => {
    if (lock.isClosed()) return
    if (keeping.decisions.some(({ keep }) => !keep)) return insist()
    if (props.since) setPending(values)
    else void send(values)
  }
  return {
    problem,
    pending,
    setPending,
    side,
    asked,
    lock,
    finish,
    sendFrom: (from: string) => void (pending && send(pending, from)),
    /** What would be sent, to say what it does. */
    variablesFrom: (from: string) => variablesOf(props, pending ?? {}, from),
  }
}

/** The same is sent once more: after a yes to what was asked, or over a newer version. */
type Way = { accepted?: boolean; again?: boolean }

/** A value as it was drawn last, for what goes on after waiting. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** What was refused of a form: at its fields, and below it what belongs to none of them. */
function useRefusals(form: FormInstance) {
  const [problem, setProblem] = useState<ApiError>()
  const [side] = useState(() => ({
    refused: new Map() satisfies Refused as Refused,
    parts: new Map<string, FormPart>(),
  }))
  return {
    side,
    problem,
    say: (error: ApiError) => {
      if (!showAtField(form, side.refused, error)) setProblem(error)
    },
    unsay: () => setProblem(undefined),
  }
}

type Latest<Variables, Data> = RefObject<{
  props: SectionFormProps<Variables, Data>
  keeping: Keeping
}>

/**
 * Fetches what is stored now. Answers whether it is another version, and whether something of it
 * waits for a decision.
 */
function useRefreshed<Variables, Data>(latest: Latest<Variables, Data>) {
  const cache = useQueryClient()
  const versionNow = () => latest.current.props.more?.['version']
  return async (): Promise<'same' | 'crossed' | 'clear'> => {
    const version = versionNow()
    const { decisions: before } = latest.current.keeping
    if (version === undefined) return 'same'
    await cache.invalidateQueries({ refetchType: 'active' })
    // What was fetched reaches the form with the next drawing.
    for (let waited = 0; waited < DRAWING_MS && versionNow() === version; waited += STEP_MS)
      await new Promise((done) => setTimeout(done, STEP_MS))
    if (versionNow() === version) return 'same'
    const { props, keeping } = latest.current
    keeping.follow(props.initial ?? {})
    // Who decided while the rest of the page was fetched was asked to save afterwards.
    const isNew = ({ name, theirs }: Crossing) =>
      !before.some((one) => one.name === name && sameValue(one.theirs, theirs))
    return keeping.waits(props.initial ?? {}) || keeping.decisions.some(isNew) ? 'crossed' : 'clear'
  }
}

export type Sending<Variables, Data> = ReturnType<typeof useSending<Variables, Data>>

function variablesOf<Variables, Data>(
  { variables, more, toInput, since }: SectionFormProps<Variables, Data>,
  values: FormValues,
  from: string | undefined,
): Variables {
  const fields = toInput?.(values) ?? values
  const input = { ...more, ...fields, ...(since && from ? { [since]: from } : {}) }
  return { ...variables, input } as Variables
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
