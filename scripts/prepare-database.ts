import path from 'node:path'
import pg from 'pg'
import type { ISODate } from '../chile/dates.ts'
import { sessionSecretOf } from '../apps/environment.ts'
import { migrate } from '../database/migrate.ts'
import { todayAt } from '../platform/server/context.ts'
import { openStorage } from '../platform/server/storage/open.ts'
import { createDatabase, databaseUrl, dropDatabase, renameDatabase } from './databases.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'

const DRAFT = 'minga_draft'

/**
 * The database ready to serve: migrated, and with the demo world when it is ours and empty.
 * The demo is built aside and appears whole, so that an interrupted first start begins again.
 */
export async function prepareDatabase(): Promise<OpenDatabase> {
  const database = await openDatabase()
  try {
    await migrate(database.ownerUrl)
    if (database.embedded && (await isEmpty(database.ownerUrl))) await buildDemo(database.ownerUrl)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

/**
 * Seeds the demo world for the server that starts on this database, with its secret and files, and
 * what happened in it until a day.
 */
export async function seedForServer(ownerUrl: string, today: ISODate): Promise<void> {
  const folder = path.resolve(
    process.env['DATA_DIR'] ?? path.resolve(import.meta.dirname, '../.data'),
  )
  const secret = sessionSecretOf(process.env, folder)
  const { storage } = openStorage(process.env, path.join(folder, 'files'))
  // The whole product is read for it, which a server with data does without.
  const { seedDemo } = await import('../database/seed/index.ts')
  const { seedSince } = await import('../database/seed/since/index.ts')
  await seedDemo(ownerUrl, secret, storage)
  await seedSince(ownerUrl, { today, storage })
}

async function buildDemo(ownerUrl: string) {
  console.log('Creando la empresa de demostración…')
  const server = databaseUrl(ownerUrl, 'postgres')
  await dropDatabase(server, DRAFT)
  await createDatabase(server, DRAFT, 'minga')
  await seedForServer(databaseUrl(ownerUrl, DRAFT), todayAt(new Date()))
  await dropDatabase(server, 'minga')
  await renameDatabase(server, DRAFT, 'minga')
}

async function isEmpty(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    return (await client.query('select 1 from company limit 1')).rowCount === 0
  } finally {
    await client.end()
  }
}
