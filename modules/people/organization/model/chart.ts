/** The reporting line of a person on a day: to one supervisor, or to none. */
export type Line = { readonly id: number; readonly parent: number | null }

export type Counts = { readonly direct: number; readonly total: number; readonly depth: number }

const NO_PARENT = -1

/**
 * A day's lines as a tree: the people directly below each one, and how many there are in all. A
 * company has tens of thousands of lines, and each change of a contract makes a new tree: numbers
 * are kept by place in arrays, not in an object for each person.
 */
export class Chart {
  /** Who is at the top only because their lines form a circle. */
  readonly cut: readonly number[]
  /** Everybody hangs from the top: no lines form a circle. */
  readonly isWhole: boolean
  readonly #ids: readonly number[]
  readonly #places = new Map<number, number>()
  /** The place of each one's supervisor. */
  readonly #parents: Int32Array
  /** Places under their supervisor's: those of a place begin at its start and end at the next. */
  readonly #below: Int32Array
  readonly #starts: Int32Array
  readonly #totals: Int32Array
  readonly #depths: Int32Array

  constructor(lines: readonly Line[], cut: readonly number[] = []) {
    const size = lines.length
    this.cut = cut
    this.#ids = lines.map(({ id }) => id)
    this.#ids.forEach((id, place) => this.#places.set(id, place))
    this.#parents = Int32Array.from(lines, ({ parent }) => this.#placeOf(parent))
    this.#starts = new Int32Array(size + 1)
    this.#below = new Int32Array(size)
    this.#totals = new Int32Array(size)
    this.#depths = new Int32Array(size)
    this.#group()
    this.isWhole = this.#count() === size
  }

  /** How many people it has. */
  get size(): number {
    return this.#ids.length
  }

  /** Everybody, in the order of the lines. */
  get ids(): readonly number[] {
    return this.#ids
  }

  /** The place of somebody in the order of the lines; of nobody of the chart, none. */
  placeOf(id: number): number | undefined {
    return this.#places.get(id)
  }

  has(id: number): boolean {
    return this.#places.has(id)
  }

  /** The person's supervisor, when that one is in the chart too. */
  parentOf(id: number): number | null {
    return this.#ids[this.#parents[this.#placeOf(id)] ?? NO_PARENT] ?? null
  }

  /** The people directly under a supervisor; under null, those at the top. */
  below(id: number | null): readonly number[] {
    if (id === null) return this.#idsAt(this.#top)
    const place = this.#placeOf(id)
    return place === NO_PARENT ? [] : this.#idsAt(this.#under(place))
  }

  /** How many people report to someone; of nobody of the chart, none. */
  counts(id: number): Counts {
    const place = this.#placeOf(id)
    if (place === NO_PARENT) return { direct: 0, total: 0, depth: 0 }
    const direct = at(this.#starts, place + 1) - at(this.#starts, place)
    return { direct, total: at(this.#totals, place), depth: at(this.#depths, place) }
  }

  /** The lines of some of its people. */
  lines(keep: (id: number) => boolean): Line[] {
    return this.#ids.filter(keep).map((id) => ({ id, parent: this.parentOf(id) }))
  }

  get #top(): readonly number[] {
    return [...this.#parents.keys()].filter((place) => at(this.#parents, place) < 0)
  }

  #placeOf(id: number | null): number {
    return id === null ? NO_PARENT : (this.#places.get(id) ?? NO_PARENT)
  }

  /** Puts everybody under their supervisor, in the order of the lines. */
  #group(): void {
    const starts = this.#starts
    for (const parent of this.#parents)
      if (parent >= 0) starts[parent + 1] = at(starts, parent + 1) + 1
    for (let place = 1; place < starts.length; place += 1) {
      starts[place] = at(starts, place) + at(starts, place - 1)
    }
    const free = starts.slice()
    this.#parents.forEach((parent, place) => {
      if (parent < 0) return
      const next = at(free, parent)
      this.#below[next] = place
      free[parent] = next + 1
    })
  }

  /** Counts from the top down and back up; answers how many people hang from the top. */
  #count(): number {
    const order = new Int32Array(this.size)
    let many = 0
    for (const place of this.#top) {
      order[many] = place
      many += 1
    }
    for (let next = 0; next < many; next += 1) {
      const place = at(order, next)
      for (const child of this.#under(place)) {
        this.#depths[child] = at(this.#depths, place) + 1
        order[many] = child
        many += 1
      }
    }
    for (const place of order.subarray(0, many).toReversed()) {
      const parent = at(this.#parents, place)
      if (parent >= 0) this.#totals[parent] = at(this.#totals, parent) + at(this.#totals, place) + 1
    }
    return many
  }

  #under(place: number): Int32Array {
    return this.#below.subarray(at(this.#starts, place), at(this.#starts, place + 1))
  }

  #idsAt(places: Int32Array | readonly number[]): number[] {
    return Array.from(places, (place) => this.#ids[place] ?? 0)
  }
}

/** A number of a list that has one at that place. */
const at = (list: Int32Array, place: number): number => list[place] ?? 0

/**
 * The lines of a day without those that would make somebody report to themself: of each circle, the
 * person with the smallest number is put at the top. Circles are refused when a line is written;
 * lines that were written before that rule may still hold one.
 */
export function withoutCircles<One extends Line>(
  given: readonly One[],
): { lines: One[]; cut: number[] } {
  const parents = new Map(given.map(({ id, parent }) => [id, parent]))
  const done = new Set<number>()
  const cut = new Set<number>()
  for (const { id } of given) {
    const path: number[] = []
    const on = new Map<number, number>()
    let at: number | null | undefined = id
    while (at !== null && at !== undefined && !done.has(at) && !on.has(at)) {
      on.set(at, path.length)
      path.push(at)
      at = parents.get(at)
    }
    const start = at === null || at === undefined ? undefined : on.get(at)
    if (start !== undefined) cut.add(Math.min(...path.slice(start)))
    for (const one of path) done.add(one)
  }
  return {
    lines: given.map((line) => (cut.has(line.id) ? { ...line, parent: null } : line)),
    cut: given.flatMap(({ id }) => (cut.has(id) ? [id] : [])),
  }
}

/** The tree of some lines. Whoever reports to somebody who is not among them is at the top. */
export function chartOf(given: readonly Line[]): Chart {
  const chart = new Chart(given)
  if (chart.isWhole) return chart
  const { lines, cut } = withoutCircles(given)
  return new Chart(lines, cut)
}

/** From the top of the chart down to a person, included; empty for a person outside it. */
export function pathTo(chart: Chart, id: number): number[] {
  const path: number[] = []
  for (let at = chart.has(id) ? id : null; at !== null; at = chart.parentOf(at)) path.push(at)
  return path.toReversed()
}
