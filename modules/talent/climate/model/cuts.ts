import type { Cell, ClimateTable, Equation } from './table.ts'

/** A family of cuts: a tree of places, such as areas, or a list of them, such as branches. */
export type Family = {
  readonly code: string
  readonly places: readonly { readonly id: string; readonly parent: string | null }[]
}

export type Cuts = {
  readonly families: readonly Family[]
  /** Which pairs of families cross, by their codes. */
  readonly crossings: readonly (readonly [one: string, other: string])[]
}

/** Where somebody is in each family, in their order; null where nothing is known. */
export type Places = readonly (string | null)[]

export const LIMITS = { families: 5, cells: 1_000 } as const

export type CutPeople = {
  readonly table: ClimateTable
  /** The atom of each person, and how many people each atom has. */
  readonly atomOf: readonly number[]
  readonly counts: readonly number[]
}

/**
 * The cells that some cuts make of the respondents, their equations and atoms. Cells of nobody are
 * not made; people of a place that has places below, and people without a place, are cells too, so
 * that every equation holds.
 *
 * @throws RangeError with more families or cells than the limits, or on a place nobody knows
 */
export function cutPeople({ families, crossings }: Cuts, people: readonly Places[]): CutPeople {
  if (families.length > LIMITS.families) throw new RangeError(`${families.length} families`)
  const chains = families.map((family) => chainsOf(family))
  const pairs = crossings.map(([one, other]) => [placeOf(one), placeOf(other)] as const)
  const lines = new Lines()
  const atoms = new Atoms()
  const atomOf = people.map((places) => {
    const own = chains.map((chain, at) => chain(places[at] ?? null))
    return atoms.of(lines.cellsOf(own, families, pairs))
  })
  return { table: lines.table(atoms.lists, crossings), atomOf, counts: atoms.counts }

  function placeOf(code: string) {
    const at = families.findIndex((family) => family.code === code)
    if (at === -1) throw new RangeError(`no family ${code}`)
    return at
  }
}

/**
 * The same with fewer crossings, and then with fewer families, the last ones first, while their
 * cells are more than the limit: of a survey that is activated people are added later, and it is
 * published all the same.
 */
export function cutWithin(cuts: Cuts, people: readonly Places[]): CutPeople & { cuts: Cuts } {
  for (let some = cuts; ; some = smaller(some)) {
    try {
      return { ...cutPeople(some, people), cuts: some }
    } catch (error) {
      if (!(error instanceof TooManyCells) || some.families.length === 0) throw error
    }
  }
}

const smaller = ({ families, crossings }: Cuts): Cuts =>
  crossings.length > 0
    ? { families, crossings: crossings.slice(0, -1) }
    : { families: families.slice(0, -1), crossings }

/** More cells than a survey may publish. */
export class TooManyCells extends RangeError {}

/** The places of a person in a family, from the top to the last one. */
function chainsOf({ code, places }: Family): (place: string | null) => readonly string[] {
  const parents = new Map(places.map(({ id, parent }) => [id, parent]))
  const above = new Set(places.flatMap(({ parent }) => parent ?? []))
  const known = new Map<string | null, readonly string[]>([[null, [`${code}/-`]]])
  return (place) => {
    const cached = known.get(place)
    if (cached) return cached
    const chain: string[] = place !== null && above.has(place) ? [`${code}/${place}/-`] : []
    for (let at = place; at !== null;) {
      const parent = parents.get(at)
      if (parent === undefined || chain.length > places.length + 1) {
        throw new RangeError(`no place ${place} in ${code}`)
      }
      chain.unshift(`${code}/${at}`)
      at = parent
    }
    known.set(place, chain)
    return chain
  }
}

/** People by the cells that they are in. */
class Atoms {
  readonly lists: (readonly number[])[] = []
  readonly counts: number[] = []
  readonly #known = new Map<string, number>()

  of(cells: readonly number[]): number {
    const key = cells.join(' ')
    const found = this.#known.get(key) ?? this.lists.length
    if (found === this.lists.length) {
      this.#known.set(key, found)
      this.lists.push(cells)
      this.counts.push(0)
    }
    this.counts[found] = (this.counts[found] ?? 0) + 1
    return found
  }
}

/** The cells that people are in, and by which equations each of them is a part of another. */
class Lines {
  readonly #cells: Cell[] = []
  readonly #places = new Map<string, number>()
  /** The children of an equation, by its parent and the family along which it divides. */
  readonly #children = new Map<string, { parent: number; children: Set<number> }>()

  cellsOf(
    chains: readonly (readonly string[])[],
    families: readonly Family[],
    pairs: readonly (readonly [number, number])[],
  ): number[] {
    const total = this.#cell('TOTAL', [])
    const cells = [total]
    for (const [at, chain] of chains.entries()) {
      const code = families[at]?.code ?? ''
      let parent = total
      for (const place of chain) {
        const cell = this.#cell(place, [code])
        this.#divides(parent, cell, code)
        cells.push(cell)
        parent = cell
      }
    }
    for (const [one, other] of pairs) {
      const codes = [families[one]?.code ?? '', families[other]?.code ?? '']
      cells.push(...this.#crossed(chains[one] ?? [], chains[other] ?? [], codes))
    }
    return cells
  }

  /** Every place of one chain with every place of the other: each divides the pair above it. */
  #crossed(one: readonly string[], other: readonly string[], codes: readonly string[]): number[] {
    const [first = '', second = ''] = codes
    return one.flatMap((a, i) =>
      other.map((b, j) => {
        const cell = this.#cell(crossing(a, b), codes)
        const [aboveA, aboveB] = [one[i - 1], other[j - 1]]
        const parentA = aboveA === undefined ? b : crossing(aboveA, b)
        const parentB = aboveB === undefined ? a : crossing(a, aboveB)
        this.#divides(this.#cell(parentA, codes), cell, `${first}×${second}`)
        this.#divides(this.#cell(parentB, codes), cell, `${second}×${first}`)
        return cell
      }),
    )
  }

  #cell(id: string, families: readonly string[]): number {
    const found = this.#places.get(id) ?? this.#cells.length
    if (found === this.#cells.length) {
      if (found === LIMITS.cells) throw new TooManyCells(`more than ${LIMITS.cells} cells`)
      this.#places.set(id, found)
      this.#cells.push({ id, families })
    }
    return found
  }

  #divides(parent: number, child: number, along: string): void {
    const key = `${parent} ${along}`
    const line = this.#children.get(key) ?? { parent, children: new Set<number>() }
    this.#children.set(key, line)
    line.children.add(child)
  }

  table(
    atoms: ClimateTable['atoms'],
    crossings: readonly (readonly [one: string, other: string])[],
  ): ClimateTable {
    const crossed = new Set(crossings.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
    return {
      cells: this.#cells,
      equations: [...this.#children.values()].map(({ parent, children }): Equation => ({
        parent,
        children: [...children],
      })),
      atoms,
      crosses: (one, other) => crossed.has(`${one} ${other}`),
    }
  }
}

const crossing = (one: string, other: string) => `${one} × ${other}`
