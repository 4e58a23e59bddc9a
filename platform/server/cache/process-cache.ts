/**
 * A cache for values that are costly to make and never change under their key: plans, compiled
 * formulas, comparisons. It keeps the `most` recently used values of one process. A value that is
 * being read is read once for all callers meanwhile, and a failed reading is not kept.
 *
 * Callers always get a value or an error: an evicted value is made again, and is never absent.
 */
export class ProcessCache<Value extends object> {
  readonly #most: number
  /** In the order of their last use. */
  readonly #values = new Map<string, Value | Promise<Value>>()

  constructor(most: number) {
    this.#most = most
  }

  /** How many values are cached now. */
  get size(): number {
    return this.#values.size
  }

  /** The value of a key, computed at once when it is not cached. */
  now(key: string, make: () => Value): Value {
    const known = this.#values.get(key)
    const value = known === undefined || known instanceof Promise ? make() : known
    this.#hold(key, value)
    return value
  }

  /** The cached value of a key, if any; a value still being read does not count. */
  held(key: string): Value | undefined {
    const known = this.#values.get(key)
    if (known === undefined || known instanceof Promise) return undefined
    this.#hold(key, known)
    return known
  }

  /** Caches a value made elsewhere. */
  hold(key: string, value: Value): void {
    this.#hold(key, value)
  }

  /** The value of a key, read once for all simultaneous callers. */
  async of(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key)
    if (known === undefined) return this.#reading(key, read())
    this.#hold(key, known)
    return otherwise(known, () => this.#reading(key, read()))
  }

  /**
   * The values of some keys: missing ones are read together. All of them are answered, even when
   * they exceed the capacity; a key that `read` leaves out is an error.
   */
  async all(
    keys: ReadonlySet<string>,
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const missing = [...keys].filter((key) => !this.#values.has(key))
    const together = missing.length > 0 ? read(missing) : undefined
    const asked = [...keys].map((key) => {
      const known = this.#values.get(key)
      const alone = () => this.#reading(key, only(key, read([key])))
      if (known !== undefined) return { key, known, alone }
      return { key, known: only(key, together ?? read([key])), alone: undefined }
    })
    // Caching some values evicts others, so it happens after all keys were looked up.
    const answers = asked.map(async ({ key, known, alone }): Promise<[string, Value]> => {
      if (alone === undefined) return [key, await this.#reading(key, known)]
      this.#hold(key, known)
      return [key, await otherwise(known, alone)]
    })
    return new Map(await Promise.all(answers))
  }

  async #reading(key: string, reading: Value | Promise<Value>): Promise<Value> {
    this.#hold(key, reading)
    try {
      const value = await reading
      if (this.#values.get(key) === reading) this.#values.set(key, value)
      return value
    } catch (error) {
      if (this.#values.get(key) === reading) this.#values.delete(key)
      throw error
    }
  }

  #hold(key: string, value: Value | Promise<Value>): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
  }
}

/**
 * A reading started by another caller may fail for a reason of that caller, such as a stopped
 * transaction. The callers who waited for it then read the value themselves.
 */
async function otherwise<Value>(
  known: Value | Promise<Value>,
  read: () => Promise<Value>,
): Promise<Value> {
  if (!(known instanceof Promise)) return known
  try {
    return await known
  } catch {
    return read()
  }
}

async function only<Value>(
  key: string,
  reading: Promise<ReadonlyMap<string, Value>>,
): Promise<Value> {
  const value = (await reading).get(key)
  if (value === undefined) throw new Error(`Nothing was read for ${key}`)
  return value
}
