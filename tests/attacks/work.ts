import { Session } from 'node:inspector/promises'

/**
 * How often each stretch of code runs while `work` is done, added up: the same on a busy machine
 * as on an idle one.
 */
export async function workOf(work: () => unknown): Promise<number> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    await session.post('Profiler.takePreciseCoverage')
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0)
  } finally {
    session.disconnect()
  }
}
