import { migrate } from '../database/migrate.ts'
import { openDatabase } from './open-database.ts'

const database = await openDatabase()
try {
  const { applied } = await migrate(database.ownerUrl)
  for (const name of applied) console.log(`aplicada  ${name}`)
  console.log(applied.length ? `Migraciones aplicadas: ${applied.length}` : 'La base está al día')
} finally {
  await database.stop()
}
