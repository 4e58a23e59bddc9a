import { type ReactNode, useEffect, useRef } from 'react'

/** As long as what opens is still being fetched, it stays in sight. */
const SETTLING_MS = 2_000

/**
 * What somebody asked for opens below a long table. It comes into sight: otherwise nothing seems to
 * happen.
 */
export function HoldWhileLoading({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opened = box.current
    if (!opened) return undefined
    const watch = new ResizeObserver(() => opened.scrollIntoView({ block: 'start' }))
    watch.observe(opened)
    const timer = setTimeout(() => watch.disconnect(), SETTLING_MS)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [])
  return (
    <div ref={box} className="mg-in-sight">
      {children}
    </div>
  )
}
