import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { printMonth } from '#modules/payroll/payslips/server/index.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import { openStorage } from '#platform/server/storage/open.ts'
import type { Crowd } from './crowd.ts'

export type Printed = {
  readonly milliseconds: number
  /** Of the processor, all threads together. */
  readonly processor: number
  readonly bytes: number
  readonly peakMb: number
}

/** A worker's process that prints one month and ends: its memory is that of the printing. */
const [, , databaseUrl = '', company = '', month = '', format = 'ZIP'] = process.argv
const crowd: Crowd = { companyId: Number(company), monthId: Number(month) }
const db = openDatabase(databaseUrl, { connections: 4 })
const folder = mkdtempSync(path.join(os.tmpdir(), 'minga-paper-'))
try {
  process.send?.(await printed())
} finally {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
}
process.disconnect()

async function printed(): Promise<Printed> {
  const { companyId, monthId } = crowd
  const session = { companyId, userId: null, loginId: null, acting: false, traceId: 'bench' }
  const job = printMonth(openStorage({}, folder).storage)
  const { id: jobId } = await db.withTenant(session, (tx) =>
    enqueue({ tx, session }, job, {
      monthId,
      format: format === 'ZIP' ? 'ZIP' : 'PDF',
      withPrivate: true,
      site: 'https://minga.example',
    }),
  )
  const tools = {
    db,
    log: createLog({ level: 'error' }),
    jobs: new Map([[job.kind, job]]),
    measure: () => {},
  }
  const start = performance.now()
  const before = process.cpuUsage()
  const outcome = await runJob(tools, { companyId, jobId }, new AbortController().signal)
  const milliseconds = performance.now() - start
  const { user, system } = process.cpuUsage(before)
  if (outcome !== 'done') throw new Error(`the printing ended as ${outcome}`)
  const { size } = await db.withTenant(session, (tx) =>
    tx.selectFrom('file').select('size').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  )
  const peakMb = process.resourceUsage().maxRSS / 1024
  return { milliseconds, processor: (user + system) / 1000, bytes: Number(size), peakMb }
}
