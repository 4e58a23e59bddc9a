import { resultPlace, valueAt, type Block, type Plan } from '#formula/index.ts'
import type { Concept } from '#law/index.ts'
import { noTotals, type ScenarioResult, type Totals } from '../model/result.ts'

export type Side = 'real' | 'simulated'

/** The person of a row of a block; a hire has none yet. */
export type Row = {
  contractId: number
  userId: number
  name: string
  area: string
  /** How many identical people the row represents. */
  times: number
}

export type Positions = { net: number; earnings: number; deductions: number; employerCost: number }

const sections = [
  ['IMPONIBLE', 'Haberes imponibles'],
  ['HABER', 'Haberes no imponibles'],
  ['DESCUENTO_LEGAL', 'Descuentos legales'],
  ['DESCUENTO', 'Otros descuentos'],
  ['APORTE_EMPLEADOR', 'Aportes del empleador'],
] as const

/** How many of the most affected people are listed. */
const mostPeople = 50

type Person = Row & { net: number; cost: number; touched: boolean }
type Pair = Record<Side, number>
type Area = Pair & { people: Pair }
type ConceptSum = Pair & { label: string; section: string }

/** Adds up two payrolls side by side, batch by batch: totals by month, concept, area and person. */
export class Tally {
  readonly #months = new Map<number, Record<Side, Totals>>()
  readonly #concepts = new Map<string, ConceptSum>()
  readonly #areas = new Map<string, Area>()
  readonly #people = new Map<number, Person>()

  /** Adds the rows of a block that have a result. */
  add(
    side: Side,
    month: number,
    given: {
      plan: Plan<Concept>
      at: Positions
      block: Block
      rows: readonly Row[]
      failed: Set<number>
    },
  ): void {
    const { plan, at, block, rows, failed } = given
    const totals = this.month(month)[side]
    rows.forEach((row, index) => {
      if (failed.has(index)) return
      const value = (place: number) => resultIn(block, place, index) * row.times
      const [net, cost] = [value(at.net), value(at.employerCost)]
      totals.people += row.times
      totals.net += net
      totals.earnings += value(at.earnings)
      totals.deductions += value(at.deductions)
      totals.employerCost += cost
      const area = this.#area(row.area)
      area[side] += cost
      area.people[side] += row.times
      this.#person(side, row, net, cost)
    })
    totals.failed += failed.size
    this.#addConcepts(side, plan, block, rows, failed)
  }

  failures(side: Side, month: number, count: number): void {
    this.month(month)[side].failed += count
  }

  month(month: number): Record<Side, Totals> {
    const known = this.#months.get(month) ?? { real: { ...noTotals }, simulated: { ...noTotals } }
    this.#months.set(month, known)
    return known
  }

  #area(name: string): Area {
    const known = this.#areas.get(name) ?? {
      real: 0,
      simulated: 0,
      people: { real: 0, simulated: 0 },
    }
    this.#areas.set(name, known)
    return known
  }

  #person(side: Side, row: Row, net: number, cost: number): void {
    const known = this.#people.get(row.contractId) ?? { ...row, net: 0, cost: 0, touched: false }
    const sign = side === 'real' ? -1 : 1
    known.net += sign * net
    known.cost += sign * cost
    this.#people.set(row.contractId, known)
  }

  #addConcepts(
    side: Side,
    plan: Plan<Concept>,
    block: Block,
    rows: readonly Row[],
    failed: Set<number>,
  ): void {
    for (const concept of plan.library.concepts) {
      const section = sections.find(([group]) => concept.classes.includes(group))
      if (!section || !concept.print) continue
      const place = resultPlace(plan, concept.code)
      let sum = 0
      rows.forEach(({ times }, index) => {
        if (!failed.has(index)) sum += resultIn(block, place, index) * times
      })
      const known = this.#concepts.get(concept.code) ?? {
        label: concept.label,
        section: section[1],
        real: 0,
        simulated: 0,
      }
      known[side] += sum
      this.#concepts.set(concept.code, known)
    }
  }

  /** The totals; people ordered by the change of their cost. */
  read(): Pick<ScenarioResult, 'concepts' | 'areas' | 'people' | 'affected'> {
    const moved = [...this.#people.values()].filter(({ net, cost }) => net !== 0 || cost !== 0)
    const size = ({ net, cost }: Person) => Math.max(Math.abs(net), Math.abs(cost))
    return {
      concepts: [...this.#concepts]
        .map(([code, sum]) => ({ code, ...sum }))
        .filter(({ real, simulated }) => real !== 0 || simulated !== 0),
      areas: [...this.#areas]
        .map(([area, { real, simulated, people }]) => ({
          area,
          real,
          simulated,
          realPeople: people.real,
          simulatedPeople: people.simulated,
        }))
        .toSorted((a, b) => b.simulated - a.simulated),
      people: moved
        .filter(({ contractId }) => contractId > 0)
        .toSorted((a, b) => size(b) - size(a) || a.contractId - b.contractId)
        .slice(0, mostPeople)
        .map(({ contractId, userId, name, area, net, cost }) => ({
          contractId,
          userId,
          name,
          area,
          netChange: net,
          costChange: cost,
        })),
      affected: moved.filter(({ contractId }) => contractId > 0).length,
    }
  }
}

/** The number of a row in a block. */
export function resultIn({ results }: Block, place: number, row: number): number {
  const column = results[place]
  if (!column) throw new Error(`A block of ${results.length} results has no place ${place}`)
  return valueAt(column, row)
}
