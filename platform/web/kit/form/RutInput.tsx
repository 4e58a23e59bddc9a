import { asText } from '#platform/web/look/format.ts'
import { Input, type InputProps } from 'antd'
import { useRef } from 'react'
import { onePaste } from './paste.ts'

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  value?: string | null
  onChange?: (value: string) => void
}

/** A RUT that gets its dots and hyphen as it is typed; any usual form can be pasted. */
export function RutInput({ value, onChange, ...rest }: Props) {
  const typed = useRef({ text: '', shown: '' })
  const change = (next: string) => {
    const { text, shown } = typed.current
    // What is added to a RUT with its signs is added to what was typed: when that turns out to be
    // no RUT, such as a date, it is shown as it was typed and not between the signs of a RUT.
    const adds = shown !== '' && next.startsWith(shown)
    const whole = adds ? text + next.slice(shown.length) : next
    typed.current = { text: whole, shown: typeRut(whole) }
    onChange?.(typed.current.shown)
  }
  return (
    <Input
      placeholder="12.345.678-5"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      onPaste={onePaste}
      className="tabular"
      value={typeRut(asText(value))}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/**
 * `123456785` → `12.345.678-5`: the last character is the check digit. What cannot be a RUT (other
 * letters, too many digits) stays as it was typed, so that its problem can be said.
 */
export function typeRut(text: string): string {
  const match = /^0*(\d{0,9})([\dK]?)$/.exec(text.toUpperCase().replace(/[\s.‐‑–—-]/g, ''))
  if (!match) return text
  const significant = match.slice(1).join('')
  // Zeros alone are no RUT, and no empty field either.
  if (significant === '') return text
  if (significant.length < 2) return significant
  const body = significant.slice(0, -1)
  return `${body.replace(/\B(?=(\d{3})+$)/g, '.')}-${significant.at(-1)}`
}
