import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

export type ScreenSize = {
  /** The file of the page, or the entry of the application. */
  readonly screen: string
  /** JavaScript to load when the screen is the first thing opened, gzipped, in bytes. */
  readonly first: number
  /** JavaScript to load when coming from another screen, gzipped, in bytes. */
  readonly own: number
  /** How many files of JavaScript it asks for when it is the first thing opened. */
  readonly files: number
}

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
}

const FOLDER = path.resolve(import.meta.dirname, '../dist/web')

/** What each screen of the built web application weighs, heaviest first. */
export function screenSizes(): ScreenSize[] {
  const { manifest, entry, start } = built()
  return Object.keys(manifest)
    .filter((name) => manifest[name]?.isDynamicEntry || name === entry)
    .map((name) => {
      const rest = [...withImports(manifest, name)].filter((file) => !start.has(file))
      const own = weigh(rest)
      const files = start.size + rest.length
      return { screen: nameOf(name), first: weigh([...start]) + own, own, files }
    })
    .toSorted((a, b) => b.first - a.first)
}

/** What begins without a network, besides what every page begins with. */
const OFFLINE = [
  'Home.tsx',
  'HomeRedirect.tsx',
  'seen.ts',
  '../../platform/web/shell/hints.tsx',
  '../../platform/web/shell/overlays.tsx',
  ...['NotSeen', 'NothingSeen', 'SeenAt'].map((name) => `../../platform/web/kit/page/${name}.tsx`),
]

/** The code and the styles without which no screen behind sign-in begins. */
export function shellFiles(): string[] {
  const { manifest, start } = built()
  const files = new Set(OFFLINE.flatMap((name) => [...withImports(manifest, name)]))
  for (const file of start) files.add(file)
  const styles = Object.values(manifest).flatMap(({ file, css }) => (files.has(file) ? css : []))
  return [...new Set([...files, ...styles.flatMap((file) => file ?? [])])].toSorted()
}

function built() {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8'),
  )
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? ''
  return { manifest, entry, start: withImports(manifest, entry) }
}

/** The files a chunk cannot run without: itself and its static imports. */
function withImports(manifest: Record<string, Chunk>, name: string, seen = new Set<string>()) {
  const chunk = manifest[name]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) withImports(manifest, next, seen)
  return seen
}

function weigh(files: readonly string[]): number {
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(path.join(FOLDER, file))).length)
    .reduce((sum, size) => sum + size, 0)
}

function nameOf(name: string): string {
  return path.posix.join('apps/web', name)
}
