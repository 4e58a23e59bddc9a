import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerInbox } from '#generated/operations/inbox.ts'
import { asApiError, codeOf, request } from '#platform/web/api/api.ts'
import { connection } from '#platform/web/api/connection.ts'
import { newKey } from '#platform/web/api/useFormKeys.ts'
import { dropDraft, keepDraft } from '#platform/web/draft/drafts.ts'
import { useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { usePlace } from '#platform/web/kit/form/SectionForm.tsx'
import { useUndoableSend } from '#platform/web/api/useUndoableSend.ts'
import type { WaitingAnswer } from '../model/waiting-answer.ts'
import { sendAnswer, useWaitingAnswers, waitToSend } from './outbox.ts'
import type { InboxItem } from './types.ts'

type Rows = readonly InboxItem[]
type Given = 'APPROVE' | 'REJECT'
type Sent = { rows: Rows; answer: Given; reason: string | null }
type Answered = Awaited<ReturnType<typeof sendAnswer>>

export type Answers = ReturnType<typeof useAnswers>

/**
 * Answers rows some seconds after somebody decided, so that a key pressed by mistake is taken back
 * before it does anything. What was decided leaves the list at once; a row that could not be
 * answered is there again, with why. Without a network what was decided waits on the device.
 */
export function useAnswers() {
  const ask = useAsk()
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const back = (rows: readonly { key: string }[]) =>
    setDecided((now) => new Set([...now].filter((key) => !rows.some((row) => row.key === key))))
  const kept = useReasons()
  const cache = useQueryClient()
  const settle = (sent: WaitingAnswer, rows: Answered) => {
    const refused = rows.flatMap(({ key, problem }) => (problem ? [[key, problem] as const] : []))
    setProblems(new Map(refused))
    const keys = refused.map(([key]) => ({ key }))
    back(keys)
    const done = rows.length - refused.length
    if (done > 0) notify.success(done === 1 ? '1 respondida' : `${done} respondidas`)
    if (refused.length > 0) notify.error(notAnswered(refused.length))
    if (sent.reason !== null) kept.keep(keys, sent.reason)
    void cache.invalidateQueries()
  }
  const send = async (sent: WaitingAnswer) => {
    try {
      settle(sent, await sendAnswer(sent, false))
    } catch (failure) {
      const error = asApiError(failure)
      // Nobody knows whether it arrived: it is sent again with the same key.
      if (error.kind === 'offline') return waitToSend(sent)
      notify.error(error.message, codeOf(error))
      back(sent.rows)
      if (sent.reason !== null) kept.keep(sent.rows, sent.reason)
      if (error.kind === 'conflict') void cache.invalidateQueries()
    }
  }
  const { hold, takeBack } = useUndoableSend<WaitingAnswer>({
    send,
    sendClosing: (sent) =>
      void (
        connection.isThere()
          ? request(AnswerInbox, inputOf(sent), { closing: true, idempotencyKey: sent.id })
          : waitToSend(sent)
      ).catch(() => undefined),
    takenBack: ({ rows }) => back(rows),
  })
  const decide = async (given: Sent) => {
    const rows = given.rows.map(({ key, title, fullname }) => ({ key, title, fullname }))
    const sent = { ...given, rows, id: newKey(), at: new Date().toISOString() }
    kept.drop(rows)
    if (!connection.isThere()) return waitToSend(sent)
    setDecided((now) => new Set([...now, ...rows.map(({ key }) => key)]))
    hold(sent, wordsOf(given))
  }
  const waits = useWaitingAnswers()
  const waiting = waits.filter(({ problem }) => !problem).flatMap(({ rows }) => rows)
  return {
    problems,
    reasonOf: kept.reasonOf,
    /** The rows that somebody decided and that are still listed. */
    decided: new Set([...decided, ...waiting.map(({ key }) => key)]),
    /** Approves; the closing of a month is asked first, because it shuts the month. */
    approve: async (rows: Rows): Promise<boolean> => {
      if (rows.some(({ kind }) => kind === 'PAYROLL_CLOSING') && !(await ask(closing))) return false
      void decide({ rows, answer: 'APPROVE', reason: null })
      return true
    },
    reject: (rows: Rows, reason: string) => void decide({ rows, answer: 'REJECT', reason }),
    takeBack,
  }
}

/** The form in which a reason is written, as its drafts are called. */
export const REJECTION = 'rechazar'

/** What a row is about, whichever version of it: its key ends in the version that was seen. */
export const subjectOf = ({ key }: { key: string }): string => key.replace(/\.\d+$/, '')

/**
 * The reasons with which rows were rejected in vain: each is offered again, and as a draft it is
 * there after a reload too.
 */
function useReasons() {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const start = usePlace(REJECTION)
  const placeOf = (rows: Keyed) => [start, ...rows.map(subjectOf)].join(' ')
  return {
    keep: (rows: Keyed, reason: string) => {
      if (rows.length === 0) return
      setReasons(
        (now) => new Map([...now, ...rows.map((row) => [subjectOf(row), reason] as const)]),
      )
      const at = new Date().toISOString()
      keepDraft(placeOf(rows), { values: { text: reason }, base: { text: null }, at })
    },
    drop: (rows: Keyed) => {
      for (const row of rows) dropDraft(placeOf([row]))
      dropDraft(placeOf(rows))
    },
    /** The reason that all of them were rejected with; none where they had several. */
    reasonOf: (rows: Keyed): string | undefined => {
      const found = new Set(rows.map((row) => reasons.get(subjectOf(row))))
      return found.size === 1 ? [...found][0] : undefined
    },
  }
}

type Keyed = readonly { key: string }[]

const inputOf = ({ rows, answer, reason }: WaitingAnswer) => ({
  input: { ids: rows.map(({ key }) => ({ key })), answer, reason },
})

/** «Vacaciones del 05-10-2026, aprobada»: what was decided, while it can be taken back. */
function wordsOf({ rows, answer }: Sent): string {
  const [only] = rows
  const one = answer === 'APPROVE' ? 'Aprobada' : 'Rechazada'
  if (rows.length === 1 && only) return `${one}: ${only.title}`
  return `${rows.length} ${one.toLowerCase()}s`
}

const closing = {
  title: 'Aprobar el cierre',
  text: 'El mes queda cerrado con sus resultados actuales.',
  okText: 'Aprobar',
}

const notAnswered = (count: number) =>
  count === 1
    ? 'Una no se pudo responder: vea el motivo en su fila'
    : `${count} no se pudieron responder: vea el motivo en cada fila`
