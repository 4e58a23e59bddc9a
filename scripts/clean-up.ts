/**
 * Runs the clean-up once when the process is asked to end, by Ctrl+C, by `kill`, or because the
 * terminal closed. Everything that was started is stopped, last first, and the process ends.
 */
export function untilAsked(cleanUps: readonly (() => Promise<void>)[]): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    try {
      for (const stop of cleanUps.toReversed()) await stop()
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
}
