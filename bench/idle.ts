import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { publicId } from '#platform/model/ids.ts'
import { inCrowd } from './load/company.ts'
import type { Site } from './pipeline/site.ts'
import { figure, type Report } from './report.ts'

const seconds = [1, 10, 30] as const

/**
 * What the worker holds when it has nothing to do, after the large work of a company of 50.000
 * people: a month calculated, its checks looked at, its reports counted. `BENCH_DATA=folder` keeps
 * the database.
 */
export function idle(): Promise<Report> {
  return inCrowd(async ({ site, screens, owner }) => {
    const month = publicId('payrollMonth', 1)
    const rows: [string, number][] = [['begun', memoryOf(site.workerPid).now]]
    await site.calculated(month)
    rows.push(['month calculated', memoryOf(site.workerPid).now])
    await checked(site, month)
    rows.push(['checks looked at', memoryOf(site.workerPid).now])
    for (const { name, document, variables } of screens) {
      if (name.startsWith('report: ')) await site.weigh(String(document), variables)
    }
    while (await isWorking(owner)) await sleep(200)
    rows.push(['reports counted', memoryOf(site.workerPid).now])
    let waited = 0
    for (const at of seconds) {
      await sleep((at - waited) * 1_000)
      waited = at
      rows.push([`${at} s later`, memoryOf(site.workerPid).now])
    }
    const { now, most } = memoryOf(site.workerPid)
    return {
      title: 'Idle: what the worker holds after the large work of 50.000 people',
      head: ['when', 'MB'],
      rows: [...rows, ['at most', most] as const].map(([when, mb]) => [when, figure(mb)]),
      goals: [{ text: 'MB of the worker half a minute after its last job', value: now, most: 700 }],
      notes: ['Resident memory of its process (`VmRSS`, `VmHWM`).'],
    }
  })
}

/** Something of the company changes, and the worker looks at the checks again. */
async function checked(site: Site, payrollMonthId: string): Promise<void> {
  await site.call('createProfile', { name: `Memoria ${Date.now()}` })
  const isLooking = async () => {
    const { looking } = await site.ask<{ looking: { done: number } | null }>(
      'payrollChecks',
      'PayrollChecksInput',
      { payrollMonthId },
      'looking { done }',
    )
    return looking !== null
  }
  while (await isLooking()) await sleep(200)
}

/** Whether a job waits or runs. */
async function isWorking(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ left: number }>(
    `select count(*)::int as left from graphile_worker.jobs
     where task_identifier = 'job' and run_at <= now()`,
  )
  return (rows[0]?.left ?? 0) > 0
}

/** Megabytes that a process has now, and had at most (`man 5 proc_pid_status`). */
function memoryOf(pid: number): { now: number; most: number } {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1_000
  return { now: of('VmRSS'), most: of('VmHWM') }
}
