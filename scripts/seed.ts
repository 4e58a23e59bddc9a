import { migrate } from '../database/migrate.ts'
import { todayAt } from '../platform/server/context.ts'
import { openDatabase } from './open-database.ts'
import { seedForServer } from './prepare-database.ts'

// The day until which things happen: today, unless another one is named. Tests name the last day
// of the demo world, on which they live.
const [, , today = todayAt(new Date())] = process.argv
const database = await openDatabase()
try {
  await migrate(database.ownerUrl)
  await seedForServer(database.ownerUrl, today)
  console.log('La empresa de demostración está en la base')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}
