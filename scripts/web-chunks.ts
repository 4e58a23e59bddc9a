import type { InlineConfig, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** The beginnings: of everything, of what opens without signing in, and of the rest. */
const BEGINNINGS = [
  '/apps/web/index.html',
  '/web/LoginPage.tsx',
  '/web/RecoverPage.tsx',
  '/web/ExternalSigningPage.tsx',
  '/web/VerifyPage.tsx',
  '/apps/web/Home.tsx',
]

/** What so many files of their own would load anyway, pages and what they open, comes together. */
const MOST = 100

/**
 * Split by who needs what, the application falls into a thousand small files, of which a page asks
 * for 120. Built once without writing, it tells what each beginning needs: what the same of them
 * need is one file, and one more is what most pages share.
 *
 * @returns what a second build is given besides its own settings
 */
export async function fewerChunks(
  build: (config: InlineConfig) => Promise<unknown>,
  config: InlineConfig,
): Promise<InlineConfig> {
  const drafted = await build({
    ...config,
    build: { write: false, minify: false, sourcemap: false },
  })
  const chunks = chunksIn(drafted)
  // A page stays in a file of its own name, under which it is asked for.
  const pages = new Set(chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []))
  const needs = BEGINNINGS.map((end) => modulesOf(chunks, end))
  // What the bundler itself adds has no file.
  const isShared = (id: string) => !pages.has(id) && !id.startsWith('\0')
  const beginningsOf = (id: string): string | null => {
    if (!isShared(id)) return null
    const who = needs.flatMap((some, place) => (some.has(id) ? place : []))
    return who.length > 0 ? `start-${who.join('')}` : null
  }
  const groups = [
    // What only the entry needs stays in it: without code of its own it would fall away.
    { name: beginningsOf, debugName: 'beginnings', minShareCount: 2 },
    { name: 'common', test: isShared, minShareCount: MOST },
  ]
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
}

function chunksIn(drafted: unknown): readonly Chunk[] {
  const outputs = [drafted].flat() as readonly Rolldown.RolldownOutput[]
  return outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk')
}

/** The modules that the pages of a name cannot run without. */
function modulesOf(chunks: readonly Chunk[], end: string): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(end)))
  if (found.size === 0) throw new Error(`${end} is in no chunk of the web application`)
  // What is added while it is walked over is walked over too.
  for (const { imports } of found) {
    for (const file of imports) {
      const next = byFile.get(file)
      if (next) found.add(next)
    }
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
}
