import { useCallback, useEffect, useRef } from 'react'
import { notify } from '../look/notify.ts'

type Ways<T> = {
  /** Does it. What it throws is its own to say. */
  send: (what: T) => Promise<unknown>
  /** Does it while the page is being closed, when nobody waits for an answer any more. */
  sendClosing: (what: T) => void
  takenBack: (what: T) => void
}

export type Holding<T> = {
  /** Holds something; what was held before is done at once, and what is held on leaving too. */
  hold: (what: T, words: string) => void
  takeBack: () => void
}

/** Milliseconds in which something can be taken back. */
export const HELD_MS = 6_000

/**
 * Does something some seconds after it was asked for, with a notice that takes it back until then.
 * Whoever leaves the screen, or closes it, has asked for it all the same: it is done at once.
 */
export function useUndoableSend<T>(ways: Ways<T>): Holding<T> {
  const waiting = useRef<{ what: T; notice: number; timer: number }>(undefined)
  const done = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(ways)
  useEffect(() => {
    latest.current = ways
  })

  /** Ends the waiting; answers what waited. */
  const end = useCallback((): T | undefined => {
    const one = waiting.current
    if (!one) return undefined
    waiting.current = undefined
    window.clearTimeout(one.timer)
    notify.dismiss(one.notice)
    return one.what
  }, [])

  const release = useCallback(() => {
    const what = end()
    if (what === undefined) return
    // One after another: each is sent when the one before it was answered.
    const send = () => latest.current.send(what)
    done.current = done.current.then(send, send).catch(() => undefined)
  }, [end])

  useEffect(() => {
    const close = () => {
      const what = end()
      if (what !== undefined) latest.current.sendClosing(what)
    }
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      release()
    }
  }, [end, release])

  const takeBack = () => {
    const what = end()
    if (what !== undefined) latest.current.takenBack(what)
  }

  const hold = (what: T, words: string) => {
    release()
    const notice = notify.offer(words, { label: 'Deshacer', act: takeBack, ms: HELD_MS })
    waiting.current = { what, notice, timer: window.setTimeout(release, HELD_MS) }
  }
  return { hold, takeBack }
}
