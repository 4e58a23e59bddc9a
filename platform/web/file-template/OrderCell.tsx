import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type PointerEvent, useRef } from 'react'
import type { ColumnOrder } from './useColumnOrder.ts'
import type { ColumnRow } from './types.ts'

type Props = { row: ColumnRow; order: ColumnOrder; isFirst: boolean; isLast: boolean }

/** The handle by which a column is dragged, and the buttons that move it by one place. */
export function OrderCell({ row, order, isFirst, isLast }: Props) {
  const { id, name, section } = row
  return (
    <span className="ft-order" data-column={id} data-section={section}>
      <Grip row={row} order={order} />
      <Step row={row} order={order} way={-1} disabled={isFirst} label={`Subir ${name}`} />
      <Step row={row} order={order} way={1} disabled={isLast} label={`Bajar ${name}`} />
    </span>
  )
}

type StepProps = Pick<Props, 'row' | 'order'> & { way: -1 | 1; disabled: boolean; label: string }

/** A button at the edge stays in the order of the keyboard: it keeps the focus that it has. */
const Step = ({ row, order, way, disabled, label }: StepProps) => (
  <Button
    size="small"
    type="text"
    icon={way === 1 ? <ArrowDownOutlined aria-hidden /> : <ArrowUpOutlined aria-hidden />}
    aria-label={label}
    aria-disabled={disabled}
    data-move={`${row.id} ${way}`}
    onClick={() => order.step(row, way)}
  />
)

type Target = { id: string; after: boolean; mark: HTMLElement }

/**
 * Dragged with the mouse or a finger; with the keyboard there are the buttons. Only columns of the
 * same record take it.
 */
function Grip({ row, order }: Pick<Props, 'row' | 'order'>) {
  const target = useRef<Target | undefined>(undefined)
  const clear = () => {
    target.current?.mark.removeAttribute('data-over')
    target.current = undefined
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    clear()
    const found = targetAt(event.clientX, event.clientY, row)
    if (!found) return
    found.mark.dataset['over'] = found.after ? 'after' : 'before'
    target.current = found
  }
  return (
    <span
      className="ft-grip"
      data-grip={row.id}
      title={`Arrastrar ${row.name}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        const found = target.current
        clear()
        if (found) order.drop(row.id, found.id, found.after)
      }}
      onPointerCancel={clear}
    >
      <HolderOutlined aria-hidden />
    </span>
  )
}

/** The column of the same record whose row is under the pointer, and in which half of it. */
function targetAt(x: number, y: number, { id, section }: ColumnRow): Target | undefined {
  const line = document.elementFromPoint(x, y)?.closest('tr, li')
  const mark = line?.querySelector('[data-column]')
  if (!line || !(mark instanceof HTMLElement)) return undefined
  const { column, section: record } = mark.dataset
  if (column === undefined || column === id || record !== section) return undefined
  const { top, height } = line.getBoundingClientRect()
  return { id: column, after: y > top + height / 2, mark }
}
