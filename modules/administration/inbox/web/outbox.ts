import { useSyncExternalStore } from 'react'
import { AnswerInbox } from '#generated/operations/inbox.ts'
import { type ApiError, asApiError, dataOf, isRefusal, request } from '#platform/web/api/api.ts'
import { connection } from '#platform/web/api/connection.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { sessionStore } from '#platform/web/api/session-store.ts'
import { notify } from '#platform/web/look/notify.ts'
import { dropRow, heldDevice, openRows, putRow } from '#platform/web/seen/device.ts'
import { asWaitingAnswer, leftOf, type WaitingAnswer } from '../model/waiting-answer.ts'

/** When it is tried again with a server that is there and could not. */
const AGAIN_MS = 30_000

/**
 * Answers that were given without a network. They wait on the device, enciphered, and are sent one
 * after the other once the server is there: each with the key that it was given, so that one of
 * which nobody knows whether it arrived is done once.
 */
let waiting: readonly WaitingAnswer[] = []
let sending: string | undefined
/** Sent or taken back: the device may say them once more. */
const over = new Set<string>()
const listeners = new Set<() => void>()

function tell(next: readonly WaitingAnswer[]) {
  waiting = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useWaitingAnswers = (): readonly WaitingAnswer[] =>
  useSyncExternalStore(subscribe, () => waiting)

/** What the device has of this person, and from then on whatever comes. */
export async function openOutbox(): Promise<void> {
  const device = await heldDevice().catch(() => undefined)
  if (device) {
    const kept = (await openRows('waiting', device).catch(() => [])).flatMap(
      ({ value }) => asWaitingAnswer(value) ?? [],
    )
    const known = new Set([...waiting.map(({ id }) => id), ...over])
    tell([...waiting, ...kept.filter(({ id }) => !known.has(id))])
  }
  void sendWaiting()
}

/** Keeps an answer until it can be sent. */
export async function waitToSend(answer: WaitingAnswer): Promise<void> {
  over.delete(answer.id)
  tell([...waiting.filter(({ id }) => id !== answer.id), answer])
  await keep(answer)
  void sendWaiting()
}

/** Takes an answer back, unless it is on its way; one that was refused is only put away. */
export async function takeBackWaiting(answer: WaitingAnswer): Promise<void> {
  if (sending === answer.id && answer.problem === undefined) return
  over.add(answer.id)
  tell(waiting.filter(({ id }) => id !== answer.id))
  await drop(answer)
}

/**
 * Sends one answer with its key.
 *
 * @throws ApiError
 */
export async function sendAnswer(
  { id, rows, answer, reason }: WaitingAnswer,
  background: boolean,
): Promise<readonly { key: string; problem: string | null }[]> {
  const input = { ids: rows.map(({ key }) => ({ key })), answer, reason }
  const options = { idempotencyKey: id, background }
  const { answerInbox } = await request(AnswerInbox, { input }, options)
  return dataOf(answerInbox)?.rows ?? []
}

/** Two tabs of a browser have the same answers: one of them sends. */
async function sendWaiting(): Promise<void> {
  if (!connection.isThere() || sessionStore.token() === '') return
  if (!('locks' in navigator)) return sendAll()
  await navigator.locks.request('minga.waiting', { ifAvailable: true }, (lock) =>
    lock ? sendAll() : undefined,
  )
}

async function sendAll(): Promise<void> {
  for (;;) {
    const next = waiting.find(({ problem }) => problem === undefined)
    if (!next || sending !== undefined || !connection.isThere()) return
    sending = next.id
    try {
      await settle(next, leftOf(next, await sendAnswer(next, true)))
    } catch (failure) {
      const error = asApiError(failure)
      // The session is over: it opens again when the same person comes in.
      if (error.kind === 'unauthenticated') return
      if (!isRefusal(error)) return void setTimeout(() => void sendWaiting(), AGAIN_MS)
      await settle(next, [{ ...next, problem: wordsOf(error) }])
    } finally {
      sending = undefined
    }
  }
}

/** Puts what is left of an answer in its place, on the device too. */
async function settle(sent: WaitingAnswer, left: readonly WaitingAnswer[]): Promise<void> {
  over.add(sent.id)
  tell(waiting.flatMap((one) => (one.id === sent.id ? left : [one])))
  const count = sent.rows.length - left.flatMap(({ rows }) => rows).length
  if (count > 0) notify.success(count === 1 ? '1 respondida' : `${count} respondidas`)
  for (const one of left) await keep(one)
  if (!left.some(({ id }) => id === sent.id)) await drop(sent)
  void queryClient.invalidateQueries()
}

const wordsOf = ({ kind, field, message }: ApiError): string => {
  if (kind === 'forbidden' && field === 'proof') return 'Pide confirmar quién es: respóndala aquí'
  return kind === 'not-found' ? 'Ya no espera su respuesta: otra persona la respondió' : message
}

async function keep(answer: WaitingAnswer): Promise<void> {
  const device = await heldDevice().catch(() => undefined)
  if (device) await putRow('waiting', device, answer.id, answer).catch(() => undefined)
}

async function drop({ id }: WaitingAnswer): Promise<void> {
  const device = await heldDevice().catch(() => undefined)
  if (device) await dropRow('waiting', device, id).catch(() => undefined)
}

connection.subscribe(() => void sendWaiting())
// What one person answered is shown to nobody else.
sessionStore.subscribe(() => {
  if (sessionStore.token() === '') tell([])
})
