import { useCallback, useEffect, useRef, useState } from 'react'
import { SavePiecework } from '#generated/operations/piecework.ts'
import { asApiError, isRefusal } from '#platform/web/api.ts'
import { useConnection } from '#platform/web/connection.ts'
import type { Values } from '#platform/web/drafts.ts'
import { useKept } from '#platform/web/kit/useKept.ts'
import { useAction } from '#platform/web/useAction.ts'

/** An entry as it is sent: its key is made here, so that it is never entered twice. */
export type Outgoing = {
  key: string
  contractId: string
  taskId: string
  day: string
  quantity: string
}

/** Entries that one request carries. */
const AT_ONCE = 500

/**
 * What was entered and has not reached the server: kept in this browser, sent as soon as the server
 * answers, and sent again with the same keys when it is not known whether it arrived.
 */
export function useOutbox() {
  const kept = useKept('tratos por enviar', EMPTY, asOutbox)
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

  const send = useCallback(async () => {
    const going = now.current.values.rows.slice(0, AT_ONCE)
    setSending(true)
    setProblem(undefined)
    try {
      await attempt({ input: { rows: going } })
      const gone = new Set(going.map(({ key }) => key))
      const left = now.current.values.rows.filter(({ key }) => !gone.has(key))
      if (left.length === 0) now.current.drop()
      else now.current.change({ rows: left })
    } catch (error) {
      const failure = asApiError(error)
      // Without an answer it is sent again by itself; a refusal needs somebody to look at it.
      if (isRefusal(failure)) setProblem(failure.message)
    } finally {
      setSending(false)
    }
  }, [attempt])

  const waits = there && rows.length > 0 && !sending && problem === undefined
  useEffect(() => {
    if (!waits) return undefined
    const soon = setTimeout(() => void send())
    return () => clearTimeout(soon)
  }, [waits, send])

  return {
    rows,
    there,
    problem,
    add: (fresh: readonly Outgoing[]) => kept.change({ rows: [...rows, ...fresh] }),
    again: () => setProblem(undefined),
    discard: () => {
      setProblem(undefined)
      kept.drop()
    },
  }
}
export type Outbox = ReturnType<typeof useOutbox>

const sentWords = (count: number) => (count === 1 ? '1 trato anotado' : `${count} tratos anotados`)

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
