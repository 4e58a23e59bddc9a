import { type RefObject, useEffect, useRef } from 'react'
import { OVERLAYS } from '#platform/web/screen/overlays.ts'

/** Where the keyboard has been lately, newest last: what opened a dialog may be gone. */
const trail: HTMLElement[] = []
const remembered = 12

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const at = trail.indexOf(target)
    if (at >= 0) trail.splice(at, 1)
    trail.push(target)
    if (trail.length > remembered) trail.shift()
  })
}

/**
 * For what is drawn only while it is open: when it goes, the keyboard is back where it came from,
 * or at the nearest place before that is still there.
 */
export function useReturnFocus(): void {
  const cameFrom = useRef(placesOf(document.activeElement))
  useEffect(() => {
    const places = cameFrom.current
    return () => returnTo(places)
  }, [])
}

/**
 * For a dialog whose content changes while it is open: a button that goes away with the focus on
 * it, as «Marcar y seguir» while the next person arrives, leaves the focus to the dialog, so that
 * Escape and Tab still work there. The returned ref goes to something in the dialog.
 */
export function useKeepFocus(): RefObject<HTMLSpanElement | null> {
  const inside = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = inside.current?.closest<HTMLElement>('[role="dialog"]')
    if (!dialog) return
    const changes = new MutationObserver((records) => {
      const last = trail.at(-1)
      if (!last || last.isConnected || !isNowhere()) return
      if (
        !records.some(({ removedNodes }) => [...removedNodes].some((one) => one.contains(last)))
      ) {
        return
      }
      if (!dialog.hasAttribute('tabindex')) dialog.tabIndex = -1
      dialog.focus({ preventScroll: true })
    })
    changes.observe(dialog, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])
  return inside
}

/**
 * For the page: where what has the keyboard goes away, as a row that is removed or a step that is
 * done, the keyboard is in the next row, or the one before; of what is no row, at the page itself,
 * from where Tab goes on. Without it the next Tab begins at the top of the window.
 */
export function useKeepPlace(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current
    if (!main) return
    const changes = new MutationObserver((records) => {
      const last = trail.at(-1)
      if (!last || last.isConnected || !isNowhere()) return
      const gone = records.find(({ removedNodes }) =>
        [...removedNodes].some((one) => one.contains(last)),
      )
      if (gone) (placeBeside(gone, last) ?? main).focus({ preventScroll: true })
    })
    changes.observe(main, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [page])
}

/** The same control of the row beside one that went away with the keyboard on it. */
function placeBeside({ removedNodes, nextSibling, previousSibling }: MutationRecord, last: Node) {
  const [row] = [...removedNodes].filter(isRow).filter((one) => one.contains(last))
  if (!row) return
  const at = controlsIn(row).findIndex((control) => control === last)
  return [nextSibling, previousSibling]
    .filter(isRow)
    .flatMap((beside) => [controlsIn(beside).at(at) ?? controlsIn(beside).at(-1) ?? []].flat())
    .find(canTakeFocus)
}

const isRow = (node: Node | null): node is Element =>
  node instanceof Element && node.matches('tr, li')

const controlsIn = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled'),
]

/** `useReturnFocus` for a dialog that a function opens: call it, and its answer when it is gone. */
export function rememberFocus(): () => void {
  const places = placesOf(document.activeElement)
  return () => returnTo(places)
}

/** Newest first: what has the focus, and what had it before, but for entries of open menus. */
function placesOf(active: Element | null): HTMLElement[] {
  const before = trail.toReversed().filter((place) => place !== active)
  const all = active instanceof HTMLElement && active !== document.body ? [active] : []
  return [...all, ...before]
}

function returnTo(places: readonly HTMLElement[]): void {
  // A dialog holds the focus until it is gone; and who went elsewhere meanwhile stays there.
  requestAnimationFrame(() => {
    if (!isNowhere()) return
    const place = places.find(canTakeFocus) ?? document.getElementById('contenido')
    place?.focus()
  })
}

const canTakeFocus = (place: HTMLElement): boolean =>
  place.isConnected && place.closest(`#${OVERLAYS}`) === null && place.getClientRects().length > 0

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
