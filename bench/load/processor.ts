import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** The kernel counts a process's time in hundredths of a second (`getconf CLK_TCK`). */
const tickMs = 10

/**
 * Milliseconds of processor that the API and PostgreSQL have taken since they began. A clock says
 * how busy the machine is with other work as well; this does not.
 */
export type Processor = { api: number; postgres: number }

/** Counts the time of both: of the API by its process, of PostgreSQL by a connection to it. */
export async function processorClock(api: number, owner: pg.Client): Promise<() => Processor> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent
  // Outside Linux there is nothing to read.
  if (postmaster === undefined) return () => ({ api: Number.NaN, postgres: Number.NaN })
  return () => processorOf(api, postmaster)
}

function processorOf(api: number, postmaster: number): Processor {
  return { api: statOf(api)?.own ?? 0, postgres: postgresOf(postmaster) }
}

/**
 * The time of PostgreSQL: its living processes to the nanosecond, and those that have ended, such
 * as the workers of a parallel plan, in hundredths of a second.
 */
function postgresOf(postmaster: number): number {
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid === postmaster || statOf(pid)?.parent === postmaster)
  return living.reduce((sum, pid) => sum + scheduled(`${pid}`), statOf(postmaster)?.ended ?? 0)
}

/** Milliseconds that a thread has run (`Documentation/scheduler/sched-stats`); 0 when it ended. */
function scheduled(thread: string): number {
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

/** The same of one server, its main thread apart from the others of its process. */
export type Threads = { main: number; others: number; postgres: number }

/** Reads the time of a server by its process, and of PostgreSQL by a connection to it. */
export async function threadsClock(owner: pg.Client): Promise<(pid: number) => Threads> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent
  if (postmaster === undefined) throw new Error('the time of a process is read in /proc')
  return (pid) => {
    const main = scheduled(`${pid}`)
    const all = readdirSync(`/proc/${pid}/task`).map((id) => scheduled(`${pid}/task/${id}`))
    const others = all.reduce((sum, one) => sum + one, -main)
    return { main, others, postgres: postgresOf(postmaster) }
  }
}

/** A process's own time, and that of its children that have ended (`man 5 proc_pid_stat`). */
function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may have blanks: what follows it is numbers.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = (from: number) => Number(fields[from]) + Number(fields[from + 1])
    return { parent: Number(fields[1]), own: ticks(11) * tickMs, ended: ticks(13) * tickMs }
  } catch {
    // It ended meanwhile.
    return undefined
  }
}

/** Milliseconds of each that a request took, between two readings. */
export const eachOf = (before: Processor, after: Processor, requests: number): Processor => ({
  api: (after.api - before.api) / requests,
  postgres: (after.postgres - before.postgres) / requests,
})

/** Requests a second that two cores give, when nothing else runs on them; the API is one thread. */
export const ceilingOf = ({ api, postgres }: Processor): number =>
  Math.min(2_000 / (api + postgres), 1_000 / api)
