/** Pesos of a contract that an institution gave back, or that the books hold as given back. */
export type Recovery = {
  readonly contractId: number
  readonly institution: string
  readonly amount: number
}

/** How what is recovered is booked: what came in on the debit, the receivable on the credit. */
export const recoveryLine = {
  code: 'SUBSIDIO_RECUPERADO',
  label: 'Subsidios recuperados',
  source: 'SUBSIDY_RECOVERED',
} as const

/** How what was given up is booked: the expense on the debit, the receivable on the credit. */
export const lossLine = {
  code: 'SUBSIDIO_PERDIDO',
  label: 'Subsidios dados por perdidos',
  source: 'SUBSIDY_LOST',
} as const

/** What is left of the receivable of each contract once some of it came back. */
export function leftOf(
  receivable: ReadonlyMap<number, number>,
  back: readonly Recovery[],
): ReadonlyMap<number, number> {
  const left = new Map(receivable)
  for (const { contractId, amount } of back) {
    left.set(contractId, (left.get(contractId) ?? 0) - amount)
  }
  return left
}

/**
 * What an entry moves of the subsidies to recover, by contract and institution: what came back so
 * far, less what earlier entries booked of it. Of a contract no more comes back than the entries
 * hold as receivable; the rest waits until the month that paid it is booked. What is no longer so
 * (an amount taken back, another institution, a month reversed) is below zero.
 *
 * @param receivable pesos of each contract that this entry and the earlier ones in force book
 * @param held what the earlier entries in force booked as recovered
 */
export function recoveries(
  received: readonly Recovery[],
  receivable: ReadonlyMap<number, number>,
  held: readonly Recovery[],
): readonly Recovery[] {
  const left = new Map(receivable)
  const sums = new Map<string, Recovery>()
  const add = ({ contractId, institution, amount }: Recovery) => {
    const key = `${contractId} ${institution}`
    const known = sums.get(key)?.amount ?? 0
    sums.set(key, { contractId, institution, amount: known + amount })
  }
  for (const one of received) {
    const open = Math.max(0, left.get(one.contractId) ?? 0)
    const amount = Math.min(open, one.amount)
    left.set(one.contractId, open - amount)
    add({ ...one, amount })
  }
  for (const one of held) add({ ...one, amount: -one.amount })
  return [...sums.values()].filter(({ amount }) => amount !== 0)
}
