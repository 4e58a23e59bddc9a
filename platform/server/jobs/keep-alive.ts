import { Client } from 'pg'
import type { Log } from '../observe/logger.ts'
import { SWEEP } from './claim.ts'

const BEAT_MS = 1000
/** A connected worker that is silent for so many seconds is cut off, and not busy. */
const SILENT_SECONDS = 30
const LOST_SECONDS = 30
const REQUEUE_EVERY = 15

/**
 * Records every second, over a connection of its own, that this worker is alive, and returns to the
 * queue the jobs of workers that are not. A killed process loses its connection at once, so its
 * jobs are taken over within seconds.
 */
export async function keepAlive(ownerUrl: string, log: Log) {
  let worker = ''
  let client: Client | undefined
  let stopped = false
  let turn = 0

  const connected = async () => {
    if (client) return client
    const fresh = new Client({ connectionString: ownerUrl, application_name: 'minga-worker' })
    fresh.on('error', () => {
      if (client === fresh) client = undefined
    })
    await fresh.connect()
    client = fresh
    return fresh
  }
  const beat = async () => {
    try {
      const connection = await connected()
      await connection.query(SWEEP.beat, [worker])
      await runLogged(connection, SWEEP.release, SILENT_SECONDS, 'jobs of dead workers released')
      if (turn % REQUEUE_EVERY === 0) {
        await runLogged(connection, SWEEP.requeue, LOST_SECONDS, 'lost jobs queued again')
      }
      turn += 1
    } catch (error) {
      log.warn('worker beat failed', { worker }, error)
      const broken = client
      client = undefined
      await broken?.end().catch(() => undefined)
    }
  }
  const runLogged = async (connection: Client, text: string, seconds: number, event: string) => {
    const { rows } = await connection.query<{ count: number }>(text, [seconds])
    const count = rows[0]?.count ?? 0
    if (count > 0) log.warn(event, { count })
  }

  let beating: Promise<void> = Promise.resolve()
  const schedule = () => {
    if (!stopped) beating = beat().then(() => void setTimeout(schedule, BEAT_MS).unref())
  }
  // Connected before the first job is taken, so that the first beat is one statement away.
  await connected()

  return {
    /** Begins to beat under the name the queue locks jobs with. */
    start(name: string) {
      worker = name
      schedule()
    },
    async stop() {
      stopped = true
      await beating
      await client?.query(SWEEP.leave, [worker]).catch(() => undefined)
      await client?.end().catch(() => undefined)
    },
  }
}
