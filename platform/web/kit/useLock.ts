import { useCallback, useEffect, useRef, useState } from 'react'

/** A form that was sent is not sent again for so long (product specification). */
const LOCK_MS = 3000

/**
 * The lock of a form: the same is not sent twice within three seconds, also when the answer comes
 * sooner. Whoever changes something may send it again at once.
 */
export function useLock() {
  const until = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [locked, setLocked] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const free = useCallback(() => {
    until.current = 0
    clearTimeout(timer.current)
    setLocked(false)
  }, [])
  const close = useCallback(() => {
    until.current = performance.now() + LOCK_MS
    clearTimeout(timer.current)
    timer.current = setTimeout(free, LOCK_MS)
    setLocked(true)
  }, [free])
  return { locked, close, free, isClosed: () => performance.now() < until.current }
}
