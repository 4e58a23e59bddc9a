import { divide, scaled } from '#chile/money/decimal.ts'
import type { AccountingSource } from './sources.ts'
import type { ProvisionKind } from './policy.ts'

/** Pesos owed to each contract on a day. */
export type Owed = ReadonlyMap<number, number>

/**
 * What a month adds to a provision, by contract: what is owed today less what the books hold. A
 * contract that is owed nothing any more gives back all of it.
 */
export function provisionDifference(before: Owed, now: Owed): Owed {
  const ids = new Set([...before.keys(), ...now.keys()])
  const moved = [...ids].map((id): [number, number] => [
    id,
    (now.get(id) ?? 0) - (before.get(id) ?? 0),
  ])
  return new Map(moved.filter(([, pesos]) => pesos !== 0))
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n

/**
 * The part of what is owed that a probability provides for, in whole pesos: the total is rounded
 * once, half up, and the pesos left over go to the largest remainders, a tie to the older contract.
 *
 * @param percent with two decimals at most: '33.33'
 */
export function expectedOf(owed: Owed, percent: string): Owed {
  const rate = scaled(percent, 2)
  const shares = [...owed].map(([id, pesos]) => {
    const exact = BigInt(pesos) * rate
    return { id, pesos: exact / WHOLE, rest: exact % WHOLE }
  })
  const total = divide([...owed.values()].reduce((sum, one) => sum + BigInt(one), 0n) * rate, WHOLE)
  const given = shares.reduce((sum, { pesos }) => sum + pesos, 0n)
  const lucky = new Set(
    shares
      .toSorted((a, b) => (a.rest === b.rest ? a.id - b.id : a.rest < b.rest ? 1 : -1))
      .slice(0, Number(total - given))
      .map(({ id }) => id),
  )
  return new Map(
    shares.map(({ id, pesos }) => [id, Number(pesos) + (lucky.has(id) ? 1 : 0)] as const),
  )
}

type Booked = { readonly code: string; readonly label: string; readonly source: AccountingSource }

/** How the movement of each provision is booked. */
export const provisionLines: Readonly<Record<ProvisionKind, Booked>> = {
  VACATION: {
    code: 'PROVISION_VACACIONES',
    label: 'Provisión de vacaciones',
    source: 'VACATION_PROVISION',
  },
  SEVERANCE: {
    code: 'PROVISION_ANOS_SERVICIO',
    label: 'Provisión de años de servicio',
    source: 'SEVERANCE_PROVISION',
  },
  GRATIFICATION: {
    code: 'PROVISION_GRATIFICACION',
    label: 'Provisión de la gratificación del año',
    source: 'GRATIFICATION_PROVISION',
  },
}
