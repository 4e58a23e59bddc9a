import { migrate } from '../database/migrate.ts'
import { openDatabase } from './open-database.ts'
import { seedForServer } from './prepare-database.ts'

const database = await openDatabase()
try {
  await migrate(database.ownerUrl)
  await seedForServer(database.ownerUrl)
  console.log('La empresa de demostración está en la base')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}
