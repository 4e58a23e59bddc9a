// The jobs of jobs.test.ts, and, run as a program, a worker that the test can kill.
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { openDatabase, sql } from '../sql/db.ts'
import { invalid } from '../errors.ts'
import { createLog } from '../observe/logger.ts'
import { defineJob } from './job.ts'
import { startWorker } from './worker.ts'

/** Writes the numbers below `to`, one transaction each, in a table where each may stand once. */
export const count = defineJob({
  kind: 'test.count',
  input: z.object({ to: z.number().int(), pauseMs: z.number().int().default(0) }),
  async run({ transaction, job }, { to, pauseMs }, progress) {
    for (let n = 0; n < to; n += 1) {
      await transaction((tx) =>
        sql`insert into effect (company_id, job_id, n)
          values (app.current_company(), ${job.id}, ${n}) on conflict do nothing`.execute(tx),
      )
      await sleep(pauseMs)
      await progress(n + 1, to, `Número ${n}`)
    }
    return { counted: to }
  },
})

export const fail = defineJob({
  kind: 'test.fail',
  input: z.object({ expected: z.boolean() }),
  maxAttempts: 2,
  async run(_context, { expected }) {
    throw expected ? invalid('month', 'El mes está cerrado') : new Error('secret: 12.345.678-5')
  },
})

export const jobs = [count, fail]

if (import.meta.main) {
  const [, , ownerUrl = '', appUrl = ''] = process.argv
  const db = openDatabase(appUrl, { connections: 4 })
  await startWorker({ databaseUrl: ownerUrl, db, jobs, log: createLog({ level: 'silent' }) })
  process.stdout.write('ready\n')
}
