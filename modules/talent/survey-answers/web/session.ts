import { type ApiError, asApiError } from '#platform/web/api/api.ts'
import { connection } from '#platform/web/api/connection.ts'
import type { Answer } from '#modules/talent/surveys/model/answer.ts'
import type { Way } from '../model/keys.ts'
import type { GivenAnswer } from '../model/answers.ts'
import { joined, sameValue } from '../model/answers.ts'
import { formOf } from '../model/definition.ts'
import { emptyQueue } from '../model/queue.ts'
import { beginning, type Effect, step, type Taking, type TakingEvent } from '../model/taking.ts'
import type { Mention } from '#modules/talent/climate/model/named-people.ts'
import { answerOf, type Door, type Mentioned, type TakenSurvey } from './door.ts'
import { Outbox, type Saving } from './queue/outbox.ts'
import { openStore, type Store } from './queue/store.ts'
import { claimWriter, type Writer } from './queue/writer.ts'
import { closedWords } from './words.ts'

export type { TakenSurvey } from './door.ts'

/** What the pages of a survey show. */
export type Shown = {
  readonly taking: Taking
  readonly taken: TakenSurvey | null
  readonly saving: Saving
  /** Whether this tab writes, or another one of this browser does. */
  readonly writes: boolean
  /** Whether the browser keeps what waits; otherwise it is lost with the page. */
  readonly lasting: boolean
  /** Answers came from another device. */
  readonly updated: boolean
  readonly error: ApiError | null
  /** What of each question seems to name somebody, as far as the server said. */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>
}

/**
 * One survey while its page is open: what is answered, what waits, which tab writes. It knows
 * nothing of how it is drawn.
 */
