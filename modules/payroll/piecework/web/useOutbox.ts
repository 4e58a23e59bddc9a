import { useCallback, useEffect, useRef, useState } from 'react'
import { SavePiecework } from '#generated/operations/piecework.ts'
import { asApiError, isRefusal } from '#platform/web/api/api.ts'
import { useConnection } from '#platform/web/api/connection.ts'
import type { Values } from '#platform/web/draft/drafts.ts'
import { useDraftedState } from '#platform/web/kit/form/useDraftedState.ts'
import { useAction } from '#platform/web/api/useAction.ts'

/** An entry as it is sent: its key is made here, so that it is never entered twice. */
export type Outgoing = {
  key: string
  contractId: string
  taskId: string
  day: string
  quantity: string
  /** Whose it is, how much, of what and when, for whoever has to look at it. */
  words?: string
  /** Why the server does not take it; the others do not wait for it. */
  refused?: string
}

/** Entries that one request carries. */
const AT_ONCE = 500

/**
 * What was entered and has not reached the server: kept in this browser, sent as soon as the server
 * answers, and sent again with the same keys when it is not known whether it arrived. An entry that
 * the server refuses is put aside with its reason, and the others go on.
 */
export function useOutbox() {
  const kept = useDraftedState('tratos por enviar', EMPTY, asOutbox)
  const there = useConnection()
  const { attempt } = useAction(SavePiecework, {
    done: ({ saved, repeated }) => sentWords(saved + repeated),
  })
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const now = useRef(kept)
  useEffect(() => {
    now.current = kept
  })
  const { rows } = kept.values
  const waiting = rows.filter(({ refused }) => refused === undefined)

  const send = useCallback(async () => {
    const going = now.current.values.rows.filter(isWaiting).slice(0, AT_ONCE)
    setSending(true)
    setProblem(undefined)
    try {
      await attempt({ input: { rows: going.map(asSent) } })
      const gone = new Set(going.map(({ key }) => key))
      keep(now.current, ({ key }) => (gone.has(key) ? 'gone' : undefined))
    } catch (error) {
      const failure = asApiError(error)
      // Without an answer it is sent again by itself; a refusal needs somebody to look at it.
      if (!isRefusal(failure)) return
      const wrong = going[rowOf(failure.field)]
      if (!wrong) return setProblem(failure.message)
      keep(now.current, ({ key }) => (key === wrong.key ? { refused: failure.message } : undefined))
    } finally {
      setSending(false)
    }
  }, [attempt])

  const waits = there && waiting.length > 0 && !sending && problem === undefined
  useEffect(() => {
    if (!waits) return undefined
    const soon = setTimeout(() => void send())
    return () => clearTimeout(soon)
  }, [waits, send])

  return {
    waiting,
    refused: rows.filter(({ refused }) => refused !== undefined),
    there,
    problem,
    add: (fresh: readonly Outgoing[]) => kept.change({ rows: [...rows, ...fresh] }),
    again: () => setProblem(undefined),
    /** Sends an entry that was refused once more, when what was wrong was put right elsewhere. */
    retry: (one: Outgoing) =>
      keep(kept, ({ key }) => (key === one.key ? { refused: undefined } : undefined)),
    remove: (one: Outgoing) => keep(kept, ({ key }) => (key === one.key ? 'gone' : undefined)),
    discard: () => {
      setProblem(undefined)
      keep(kept, (one) => (isWaiting(one) ? 'gone' : undefined))
    },
  }
}
export type Outbox = ReturnType<typeof useOutbox>

const sentWords = (count: number) => (count === 1 ? '1 trato anotado' : `${count} tratos anotados`)

const isWaiting = ({ refused }: Outgoing): boolean => refused === undefined

const asSent = ({ key, contractId, taskId, day, quantity }: Outgoing) => ({
  key,
  contractId,
  taskId,
  day,
  quantity,
})

/** The place of the entry that a refusal is about: `rows.3.day` is the fourth; -1 for none. */
const rowOf = (field: string | undefined): number => {
  const [, place] = field?.match(/^rows\.(\d+)(?:\.|$)/) ?? []
  return place === undefined ? -1 : Number(place)
}

type Box = { values: Kept; change: (values: Kept) => void; drop: () => void }

/** Takes entries out of an outbox, or says something else of them. */
function keep(
  box: Box,
  next: (one: Outgoing) => 'gone' | { refused: string | undefined } | undefined,
): void {
  const rows = box.values.rows.flatMap((one): Outgoing[] => {
    const said = next(one)
    if (said === 'gone') return []
    if (said === undefined) return [one]
    const { refused: _before, ...rest } = one
    return [said.refused === undefined ? rest : { ...rest, refused: said.refused }]
  })
  if (rows.length === 0) box.drop()
  else box.change({ rows })
}

type Kept = { rows: readonly Outgoing[] }
const EMPTY: Kept = { rows: [] }

function asOutbox({ rows }: Values): Kept | undefined {
  return Array.isArray(rows) ? { rows: rows.filter(isOutgoing) } : undefined
}

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'contractId', 'taskId', 'day', 'quantity'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
