import {
  type PastedMistakes,
  PastedPeople,
} from '#modules/people/chosen-people/model/pasted-people.ts'
import { inMonth } from '../model/raise.ts'
import type { Member, Wanted } from './members.queries.ts'
import { addedPesos, type Plan } from './plans.queries.ts'

/** What a change would do, in numbers, and what of a paste of RUTs names nobody. */
export type Totals = PastedMistakes & {
  people: number
  changing: number
  left: number
  /** Salaries that stay under the minimum wage. */
  low: number
  /** Pesos that a raise adds to a month; null of other kinds. */
  added: number | null
}

/** Adds up what a change would do, some contracts after others. */
export class Tally {
  readonly #isRaise: boolean
  readonly #pasted: PastedPeople
  #people = 0
  #changing = 0
  #left = 0
  #low = 0
  #added = 0

  constructor({ kind, ruts }: Pick<Wanted, 'kind' | 'ruts'>) {
    this.#isRaise = kind === 'RAISE'
    this.#pasted = new PastedPeople(ruts)
  }

  add(members: readonly Member[], plans: ReadonlyMap<number, readonly Plan[]>): void {
    this.#people += members.length
    this.#pasted.add(members)
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
    return {
      people: this.#people,
      changing: this.#changing,
      left: this.#left,
      low: this.#low,
      added: this.#isRaise ? this.#added : null,
      ...this.#pasted.mistakes(),
    }
  }
}
