import { calculateMonth } from '#modules/payroll/payroll-months/server/calculate.job.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import type { Crowd } from './crowd.ts'
import { type Spans, takeSpans, timeStatements } from './spans.ts'
import { timeStages, type Stages } from './stages.ts'

export type Asked = Crowd & { readonly want: 'run' | 'stages' }
export type RunAnswer = {
  readonly milliseconds: number
  /** What this process computed, and not what it waited. */
  readonly processor: number
  readonly spans: Spans
  /** The most memory this process has held so far. */
  readonly peakMb: number
}

/**
 * A worker's process: it runs the job of a month as apps/worker does, as the application's role.
 * Alone in its process, so that its memory can be read.
 */
const db = openDatabase(process.argv[2] ?? '', { connections: 4 })
const log = createLog({ level: 'error' })
const jobs = new Map([[calculateMonth.kind, calculateMonth]])
timeStatements()

process.on('message', (asked: Asked) => {
  const answer: Promise<RunAnswer | Stages> =
    asked.want === 'run' ? run(asked) : timeStages(db, asked)
  answer.then(
    (value: RunAnswer | Stages) => process.send?.(value),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => void db.close())

async function run({ companyId, monthId }: Crowd): Promise<RunAnswer> {
  const session = { companyId, userId: null, loginId: null, acting: false, traceId: 'bench' }
  const { id: jobId } = await db.withTenant(session, (tx) =>
    enqueue({ tx, session }, calculateMonth, { monthId }),
  )
  takeSpans()
  const [start, before] = [performance.now(), process.cpuUsage()]
  const tools = { db, log, jobs, measure: () => {} }
  const outcome = await runJob(tools, { companyId, jobId }, new AbortController().signal)
  const milliseconds = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  if (outcome !== 'done') throw new Error(`the calculation ended as ${outcome}`)
  // In kB.
  const peakMb = process.resourceUsage().maxRSS / 1024
  return { milliseconds, processor: (user + system) / 1_000, spans: takeSpans(), peakMb }
}
