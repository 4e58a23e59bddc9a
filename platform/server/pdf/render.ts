import { Worker } from 'node:worker_threads'
import type { Assets, PdfTemplate } from './template.ts'
import type { Answer, Order } from './typst-thread.ts'

/** Typst said no: the template is wrong, or the data lacks what it reads. */
export class PdfError extends Error {
  override readonly name = 'PdfError'
}

type Waiting = {
  readonly resolve: (printed: Printed) => void
  readonly reject: (error: Error) => void
}

/** A document, and how many pages it took. */
export type Printed = { readonly pdf: Buffer; readonly pages: number }

export type PdfPrinter = {
  /** @throws PdfError naming the template */
  render<Data>(template: PdfTemplate<Data>, data: Data, assets?: Assets): Promise<Buffer>
  /**
   * Many papers in one document, to be taken apart or put together (pages.ts): without the
   * structure that screen readers follow, which would tie its pages to each other.
   *
   * @throws PdfError naming the template
   */
  renderPages<Data>(template: PdfTemplate<Data>, data: Data, assets?: Assets): Promise<Printed>
  close(): Promise<void>
}

/**
 * One or two threads with Typst and its fonts loaded, started at the first page (60 ms) and kept.
 * A thread that dies rejects its pages and is replaced by the next one asked for.
 */
export function createPrinter({ threads = 1 }: { threads?: number } = {}): PdfPrinter {
  const pool: Thread[] = []
  const next = () => {
    const alive = pool.filter((thread) => thread.alive())
    pool.splice(0, pool.length, ...alive)
    if (pool.length < threads) pool.push(startThread())
    return pool.reduce((least, thread) => (thread.load() < least.load() ? thread : least))
  }
  async function print<Data>(template: PdfTemplate<Data>, data: Data, order: Kind) {
    try {
      return await next().print({ source: template.source, data: JSON.stringify(data), ...order })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new PdfError(`${template.name}: ${why}`)
    }
  }
  return {
    render: async (template, data, assets = {}) =>
      (await print(template, data, { assets, tagged: true })).pdf,
    renderPages: (template, data, assets = {}) => print(template, data, { assets, tagged: false }),
    async close() {
      await Promise.all(pool.splice(0).map((thread) => thread.stop()))
    },
  }
}

type Kind = Pick<Order, 'assets' | 'tagged'>
type Thread = ReturnType<typeof startThread>

function startThread() {
  const worker = new Worker(new URL('./typst-thread.ts', import.meta.url), { stdout: true })
  const waiting = new Map<number, Waiting>()
  let alive = true
  let count = 0

  // A script that printed its pages may end: the thread alone does not keep the process up.
  worker.unref()
  worker.on('message', (answer: Answer) => {
    const page = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('pdf' in answer) page?.resolve({ pdf: bytesOf(answer.pdf), pages: answer.pages })
    else page?.reject(new Error(answer.problem))
  })
  const fail = (error: Error) => {
    alive = false
    for (const page of waiting.values()) page.reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread ended')))

  return {
    alive: () => alive,
    load: () => waiting.size,
    print: (order: Omit<Order, 'id'>) =>
      new Promise<Printed>((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        worker.ref()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window here
        worker.postMessage({ id: count, ...order } satisfies Order)
      }),
    stop: () => worker.terminate(),
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
