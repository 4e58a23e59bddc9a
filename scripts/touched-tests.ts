import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CODE =
  '{access,apps,bench,chile,database,formula,generated,modules,law,platform,scripts,tests}'
const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g

/** The files of ours that a file imports, from the root of the project. */
export type Imports = ReadonlyMap<string, readonly string[]>

/**
 * The tests that a change touches: those that it changes, those that import what it changes, and
 * those that reach a changed module through a server, in its folder or by its name
 * (tests/e2e/absences.test.ts). What the helpers of tests/ import of the product serves every test,
 * and therefore chooses none.
 */
export function touchedTests(changed: readonly string[], imports: Imports): string[] {
  const touched = new Set(changed)
  const importers = importersOf(imports)
  for (const file of touched) for (const one of importers.get(file) ?? []) touched.add(one)
  const modules = new Set(
    changed.flatMap((file) => /^modules\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? []),
  )
  return [...imports.keys()].filter((file) => {
    if (!isTest(file)) return false
    const [, owner] = /^(?:modules|tests)\/\w+\/([^/.]+)/.exec(file) ?? []
    return touched.has(file) || (owner !== undefined && modules.has(owner))
  })
}

/** What every source file imports. */
export function readImports(): Imports {
  const files = globSync(`${CODE}/**/*.{ts,tsx}`).map((file) => file.split(path.sep).join('/'))
  return new Map(files.map((file) => [file, importsOf(file)]))
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  )
}

function importersOf(imports: Imports): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of imports) {
    const isHelper = file.startsWith('tests/') && !isTest(file)
    for (const target of targets) {
      if (isHelper && !target.startsWith('tests/')) continue
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** What differs from main, committed or not; on main itself, what the last commit did as well. */
export function changedFiles(): string[] {
  const head = git('rev-parse', 'HEAD')
  const base = git('merge-base', 'HEAD', 'main')
  const since = base.join() === head.join() ? ['HEAD~1'] : base
  return [
    ...git('diff', '--name-only', '--diff-filter=d', ...since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

function git(...argv: string[]): string[] {
  return execFileSync('git', argv, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
