/** Pesos owed to each contract on a day. */
export type Owed = ReadonlyMap<number, number>

/**
 * What a month adds to a provision, by contract: what is owed today less what the last entry left.
 * A contract that is owed nothing any more gives back all of it.
 */
export function provisionDifference(before: Owed, now: Owed): Owed {
  const ids = new Set([...before.keys(), ...now.keys()])
  const moved = [...ids].map((id): [number, number] => [
    id,
    (now.get(id) ?? 0) - (before.get(id) ?? 0),
  ])
  return new Map(moved.filter(([, pesos]) => pesos !== 0))
}
