import { useEffect, useRef } from 'react'
import { OVERLAYS } from '../overlays.ts'

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
 * or
 * at the nearest place before that is still there.
 */
export function useReturnFocus(): void {
  const cameFrom = useRef(placesOf(document.activeElement))
  useEffect(() => {
    const places = cameFrom.current
    return () => returnTo(places)
  }, [])
}

/** The same for a dialog that is asked for by a function: call it, and again when it is gone. */
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
