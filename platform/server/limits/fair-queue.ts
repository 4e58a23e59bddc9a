/**
 * Runs a limited number of pieces of work at once, and no more than a share of them for one key;
 * the others wait in the order in which they came. A writer in a company waits in the database for
 * an earlier writer of that company, and would hold a connection meanwhile: here it holds none.
 */
export class FairQueue {
  readonly #most: number
  readonly #share: number
  readonly #going = new Map<number, number>()
  #waiting: { key: number; begin: () => void }[] = []
  #all = 0

  constructor(most: number, share: number) {
    this.#most = most
    this.#share = share
  }

  /** How many pieces of work wait now. */
  get waiting(): number {
    return this.#waiting.length
  }

  async inTurn<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    if (this.#isFree(key)) this.#begin(key)
    else await new Promise<void>((begin) => this.#waiting.push({ key, begin }))
    try {
      return await work()
    } finally {
      this.#end(key)
    }
  }

  #isFree(key: number): boolean {
    return this.#all < this.#most && (this.#going.get(key) ?? 0) < this.#share
  }

  #begin(key: number): void {
    this.#all += 1
    this.#going.set(key, (this.#going.get(key) ?? 0) + 1)
  }

  #end(key: number): void {
    this.#all -= 1
    const left = (this.#going.get(key) ?? 1) - 1
    if (left > 0) this.#going.set(key, left)
    else this.#going.delete(key)
    const next = this.#waiting.findIndex((one) => this.#isFree(one.key))
    const [found] = next < 0 ? [] : this.#waiting.splice(next, 1)
    if (!found) return
    this.#begin(found.key)
    found.begin()
  }
}
