import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { BadWord } from './parts.ts'
import { readWord, type WordText } from './word-text.ts'

/** What a thread is given; its bytes come as an array, whichever the sender had. */
const givenOf = z.object({ bytes: z.instanceof(Uint8Array), codes: z.array(z.string()) })

export type Answer = WordText | { readonly problem: string }

const { bytes, codes } = givenOf.parse(workerData)
try {
  const read: Answer = await readWord(Buffer.from(bytes), codes)
  parentPort?.postMessage(read)
} catch (error) {
  if (!(error instanceof BadWord)) throw error
  const problem: Answer = { problem: error.message }
  parentPort?.postMessage(problem)
}
