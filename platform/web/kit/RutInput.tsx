import { Input, type InputProps } from 'antd'

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  value?: string | null
  onChange?: (value: string) => void
}

/** A RUT that gets its dots and hyphen as it is typed; any usual form can be pasted. */
export function RutInput({ value, onChange, ...rest }: Props) {
  return (
    <Input
      placeholder="12.345.678-5"
      autoComplete="off"
      spellCheck={false}
      maxLength={14}
      {...rest}
      className="tabular"
      value={typeRut(value ?? '')}
      onChange={(event) => onChange?.(typeRut(event.target.value))}
    />
  )
}

/** `123456785` → `12.345.678-5`: the last character is the check digit. */
export function typeRut(text: string): string {
  const clean = text.toUpperCase().replace(/[^\dK]/g, '')
  const significant = clean.replace(/^0+/, '').replace(/K(?=.)/g, '')
  if (significant.length < 2) return significant
  const body = significant.slice(0, -1).slice(0, 9)
  return `${body.replace(/\B(?=(\d{3})+$)/g, '.')}-${significant.at(-1)}`
}
