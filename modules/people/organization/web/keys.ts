import type { KeyboardEvent } from 'react'

export const ITEM = '[role="treeitem"]'

/**
 * Moves through a tree as its pattern says: up and down through what is open, right into a team,
 * left out of it, Home and End to its ends, Enter opens and closes.
 *
 * @returns whether the key was one of these
 */
export function moved(tree: HTMLElement, { key, target }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(ITEM)) return false
  const items = [...tree.querySelectorAll<HTMLElement>(ITEM)]
  const at = items.indexOf(target)
  const isOpen = target.getAttribute('aria-expanded')
  const act = actions[key]
  if (!act) return false
  const next = act({ items, at, target, isOpen })
  if (next) {
    for (const item of items) item.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }
  return true
}

type At = { items: HTMLElement[]; at: number; target: HTMLElement; isOpen: string | null }
type Act = (place: At) => HTMLElement | null | undefined

/** The item that another one is under. */
export const above = (item: HTMLElement) =>
  item.closest('[role="group"]')?.parentElement?.querySelector<HTMLElement>(ITEM)

/** Opens or closes the team of an item, which stays where one is. */
const toggled: Act = ({ target }) => {
  target.querySelector<HTMLElement>('.oc-toggle')?.click()
  return undefined
}

const actions: Readonly<Record<string, Act>> = {
  ArrowDown: ({ items, at }) => items[at + 1],
  ArrowUp: ({ items, at }) => items[at - 1],
  Home: ({ items }) => items[0],
  End: ({ items }) => items.at(-1),
  ArrowRight: (place) =>
    place.isOpen === 'false'
      ? toggled(place)
      : place.items.find((one) => above(one) === place.target),
  ArrowLeft: (place) => (place.isOpen === 'true' ? toggled(place) : above(place.target)),
  Enter: (place) => (place.isOpen === null ? undefined : toggled(place)),
}
