import type { Side } from './sources.ts'

/** An account of an entry, added up. */
export type AccountSum = {
  readonly accountId: number
  readonly costCenterId: number | null
  readonly debit: number
  readonly credit: number
}

export type ChangedSum = AccountSum & {
  readonly debitBefore: number
  readonly creditBefore: number
}

type Summed = Pick<AccountSum, 'accountId' | 'costCenterId'> & {
  readonly side: Side
  readonly amount: number
}

/** Lines of an entry by account and cost centre. */
export function sumsOf(lines: readonly Summed[]): readonly AccountSum[] {
  const sums = new Map<string, AccountSum>()
  for (const { accountId, costCenterId, side, amount } of lines) {
    const key = keyOf({ accountId, costCenterId })
    const { debit, credit } = sums.get(key) ?? { debit: 0, credit: 0 }
    sums.set(key, {
      accountId,
      costCenterId,
      debit: debit + (side === 'DEBIT' ? amount : 0),
      credit: credit + (side === 'CREDIT' ? amount : 0),
    })
  }
  return [...sums.values()]
}

/** What an entry says otherwise than the one before it, account by account and centre. */
export function changedSums(
  before: readonly AccountSum[],
  now: readonly AccountSum[],
): readonly ChangedSum[] {
  const old = new Map(before.map((sum) => [keyOf(sum), sum]))
  const known = new Set(now.map(keyOf))
  const gone = before
    .filter((sum) => !known.has(keyOf(sum)))
    .map((sum) => ({ ...sum, debit: 0, credit: 0 }))
  return [...now, ...gone].flatMap((sum) => {
    const was = old.get(keyOf(sum))
    const [debitBefore, creditBefore] = [was?.debit ?? 0, was?.credit ?? 0]
    const same = debitBefore === sum.debit && creditBefore === sum.credit
    return same ? [] : [{ ...sum, debitBefore, creditBefore }]
  })
}

const keyOf = ({ accountId, costCenterId }: Pick<AccountSum, 'accountId' | 'costCenterId'>) =>
  `${accountId} ${costCenterId}`
