/** How far the form that holds memory has come. */
export type Arrival = {
  /** Says that so many more bytes are there. */
  readonly more: (bytes: number) => void
  /** Says that the whole form is there: from then on it waits for us, and is not late. */
  readonly whole: () => void
  /** Aborted when the form comes too slowly while others wait for its memory. */
  readonly tooSlow: AbortSignal
}
type Reading = { readonly since: number; arrived: number; whole: boolean; cut: () => void }

/** How fast a form has to come while others wait, in bytes a second: a weak line of a phone. */
const LEAST_SPEED = 128 * 1024
/** The seconds in which a form may begin as slowly as it likes. */
const GRACE_SECONDS = 3

/** The forms being read, how fast each comes, and the end of those that come too slowly. */
export function arrivals() {
  const reading = new Set<Reading>()
  return {
    /** Runs `work`, which says what arrives of its form. */
    async follow<T>(work: (arrival: Arrival) => Promise<T>): Promise<T> {
      const tooSlow = new AbortController()
      const form: Reading = {
        since: performance.now(),
        arrived: 0,
        whole: false,
        cut: () => tooSlow.abort(),
      }
      reading.add(form)
      try {
        return await work({
          more: (bytes) => (form.arrived += bytes),
          whole: () => (form.whole = true),
          tooSlow: tooSlow.signal,
        })
      } finally {
        reading.delete(form)
      }
    },
    cutSlow(): void {
      for (const form of reading) if (isSlow(form)) form.cut()
    },
  }
}

function isSlow({ since, arrived, whole }: Reading): boolean {
  const seconds = (performance.now() - since) / 1_000
  return !whole && seconds > GRACE_SECONDS && arrived / seconds < LEAST_SPEED
}
