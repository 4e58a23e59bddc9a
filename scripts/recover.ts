// npm run recover -- USUARIO: a way back for an account of the platform whose password is forgotten
// where no mail is sent. Whoever runs it has the server and the address of its owner.
import { appUrl } from '#database/migrate.ts'
import { operatorLink } from '#modules/company/session/server/index.ts'
import { momentAt } from '#platform/server/context.ts'
import { openDatabase as openPool } from '#platform/server/sql/db.ts'
import { readEnvironment } from '../apps/environment.ts'
import { openDatabase } from './open-database.ts'

const [username = ''] = process.argv.slice(2)
if (username === '') {
  console.error('Uso: npm run recover -- USUARIO, de una cuenta de la plataforma')
  process.exit(1)
}
const database = await openDatabase()
const { publicUrl } = readEnvironment({ ...process.env, DATABASE_URL: database.ownerUrl })
const db = openPool(appUrl(database.ownerUrl), { connections: 1 })
try {
  const now = new Date()
  const { secret, until } = await db.withPlatform((tx) => operatorLink(tx, { username, now }))
  console.log(`Para elegir otra contraseña de «${username}», una vez, hasta el ${momentAt(until)}:`)
  console.log(`${publicUrl}/recover/${secret}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.close()
  await database.stop()
}
