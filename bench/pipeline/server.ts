import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../../database/migrate.ts'
import { seedDemo } from '../../database/seed/index.ts'
import { createDatabase, databaseUrl } from '../../scripts/databases.ts'
import { startPostgres } from '../../scripts/postgres.ts'

export type BenchDatabase = {
  /** Address of the role that owns the tables, which bypasses row-level security. */
  readonly ownerUrl: string
  readonly owner: pg.Client
  readonly close: () => Promise<void>
}

/**
 * The embedded PostgreSQL, forced to disk as in `npm start`, with the demo world, in a new folder
 * that goes with it.
 */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'minga-bench-'))
  const database = await openKeptDatabase(folder)
  const close = async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...database, close }
}

/** The same in a folder that stays: what is found there is used again, with newer migrations. */
export async function openKeptDatabase(folder: string): Promise<BenchDatabase> {
  const server = await startPostgres(path.join(folder, 'data'), { durable: true })
  const isNew = await createDatabase(server.url, 'bench')
  const ownerUrl = databaseUrl(server.url, 'bench')
  await migrate(ownerUrl)
  if (isNew) await seedDemo(ownerUrl, 'a secret of the bench')
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const close = async () => {
    await owner.end()
    await server.stop()
  }
  return { ownerUrl, owner, close }
}
