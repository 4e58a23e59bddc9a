import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fetchCode } from '../fetch-code.ts'
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
export function Beside({ children }: { children: (code: Code | undefined) => ReactElement }) {
  const place = useRef<HTMLSpanElement>(null)
  const held = useRef(false)
  const [code, setCode] = useState(() => come)
  useEffect(() => {
    if (code) return
    let over = false
    const take = () =>
      void load().then(
        (arrived) => {
          if (over) return
          held.current = place.current?.contains(document.activeElement) ?? false
          setCode(() => arrived)
        },
        // Pressing asks again.
        () => undefined,
      )
    const timer = setTimeout(take, soonMs)
    const button = place.current
    const wanted = ['pointerenter', 'focusin', 'click'] as const
    for (const event of wanted) button?.addEventListener(event, take, true)
    return () => {
      over = true
      clearTimeout(timer)
      for (const event of wanted) button?.removeEventListener(event, take, true)
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
