import { Button } from 'antd'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { TextInput } from '#platform/web/kit/TextInput.tsx'
import type { ImportCell } from './types.ts'

type Props = {
  label: string
  cell: ImportCell
  busy: boolean
  onSave: (value: string, everywhere: boolean) => unknown
}

/**
 * A cell that is put right where it is: leaving it, or Enter, reads its row again; Escape gives
 * back what it said. One correction may be of every row that says the same.
 */
export function EditedCell({ label, cell, busy, onSave }: Props) {
  const [value, setValue] = useState(cell.text)
  const id = useId()
  const changed = value !== cell.text
  const save = (next: string, everywhere = false) => void onSave(next, everywhere)
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && changed) save(value)
    if (key === 'Escape') setValue(cell.text)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!stays && changed && !busy) save(value)
  }
  const meant = changed ? value : cell.suggestion
  const others = cell.alike
  return (
    <div role="group" aria-label={label} className="im-cell" onBlur={leave} onKeyDown={press}>
      <TextInput
        aria-label={`Valor de ${label}`}
        value={value}
        disabled={busy}
        {...(cell.problem ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
        onChange={setValue}
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
          {others > 1 && (
            <Button size="small" disabled={busy} onClick={() => save(meant, true)}>
              Aplicar a las {others} iguales
            </Button>
          )}
        </span>
      )}
    </div>
  )
}
