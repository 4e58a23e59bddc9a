import path from 'node:path'
import pg from 'pg'
import { sessionSecretOf } from '../apps/environment.ts'
import { useWebhooks } from '../modules/company/webhooks/server/index.ts'
import { useCertificateSecret } from '../modules/papers/company-certificates/server/index.ts'
import { useSealSecret } from '../modules/payroll/payslip-seal/server/index.ts'
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
 * Where the server that starts on this database looks for its files; and the papers of the demo
 * world are sealed as that server seals them, with certificates that it opens.
 */
export function demoStorage() {
  const folder = path.resolve(
    process.env['DATA_DIR'] ?? path.resolve(import.meta.dirname, '../.data'),
  )
  const secret = sessionSecretOf(process.env, folder)
  useSealSecret(secret)
  useCertificateSecret(secret)
  useWebhooks(secret)
  return openStorage(process.env, path.join(folder, 'files')).storage
}

async function buildDemo(ownerUrl: string) {
  console.log('Creando la empresa de demostración…')
  const { seedDemo } = await import('../database/seed/index.ts')
  const { seedSince } = await import('../database/seed/since/index.ts')
  const server = databaseUrl(ownerUrl, 'postgres')
  await dropDatabase(server, DRAFT)
  await createDatabase(server, DRAFT, 'minga')
  const [draft, storage] = [databaseUrl(ownerUrl, DRAFT), demoStorage()]
  await seedDemo(draft, storage)
  await seedSince(draft, { today: todayAt(new Date()), storage })
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
