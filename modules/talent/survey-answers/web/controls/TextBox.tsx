import { useId } from 'react'
import { formatNumber } from '#chile/numbers.ts'

type Props = {
  value: string
  longest: number
  disabled: boolean
  onChange: (text: string) => unknown
  onRest: () => void
  rows?: number
} & ({ label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string })

/** What is written with one's own words, with how much of it there is. */
export function TextBox(props: Props) {
  const { value, longest, disabled, onChange, onRest, rows = 3, label, labelledBy } = props
  const id = useId()
  const count = `${formatNumber(value.length)} de ${formatNumber(longest)}`
  return (
    <div className="sv-written">
      {label && <label htmlFor={id}>{label}</label>}
      <textarea
        id={id}
        className="sv-text"
        aria-labelledby={labelledBy}
        rows={rows}
        maxLength={longest}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onRest}
      />
      <span className="sv-count soft">{count}</span>
    </div>
  )
}
