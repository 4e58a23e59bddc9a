import { loadModule } from 'libpg-query'
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { APPLICATION } from '../platform/server/sql/db.ts'
import { keyedWrites } from './cluster-rules.ts'
import { faultsOf } from './statements.ts'

const known = new Map<string, readonly string[]>()
const writes = new Map<string, ReturnType<typeof keyedWrites>>()
/** The tables that the transaction of a connection has written so far. */
const transactions = new WeakMap<pg.Client, { copied: Set<string>; keyed: Set<string> }>()
const faults = new Set<string>()
const { query } = pg.Client.prototype

/**
 * Holds every statement that the application sends in this test file to the rules of a cluster,
 * each text once. What a test itself prepares and looks up is none of the application's, and where
 * faults are planted in the application it is held to nothing.
 */
export async function holdStatements({ planted }: { planted: boolean }): Promise<void> {
  await loadModule()
  Object.assign(pg.Client.prototype, { query: lookedAt })
  afterAll(() => {
    const found = [...faults]
    faults.clear()
    if (!planted) expect(found, 'no cluster runs these on one machine').toEqual([])
  })
}

/** How a transaction begins in a company, with other values for every request. */
const ofRequest = /select app\.begin_request\(.*\)$/

type Connected = pg.Client & {
  readonly connectionParameters: { readonly application_name?: string }
}

function lookedAt(this: Connected, ...asked: unknown[]): unknown {
  const text = textOf(asked[0])
  if (this.connectionParameters.application_name === APPLICATION && text) {
    look(text.replace(ofRequest, 'select app.begin_request()'))
    together(this, text)
  }
  return Reflect.apply(query, this, asked)
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return undefined
  return typeof asked.text === 'string' ? asked.text : undefined
}

function look(text: string): void {
  const found = known.get(text) ?? faultsOf(text)
  known.set(text, found)
  for (const fault of found) faults.add(`${fault}\n${text}`)
}

/**
 * PostgreSQL checks a key to a copied table with a query, which waits for the transaction that
 * writes that table: for this one.
 */
function together(client: pg.Client, text: string): void {
  const own = transactions.get(client)
  if (!own || /^begin\b/.test(text)) {
    transactions.set(client, { copied: new Set(), keyed: new Set() })
    return
  }
  const { copied, keyed } = writes.get(text) ?? keyedWrites(text)
  writes.set(text, { copied, keyed })
  for (const table of copied) own.copied.add(table)
  for (const table of keyed) own.keyed.add(table)
  if (copied.length + keyed.length === 0 || own.copied.size === 0) return
  for (const table of own.keyed) {
    faults.add(`${table} is written with its key, beside ${[...own.copied].toSorted().join(', ')}`)
  }
}
