import { Session } from 'node:inspector/promises'

/**
 * Counting goes on from its first use: counts that are begun anew miss what ran before it. It is
 * held by the process, since a session that only the module of one test held would end with it,
 * and end the counting of the next test too.
 */
const held = globalThis as { workCounting?: Promise<Session> }

/**
 * How often each stretch of code runs while `work` is done, added up: the same on a busy machine
 * as on an idle one.
 */
export async function workOf(work: () => unknown): Promise<number> {
  held.workCounting ??= begun()
  const counting = await held.workCounting
  await counting.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await counting.post('Profiler.takePreciseCoverage')
  return result
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0)
}

async function begun(): Promise<Session> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return session
}
