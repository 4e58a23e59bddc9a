import { useCallback, useEffect, useRef } from 'react'

/** Something on the page that was typed in and not saved. */
export type Unsaved = {
  /** The address of its page, and its name there. */
  place: string
  /** What waits: «3 celdas por guardar». */
  words?: string
  /** Saves it from elsewhere on the page; whether it could. */
  save?: () => Promise<boolean>
}

const waiting = new Map<object, Unsaved>()

/** Unsaved entries of the pages under an address, which leaving would lose. */
export const unsavedUnder = (start = ''): Unsaved[] =>
  [...waiting.values()].filter(({ place }) => place.startsWith(start))

/** The page goes by itself: nothing is asked. */
export const letGoOfAll = (): void => waiting.clear()

export type Guard = {
  /** Takes it back at once: what is being sent may lead to another page before the next drawing. */
  letGo: () => void
  /** Says it again: it was not sent. */
  hold: () => void
  /** It was saved. */
  clear: () => void
}

/** Says that something waits to be saved, while it does. */
export function useUnsaved(entry: Unsaved | undefined): Guard {
  const key = useRef({})
  const held = useRef(true)
  const latest = useRef(entry)
  const say = useCallback(() => {
    if (held.current && latest.current) waiting.set(key.current, latest.current)
    else waiting.delete(key.current)
  }, [])
  useEffect(() => {
    latest.current = entry
    say()
  })
  useEffect(() => {
    const own = key.current
    return () => {
      latest.current = undefined
      waiting.delete(own)
    }
  }, [])
  const letGo = useCallback(() => {
    held.current = false
    say()
  }, [say])
  const hold = useCallback(() => {
    held.current = true
    say()
  }, [say])
  const clear = useCallback(() => {
    held.current = true
    latest.current = undefined
    say()
  }, [say])
  return { letGo, hold, clear }
}
