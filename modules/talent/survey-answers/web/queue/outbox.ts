import { type ApiError, asApiError, isRefusal } from '#platform/web/api/api.ts'
import { connection } from '#platform/web/api/connection.ts'
import type { GivenAnswer } from '../../model/answers.ts'
import { isEmpty, type Queue, waitBefore } from '../../model/queue.ts'
import type { Door, Mentioned } from '../door.ts'
import type { Store } from './store.ts'

/** Whether the server has all that was answered. */
export type Saving = 'SAVED' | 'SAVING' | 'OFFLINE'

type Listener = {
  saving: (state: Saving) => void
  /** The answers of the server to the questions that were sent. */
  stored: (answers: readonly GivenAnswer[]) => void
  /** What of that seems to name somebody. */
  mentions: (mentions: readonly Mentioned[]) => void
  completed: () => void
  /** The server said no. */
  refused: (error: ApiError) => void
}

/** How long what is written rests before it is sent, in milliseconds. */
export const REST_MS = 400

/**
 * Sends what waits of a survey, one request at a time, until the server has it. It gives up
 * nothing: without a connection it goes on when there is one.
 */
export class Outbox {
  readonly #door: Pick<Door, 'respond'>
  readonly #store: Store
  readonly #tell: Listener
  #running: Promise<void> | undefined
  #again = false
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(door: Pick<Door, 'respond'>, store: Store, tell: Listener) {
    this.#door = door
    this.#store = store
    this.#tell = tell
  }

  /** Keeps an answer in the browser and sends it: at once, or when the writing rests. */
  async put(answer: GivenAnswer, rests: boolean): Promise<void> {
    this.#tell.saving(connection.isThere() ? 'SAVING' : 'OFFLINE')
    await this.#store.put(answer)
    clearTimeout(this.#timer)
    if (rests) this.#timer = setTimeout(() => void this.flush(), REST_MS)
    else void this.flush()
  }

  /** Sends the survey, once all of its answers have arrived. */
  async complete(): Promise<void> {
    await this.#store.putSend()
    await this.flush()
  }

  /** Sends whatever waits; one that is under way sends what came meanwhile too. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    let failures = 0
    while (this.#again && !this.#stopped) {
      this.#again = false
      const queue = await this.#store.read()
      if (isEmpty(queue)) break
      try {
        await this.#send(queue)
        failures = 0
        this.#again = true
      } catch (failure) {
        const error = asApiError(failure)
        if (isRefusal(error)) return this.#refuse(error, queue)
        failures += 1
        this.#again = true
        this.#tell.saving('OFFLINE')
        await pause(failures)
      }
    }
    if (!this.#stopped) this.#tell.saving('SAVED')
  }

  async #send(queue: Queue): Promise<void> {
    const { answers, complete } = queue
    const sentAt = complete ? new Date().toISOString() : null
    const { stored, status, mentions } = await this.#door.respond({ answers, complete, sentAt })
    const standing = stored.map((one) => ({ ...one, at: String(one.at) }))
    await this.#store.erase({ stored: standing, completed: complete && status === 'COMPLETE' })
    this.#tell.stored(standing)
    this.#tell.mentions(mentions)
    if (complete && status === 'COMPLETE') this.#tell.completed()
  }

  /** A refused answer is asked again by nobody: it goes, and the page says why. */
  async #refuse(error: ApiError, { answers, complete }: Queue): Promise<void> {
    if (error.kind !== 'unauthenticated')
      await this.#store.erase({ stored: answers, completed: complete })
    this.#tell.refused(error)
  }
}

/** Until the connection is back, and a little longer each time the server does not answer. */
async function pause(failures: number): Promise<void> {
  await Promise.race([
    connection.isThere() ? new Promise(() => undefined) : connection.back(),
    new Promise((resolve) => setTimeout(resolve, waitBefore(failures))),
  ])
}
