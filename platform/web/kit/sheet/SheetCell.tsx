import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react'
import { isBlock, readBlock } from '#platform/model/block.ts'
import './sheet.css'

type Props = {
  id: string
  label: string
  text: string
  changed: boolean
  problem: string | undefined
  /** What somebody else stored here meanwhile, as it reads. */
  theirs?: string | undefined
  /** Text beside the value, such as a permanent amount that adds to it. */
  aside?: { text: string; title: string } | undefined
  /** What people said of the cell. */
  comment?: string | undefined
  onWrite: (text: string) => void
  onNote: (text: string) => void
  onDecide: (which: 'mine' | 'theirs') => void
  /** Takes a block of cells that was pasted here. */
  onPaste?: (block: string[][]) => void
  onMove: (rows: number, columns: number) => void
  /** Fills from beside the cell, or from the cell to the end of its column or row. */
  onFill?: (fill: Fill, text: string) => void
  /** Asks what to say of the cell. */
  onComment?: () => void
}

/** From the cell above or at the left, or with this text all cells below or at the right. */
export type Fill = 'above' | 'left' | 'below' | 'right'

/**
 * One cell of a grid, written like a spreadsheet's: arrows, Enter and Tab move, Escape takes back,
 * Ctrl+D and Ctrl+R fill from the cell above and at the left, Ctrl+Shift with an arrow to the end,
 * Shift+F2 comments. What is typed counts when the cell is left.
 */
export const SheetCell = memo(function SheetCell(props: Props) {
  const { id, label, text, changed, problem, theirs, aside } = props
  const [draft, setDraft] = useState(text)
  const [shown, setShown] = useState(text)
  if (shown !== text) {
    setShown(text)
    setDraft(text)
  }
  const takeBack = () => {
    setDraft(text)
    props.onNote(text)
  }
  const paste = (event: ClipboardEvent) => {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (!isBlock(block) || !props.onPaste) return
    event.preventDefault()
    props.onPaste(block)
  }
  const state = problem ? ' mg-cell-wrong' : changed ? ' mg-cell-changed' : ''
  const note = problem || theirs !== undefined ? `${id}-note` : undefined
  const { comment } = props
  const said = [...(aside ? [aside.title] : []), ...(comment ? [`Comentario: ${comment}`] : [])]
  return (
    <div className={`mg-cell${state}`}>
      {aside && (
        <span className="mg-cell-aside" title={aside.title}>
          {aside.text}
        </span>
      )}
      <input
        id={id}
        aria-label={[label, ...said].join('. ')}
        {...(comment ? { title: comment } : {})}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note}
        inputMode="decimal"
        autoComplete="off"
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setDraft(target.value)
          props.onNote(target.value)
        }}
        onBlur={() => {
          if (draft !== text) props.onWrite(draft)
        }}
        onKeyDown={(event) => press(event, { ...props, draft, takeBack })}
        onPaste={paste}
      />
      {comment && <span className="mg-cell-comment" aria-hidden />}
      {problem && (
        <span id={note} role="alert" className="mg-cell-note">
          {problem}
        </span>
      )}
      {!problem && theirs !== undefined && (
        <Crossed id={note} theirs={theirs} onDecide={props.onDecide} />
      )}
    </div>
  )
})

type Pressed = Pick<Props, 'text' | 'onMove' | 'onFill' | 'onComment'> & {
  draft: string
  takeBack: () => void
}

/** What a key does in a cell: it moves, fills, comments or takes back. */
function press(event: KeyboardEvent<HTMLInputElement>, cell: Pressed): void {
  const step = stepOf(event, event.currentTarget)
  const fill = fillOf(event)
  if (fill && cell.onFill) {
    event.preventDefault()
    cell.onFill(fill, cell.draft)
  } else if (event.key === 'F2' && event.shiftKey && cell.onComment) {
    event.preventDefault()
    cell.onComment()
  } else if (step) {
    event.preventDefault()
    cell.onMove(...step)
  } else if ((event.key === 'Escape' || undoes(event)) && cell.draft !== cell.text) {
    // Inside a cell the first step back is the cell itself; a dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
    cell.takeBack()
  }
}

type CrossedProps = { id: string | undefined; theirs: string; onDecide: Props['onDecide'] }

/** Both changed the cell: what the other one stored, and the choice. */
const Crossed = ({ id, theirs, onDecide }: CrossedProps) => (
  <span id={id} role="alert" className="mg-cell-note">
    Otra persona guardó {theirs === '' ? 'nada' : theirs}
    <button type="button" onClick={() => onDecide('mine')}>
      Dejar lo mío
    </button>
    <button type="button" onClick={() => onDecide('theirs')}>
      Tomar lo guardado
    </button>
  </span>
)

const undoes = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey)

/** Which fill the keys of a spreadsheet ask for. */
function fillOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Fill | undefined {
  if (!ctrlKey && !metaKey) return undefined
  if (shiftKey) {
    return key === 'ArrowDown' ? 'below' : key === 'ArrowRight' ? 'right' : undefined
  }
  const letter = key.toLowerCase()
  return letter === 'd' ? 'above' : letter === 'r' ? 'left' : undefined
}

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

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, over a whole grid. */
export function stepBack(event: KeyboardEvent, steps: { undo: () => void; redo: () => void }) {
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) steps.redo()
  else steps.undo()
}

/** Goes to a cell by its id, in sight. */
export function goToCell(id: string) {
  const cell = document.getElementById(id)
  cell?.focus()
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
