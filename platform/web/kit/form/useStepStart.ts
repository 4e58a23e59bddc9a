import { useEffect, useRef } from 'react'

/**
 * Where the next step of several begins: at the top of the page, and at its title for who listens.
 * On a telephone the button that leads there is a screen or two further down.
 */
export function useStepStart(step: string): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const title = document.querySelector<HTMLElement>('main h1')
    if (title) title.tabIndex = -1
    title?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [step])
}
