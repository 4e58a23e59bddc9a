import { tooMany } from '../errors.ts'
import { type Arrival, arrivals } from './arrivals.ts'

type Options = {
  /** Memory that all forms being read may take together, in bytes. */
  readonly bytes: number
  /** Forms that may wait for it; one more is refused. */
  readonly waiting: number
  /** Forms of one person at a time. */
  readonly each: number
}
type Waiting = { readonly bytes: number; readonly start: () => void }

/** How often the forms that others wait for are looked at, in milliseconds. */
const LOOK_MS = 500

/** A form is kept as it arrives, put together, and cleaned: up to three times its size at once. */
const COPIES = 3

const BUSY = 'Carga: están llegando muchos archivos. Espere unos segundos y vuelva a intentarlo.'
const OWN = 'Carga: aún se están subiendo otros archivos suyos. Espere a que terminen.'

/**
 * Lets in as many forms as there is memory for, whatever their number: the others wait, unread, in
 * the order in which they came. One person cannot take all of it, and while somebody waits, a form
 * that comes too slowly is cut off: three that send a line and no more would keep everybody out.
 */
export function intake({ bytes: all, waiting: most, each }: Options) {
  const queue: Waiting[] = []
  const open = new Map<string, number>()
  const reading = arrivals()
  let held = 0
  let looking: NodeJS.Timeout | undefined

  const look = () => {
    if (queue.length === 0) {
      clearInterval(looking)
      looking = undefined
      return
    }
    reading.cutSlow()
  }
  const proceed = () => {
    for (let next = queue[0]; next && held + next.bytes <= all; next = queue[0]) {
      queue.shift()
      held += next.bytes
      next.start()
    }
  }
  const admitted = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      if (queue.length >= most) return reject(tooMany(BUSY))
      queue.push({ bytes, start: resolve })
      proceed()
      if (queue.length > 0) looking ??= setInterval(look, LOOK_MS).unref()
    })
  return {
    /** Runs `work` when there is memory for a form of this size. */
    async run<T>(
      person: string,
      formBytes: number,
      work: (arrival: Arrival) => Promise<T>,
    ): Promise<T> {
      const own = open.get(person) ?? 0
      if (own >= each) throw tooMany(OWN)
      const bytes = Math.min(all, formBytes * COPIES)
      open.set(person, own + 1)
      try {
        await admitted(bytes)
        try {
          return await reading.follow(work)
        } finally {
          held -= bytes
          proceed()
        }
      } finally {
        const left = (open.get(person) ?? 1) - 1
        if (left > 0) open.set(person, left)
        else open.delete(person)
      }
    },
    held: () => held,
    waiting: () => queue.length,
  }
}
export type Intake = ReturnType<typeof intake>
