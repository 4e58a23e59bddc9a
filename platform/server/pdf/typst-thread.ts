// The thread in which Typst runs: compiling is synchronous and would stop every other request.
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export type Order = {
  readonly id: number
  readonly source: string
  readonly data: string
  readonly assets: Readonly<Record<string, Uint8Array>>
  /** Whether the document says its structure to screen readers. */
  readonly tagged: boolean
}
export type Answer =
  | { readonly id: number; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly id: number; readonly problem: string }

const WEIGHTS = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold']
const fonts = path.dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'),
)
/** A folder that does not exist: a template can read nothing of this machine. */
const NOWHERE = '/nonexistent/minga'
const compiler = NodeCompiler.create({
  workspace: NOWHERE,
  fontArgs: [{ fontPaths: WEIGHTS.map((weight) => path.join(fonts, weight)) }],
})
/**
 * How many documents ago a memoised result must have been used to stay: keeps memory flat, and what
 * all payslips say alike is laid out once.
 */
const REMEMBERED = 3

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.on('message', (order: Order) => parentPort?.postMessage(answer(order)))

function answer({ id, source, data, assets, tagged }: Order): Answer {
  try {
    for (const [name, content] of Object.entries(assets)) {
      compiler.mapShadow(path.join(NOWHERE, 'assets', path.basename(name)), Buffer.from(content))
    }
    const compiled = compiler.compile({ mainFileContent: source, inputs: { data } })
    const document = compiled.result
    if (!document) return { id, problem: problemOf(compiled.takeError()) }
    const pdf = compiler.pdf(document, { pdfTags: tagged })
    return { id, pdf, pages: document.numOfPages }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(REMEMBERED)
  }
}

const problemOf = (error: Parameters<typeof compiler.fetchDiagnostics>[0] | null) =>
  error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'no document'
