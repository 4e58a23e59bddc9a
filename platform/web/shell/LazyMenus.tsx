import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fetchCode } from '../api/fetch-code.ts'
import type * as Hints from './hints.tsx'

type Code = typeof Hints

let come: Code | undefined
let coming: Promise<Code> | undefined

/** Loads the code of menus, lists and hints, once. */
function load(): Promise<Code> {
  coming ??= fetchCode(() => import('./hints.tsx')).then(
    (code) => {
      come = code
      return code
    },
    (problem: unknown) => {
      // A network that failed once may work the next time.
      coming = undefined
      throw problem
    },
  )
  return coming
}

const soonMs = 500

/**
 * A button of the shell with what opens beside it. No page waits for the code of that: the button
 * is there alone at first. A press of the button is kept, and so is the place of the keyboard.
 */
export function LazyMenus({ children }: { children: (code: Code | undefined) => ReactElement }) {
  const place = useRef<HTMLSpanElement>(null)
  const held = useRef(false)
  const [code, setCode] = useState(() => come)
  useEffect(() => {
    if (code) return
    const ended = new AbortController()
    let pressed = false
    const drawAgain = (arrived: Code) => {
      if (ended.signal.aborted) return
      held.current = place.current?.contains(document.activeElement) ?? false
      setCode(() => arrived)
    }
    const take = () =>
      void load().then(
        (arrived) => {
          // A button that changes between press and release loses the click.
          if (!pressed) drawAgain(arrived)
        },
        // Pressing asks again.
        () => undefined,
      )
    const press = () => {
      pressed = true
    }
    // The click comes within the same task as the release.
    const release = () =>
      setTimeout(() => {
        pressed = false
        if (come) drawAgain(come)
      })
    const timer = setTimeout(take, soonMs)
    const of = { capture: true, signal: ended.signal }
    for (const event of ['pointerenter', 'focusin', 'click'] as const) {
      place.current?.addEventListener(event, take, of)
    }
    for (const event of ['pointerdown', 'keydown'] as const) {
      place.current?.addEventListener(event, press, of)
    }
    for (const event of ['pointerup', 'pointercancel', 'keyup'] as const) {
      window.addEventListener(event, release, of)
    }
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [code])
  // The button was drawn again, within what opens beside it.
  useLayoutEffect(() => {
    if (!held.current) return
    held.current = false
    place.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [code])
  return (
    <span ref={place} className="shell-beside">
      {children(code)}
    </span>
  )
}
