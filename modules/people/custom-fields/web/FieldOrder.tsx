import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { type RowAction, RowActions } from '#platform/web/kit/list/RowActions.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { UserFieldType, UserFieldWorker } from '../model/user-field.ts'
import type { FieldRow } from './types.ts'
import './custom-fields.css'

type Props = {
  fields: readonly FieldRow[]
  /** Brings a field to a place, the first one being 1. */
  onMove: (field: FieldRow, position: number) => void
  actionsOf: (field: FieldRow) => readonly RowAction[]
}

/** Fields that are dragged by their handle, or moved with its buttons and Alt with the arrows. */
export function FieldOrder({ fields, onMove, actionsOf }: Props) {
  const may = useCan()('userFields.update')
  const [dragged, setDragged] = useState<string>()
  const moveTo = (field: FieldRow, at: number) => {
    if (at >= 0 && at < fields.length && fields[at] !== field) onMove(field, at + 1)
  }
  useDropped(dragged, (place) => {
    const field = fields.find(({ id }) => id === dragged)
    setDragged(undefined)
    if (field && place !== undefined) moveTo(field, place)
  })
  return (
    <ol className="cf-order" aria-label="Campos en su orden">
      {fields.map((field, at) => (
        <li
          key={field.id}
          className="cf-row"
          data-place={at}
          data-dragged={dragged === field.id || undefined}
        >
          {may && (
            <button
              type="button"
              className="cf-handle"
              aria-label={`Mover ${field.title}: arrastre, o Alt con las flechas`}
              onPointerDown={(event) => {
                event.currentTarget.releasePointerCapture(event.pointerId)
                setDragged(field.id)
              }}
              onKeyDown={(event) => stepOf(event, (by) => moveTo(field, at + by))}
            >
              <HolderOutlined aria-hidden />
            </button>
          )}
          <FieldWords field={field} />
          {may && <MoveButtons field={field} at={at} last={fields.length - 1} moveTo={moveTo} />}
          <RowActions of={field.title} actions={actionsOf(field)} />
        </li>
      ))}
    </ol>
  )
}

/** Alt with an arrow moves by one place. */
function stepOf(event: KeyboardEvent, move: (by: number) => void) {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? -1 : 1)
}

/** Once what is dragged is let go, by mouse, pen or finger: over the row of which place. */
function useDropped(dragged: string | undefined, onDrop: (place: number | undefined) => void) {
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (dragged === undefined) return undefined
    const ends = ({ clientX, clientY }: PointerEvent) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest('li[data-place]')
      const place = row?.getAttribute('data-place')
      drop(place ? Number(place) : undefined)
    }
    const leaves = () => drop(undefined)
    window.addEventListener('pointerup', ends)
    window.addEventListener('pointercancel', leaves)
    return () => {
      window.removeEventListener('pointerup', ends)
      window.removeEventListener('pointercancel', leaves)
    }
  }, [dragged])
}

type MoveProps = {
  field: FieldRow
  at: number
  last: number
  moveTo: (field: FieldRow, at: number) => void
}

/** A button at the edge stays in the order of the keyboard: it keeps the focus that it has. */
function MoveButtons({ field, at, last, moveTo }: MoveProps) {
  return (
    <span className="cf-moves">
      <Button
        aria-label={`Subir ${field.title}`}
        icon={<ArrowUpOutlined aria-hidden />}
        aria-disabled={at === 0}
        onClick={() => moveTo(field, at - 1)}
      />
      <Button
        aria-label={`Bajar ${field.title}`}
        icon={<ArrowDownOutlined aria-hidden />}
        aria-disabled={at === last}
        onClick={() => moveTo(field, at + 1)}
      />
    </span>
  )
}

function FieldWords({ field }: { field: FieldRow }) {
  const { title, code, type, status, required, dated, reserved, managers, worker } = field
  const words = [
    UserFieldType.label(type),
    ...(required ? ['obligatorio'] : []),
    ...(dated ? ['rige desde una fecha'] : []),
    `la persona: ${UserFieldWorker.label(worker).toLowerCase()}`,
    managers ? 'lo ven los gerentes' : 'los gerentes no lo ven',
  ]
  return (
    <span className="cf-name">
      <span>
        <strong>{title}</strong> <code className="soft">{code}</code>{' '}
        {reserved && <StatusTag tone="warning">Reservado</StatusTag>}
        {status === 'RETIRED' && <StatusTag tone="neutral">Retirado</StatusTag>}
      </span>
      <span className="soft">{words.join(' · ')}</span>
    </span>
  )
}
