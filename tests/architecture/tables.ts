import { pathToFileURL } from 'node:url'
import path from 'node:path'
import type { Apart } from '#platform/model/keeping.ts'
import type { Registry } from '#platform/model/registry.ts'
import { filesEndingIn, homeOf, product, type Source, textOf, walk } from './source.ts'

/** A statement of a module about a table: `from user_item`, `insertInto('user_item')`. */
export type TableUse = {
  readonly module: string
  readonly table: string
  readonly writes: boolean
  readonly file: string
}

/** Every table of the database, as its statements spell it. */
const tables = new Set(
  [...textOf('database/schema.sql').matchAll(/^CREATE (?:UNLOGGED )?TABLE (?:app\.)?(\w+)/gim)].map(
    ([, name = '']) => name,
  ),
)

/** The module that owns each table: the one whose registry says what its rows are. */
export async function tableOwners(): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>()
  for (const file of filesEndingIn('.ts').filter((name) => /\/model\/\w+\.ts$/.test(name))) {
    const home = homeOf(file)
    if (!home || !/export const (registry|apart)\b/.test(textOf(file))) continue
    const { registry, apart } = (await import(
      pathToFileURL(path.resolve(import.meta.dirname, '../..', file)).href
    )) as { registry?: Registry; apart?: Apart }
    for (const table of Object.keys({ ...registry, ...apart })) owners.set(table, home.module)
  }
  return owners
}

const READS = ['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'innerJoinLateral']
const WRITES = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']

const READING = /\b(?:from|join|using)\s+(?:lateral\s+)?(\w+)\b/gi
const WRITING = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(\w+)\b/gi

/** What modules say to tables, in Kysely and in SQL. */
export const tableUses: readonly TableUse[] = product.flatMap((source) => {
  const module = homeOf(source.file)?.module
  if (!module || !source.file.includes('/server/')) return []
  return [...spoken(source), ...written(source)]
    .filter(({ table }) => tables.has(table))
    .map(({ table, writes }) => ({ module, table, writes, file: source.file }))
})

type Said = { readonly table: string; readonly writes: boolean }

/** Calls of the query builder whose first argument names a table. */
function spoken({ tree }: Source): Said[] {
  return walk(tree).flatMap(([node]) => {
    if (node.type !== 'CallExpression') return []
    const { callee, arguments: given } = node as unknown as {
      callee: { property?: { name?: string } }
      arguments: readonly { value?: unknown }[]
    }
    const verb = callee.property?.name ?? ''
    const writes = WRITES.includes(verb)
    if (!writes && !READS.includes(verb)) return []
    const named = given[0]?.value
    return typeof named === 'string' ? [{ table: snake(named.split(' ')[0] ?? ''), writes }] : []
  })
}

/** Texts of SQL: templates, and strings that hold a statement. */
function written({ tree, text }: Source): Said[] {
  return walk(tree).flatMap(([node]) => {
    if (node.type !== 'TemplateLiteral') return []
    const sql = text.slice(node.start, node.end)
    const written = [...sql.matchAll(WRITING)].map(([, table = '']) => table)
    return [
      ...written.map((table) => ({ table, writes: true })),
      ...[...sql.matchAll(READING)]
        .map(([, table = '']) => ({ table, writes: false }))
        .filter(({ table }) => !written.includes(table)),
    ]
  })
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
