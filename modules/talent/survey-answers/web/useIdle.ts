import { useEffect, useState } from 'react'
import { secondsToWipe } from '../model/idle.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll', 'touchmove'] as const

/**
 * Seconds until a page is wiped, while it says so. Only time in sight counts: a locked phone
 * is with its owner.
 *
 * @param counts whether anything is there to be wiped
 */
export function useIdle(counts: boolean, wipe: () => void): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    if (!counts) return
    let last = Date.now()
    const sign = () => {
      last = Date.now()
      setLeft(undefined)
    }
    const look = () => {
      if (document.hidden) return sign()
      const seconds = secondsToWipe(last, Date.now())
      setLeft(seconds)
      if (seconds === 0) wipe()
    }
    const timer = setInterval(look, 1000)
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true, capture: true })
    document.addEventListener('visibilitychange', sign)
    return () => {
      clearInterval(timer)
      for (const name of SIGNS) window.removeEventListener(name, sign, { capture: true })
      document.removeEventListener('visibilitychange', sign)
    }
  }, [counts, wipe])
  return counts ? left : undefined
}
