import { z } from 'zod'
import { answerSchema } from '#modules/talent/surveys/model/answer.ts'
import type { DraftSecret } from '#platform/web/draft/drafts.ts'
import { done, ended } from '#platform/web/draft/indexed-db.ts'
import { type Sealed, type Sealing, sealingBy, sealingKey } from '#platform/web/draft/sealing.ts'
import { type GivenAnswer, later } from '../../model/answers.ts'
import {
  afterReceipt,
  emptyQueue,
  hasArrived,
  type Queue,
  queued,
  queuedToSend,
  type Receipt,
} from '../../model/queue.ts'

/** Where what a survey waits to send is kept, until the server has it. */
export type Store = {
  read: () => Promise<Queue>
  put: (answer: GivenAnswer) => Promise<void>
  putSend: () => Promise<void>
  /** Erases what the server has: an answer with the same or a later `rev`. */
  erase: (receipt: Receipt) => Promise<void>
  /** Erases all that waits, whether the server has it or not. */
  clear: () => Promise<void>
}

/**
 * One row for each question, so that two tabs never write over what the other one keeps; `rev` is
 * in sight, because what is erased is decided by it inside of one transaction.
 */
const rowSchema = z.object({
  of: z.string(),
  question: z.string(),
  rev: z.number(),
  at: z.number(),
  sealed: z.custom<Sealed>().nullable(),
})
type Row = z.output<typeof rowSchema>
const rowsSchema = z.array(rowSchema)

const NAME = 'minga.answers'
const TABLE = 'waiting'
/** The row that says that the survey is to be sent. */
const SEND = ''
/** Days after which what nobody came back for is forgotten. */
const DAYS = 14

const kept = answerSchema.extend({ questionId: z.string(), rev: z.number(), at: z.string() })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLE, { keyPath: ['of', 'question'] })
  }
  return done(request)
}

/** Rows whose turn to be forgotten has come, whoever they were of. */
async function forgetOld(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction(TABLE, 'readwrite')
  const table = transaction.objectStore(TABLE)
  const rows = rowsSchema.parse(await done(table.getAll()))
  const oldest = Date.now() - DAYS * 86_400_000
  for (const { of, question, at } of rows) if (at < oldest) table.delete([of, question])
  await ended(transaction)
}

/**
 * What waits of a survey, enciphered in the browser. Where the browser has
 * no place for it, it waits in this page alone.
 */
export async function openStore(
  survey: string,
  secret: DraftSecret | undefined,
): Promise<{ store: Store; lasting: boolean }> {
  try {
    if (!secret) return { store: inMemory(), lasting: false }
    const database = await open()
    const sealing = sealingBy(await sealingKey(secret, 'minga.answers'))
    await forgetOld(database)
    const of = `${secret.owner}.${survey}`
    return { store: inBrowser(database, sealing, of), lasting: true }
  } catch {
    return { store: inMemory(), lasting: false }
  }
}

function inBrowser(database: IDBDatabase, sealing: Sealing, of: string): Store {
  const about = (question: string) => `${of} ${question}`
  const write = async (change: (table: IDBObjectStore) => Promise<void>) => {
    const transaction = database.transaction(TABLE, 'readwrite')
    await change(transaction.objectStore(TABLE))
    await ended(transaction)
  }
  const range = IDBKeyRange.bound([of], [of, []])
  const putRow = (row: Row) =>
    write(async (table) => {
      const before = rowSchema.optional().parse(await done(table.get([of, row.question])))
      if (later(before, row) === row) table.put(row)
    })
  return {
    read: async () => {
      const table = database.transaction(TABLE, 'readonly').objectStore(TABLE)
      const rows = rowsSchema.parse(await done(table.getAll(range)))
      const answers = await Promise.all(
        rows.map(async ({ question, sealed }) => {
          const opened = sealed && (await sealing.open(sealed, about(question)))
          const read = kept.safeParse(opened)
          return read.success ? [read.data] : []
        }),
      )
      return { answers: answers.flat(), complete: rows.some(({ question }) => question === SEND) }
    },
    put: async (answer) => {
      const { questionId: question, rev } = answer
      const sealed = await sealing.seal(answer, about(question))
      await putRow({ of, question, rev, at: Date.now(), sealed })
    },
    putSend: () => putRow({ of, question: SEND, rev: 1, at: Date.now(), sealed: null }),
    erase: ({ stored, completed }) =>
      write(async (table) => {
        if (completed) table.delete([of, SEND])
        for (const { questionId, rev } of stored) {
          const row = rowSchema.optional().parse(await done(table.get([of, questionId])))
          if (row && hasArrived(row, rev)) table.delete([of, questionId])
        }
      }),
    clear: () => write(async (table) => void table.delete(range)),
  }
}

/** The same in the page alone. */
function inMemory(): Store {
  let queue = emptyQueue
  return {
    read: () => Promise.resolve(queue),
    put: async (answer) => {
      queue = queued(queue, answer)
    },
    putSend: async () => {
      queue = queuedToSend(queue)
    },
    erase: async (receipt) => {
      queue = afterReceipt(queue, receipt)
    },
    clear: async () => {
      queue = emptyQueue
    },
  }
}