export class Session {
  readonly #door: Door
  readonly #listeners = new Set<() => void>()
  #shown: Shown = {
    taking: beginning,
    taken: null,
    saving: 'SAVED',
    writes: true,
    lasting: true,
    updated: false,
    error: null,
    mentions: new Map(),
  }
  #store: Store | undefined
  #outbox: Outbox | undefined
  #writer: Writer | undefined
  #channel: BroadcastChannel | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(door: Door) {
    this.#door = door
  }

  readonly shown = (): Shown => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Reads the survey and begins to listen: to other tabs, to the connection, to who comes back. */
  async start(): Promise<void> {
    this.#stopped = false
    const { name } = this.#door
    const { store, lasting } = await openStore(name, await this.#door.secret())
    if (this.#stopped) return
    this.#store = store
    this.#change({ lasting })
    this.#outbox = new Outbox(this.#door, store, {
      saving: (saving) => this.#change({ saving }),
      stored: (answers) => this.#stands(answers),
      mentions: (found) => this.#mentioned(found),
      completed: () => this.#completed(),
      refused: (error) => void this.#refused(error),
    })
    this.#channel = new BroadcastChannel(`minga.answers.${name}`)
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data)
    this.#writer = claimWriter(name, (writes) => {
      this.#change({ writes })
      if (writes) void this.#outbox?.flush()
    })
    window.addEventListener('focus', this.#comeBack)
    document.addEventListener('visibilitychange', this.#comeBack)
    await this.load()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#outbox?.stop()
    this.#writer?.stop()
    this.#channel?.close()
    window.removeEventListener('focus', this.#comeBack)
    document.removeEventListener('visibilitychange', this.#comeBack)
  }

  /** Reads the survey anew, whatever page it is on: «Refrescar Información» too. */
  async load(): Promise<void> {
    try {
      const taken = await this.#door.read()
      const queue = (await this.#store?.read()) ?? emptyQueue
      if (this.#stopped) return
      const questions = taken.survey.competences.flatMap((one) => one.questions)
      const form = formOf(taken.survey, questions)
      const stored = new Map(taken.answers.map((one) => [one.questionId, answerOf(one)]))
      const answers = joined(stored, queue.answers)
      const readonly = taken.status === 'COMPLETE' || !taken.isOwn || taken.survey.closed
      this.#change({ taken, error: null, updated: false })
      this.dispatch({ type: 'loaded', form, answers, readonly, waits: queue.complete })
      if (readonly && taken.isOwn && taken.survey.closed && taken.status !== 'COMPLETE')
        this.dispatch({ type: 'closed', why: closedWords(taken.survey) })
      void this.#outbox?.flush()
    } catch (failure) {
      this.#change({ error: asApiError(failure) })
      this.dispatch({ type: 'failed' })
    }
  }

  readonly dispatch = (event: TakingEvent): void => {
    const { taking, effects } = step(this.#shown.taking, event)
    this.#change({ taking })
    for (const effect of effects) this.#do(effect, event)
    clearTimeout(this.#timer)
    const { advance } = taking
    if (!advance) return
    const wait = Math.max(0, advance.at - Date.now())
    this.#timer = setTimeout(() => this.dispatch({ type: 'tick', now: Date.now() }), wait + 1)
  }

  answer(value: Answer, way: Way): void {
    if (this.#shown.writes) this.dispatch({ type: 'answer', value, way, now: Date.now() })
  }

  /** «Siguiente», of a page: pressed late, it does not move the next one. */
  next(from?: number): void {
    const now = Date.now()
    this.dispatch(from === undefined ? { type: 'next', now } : { type: 'next', from, now })
  }

  /** «Omitir pregunta». */
  skip(): void {
    if (this.#shown.writes) this.dispatch({ type: 'skip', now: Date.now() })
  }

  /** «Continuar aquí». */
  takeOver(): void {
    this.#writer?.take()
    void this.#refetch()
  }

  /** Opens what was sent once more, before the end of the survey. */
  async reopen(): Promise<void> {
    try {
      await this.#door.reopen()
      await this.#refetch()
      this.dispatch({ type: 'reopened' })
    } catch (failure) {
      this.#change({ error: asApiError(failure) })
      this.dispatch({ type: 'reopenFailed' })
    }
  }

  /** What was written rests no longer: the field was left. */
  rest(): void {
    void this.#outbox?.flush()
  }

  #do(effect: Effect, event: TakingEvent): void {
    if (effect.do === 'complete') {
      void this.#outbox?.complete()
      if (!connection.isThere()) this.dispatch({ type: 'queued' })
      return
    }
    const rests = event.type === 'answer' && event.way === 'typing'
    void this.#outbox?.put(effect.answer, rests)
    this.#say({ answers: [effect.answer] })
  }

  #completed(): void {
    this.#say({ sent: true })
    this.dispatch({ type: 'sent' })
    if (this.#door.isLink) void this.wipe()
  }

  /** A link that opens no more: nothing of it is left here to be read. */
  async #ends(error: ApiError): Promise<void> {
    const { taking } = step(beginning, { type: 'failed' })
    this.#change({ taking, taken: null, error })
    await this.wipe()
  }

  /**
   * Erases from this browser what was answered here; `waiting` keeps what the server does not have
   * yet, enciphered, for who comes back by the same link.
   */
  async wipe({ waiting = false } = {}): Promise<void> {
    if (!waiting) {
      this.#outbox?.stop()
      await this.#store?.clear()
      this.#door.forget()
    }
    const { taking, taken } = this.#shown
    this.#change({
      taking: { ...taking, answers: new Map() },
      taken: taken && { ...taken, answers: [] },
    })
  }

  async #refused(error: ApiError): Promise<void> {
    if (this.#door.isLink && error.kind === 'not-found') return this.#ends(error)
    const sending = this.#shown.taking.page.at === 'SENDING'
    this.#change({ error, saving: 'SAVED' })
    await this.#refetch()
    const { taken } = this.#shown
    if (taken?.survey.closed)
      this.dispatch({ type: 'closed', why: closedWords(taken.survey, true) })
    else if (sending) this.dispatch({ type: 'sendFailed' })
  }

  /** Whoever comes back to the page sees what another device answered. */
  readonly #comeBack = (): void => {
    const { taking } = this.#shown
    if (document.hidden || taking.page.at === 'LOADING' || taking.page.at === 'FAILED') return
    void this.#refetch()
    void this.#outbox?.flush()
  }

  async #refetch(): Promise<void> {
    try {
      const taken = await this.#door.read({ background: true })
      if (this.#stopped) return
      this.#change({ taken })
      this.#stands(taken.answers.map(answerOf))
      const { at } = this.#shown.taking.page
      if (taken.status === 'COMPLETE' && at !== 'SENT' && at !== 'SENDING' && at !== 'READONLY')
        await this.load()
      else if (taken.survey.closed && at !== 'READONLY' && at !== 'SENDING')
        this.dispatch({ type: 'closed', why: closedWords(taken.survey) })
    } catch (failure) {
      // Without a connection the page goes on with what it has: the notice says so.
      const error = asApiError(failure)
      if (this.#door.isLink && error.kind === 'not-found') await this.#ends(error)
    }
  }

  #mentioned(found: readonly Mentioned[]): void {
    if (found.length === 0) return
    const mentions = new Map(this.#shown.mentions)
    for (const one of found) mentions.set(one.questionId, one.mentions)
    this.#change({ mentions })
  }

  #stands(stored: readonly GivenAnswer[]): void {
    const before = this.#shown.taking.answers
    this.dispatchKeepingAdvance({ type: 'stands', answers: stored })
    const after = this.#shown.taking.answers
    const changed = stored.some(
      ({ questionId }) => !sameValue(before.get(questionId), after.get(questionId)),
    )
    if (changed) this.#change({ updated: true })
  }

  /** An event that the person does not see moves nothing of what they wait for. */
  private dispatchKeepingAdvance(event: TakingEvent): void {
    this.#change({ taking: step(this.#shown.taking, event).taking })
  }

  #hear(message: Message): void {
    if (message.sent) void this.load()
    else if (message.answers)
      this.dispatchKeepingAdvance({ type: 'arrived', answers: message.answers })
  }

  #say(message: Message): void {
    this.#channel?.postMessage(message)
  }

  #change(part: Partial<Shown>): void {
    if (this.#stopped) return
    this.#shown = { ...this.#shown, ...part }
    for (const listener of this.#listeners) listener()
  }
}

type Message = { answers?: readonly GivenAnswer[]; sent?: boolean }
