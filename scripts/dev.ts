import './tether.ts'
import path from 'node:path'
import { answers, freePort, portToServe } from './ports.ts'
import { prepareDatabase } from './prepare-database.ts'
import { supervise } from './supervise.ts'
import { untilAsked } from './clean-up.ts'
import { welcome } from './welcome.ts'

const started: (() => Promise<void>)[] = []
untilAsked(started)

const port = await portToServe()
const apiPort = await freePort()
const database = await prepareDatabase()
started.push(database.stop)

// The server and the worker start again when one of their files is saved.
const env = { PORT: String(apiPort), DATABASE_URL: database.ownerUrl, NODE_ENV: 'development' }
const nodeArgs = ['--watch', '--watch-preserve-output']
const services = ['apps/api/main.ts', 'apps/worker/main.ts'].map((program) =>
  supervise(program, { env, nodeArgs }),
)
started.push(() => Promise.all(services.map(({ stop }) => stop())).then(() => undefined))

// The browser's part is served from its sources, and pages change as they are saved.
process.env['PORT'] = String(port)
process.env['API_URL'] = `http://127.0.0.1:${apiPort}`
const { createServer } = await import('vite')
const web = await createServer({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
})
await web.listen()
started.push(() => web.close())

await answers(`${process.env['API_URL']}/ready`, 60_000)
console.log(welcome(`http://localhost:${port}`, database.embedded))
