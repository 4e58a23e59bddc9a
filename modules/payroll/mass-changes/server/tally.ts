import { formatRut } from '#chile/rut.ts'
import { readRuts } from '../model/chosen.ts'
import { inMonth } from '../model/raise.ts'
import type { Member, Wanted } from './members.queries.ts'
import { addedPesos, type Plan } from './plans.queries.ts'

/** What a change would do, in numbers, and what of a paste of RUTs names nobody. */
export type Totals = {
  people: number
  changing: number
  left: number
  /** Salaries that stay under the minimum wage. */
  low: number
  /** Pesos that a raise adds to a month; null of other kinds. */
  added: number | null
  wrongRuts: string[]
  unknownRuts: string[]
  doubledRuts: string[]
  severalContracts: string[]
}

/** Adds up what a change would do, some contracts after others. */
export class Tally {
  readonly #isRaise: boolean
  readonly #pasted: ReturnType<typeof readRuts> | undefined
  /** How many contracts each person of a paste has. */
  readonly #contracts = new Map<string, number>()
  #people = 0
  #changing = 0
  #left = 0
  #low = 0
  #added = 0

  constructor({ kind, ruts }: Pick<Wanted, 'kind' | 'ruts'>) {
    this.#isRaise = kind === 'RAISE'
    this.#pasted = ruts === null ? undefined : readRuts(ruts)
  }

  add(members: readonly Member[], plans: ReadonlyMap<number, readonly Plan[]>): void {
    this.#people += members.length
    for (const { rut } of this.#pasted ? members : []) {
      if (rut !== null) this.#contracts.set(rut, (this.#contracts.get(rut) ?? 0) + 1)
    }
    for (const plan of [...plans.values()].flat()) {
      if (plan.left !== null) {
        this.#left += 1
        continue
      }
      this.#changing += 1
      if (!this.#isRaise) continue
      this.#added += inMonth(addedPesos(plan), plan.period)
      if (plan.note !== null) this.#low += 1
    }
  }

  totals(): Totals {
    const named = (ruts: readonly string[]) => ruts.map(formatRut)
    const ruts = this.#pasted?.ruts ?? []
    const contractsOf = (rut: string) => this.#contracts.get(rut) ?? 0
    return {
      people: this.#people,
      changing: this.#changing,
      left: this.#left,
      low: this.#low,
      added: this.#isRaise ? this.#added : null,
      wrongRuts: [...(this.#pasted?.wrong ?? [])],
      unknownRuts: named(ruts.filter((rut) => contractsOf(rut) === 0)),
      doubledRuts: named(this.#pasted?.doubled ?? []),
      severalContracts: named(ruts.filter((rut) => contractsOf(rut) > 1)),
    }
  }
}
