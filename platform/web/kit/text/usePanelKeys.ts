import { type KeyboardEvent, useRef } from 'react'

/**
 * The keyboard of what opens beside a button: it goes in when it opens; with Escape, and by Tab
 * after the last control or before the first, it closes and the keyboard is on the button again.
 */
export function usePanelKeys(close: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  return {
    afterOpenChange: (isOpen: boolean) => {
      if (!isOpen) return
      opener.current = document.activeElement
      stopsIn(panel.current)[0]?.focus()
    },
    /** Of the element around its controls. */
    panel: {
      ref: panel,
      role: 'group',
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
        const leaves = event.key === 'Tab' && isAtEdge(panel.current, event)
        if (event.key !== 'Escape' && !leaves) return
        event.preventDefault()
        event.stopPropagation()
        close()
        if (opener.current instanceof HTMLElement) opener.current.focus()
      },
    },
  } as const
}

/** What of a panel takes the keyboard, in its order. */
const stopsIn = (panel: HTMLElement | null): HTMLElement[] =>
  [...(panel?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(
    (stop) => !stop.matches(':disabled') && stop.getClientRects().length > 0,
  )

const STOPS = 'a[href], button, input, [tabindex="0"]'

const isAtEdge = (panel: HTMLElement | null, { shiftKey, target }: KeyboardEvent): boolean =>
  stopsIn(panel).at(shiftKey ? 0 : -1) === target
