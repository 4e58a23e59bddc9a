import { type RefObject, useEffect, useRef } from 'react'
import { isTyping } from '#platform/web/kit/form/is-typing.ts'
import { isOpened } from '../model/approval-kind.ts'
import { BulkBar } from './BulkBar.tsx'
import { InboxRow } from './InboxRow.tsx'
import { PendingPanel } from './PendingPanel.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import type { InboxItem } from './types.ts'
import type { Answers } from './useAnswers.ts'
import { useInbox } from './useInbox.ts'

type Props = {
  rows: readonly InboxItem[]
  answers: Answers
}

/** The rows of the inbox, answered one by one or several at once, with the keyboard too. */
export function InboxRows({ rows: listed, answers }: Props) {
  const { problems, decided } = answers
  const rows = listed.filter(({ key }) => !decided.has(key))
  const answerable = rows.filter(({ kind }) => !isOpened(kind))
  const list = useRef<HTMLUListElement>(null)
  const focus = useRowFocus(list, rows)
  const inbox = useInbox({ rows, answers, focus })
  const { place, current, marked, chosen, rejecting } = inbox
  return (
    <>
      <Keys />
      {rows.length === 0 && (
        <p className="soft" role="status">
          Todo lo de esta página tiene respuesta.
        </p>
      )}
      <ul className="inbox-list" aria-label="Pendientes" ref={list}>
        {rows.map((row, index) => (
          <InboxRow
            key={row.key}
            row={row}
            isCurrent={index === place}
            isMarked={marked.has(row.key)}
            problem={problems.get(row.key)}
            onFocus={() => inbox.goTo(index)}
            onMark={() => inbox.mark(row, index)}
            onOpen={() => inbox.open(row, index)}
            onApprove={() => inbox.approve([row])}
            onReject={() => inbox.askReason([row])}
          />
        ))}
      </ul>
      <BulkBar
        rows={answerable}
        chosen={chosen}
        onAll={() => inbox.setMarked(new Set(answerable.map(({ key }) => key)))}
        onNone={() => inbox.setMarked(new Set())}
        onApprove={() => inbox.approve(chosen)}
        onReject={() => inbox.askReason(chosen)}
      />
      {inbox.isOpen && current && (
        <PendingPanel
          key={current.key}
          row={current}
          onApprove={() => inbox.approve([current])}
          onReject={() => inbox.askReason([current])}
          onClose={inbox.close}
        />
      )}
      {rejecting.length > 0 && (
        <RejectDialog
          rows={rejecting}
          onSend={inbox.reject}
          reason={answers.reasonOf(rejecting)}
          form={inbox.form}
        />
      )}
    </>
  )
}

const keys = [
  ['J, K', 'moverse'],
  ['X', 'elegir'],
  ['A', 'aprobar'],
  ['R', 'rechazar'],
  ['Enter', 'abrir'],
  ['Z', 'deshacer'],
] as const

/** Which keys do what. */
const Keys = () => (
  <ul className="inbox-keys soft" aria-label="Teclas">
    {keys.map(([key, does]) => (
      <li key={key}>
        <kbd>{key}</kbd> {does}
      </li>
    ))}
  </ul>
)

/** The keyboard stands on the current row, also after the answered ones are gone. */
function useRowFocus(list: RefObject<HTMLUListElement | null>, rows: readonly InboxItem[]) {
  const waits = useRef(false)
  const to = (index: number) => {
    const places = list.current?.querySelectorAll<HTMLElement>('.inbox-open') ?? []
    places[Math.min(index, places.length - 1)]?.focus()
  }
  useEffect(() => {
    if (!waits.current || isTyping(document.activeElement)) return
    waits.current = false
    const current = list.current?.querySelector<HTMLElement>('[data-current=true] .inbox-open')
    current?.focus()
  }, [rows, list])
  return {
    to,
    afterNext: () => {
      waits.current = true
    },
  }
}
