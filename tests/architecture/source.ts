import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree, as far as these tests look into it. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<
  string,
  unknown
>

/** A file of ours that was read and parsed once for all the tests of this folder. */
export type Source = {
  /** Relative to the root, with slashes. */
  readonly file: string
  readonly text: string
  readonly lines: readonly string[]
  readonly tree: Node
  readonly comments: readonly { readonly value: string; readonly start: number }[]
  readonly imports: readonly Import[]
  readonly isTest: boolean
}

export type Import = {
  /** As written. */
  readonly name: string
  /** Path from the root when it is a file of ours, undefined when it is a package. */
  readonly target: string | undefined
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const NOT_OURS = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'generated'])

/** Paths of our files with one of these endings, wherever they are. */
export function filesEndingIn(...endings: string[]): string[] {
  return globSync('**/*', {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) => NOT_OURS.has(entry.name),
  })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
}

export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** The module of a file, and its area of the product. */
export function homeOf(file: string): { area: string; module: string } | undefined {
  const [, area, module] = /^modules\/([^/]+)\/([^/]+)\//.exec(file) ?? []
  return area && module ? { area, module } : undefined
}

/** Every TypeScript file we write, parsed. */
export const sources: readonly Source[] = filesEndingIn('.ts', '.tsx', '.mjs')
  .filter((file) => !file.endsWith('.d.ts'))
  .map(read)

/** The files that people run: neither tests, nor what builds and measures. */
export const product = sources.filter(
  ({ file, isTest }) =>
    !isTest && /^(chile|access|formula|law|platform|modules|apps|database)\//.test(file),
)

function read(file: string): Source {
  const text = textOf(file)
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  if (!isNode(program)) throw new Error(`${file} has no syntax tree`)
  return {
    file,
    text,
    tree: program,
    comments,
    lines: text.replace(/\n$/, '').split('\n'),
    imports: importsOf(file, program),
    isTest: /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith('tests/'),
  }
}

/** A node, and the node that holds it. */
export type Held = readonly [node: Node, parent: Node | undefined]

/** Every node of a tree, parents first, each with the node that holds it. */
export function walk(tree: Node): readonly Held[] {
  const found: Held[] = []
  const visit = (node: Node, parent: Node | undefined) => {
    found.push([node, parent])
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) {
        for (const child of value) if (isNode(child)) visit(child, node)
      } else if (isNode(value)) visit(value, node)
    }
  }
  visit(tree, undefined)
  return found
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Reads `a.b` of a member expression as text; empty for anything else. */
export function dotted(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node['name'])
  if (node.type !== 'MemberExpression') return ''
  return `${dotted(node['object'])}.${dotted(node['property'])}`
}

/** `file:line`, which editors open. */
export function at(source: Source, offset: number): string {
  return `${source.file}:${lineAt(source, offset)}`
}

const starts = new WeakMap<Source, readonly number[]>()

/** The number of the line that holds a place of the text, counted from 1. */
export function lineAt(source: Source, offset: number): number {
  const known = starts.get(source) ?? startsOf(source.text)
  starts.set(source, known)
  let [low, high] = [0, known.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((known[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Where each line of a text begins. */
function startsOf(text: string): readonly number[] {
  const found = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
    found.push(end + 1)
  return found
}

function importsOf(file: string, tree: Node): Import[] {
  return walk(tree).flatMap(([node]) => {
    const source = node['source'] ?? null
    if (!isNode(source) || typeof source['value'] !== 'string') return []
    const name = source['value']
    return [{ name, target: targetOf(file, name) }]
  })
}

function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1)
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  return undefined
}
