import path from 'node:path'
import { finishRestoring } from './archive/place.ts'
import { createDatabase, databaseUrl } from './databases.ts'
import { startPostgres } from './postgres.ts'

export type OpenDatabase = {
  /** Address of the role that owns the tables. */
  readonly ownerUrl: string
  /** Ours, in `.data/`, and not one that `DATABASE_URL` names. */
  readonly embedded: boolean
  readonly stop: () => Promise<void>
}

/** The database of `DATABASE_URL`, or the embedded one, started and created when it has to be. */
export async function openDatabase(): Promise<OpenDatabase> {
  const given = process.env['DATABASE_URL']
  if (given) return { ownerUrl: given, embedded: false, stop: async () => {} }
  const folder = process.env['DATA_DIR'] ?? path.resolve(import.meta.dirname, '../.data')
  finishRestoring(path.resolve(folder))
  const server = await startPostgres(path.join(folder, 'postgres'), { durable: true })
  await createDatabase(server.url, 'minga')
  return { ownerUrl: databaseUrl(server.url, 'minga'), embedded: true, stop: server.stop }
}
