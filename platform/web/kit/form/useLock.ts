import { useEffect, useState } from 'react'

/** A form that was sent is not sent again for so long (product specification). */
const LOCK_MS = 3000

/**
 * The lock of a form: the same is not sent twice within three seconds, also when the answer comes
 * sooner. Whoever changes something may send it again at once.
 */
export function useLock() {
  const [locked, setLocked] = useState(false)
  const [lock] = useState(() => lockThatTells(setLocked))
  useEffect(() => lock.leave, [lock])
  return { ...lock, locked }
}

/** The same without a page; `tell` hears when it closes and opens. */
export function lockThatTells(tell: (locked: boolean) => void) {
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const free = () => {
    until = 0
    clearTimeout(timer)
    tell(false)
  }
  const close = () => {
    until = performance.now() + LOCK_MS
    clearTimeout(timer)
    timer = setTimeout(free, LOCK_MS)
    tell(true)
  }
  return {
    close,
    free,
    leave: () => clearTimeout(timer),
    isClosed: () => performance.now() < until,
  }
}
