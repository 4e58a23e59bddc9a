import { Button } from 'antd'
import { type ReactNode, useId, useState } from 'react'

/** So many items of a small list show at first (product specification). */
export const SHORT = 3

type Props<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  render: (item: Item) => ReactNode
  /** How many there are when the server sent only the first ones. */
  total?: number
  className?: string
  /** What the list holds, for its button: «personas». */
  what: string
}

/** A small list among other things on a page: its first items, and the rest when asked. */
export function ShortList<Item>({ items, keyOf, render, total, className, what }: Props<Item>) {
  const [all, setAll] = useState(false)
  const id = useId()
  const shown = all ? items : items.slice(0, SHORT)
  const beyond = (total ?? items.length) - items.length
  return (
    <>
      <ul id={id} {...(className ? { className } : {})}>
        {shown.map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
      </ul>
      {all && beyond > 0 && (
        <p className="soft">
          y {beyond} {what} más
        </p>
      )}
      {items.length > SHORT && (
        <Button
          type="link"
          size="small"
          className="mg-short-more"
          aria-controls={id}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Ver menos' : `Ver ${total ?? items.length} ${what}`}
        </Button>
      )}
    </>
  )
}
