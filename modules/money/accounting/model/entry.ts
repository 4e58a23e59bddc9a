import { daysBetween, type ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { hundredthsOf } from '#modules/people/cost-centers/model/parts.ts'
import { type Part, splitAmount } from '#modules/people/cost-centers/model/split.ts'
import type { Amount, Book, BookedContract } from './book.ts'
import { Chooser, type Lack } from './chooser.ts'
import { type AccountingSource, type Side, sidesOf } from './sources.ts'

/** One account, centre, institution and concept of an entry, with the contracts behind it. */
export type EntryLine = {
  readonly accountId: number
  readonly costCenterId: number | null
  readonly code: string
  readonly label: string
  readonly source: AccountingSource
  readonly institution: string | null
  readonly side: Side
  readonly amount: number
  readonly contractIds: readonly number[]
  /** Pesos of each contract, in the same order; they add up to `amount`. */
  readonly amounts: readonly number[]
}

/** Why an entry cannot be made: the amount that has nowhere to go, of how many contracts. */
export type Problem = {
  readonly lack: Lack
  readonly code: string
  readonly label: string
  readonly source: AccountingSource | null
  readonly side: Side | null
  readonly institution: string | null
  /** The code of the account that was named, where one was. */
  readonly account: string | null
  readonly amount: number
  readonly contracts: number
}

export type Entry = {
  readonly lines: readonly EntryLine[]
  /** Pesos by concept that went to the credit, less what was given back on it. */
  readonly credited: ReadonlyMap<string, number>
  readonly problems: readonly Problem[]
  readonly debit: number
  readonly credit: number
}

/**
 * The entry of a month: each amount on its accounts, opened by cost centre to the peso, and what
 * has no account or leaves the two sides different as problems. Without problems both sides are
 * equal; with one the entry is not to be kept.
 */
export function makeEntry(book: Book, contracts: readonly BookedContract[]): Entry {
  const growing = new Growing(book)
  for (const contract of contracts) growing.add(contract)
  return growing.finished()
}

type Line = { head: Omit<EntryLine, 'amount' | 'contractIds' | 'amounts'>; by: Map<number, number> }
type Lacking = { head: Omit<Problem, 'amount' | 'contracts'>; amount: number; of: Set<number> }

class Growing {
  readonly #lines = new Map<string, Line>()
  readonly #lacks = new Map<string, Lacking>()
  readonly #kept = new Map<string, Lacking & { debit: number }>()
  readonly #chooser: Chooser
  readonly #book: Book

  constructor(book: Book) {
    this.#book = book
    this.#chooser = new Chooser(book)
  }

  add(contract: BookedContract): void {
    const days = daysIn(this.#book.month, contract.start, contract.end)
    const parts = partsOf(this.#book.month, contract)
    const centers = new Map(contract.parts.map((part) => [part.code, part.costCenterId]))
    for (const amount of contract.amounts) {
      if (amount.amount === 0) continue
      const item = this.#book.items.get(amount.code)
      if (item?.informative) {
        this.#left(contract, amount)
        continue
      }
      for (const side of sidesOf(amount.source)) {
        if (!this.#chooser.opens(amount, side)) {
          this.#put(contract, amount, side, null, amount.amount)
          continue
        }
        for (const [code, share] of splitAmount(BigInt(amount.amount), parts, days)) {
          if (share === 0n) continue
          const center = code === null ? null : (centers.get(code) ?? null)
          this.#put(contract, amount, side, center, Number(share))
        }
      }
    }
  }

  /** What an item keeps out of the accounting: only a pair that cancels out leaves no trace. */
  #left({ contractId }: BookedContract, { code, label, source, amount, institution }: Amount) {
    const signed = sidesOf(source).reduce((sum, side) => sum + (side === 'DEBIT' ? 1 : -1), 0)
    const head = { lack: 'UNBALANCED' as const, code, label, source, side: null, institution }
    const kept = this.#kept.get(code) ?? {
      head: { ...head, account: null },
      amount: 0,
      debit: 0,
      of: new Set<number>(),
    }
    kept.amount += amount
    kept.debit += signed * amount
    kept.of.add(contractId)
    this.#kept.set(code, kept)
  }

  #put(
    { contractId }: BookedContract,
    amount: Amount,
    side: Side,
    center: number | null,
    pesos: number,
  ): void {
    const chosen = this.#chooser.account(amount, side, center)
    const { code, label, source, institution } = amount
    if ('lack' in chosen) {
      const key = `${chosen.lack} ${code} ${side} ${institution} ${chosen.account}`
      const lack = this.#lacks.get(key) ?? {
        head: { ...chosen, code, label, source, side, institution },
        amount: 0,
        of: new Set<number>(),
      }
      lack.amount += pesos
      lack.of.add(contractId)
      this.#lacks.set(key, lack)
      return
    }
    const { accountId, costCenterId } = chosen
    const key = `${accountId} ${costCenterId} ${side} ${code} ${institution}`
    const line = this.#lines.get(key) ?? {
      head: { accountId, costCenterId, code, label, source, institution, side },
      by: new Map<number, number>(),
    }
    line.by.set(contractId, (line.by.get(contractId) ?? 0) + pesos)
    this.#lines.set(key, line)
  }

  finished(): Entry {
    const lines = [...this.#lines.values()].flatMap(asLine)
    const sum = (side: Side) =>
      lines.reduce((all, line) => all + (line.side === side ? line.amount : 0), 0)
    const [debit, credit] = [sum('DEBIT'), sum('CREDIT')]
    const lacks = [...this.#lacks.values()].map(asProblem)
    const problems = lacks.length > 0 || debit === credit ? lacks : this.#unbalanced(debit - credit)
    return { lines, credited: this.#credited(), problems, debit, credit }
  }

  /** What each concept put on the credit, before a line below zero changes its side. */
  #credited(): ReadonlyMap<string, number> {
    const sums = new Map<string, number>()
    for (const { head, by } of this.#lines.values()) {
      if (head.side === 'DEBIT') continue
      const amount = [...by.values()].reduce((all, one) => all + one, 0)
      sums.set(head.code, (sums.get(head.code) ?? 0) + amount)
    }
    return sums
  }

  /** The items that were kept out and leave a difference; without any, the difference alone. */
  #unbalanced(difference: number): Problem[] {
    const kept = [...this.#kept.values()].filter(({ debit }) => debit !== 0).map(asProblem)
    if (kept.length > 0) return kept
    const none = { source: null, side: null, institution: null, account: null, contracts: 0 }
    const amount = Math.abs(difference)
    return [{ lack: 'UNBALANCED', code: '', label: 'Debe y haber', amount, ...none }]
  }
}

const asProblem = ({ head, amount, of }: Lacking): Problem => ({
  ...head,
  amount,
  contracts: of.size,
})

/** A line whose contracts add up to less than zero is on the other side; to zero, on none. */
function asLine({ head, by }: Line): EntryLine[] {
  const contractIds = [...by.keys()]
  const amounts = [...by.values()]
  const amount = amounts.reduce((sum, one) => sum + one, 0)
  if (amount === 0 && amounts.every((one) => one === 0)) return []
  if (amount >= 0) return [{ ...head, amount, contractIds, amounts }]
  const side = head.side === 'DEBIT' ? 'CREDIT' : 'DEBIT'
  return [{ ...head, side, amount: -amount, contractIds, amounts: amounts.map((one) => -one) }]
}

/** Days of a span within the month, by the calendar. */
function daysIn(month: YearMonth, from: ISODate, to: ISODate | null): number {
  const [first, last] = [firstDay(month), lastDay(month)]
  const begin = from > first ? from : first
  const end = to !== null && to < last ? to : last
  return Math.max(0, daysBetween(begin, end) + 1)
}

/** The parts of a contract on the days on which it holds too. */
const partsOf = (month: YearMonth, { start, end, parts }: BookedContract): readonly Part[] =>
  parts.map(({ code, percentage, from, to }) => {
    const last = to === null || (end !== null && end < to) ? end : to
    const days = daysIn(month, from > start ? from : start, last)
    return { code, hundredths: hundredthsOf(percentage), days }
  })
