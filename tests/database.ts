import { randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { appUrl } from '../database/migrate.ts'
// Reads numbers and dates of the database the same way in every test file.
import '../platform/server/sql/db.ts'
import { createDatabase, databaseUrl, dropDatabase } from '../scripts/databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser address of the cluster of this run. */
    clusterUrl: string
    /** Why there is no demo world, when seeding failed; empty when it is there. */
    demoFault: string
    /** Where the files of the demo world lie. */
    demoFiles: string
  }
}

export type TestDatabase = {
  readonly name: string
  /** Superuser address: for migrations, and for looking behind the row-level security. */
  readonly url: string
  /** The address the application connects with: a role without powers. */
  readonly appUrl: string
}

/**
 * A database of its own for the test file that asks, dropped when the file ends.
 *
 * @param world `demo` (default) holds the demo world, `empty` only what the migrations leave
 */
export async function freshDatabase(world: 'demo' | 'empty' = 'demo'): Promise<TestDatabase> {
  const server = inject('clusterUrl')
  const fault = inject('demoFault')
  if (world === 'demo' && fault) throw new Error(`There is no demo world: ${fault}`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, `minga_${world}`)
  afterAll(async () => {
    await untilNobodyIsIn(server, name)
    await dropDatabase(server, name)
  })
  const url = databaseUrl(server, name)
  return { name, url, appUrl: appUrl(url) }
}

/**
 * Gives a folder the files of the demo world: the papers that its rows name, and the keys of its
 * confidential surveys, without which nobody answers them.
 */
export function withDemoFiles(folder: string): void {
  const world = inject('demoFiles')
  if (!existsSync(world)) return
  cpSync(world, folder, { recursive: true, filter: (file) => path.basename(file) !== '.secret' })
}

/** The secret with which the demo world was made: it opens what is enciphered there. */
export const demoSecretFile = () => path.join(path.dirname(inject('demoFiles')), 'session-secret')

/**
 * Waits a moment for connections that are being closed: a pool says that it ended before its last
 * connections are gone, and one that is cut off then is an error nobody waits for.
 */
async function untilNobodyIsIn(server: string, name: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  const deadline = performance.now() + 1000
  while (performance.now() < deadline) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
      name,
    ])
    if (rowCount === 0) break
    await sleep(20)
  }
  await client.end()
}
