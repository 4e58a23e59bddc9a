import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { type ApiError, codeOf } from '#platform/web/api/api.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { notify } from '#platform/web/look/notify.ts'

/** What was typed and not saved is back, with its way out. */
export const Recovered = ({ at, onDrop }: { at: string; onDrop: () => void }) => (
  <Alert
    type="info"
    showIcon
    title={`Se recuperó lo que escribió y no guardó (${formatMoment(at)}).`}
    action={
      <Button size="small" onClick={onDrop}>
        Descartar
      </Button>
    }
  />
)

/** What went wrong and is of no field: brought into view, or said in a notice. */
export function Problem({ error }: { error: ApiError }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoView(box.current, error), [error])
  const offline = error.kind === 'offline'
  return (
    <div ref={box} tabIndex={-1} className="mg-form-problem">
      <Alert
        type={offline ? 'warning' : 'error'}
        showIcon
        role="alert"
        title={error.message}
        {...(offline ? { description: 'Lo que escribió sigue aquí.' } : {})}
      />
    </div>
  )
}

/** After a dialog that may have asked something is gone. */
const CLOSING_MS = 250

function bringIntoView(box: HTMLElement | null, error: ApiError) {
  const timer = setTimeout(() => {
    box?.scrollIntoView({ block: 'center' })
    box?.focus({ preventScroll: true })
    if (box && !isInSight(box)) notify.error(error.message, codeOf(error))
  }, CLOSING_MS)
  return () => clearTimeout(timer)
}

/** Whether the middle of an element is visible: inside the window and not covered by a bar. */
function isInSight(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return there !== null && box.contains(there)
}
