import { useState } from 'react'
import { isDate } from '#chile/dates.ts'
import { DateInput, type DateInputProps } from './DateInput.tsx'
import { dateProblem } from './rules.ts'

type Props = Omit<DateInputProps, 'onBlur'> & {
  value: string | null
  onChange: (value: string | null) => void
}

/**
 * A date field outside a form, such as the filter of a list: it answers a valid day or nothing, and
 * shows what is wrong with any other text.
 */
export function DateChoice({ value, onChange, min, max, ...rest }: Props) {
  const [typed, setTyped] = useState<{ text: string | null; over: string | null }>()
  const [left, setLeft] = useState(false)
  // The typed text stays until another day is set from outside.
  const text = typed && typed.over === value ? typed.text : value
  const problem = text === null ? undefined : dateProblem(text, { min, max })
  const change = (next: string | null) => {
    setLeft(false)
    const sound = next === null || (isDate(next) && !dateProblem(next, { min, max }))
    setTyped({ text: next, over: sound ? next : value })
    if (sound && next !== value) onChange(next)
  }
  return (
    <span className="mg-date-choice">
      <DateInput
        {...rest}
        value={text}
        min={min}
        max={max}
        onChange={change}
        onBlur={() => setLeft(true)}
        aria-invalid={left && problem !== undefined}
      />
      {left && problem && (
        <span role="alert" className="mg-field-problem">
          {problem}
        </span>
      )}
    </span>
  )
}
