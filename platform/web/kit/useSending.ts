import { useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '../api.ts'
import { useAsk } from './Dialog.tsx'
import { type FormPart, type Refused, refusedKey } from './form-context.ts'
import type { FormValues, SectionFormProps } from './SectionForm.tsx'
import type { Keeping } from './useKeeping.ts'
import { useLock } from './useLock.ts'

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
  const [problem, setProblem] = useState<ApiError>()
  const [pending, setPending] = useState<FormValues>()
  const [side] = useState(() => ({
    refused: new Map() satisfies Refused as Refused,
    parts: new Map<string, FormPart>(),
  }))
  const [asked, setAsked] = useState(0)
  const lock = useLock()
  const cache = useQueryClient()
  const ask = useAsk()
  const latest = useRef({ props, keeping })
  useEffect(() => {
    latest.current = { props, keeping }
  })

  const attempt = (values: FormValues, from: string | undefined, accepted: boolean) => {
    const sent = latest.current.props
    return sent.action.attempt(variablesOf(sent, values, from), { asks: !accepted })
  }

  /** Whether what is stored is now another version, and something of it waits for a decision. */
  const refreshed = async (): Promise<'same' | 'crossed' | 'clear'> => {
    const version = latest.current.props.more?.['version']
    if (version === undefined) return 'same'
    await cache.invalidateQueries({ refetchType: 'active' })
    // What was fetched reaches the form with the next drawing.
    for (let waited = 0; waited < DRAWING_MS && isStill(version); waited += STEP_MS)
      await new Promise((done) => setTimeout(done, STEP_MS))
    if (isStill(version)) return 'same'
    const { props: now, keeping: kept } = latest.current
    kept.follow(now.initial ?? {})
    return kept.waits(now.initial ?? {}) ? 'crossed' : 'clear'
  }
  const isStill = (version: unknown) => latest.current.props.more?.['version'] === version

  const say = (error: ApiError) => {
    if (!showAtField(form, side.refused, error)) setProblem(error)
  }

  /** What failed: asked and sent again, shown to be decided, or said. */
  const answer = async (error: ApiError, values: FormValues, from?: string): Promise<void> => {
    if (error.kind === 'confirm') {
      const title = '¿Guardar de todos modos?'
      const text = error.message
      const isRight = await ask({ title, text, okText: 'Guardar', cancelText: 'Revisar' })
      return isRight ? send(values, from, { accepted: true }) : undefined
    }
    if (error.kind !== 'conflict' || error.field) return say(error)
    const now = await refreshed()
    if (now === 'crossed') return setAsked((times) => times + 1)
    // Nobody else touched what this form says: it is saved over the new version.
    if (now === 'clear' && !latest.current.props.acts)
      return send(form.getFieldsValue(), from, { again: true })
    say(error)
  }

  type Way = { accepted?: boolean; again?: boolean }
  async function send(values: FormValues, from?: string, way: Way = {}): Promise<void> {
    setProblem(undefined)
    lock.close()
    keeping.guard.letGo()
    try {
      const data = await attempt(values, from, way.accepted ?? false)
      keeping.settle(values)
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
    if (keeping.decisions.some(({ keep }) => !keep)) return setAsked((times) => times + 1)
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
