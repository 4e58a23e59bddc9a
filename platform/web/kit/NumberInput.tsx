import { Input, type InputRef } from 'antd'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { formatNumber, parseNumber } from '#chile/numbers.ts'

type Props = {
  id?: string
  value?: string | number | null
  /** The exact decimal text without thousands separators, or null when empty. */
  onChange?: (value: string | null) => void
  onBlur?: () => void
  decimals?: number
  negative?: boolean
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
export function NumberInput({ value, onChange, decimals = 0, negative = false, ...rest }: Props) {
  const input = useRef<InputRef>(null)
  const caret = useRef<number | undefined>(undefined)
  const [typed, setTyped] = useState<{ text: string; value: string | null }>()
  const current = value === undefined || value === null || value === '' ? null : String(value)
  // What the person sees is what was typed, as long as it means the value of the form.
  const shown = typed && typed.value === current ? typed.text : current ? formatNumber(current) : ''

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const at = positionOf(shown, caret.current)
    input.current?.setSelectionRange(at, at)
    caret.current = undefined
  })

  const change = (raw: string, selection: number) => {
    const text = regroup(raw, decimals, negative)
    caret.current = raw.slice(selection).replace(/[^\d,]/g, '').length
    const next = text === '' ? null : (parseNumber(text.replace(/,$/, '')) ?? text)
    setTyped({ text, value: next })
    onChange?.(next)
  }

  return (
    <Input
      {...rest}
      ref={input}
      className="mg-number"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onChange={(event) => change(event.target.value, event.target.selectionStart ?? 0)}
    />
  )
}

/** Keeps digits, one comma and a leading minus; groups the whole part. */
export function regroup(raw: string, decimals: number, negative: boolean): string {
  const sign = negative && raw.trim().startsWith('-') ? '-' : ''
  // The point of a numeric keypad, typed last, means the comma.
  const keypad = decimals > 0 && !raw.includes(',') ? raw.replace(/\.$/, ',') : raw
  const [whole = '', ...fractions] = keypad.replace(/[^\d,]/g, '').split(',')
  const digits = whole.replace(/^0+(?=\d)/, '')
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.')
  if (decimals === 0 || fractions.length === 0) return sign + grouped
  return `${sign}${grouped || '0'},${fractions.join('').slice(0, decimals)}`
}

/** The caret stays with as many digits to its right as before. */
function positionOf(text: string, after: number): number {
  let seen = 0
  let at = text.length
  while (at > 0 && seen < after) {
    at -= 1
    if (/[\d,]/.test(text[at] ?? '')) seen += 1
  }
  return at
}
