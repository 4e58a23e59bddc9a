import { useEffect, useState } from 'react'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import { isNumber } from '../model/cell.ts'
import type { CellKind } from '../model/cell.ts'
import { typedAs } from '../model/shape-cells.ts'

type Props = {
  label: string
  kind: CellKind
  value: string
  onChange: (value: string) => void
}

/** The pause after which what was typed is asked for. */
const PAUSE_MS = 500

/** The value of a condition, asked for once its person stops typing; what is none is said. */
export function TypedValue({ label, kind, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  // Another condition, or the report as it was before: what was typed of it goes.
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return undefined
    const waiting = setTimeout(() => onChange(typed), PAUSE_MS)
    return () => clearTimeout(waiting)
  })
  const isWrong = typed.trim() !== '' && typedAs(kind, typed) === undefined
  return (
    <span className="rp-typed">
      <TextInput
        aria-label={label}
        aria-invalid={isWrong}
        value={typed}
        placeholder={placeholderOf(kind)}
        onChange={setTyped}
        onBlur={() => onChange(typed)}
      />
      {isWrong && (
        <span role="alert" className="mg-field-problem">
          {kind === 'date' ? 'Escriba un día, como 05-09-2026' : 'Escriba un número'}
        </span>
      )}
    </span>
  )
}

function placeholderOf(kind: CellKind): string {
  if (kind === 'date') return 'DD-MM-AAAA'
  return isNumber(kind) ? '1.234' : 'Valor'
}
