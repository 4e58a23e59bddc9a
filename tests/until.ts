import { setTimeout as sleep } from 'node:timers/promises'

/** The longest that a loaded machine needs for what a test waits for. */
const WITHIN_MS = 60_000

/** Looks again and again until something holds; a test that waits in vain fails. */
export async function until(
  holds: () => Promise<boolean>,
  { of }: { of: string } = { of: 'the test' },
): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${of}: waited too long`)
    await sleep(10)
  }
}
