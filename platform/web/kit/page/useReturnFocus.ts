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

/** What had the keyboard last, which may be gone. */
export const lastPlace = (): HTMLElement | undefined => trail.at(-1)

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

export const canTakeFocus = (place: HTMLElement): boolean =>
  place.isConnected && place.closest(`#${OVERLAYS}`) === null && place.getClientRects().length > 0

export const isNowhere = () =>
  document.activeElement === null || document.activeElement === document.body
