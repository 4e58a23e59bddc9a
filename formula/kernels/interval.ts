/** All integers that an expression can take, both ends included. */
export interface Interval {
  readonly lo: bigint
  readonly hi: bigint
}

export const interval = (lo: bigint, hi = lo): Interval => ({ lo, hi })

/** The smallest interval that holds all the given integers. */
export const spanning = (...values: readonly bigint[]): Interval => ({
  lo: values.reduce((a, b) => (b < a ? b : a)),
  hi: values.reduce((a, b) => (b > a ? b : a)),
})

export const union = (a: Interval, b: Interval) => spanning(a.lo, a.hi, b.lo, b.hi)
export const plus = (a: Interval, b: Interval) => interval(a.lo + b.lo, a.hi + b.hi)
export const minus = (a: Interval, b: Interval) => interval(a.lo - b.hi, a.hi - b.lo)
export const times = (a: Interval, b: Interval) =>
  spanning(a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi)

export const absolute = (a: Interval): Interval => {
  const low = a.lo < 0n ? -a.lo : a.lo
  const high = a.hi < 0n ? -a.hi : a.hi
  const most = low > high ? low : high
  return a.lo <= 0n && a.hi >= 0n ? interval(0n, most) : spanning(low, high)
}

/** The greatest magnitude in an interval. */
export const reach = (a: Interval): bigint => absolute(a).hi

/** `a` where it overlaps `b`; `b` itself when they do not meet (every row fails a check then). */
export function within(a: Interval, b: Interval): Interval {
  const lo = a.lo > b.lo ? a.lo : b.lo
  const hi = a.hi < b.hi ? a.hi : b.hi
  return lo <= hi ? { lo, hi } : b
}

export const holdsAll = (outer: Interval, inner: Interval) =>
  outer.lo <= inner.lo && inner.hi <= outer.hi

/**
 * A little wider, to the next power of two on each side: libraries that differ only in how large
 * a total may become share kernels. Never narrower, so a proof made with it holds.
 */
export function widened({ lo, hi }: Interval): Interval {
  return {
    lo: lo < 0n ? -outwards(-lo) : inwards(lo),
    hi: hi < 0n ? -inwards(-hi) : outwards(hi),
  }
}

const bits = (value: bigint) => BigInt(value.toString(2).length)
/** 2^k − 1 at or above a magnitude. */
const outwards = (value: bigint) => (value === 0n ? 0n : (1n << bits(value)) - 1n)
/** 2^k at or below a magnitude. */
const inwards = (value: bigint) => (value === 0n ? 0n : 1n << (bits(value) - 1n))
