import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What an API says of itself since it was last asked, and since it began. */
export type Watched = {
  /** The longest that it did nothing else, in milliseconds. */
  readonly heldMs: number
  /** The most memory that it ever had, in megabytes. */
  readonly peakMb: number
}

/** Looked at so often, in milliseconds; what a look itself waits is taken off. */
const LOOK_MS = 1

// Loaded before the API, in its process: answers each message with what it saw since the last one.
const delay = monitorEventLoopDelay({ resolution: LOOK_MS })
delay.enable()
process.on('message', () => {
  const heldMs = Math.max(0, delay.max / 1e6 - LOOK_MS)
  delay.reset()
  // In kB.
  const peakMb = process.resourceUsage().maxRSS / 1024
  process.send?.({ heldMs, peakMb } satisfies Watched)
})
