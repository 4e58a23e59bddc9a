import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react'

type Props = {
  id: string
  label: string
  text: string
  changed: boolean
  problem: string | undefined
  /** What lasts longer than the month and adds to it, ready to read. */
  lasting: string | undefined
  onWrite: (text: string) => void
  onPaste: (text: string) => boolean
  onMove: (rows: number, columns: number) => void
}

/**
 * One cell of the grid: written like a spreadsheet's. What is typed counts when the cell is left.
 */
export const EntryCell = memo(function EntryCell(props: Props) {
  const { id, label, text, changed, problem, lasting, onWrite, onMove } = props
  const [draft, setDraft] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(text)
  if (shown !== text) {
    setShown(text)
    setDraft(text)
  }
  const leave = () => {
    if (draft !== text) onWrite(draft)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOf(event, input.current)
    if (step) {
      event.preventDefault()
      onMove(...step)
    } else if (event.key === 'Escape' && draft !== text) {
      event.preventDefault()
      setDraft(text)
    } else if (undoes(event) && draft !== text) {
      // Inside a cell the first step back is the cell itself.
      event.preventDefault()
      event.stopPropagation()
      setDraft(text)
    }
  }
  const paste = (event: ClipboardEvent) => {
    if (props.onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  const state = problem ? ' pm-cell-wrong' : changed ? ' pm-cell-changed' : ''
  return (
    <div className={`pm-cell${state}`}>
      {lasting && (
        <span className="pm-cell-lasting" title={`Además, ${lasting} permanente o en cuotas`}>
          +{lasting}
        </span>
      )}
      <input
        ref={input}
        id={id}
        aria-label={lasting ? `${label}. Además, ${lasting} permanente o en cuotas` : label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
        onPaste={paste}
      />
      {problem && (
        <span id={`${id}-problem`} role="alert" className="pm-cell-note">
          {problem}
        </span>
      )}
    </div>
  )
})

const undoes = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey)

/** Where a key leads; arrows to the sides only from the edge of what is written. */
function stepOf(
  event: KeyboardEvent,
  input: HTMLInputElement | null,
): [number, number] | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || !input) return undefined
  const { selectionStart: from, selectionEnd: to, value } = input
  const whole = from === 0 && to === value.length
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0]
  if (key === 'ArrowDown') return [1, 0]
  if (key === 'ArrowUp') return [-1, 0]
  if (key === 'ArrowLeft' && (whole || (from === 0 && to === 0))) return [0, -1]
  if (key === 'ArrowRight' && (whole || (from === value.length && to === value.length)))
    return [0, 1]
  return undefined
}
