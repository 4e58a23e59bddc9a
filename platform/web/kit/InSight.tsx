import { type ReactNode, useEffect, useRef } from 'react'

/** What somebody asked for opens below a long table: it comes into sight, or nothing seems to happen. */
export function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <div ref={box} className="mg-in-sight">
      {children}
    </div>
  )
}
