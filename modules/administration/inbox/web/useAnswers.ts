import { AnswerInbox } from '#generated/operations/inbox.ts'
import { useAsk } from '#platform/web/kit/Dialog.tsx'
import { notify } from '#platform/web/notify.ts'
import { useAction } from '#platform/web/useAction.ts'
import type { InboxItem } from './types.ts'

type Rows = readonly InboxItem[]
type Given = 'APPROVE' | 'REJECT'

/** Answers rows, and keeps beside each that was not answered why it was not. */
export function useAnswers(onProblems: (problems: ReadonlyMap<string, string>) => void) {
  const ask = useAsk()
  const action = useAction(AnswerInbox, {
    quiet: true,
    after: ({ rows }) => {
      const refused = rows.flatMap(({ key, problem }) => (problem ? [[key, problem] as const] : []))
      onProblems(new Map(refused))
      const done = rows.length - refused.length
      if (done > 0) notify.success(done === 1 ? '1 respondida' : `${done} respondidas`)
      if (refused.length > 0) notify.error(notAnswered(refused.length))
    },
  })
  const input = (rows: Rows, answer: Given, reason: string | null) => ({
    input: { ids: rows.map(({ key }) => ({ key })), answer, reason },
  })
  return {
    busy: action.busy,
    /** Approves; the closing of a month is asked first, because it shuts the month. */
    approve: async (rows: Rows): Promise<boolean> => {
      if (rows.some(({ kind }) => kind === 'PAYROLL_CLOSING') && !(await ask(closing))) return false
      return (await action.run(input(rows, 'APPROVE', null))) !== undefined
    },
    reject: (rows: Rows, reason: string) => action.attempt(input(rows, 'REJECT', reason)),
  }
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
