/** What a cost centre bears of a contract in a month. `null` is what no centre bears. */
export type Part = {
  readonly code: string | null
  /** Hundredths of a percent: 33,33 % is 3333. */
  readonly hundredths: number
  /** Days of the month on which it held. */
  readonly days: number
}

const WHOLE = 10_000

/**
 * An amount in whole pesos laid on cost centres without losing one: each part weighs its percentage
 * by its days, pesos left over go to the largest remainders, and a tie to the smaller code. A
 * negative amount is split as its absolute value.
 *
 * @param amount whole pesos
 * @param days days of the contract in the month; what the parts do not cover goes to `null`
 */
export function splitAmount(
  amount: bigint,
  parts: readonly Part[],
  days: number,
): ReadonlyMap<string | null, bigint> {
  const weights = weightsOf(parts, days)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0n)
  if (total === 0n) return new Map([[null, amount]])
  const absolute = amount < 0n ? -amount : amount
  const shares = weights.map(([code, weight]) => ({
    code,
    pesos: (absolute * weight) / total,
    rest: (absolute * weight) % total,
  }))
  const given = shares.reduce((sum, { pesos }) => sum + pesos, 0n)
  const lucky = new Set(
    shares
      .toSorted((a, b) => compare(b.rest, a.rest) || byCode(a.code, b.code))
      .slice(0, Number(absolute - given)),
  )
  return new Map(
    shares.map((share) => {
      const pesos = share.pesos + (lucky.has(share) ? 1n : 0n)
      return [share.code, amount < 0n ? -pesos : pesos] as const
    }),
  )
}

/** The weight of each centre, and of what none covers. */
function weightsOf(parts: readonly Part[], days: number): (readonly [string | null, bigint])[] {
  const weights = new Map<string | null, bigint>()
  for (const { code, hundredths, days: held } of parts) {
    weights.set(code, (weights.get(code) ?? 0n) + BigInt(hundredths) * BigInt(held))
  }
  const covered = [...weights.values()].reduce((sum, weight) => sum + weight, 0n)
  const left = BigInt(WHOLE) * BigInt(days) - covered
  if (left > 0n) weights.set(null, (weights.get(null) ?? 0n) + left)
  return [...weights]
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** What no centre bears comes last. */
const byCode = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1
