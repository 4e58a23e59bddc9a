import { Worker } from 'node:worker_threads'
import { tooMany } from '#platform/server/errors.ts'
import { BadWord } from './parts.ts'
import type { WordText } from './word-text.ts'
import type { Answer } from './thread.ts'

/** Any honest file is read in a second. */
const LONGEST_MS = 20_000
const LIMITS = { maxOldGenerationSizeMb: 384, stackSizeMb: 4 }
/** Files of a process that may wait: one is read at a time. */
const MOST_WAITING = 5
const BUSY = 'Se están leyendo otros archivos de Word. Espere unos segundos y vuelva a intentarlo.'

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Reads a Word file in a thread of its own, so that a file made to be slow, or to fill the memory,
 * stops nobody else: the thread is ended, and the file refused.
 *
 * @throws BadWord, UserError too-many
 */
export async function readInThread(bytes: Buffer, codes: readonly string[]): Promise<WordText> {
  if (waiting >= MOST_WAITING) throw tooMany(BUSY)
  waiting += 1
  const turn = last.then(() => inThread(bytes, codes))
  last = Promise.allSettled([turn])
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

async function inThread(bytes: Buffer, codes: readonly string[]): Promise<WordText> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { bytes, codes },
    resourceLimits: LIMITS,
    stdout: true,
    stderr: true,
  })
  const late = setTimeout(() => void thread.terminate(), LONGEST_MS)
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', (cause) => reject(new BadWord('no se puede leer', { cause })))
      thread.once('exit', () => reject(new BadWord('no se puede leer: tarda demasiado')))
    })
    if ('problem' in answer) throw new BadWord(answer.problem)
    return answer
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}
