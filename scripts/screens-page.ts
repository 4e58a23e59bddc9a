import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { generatedOperations } from './document-uses.ts'
import type { Screen, Tab } from '#platform/web/screen/screens.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const TABLE = path.join(ROOT, 'apps/web/screens.ts')
const HEADER = `# Screens

Written by \`npm run generate\` from the modules' \`web/screens.ts\`: every screen, who may open it,
the file of its page, and the operations of the page and of the files beside it that it imports.

| label | path | permission | page | operations |
|---|---|---|---|---|
`

/** The table of every screen of the product, in Markdown. */
export async function screensPage(): Promise<string> {
  // Through Vite, because a table of screens may import what only a browser's build understands.
  const { module } = await runnerImport<{ allScreens: readonly Screen[] }>(TABLE, {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  })
  return `${HEADER}${module.allScreens.flatMap(rowsOf).join('\n')}\n`
}

const rowsOf = (screen: Screen): string[] => [
  rowOf(screen, screen.path),
  ...(screen.tabs ?? [])
    .filter((tab) => tab.page !== screen.page)
    .map((tab) => rowOf(tab, [screen.path, tab.path].filter(Boolean).join('/'))),
]

function rowOf(screen: Screen | Tab, address: string): string {
  const page = pageOf(screen)
  const besides = ('besides' in screen && screen.besides) || []
  const permission = [[screen.permission ?? '—'].flat().join(', '), ...besides].join(' + ')
  const operations = [...new Set(operationsOf(page))].join(', ')
  const where = address.startsWith('/') ? address : `/home/${address}`
  return `| ${screen.label} | ${where} | ${permission} | ${page} | ${operations} |`
}

/** The file behind `() => import('./Page.tsx')`, read from the text of the function. */
function pageOf({ page }: Screen | Tab): string {
  return /import\w*\(["']\/?(.+?)["']\)/.exec(page.toString())?.[1] ?? ''
}

/** The operations of the documents that a page uses, itself or through files of its own folder. */
function operationsOf(page: string): string[] {
  return generatedOperations([...withImports(page)].join('\n')).toSorted()
}

/** The text of a file and of all it imports by a relative path. */
function withImports(file: string, seen = new Map<string, string>()): Iterable<string> {
  if (seen.has(file) || !existsSync(path.join(ROOT, file))) return seen.values()
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  seen.set(file, text)
  for (const [, name = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    withImports(path.posix.join(path.posix.dirname(file), name), seen)
  }
  return seen.values()
}
