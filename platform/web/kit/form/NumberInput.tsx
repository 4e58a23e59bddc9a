import { Input, type InputRef } from 'antd'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { onePaste } from './paste.ts'
import {
  caretIn,
  leaveNumber,
  shown,
  type Typed,
  typeNumber,
  unitOf,
  untyped,
  valueOf,
} from './typed-number.ts'

type Props = {
  id?: string
  value?: string | number | null
  /** The exact decimal text without thousands separators, what is no number as typed, or null. */
  onChange?: (value: string | null) => void
  onBlur?: () => void
  decimals?: number
  /** What it counts, as its field says: CLP, UF, %, días. */
  unit?: string | undefined
  prefix?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean | 'true' | 'false'
  size?: 'small' | 'middle'
}

/**
 * A number, grouped as it is typed: 1.234.567,89. The value is text (never a binary fraction);
 * what is not a number stays in the field as typed, so that validation can speak about it.
 */
export function NumberInput({ value, onChange, onBlur, decimals = 0, unit, ...rest }: Props) {
  const input = useRef<InputRef>(null)
  const caret = useRef<number | undefined>(undefined)
  const pasted = useRef<string | undefined>(undefined)
  const [typed, setTyped] = useState<Typed & { value: string | null }>({ ...untyped, value: null })
  const current = value === undefined || value === null || value === '' ? null : String(value)
  // What the person sees is what was typed, as long as it means the value of the form.
  const isTyped = typed.value === current && current !== null
  const now: Typed = isTyped ? typed : { ...untyped, text: current === null ? '' : shown(current) }

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const at = caretIn(now.text, caret.current)
    input.current?.setSelectionRange(at, at)
    caret.current = undefined
  })

  // An amount that says it is in UF is no amount in pesos, and no percentage.
  const isForeign = (text: string) => (unitOf(text) ?? unit) !== unit
  const show = (next: Typed) => {
    const meant = isForeign(next.text) ? next.text : valueOf(next.text)
    setTyped({ ...next, value: meant })
    if (meant !== current) onChange?.(meant)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = typeNumber(
      now,
      target.value,
      decimals,
      isForeign(target.value) ? undefined : pasted.current,
    )
    pasted.current = undefined
    caret.current = target.value.slice(target.selectionStart ?? 0).replaceAll('.', '').length
    show(next)
  }
  return (
    <Input
      {...rest}
      ref={input}
      className="mg-number"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={now.text}
      onPaste={(event) => {
        pasted.current = onePaste(event)
      }}
      onChange={change}
      onBlur={() => {
        if (!isForeign(now.text)) show(leaveNumber(now))
        onBlur?.()
      }}
    />
  )
}
