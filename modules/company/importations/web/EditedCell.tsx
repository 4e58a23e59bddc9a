import { Button } from 'antd'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import type { ImportCell } from './types.ts'

type Props = {
  label: string
  cell: ImportCell
  busy: boolean
  onSave: (value: string, everywhere: boolean) => unknown
}

/** How long a cell that was left waits for one of its buttons, in milliseconds. */
const LEFT_MS = 250

/**
 * A cell that is put right in its place: Enter, or leaving it, reads its row again. One correction
 * may be of every row that says the same.
 */
export function EditedCell({ label, cell, busy, onSave }: Props) {
  const [value, setValue] = useState(cell.text)
  const left = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const changed = value !== cell.text
  useEffect(() => () => clearTimeout(left.current), [])
  const save = (next: string, everywhere = false) => {
    clearTimeout(left.current)
    void onSave(next, everywhere)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changed) save(value)
  }
  const leave = () => {
    if (changed && !busy) left.current = setTimeout(() => save(value), LEFT_MS)
  }
  const meant = changed ? value : cell.suggestion
  return (
    <form className="im-cell" onSubmit={submit}>
      <TextInput
        aria-label={label}
        value={value}
        disabled={busy}
        {...(cell.problem ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        onChange={setValue}
        onBlur={leave}
      />
      {cell.problem && (
        <span id={id} className="im-cell-wrong">
          {cell.problem}
        </span>
      )}
      {meant && (
        <span className="im-cell-acts">
          <Button size="small" disabled={busy} onClick={() => save(meant)}>
            {changed ? 'Corregir' : `Usar «${meant}»`}
          </Button>
          {cell.alike > 1 && (
            <Button size="small" disabled={busy} onClick={() => save(meant, true)}>
              Aplicar a las {cell.alike} iguales
            </Button>
          )}
        </span>
      )}
    </form>
  )
}
