import { useState } from 'react'
import { AnswerInbox } from '#generated/operations/inbox.ts'
import { request } from '#platform/web/api.ts'
import { useAsk } from '#platform/web/kit/Dialog.tsx'
import { notify } from '#platform/web/notify.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useHeld } from '#platform/web/useHeld.ts'
import type { InboxItem } from './types.ts'

type Rows = readonly InboxItem[]
type Given = 'APPROVE' | 'REJECT'
type Sent = { rows: Rows; answer: Given; reason: string | null }

export type Answers = ReturnType<typeof useAnswers>

/**
 * Answers rows some seconds after somebody decided, so that a key pressed by mistake is taken back
 * before it does anything. What was decided leaves the list at once; a row that could not be
 * answered is there again, with why.
 */
export function useAnswers() {
  const ask = useAsk()
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const back = (rows: readonly { key: string }[]) =>
    setDecided((now) => new Set([...now].filter((key) => !rows.some((row) => row.key === key))))
  const action = useAction(AnswerInbox, {
    quiet: true,
    after: ({ rows }) => {
      const refused = rows.flatMap(({ key, problem }) => (problem ? [[key, problem] as const] : []))
      setProblems(new Map(refused))
      back(refused.map(([key]) => ({ key })))
      const done = rows.length - refused.length
      if (done > 0) notify.success(done === 1 ? '1 respondida' : `${done} respondidas`)
      if (refused.length > 0) notify.error(notAnswered(refused.length))
    },
  })
  const { hold, takeBack } = useHeld<Sent>({
    send: async (sent) => {
      if ((await action.run(inputOf(sent))) === undefined) back(sent.rows)
    },
    sendClosing: (sent) =>
      void request(AnswerInbox, inputOf(sent), { closing: true }).catch(() => undefined),
    takenBack: ({ rows }) => back(rows),
  })
  const decide = (sent: Sent) => {
    setDecided((now) => new Set([...now, ...sent.rows.map(({ key }) => key)]))
    hold(sent, wordsOf(sent))
  }
  return {
    problems,
    /** The rows that somebody decided and that are still listed. */
    decided,
    /** Approves; the closing of a month is asked first, because it shuts the month. */
    approve: async (rows: Rows): Promise<boolean> => {
      if (rows.some(({ kind }) => kind === 'PAYROLL_CLOSING') && !(await ask(closing))) return false
      decide({ rows, answer: 'APPROVE', reason: null })
      return true
    },
    reject: (rows: Rows, reason: string) => decide({ rows, answer: 'REJECT', reason }),
    takeBack,
  }
}

const inputOf = ({ rows, answer, reason }: Sent) => ({
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
