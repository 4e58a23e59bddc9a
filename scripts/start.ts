import './tether.ts'
import { answers, portToServe } from './ports.ts'
import { prepareDatabase } from './prepare-database.ts'
import { supervise } from './supervise.ts'
import { untilAsked } from './clean-up.ts'
import { buildServerIfStale, builtProgram } from './server-build.ts'
import { buildWebIfStale } from './web-build.ts'
import { welcome } from './welcome.ts'

// What has been started so far, so that it ends in order whenever the process is asked to.
const started: (() => Promise<void>)[] = []
untilAsked(started)

try {
  const port = await portToServe()
  const [database] = await Promise.all([prepareDatabase(), build()])
  started.push(database.stop)

  const env = { PORT: String(port), DATABASE_URL: database.ownerUrl }
  const worker = supervise(builtProgram('worker'), { env })
  const api = supervise(builtProgram('api'), { env })
  started.push(() => Promise.all([api.stop(), worker.stop()]).then(() => undefined))

  const address = `http://localhost:${port}`
  if (await answers(`${address}/ready`, 60_000)) console.log(welcome(address, database.embedded))
  else console.error('El servidor todavía no responde; su registro está más arriba')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  for (const stop of started.toReversed()) await stop()
  process.exit(1)
}

/** One after the other, because each changes NODE_ENV for the time that it takes. */
async function build() {
  await buildWebIfStale()
  await buildServerIfStale()
}
