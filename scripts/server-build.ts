import path from 'node:path'
import { asProduction } from './as-production.ts'
import { buildIfStale } from './stale.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, 'dist/server')
const STAMP = path.join(FOLDER, '.sources')

/** Everything the API and the worker are made of. */
const SOURCES = [
  'package-lock.json',
  'scripts/server-build.ts',
  'apps/*.ts',
  'apps/{api,worker}/**/*.ts',
  '{access,chile,database,formula,generated,law}/**/*.{ts,json}',
  'platform/{model,server}/**/*.ts',
  'modules/*/*/{model,server}/**/*.ts',
]

/** Packages of hundreds of small files, none of which looks for others beside it. */
const INLINED = [
  '@pothos/core',
  'graphql',
  'jose',
  'kysely',
  'read-excel-file',
  'write-excel-file',
  'zod',
]

/** Programs that `npm start` keeps running, without their ending. */
export type Program = 'api' | 'worker'

export const builtProgram = (program: Program): string => `dist/server/${program}.js`

/**
 * Puts the API and the worker in a few files, unless these are of these very sources: reading
 * four thousand takes a process two seconds each time that it starts, and 130 MB.
 */
export const buildServerIfStale = (): Promise<boolean> =>
  buildIfStale(STAMP, SOURCES, () => asProduction(buildServer))

async function buildServer() {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [{ name: 'places', enforce: 'pre', transform: (code, id) => placed(code, id) }],
    ssr: { noExternal: INLINED },
    build: {
      ssr: true,
      outDir: FOLDER,
      target: 'node20.19',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: { api: 'apps/api/main.ts', worker: 'apps/worker/main.ts' },
        output: { chunkFileNames: '[name].js' },
      },
    },
  })
}

/** A source that names files beside it still finds them, wherever the checkout lies. */
function placed(code: string, id: string): string | undefined {
  if (!id.startsWith(ROOT) || id.includes('/node_modules/')) return undefined
  if (!/import\.meta\.(dirname|url)/.test(code)) return undefined
  const file = path.relative(FOLDER, id)
  return code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.dirname(file)}')`)
    .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`)
}
