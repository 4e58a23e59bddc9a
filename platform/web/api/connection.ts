import { useSyncExternalStore } from 'react'

/**
 * Whether the server can be reached. It is lost with the first request that gets no answer, and
 * asked for every few seconds from then on, so that whatever waits goes on by itself.
 */
const ASK_MS = 3000

const listeners = new Set<() => void>()
let reached = true
/** Requests that a busy server sent away and that wait to be repeated. */
let comingAgain = 0
let asking: ReturnType<typeof setTimeout> | undefined

export const connection = {
  isThere: () => reached,
  /** A request got no answer. */
  lost() {
    if (!reached) return
    turn(false)
    ask()
  },
  /** Something was answered. */
  found() {
    clearTimeout(asking)
    turn(true)
  },
  /** Waits as long as a busy server asks for, and shows meanwhile that it is busy. */
  async comeAgain(milliseconds: number): Promise<void> {
    comingAgain += 1
    tell()
    await new Promise((done) => setTimeout(done, milliseconds))
    comingAgain -= 1
    tell()
  },
  isBusy: () => comingAgain > 0,
  /** Waits until the server is there again. */
  back: (): Promise<void> =>
    new Promise((done) => {
      if (reached) return done()
      const stop = connection.subscribe(() => {
        if (!reached) return
        stop()
        done()
      })
    }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useConnection = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isThere)

/** Whether a request waits because the server is busy. */
export const useBusy = (): boolean => useSyncExternalStore(connection.subscribe, connection.isBusy)

/** Whether the server answers at this moment. */
export async function answers(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function ask() {
  clearTimeout(asking)
  asking = setTimeout(() => void askNow(), ASK_MS)
}

async function askNow() {
  if (await answers()) connection.found()
  else ask()
}

function turn(next: boolean) {
  if (reached === next) return
  reached = next
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => connection.lost())
  // The network is back; whether the server is, is asked at once.
  window.addEventListener('online', () => {
    if (reached) return
    clearTimeout(asking)
    void askNow()
  })
}
