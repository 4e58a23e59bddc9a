import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { OrderedItemsQuery } from '#generated/documents/graphql.ts'
import { OrderItems } from '#generated/operations/concepts.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Values } from '#platform/web/draft/drafts.ts'
import type { FormPart } from '#platform/web/kit/form/form-context.ts'
import { DraftNotices } from '#platform/web/kit/form/DraftNotices.tsx'
import { type Kept, useDraftedState } from '#platform/web/kit/form/useDraftedState.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import { moved } from '../model/order.ts'

type Item = OrderedItemsQuery['orderedItems'][number]
type Props = { by: 'PRINT' | 'CALCULATION'; month: number; items: readonly Item[] }

/** Rows that are dragged by their handle, or moved with the buttons and Alt with the arrows. */
export function OrderList({ by, month, items }: Props) {
  const stored = { order: items.map(({ id }) => id) }
  const kept = useDraftedState(`orden ${by} ${month}`, stored, asOrder)
  const order = inOrder(items, kept.values.order)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()
  const focus = useRef<string>(undefined)
  const list = useRef<HTMLOListElement>(null)
  const may = useCan()('items.update')
  const save = useAction(OrderItems, { done: 'Orden guardado', after: kept.settle })
  const put = (next: readonly Item[]) => kept.change({ order: next.map(({ id }) => id) })

  // Moving a row takes the focus from it; it comes back to where the person was.
  useEffect(() => {
    if (focus.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-key="${focus.current}"]`)?.focus()
    focus.current = undefined
  })

  const move = (from: number, to: number, key?: string) => {
    const next = moved(order, from, to)
    const item = order[from]
    if (next === order || !item) return
    focus.current = key
    put(next)
    setSaid(`${item.title}: lugar ${to + 1} de ${order.length}`)
  }
  useDragging(dragged, {
    over: (to) => {
      const from = order.findIndex(({ id }) => id === dragged)
      if (from !== to) put(moved(order, from, to))
    },
    end: () => setDragged(undefined),
  })
  const rows = { move, dragged, setDragged, may, last: order.length - 1 }
  return (
    <>
      <DraftNotices kept={kept} parts={partsOf(items)} />
      <ol className="con-order" ref={list} aria-label="Ítems en su orden">
        {order.map((item, at) => (
          <Row key={item.id} item={item} at={at} {...rows} />
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="con-order-buttons">
        <ActionButton
          look="primary"
          permission="items.update"
          disabled={whyNotSave(kept)}
          onClick={() =>
            save.run({
              input: {
                by,
                validFrom: month,
                items: order.map(({ id, version }) => ({ id, version })),
              },
            })
          }
        >
          Guardar orden
        </ActionButton>
        {kept.changed && <Button onClick={kept.drop}>Deshacer</Button>}
      </div>
    </>
  )
}

type Order = { order: readonly string[] }

function asOrder({ order }: Values): Order | undefined {
  return Array.isArray(order) ? { order: order.map(String) } : undefined
}

/** The items in their saved order; newer items follow at the end. */
function inOrder(items: readonly Item[], order: readonly string[]): readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const known = order.flatMap((id) => byId.get(id) ?? [])
  return [...known, ...items.filter(({ id }) => !order.includes(id))]
}

/** How two people's orders read beside each other. */
const partsOf = (items: readonly Item[]): ReadonlyMap<string, FormPart> =>
  new Map([
    [
      'order',
      {
        label: 'Orden de los ítems',
        words: (order) =>
          inOrder(items, asOrder({ order })?.order ?? [])
            .map(({ title }) => title)
            .join(' · '),
      },
    ],
  ])

function whyNotSave({ changed, decisions }: Kept): string | undefined {
  if (!changed) return 'Mueva primero algún ítem'
  return decisions.some(({ keep }) => !keep) ? 'Elija antes con qué orden se queda' : undefined
}

type Dragging = { over: (place: number) => void; end: () => void }

/** While something is dragged, mouse, pen or finger: over which row it is, and that it ended. */
function useDragging(dragged: string | undefined, handlers: Dragging) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (dragged === undefined) return undefined
    const moves = ({ clientX, clientY }: PointerEvent) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest('li[data-place]')
      const place = row?.getAttribute('data-place')
      if (place) latest.current.over(Number(place))
    }
    const ends = () => latest.current.end()
    window.addEventListener('pointermove', moves)
    window.addEventListener('pointerup', ends)
    window.addEventListener('pointercancel', ends)
    return () => {
      window.removeEventListener('pointermove', moves)
      window.removeEventListener('pointerup', ends)
      window.removeEventListener('pointercancel', ends)
    }
  }, [dragged])
}

type RowProps = {
  item: Item
  at: number
  last: number
  may: boolean
  dragged: string | undefined
  setDragged: (id: string | undefined) => void
  move: (from: number, to: number, key?: string) => void
}

function Row({ item, at, last, may, dragged, setDragged, move }: RowProps) {
  const { id, code, title, type, activity } = item
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(at, at + (event.key === 'ArrowUp' ? -1 : 1), `${id} handle`)
  }
  return (
    <li
      className={dragged === id ? 'con-order-row con-order-dragged' : 'con-order-row'}
      data-place={at}
    >
      {may && (
        <button
          type="button"
          className="con-handle"
          data-key={`${id} handle`}
          aria-label={`Mover ${title}, lugar ${at + 1}: arrastre, o Alt con las flechas`}
          onPointerDown={(event) => {
            event.currentTarget.releasePointerCapture(event.pointerId)
            setDragged(id)
          }}
          onKeyDown={press}
        >
          <HolderOutlined aria-hidden />
        </button>
      )}
      <span className="con-order-place tabular">{at + 1}</span>
      <span className="con-order-name">
        <Link to={pathTo('maintenance-payroll/item/:code', { code })}>{title}</Link>
        <span className="soft">
          {ItemType.label(type)} · {code}
        </span>
      </span>
      {activity === 'INACTIVE' && <StatusTag tone="neutral">Inactivo</StatusTag>}
      {may && (
        <span className="con-order-moves">
          <Button
            aria-label={`Subir ${title}`}
            data-key={`${id} up`}
            icon={<ArrowUpOutlined aria-hidden />}
            disabled={at === 0}
            onClick={() => move(at, at - 1, `${id} ${at === 1 ? 'down' : 'up'}`)}
          />
          <Button
            aria-label={`Bajar ${title}`}
            data-key={`${id} down`}
            icon={<ArrowDownOutlined aria-hidden />}
            disabled={at === last}
            onClick={() => move(at, at + 1, `${id} ${at === last - 1 ? 'up' : 'down'}`)}
          />
        </span>
      )}
    </li>
  )
}
