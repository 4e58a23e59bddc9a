/** Milliseconds without a sign of somebody after which a page of a link is wiped. */
export const WIPED_MS = 60_000
/** When it says so before, and lets one stay. */
export const WARNED_MS = 45_000

/** Whole seconds until the page is wiped: nothing while it says nothing of it, 0 when it is. */
export function secondsToWipe(lastSign: number, now: number): number | undefined {
  const idle = now - lastSign
  if (idle < WARNED_MS) return undefined
  return Math.max(0, Math.ceil((WIPED_MS - idle) / 1000))
}
