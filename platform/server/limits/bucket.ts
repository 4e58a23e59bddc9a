/**
 * A bucket of `capacity` tokens that an empty one takes `seconds` to fill again, evenly: so many at
 * once, and that many per period in the long run.
 */
export type Limit = { readonly capacity: number; readonly seconds: number }

/** How long one token takes to come back, in milliseconds. */
export const stepMs = ({ capacity, seconds }: Limit) => (seconds * 1000) / capacity

/**
 * One number says all of a bucket: the instant at which it will be full. Taking moves it by the
 * tokens' time, and is refused where it would end more than a whole bucket ahead of now.
 *
 * @returns the new instant, or undefined when there are not enough tokens
 */
export function taken(limit: Limit, fullAtMs: number, nowMs: number, cost = 1): number | undefined {
  const next = Math.max(fullAtMs, nowMs) + stepMs(limit) * cost
  return next - nowMs <= limit.seconds * 1000 + SLACK_MS ? next : undefined
}

/** Steps that do not divide evenly must not cost the last token. */
export const SLACK_MS = 1
