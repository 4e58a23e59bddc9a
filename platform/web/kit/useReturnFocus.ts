import { useEffect, useRef } from 'react'

/**
 * For what is drawn only while it is open: when it goes, the keyboard is back where it came from.
 */
export function useReturnFocus(): void {
  const cameFrom = useRef(document.activeElement)
  useEffect(() => {
    const from = cameFrom.current
    return () => {
      // A dialog holds the focus until it is gone; and who went elsewhere meanwhile stays there.
      requestAnimationFrame(() => {
        if (from instanceof HTMLElement && from.isConnected && isNowhere()) from.focus()
      })
    }
  }, [])
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
