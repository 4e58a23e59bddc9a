import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** When some work ends, what is on screen is of before it: it is asked again. */
export function useReloadWhenDone(active: boolean): void {
  const cache = useQueryClient()
  const was = useRef(active)
  useEffect(() => {
    if (was.current && !active) void cache.invalidateQueries()
    was.current = active
  }, [active, cache])
}
