import { beforeAll, expect, test } from 'vitest'
import { MODULE_EDGES } from './modules.ts'
import { textOf } from './source.ts'
import { tableOwners, type TableUse, tableUses } from './tables.ts'

/**
 * Reads of a table of another module that no edge of `modules.ts` shows: each line a module and the
 * table. The list is only ever made shorter: a new need asks the owner for a verb.
 */
const KNOWN_READS = 'tests/architecture/foreign-reads.txt'

let owners: ReadonlyMap<string, string> = new Map()
beforeAll(async () => {
  owners = await tableOwners()
})

/** What modules do to tables of others, each once. */
const foreign = (uses: (use: TableUse, owner: string) => boolean): readonly string[] => {
  const found = tableUses.flatMap((use) => {
    const owner = owners.get(use.table)
    if (!owner || owner === use.module || !uses(use, owner)) return []
    return [`${use.module} ${use.table}`]
  })
  return [...new Set(found)].toSorted()
}

test('a table is written by the module that owns it: others ask it for a verb', () => {
  expect(foreign(({ writes }) => writes)).toEqual([])
})

test('a table of another module is read along an edge, or its line stands in the list', () => {
  const known = textOf(KNOWN_READS).trimEnd().split('\n')
  const found = foreign(
    ({ writes, module }, owner) => !writes && !MODULE_EDGES[module]?.includes(owner),
  )
  expect(found).toEqual(known)
})

test('the statements that are read here are those that modules say', () => {
  const seen = new Set(tableUses.map(({ table }) => table))
  // Templates of files are kept by `file-templates.ts`, which is given their tables.
  expect([...owners.keys()].filter((table) => !seen.has(table)).toSorted()).toEqual([
    'accounting_template',
    'accounting_template_column',
    'bank_template',
    'bank_template_column',
  ])
  // One write and one read of each way of saying them.
  const spelled = tableUses.map(({ module, table, writes }) => `${module} ${table} ${writes}`)
  for (const known of [
    'user-items user_item true',
    'people users false',
    'vacations vacation true',
  ])
    expect(spelled).toContain(known)
})
