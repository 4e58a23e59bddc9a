import { useState } from 'react'
import { useNavigate } from 'react-router'
import { acceptsWithWords, isOpened } from '../model/approval-kind.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useKeys } from '#platform/web/screen/useKeys.ts'
import { afterAnswering, type Cursor, cursorAt, moved, placeOf } from './cursor.ts'
import type { InboxItem } from './types.ts'
import { type Answers, REJECTION, subjectOf } from './useAnswers.ts'

type Rows = readonly InboxItem[]
type Asked = {
  rows: Rows
  answers: Answers
  /** Brings the keyboard to a row; after an answer, once the answered ones are gone. */
  focus: { to: (index: number) => void; afterNext: () => void }
}

/** Which row is current, which are chosen, what is open, and every answer with its key. */
export function useInbox({ rows, answers, focus }: Asked) {
  const [at, setAt] = useState<Cursor>()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string>()
  // Half written, the reason is there again after a reload, for the rows that still wait.
  const form = useOpenForm(REJECTION)
  const rejecting = rows.filter((row) => form.key?.split(' ').includes(subjectOf(row)))
  const askReason = (those: Rows) => areAnswered(those) && form.open(those.map(subjectOf).join(' '))
  const navigate = useNavigate()
  const place = placeOf(rows, at)
  const current = rows[place]
  const chosen = rows.filter(({ key }) => marked.has(key))
  const alone = open !== undefined || chosen.length === 0
  const subjects = alone ? (current ? [current] : []) : chosen
  const goTo = (index: number) => setAt(cursorAt(rows, index))
  const mark = (row: InboxItem, index: number) => {
    goTo(index)
    if (!isOpened(row.kind)) setMarked(toggled(marked, row.key))
  }
  const move = (step: 1 | -1) => {
    const next = moved(rows, at, step)
    setAt(next)
    if (next) focus.to(next.place)
  }
  const settled = (those: Rows) => {
    setAt(afterAnswering(rows, at, new Set(those.map(({ key }) => key))))
    setMarked(new Set())
    setOpen(undefined)
    focus.afterNext()
  }
  const approve = async (those: Rows) => {
    const [only] = those
    if (those.length === 1 && only && hasScreen(only)) return navigate(only.link)
    if (those.length > 0 && (await answers.approve(those))) settled(those)
  }
  const keys = {
    j: () => move(1),
    k: () => move(-1),
    x: () => current && mark(current, place),
    a: () => approve(subjects),
    r: () => askReason(subjects),
    z: () => (focus.afterNext(), answers.takeBack()),
  }
  useKeys(rejecting.length > 0 ? {} : keys)
  return {
    place,
    current,
    marked,
    chosen,
    rejecting,
    isOpen: open !== undefined,
    mark,
    setMarked,
    goTo,
    open: (row: InboxItem, index: number) => {
      goTo(index)
      setOpen(row.key)
    },
    close: () => setOpen(undefined),
    approve,
    askReason,
    form,
    reject: (reason: string) => {
      answers.reject(rejecting, reason)
      settled(rejecting)
    },
  }
}

/** Whether rows are answered here, and not on the screen of what they are about. */
const areAnswered = (rows: Rows): boolean =>
  rows.length > 0 && !rows.some(({ kind }) => isOpened(kind))

const hasScreen = ({ kind }: InboxItem): boolean => isOpened(kind) || acceptsWithWords(kind)

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  set.has(key) ? new Set([...set].filter((one) => one !== key)) : new Set([...set, key])
