/**
 * Doors that a module opens to those that stand on it: it calls them without knowing them. Each has
 * a name; whoever listens gives the name of its module. `docs/hooks.md` draws them all.
 */
export type Hook<Listener> = {
  /** Registers what a module does. The order of registration is the order of the calls. */
  on(module: string, listener: Listener): void
  readonly listeners: readonly Listener[]
}

/** A hook with one listener for each key. */
export type KeyedHook<Key, Listener> = Hook<Listener> & {
  find(key: Key): Listener | undefined
}

/**
 * A hook with any number of listeners; with `keyOf`, of one for each key.
 *
 * @throws Error from `on()` when two modules register the same key
 */
export function hook<Listener>(name: string): Hook<Listener>
export function hook<Listener, Key>(
  name: string,
  keyOf: (listener: Listener) => Key,
): KeyedHook<Key, Listener>
export function hook<Listener, Key>(
  name: string,
  keyOf?: (listener: Listener) => Key,
): KeyedHook<Key, Listener> {
  const listeners: Listener[] = []
  const byKey = new Map<Key, { module: string; listener: Listener }>()
  return {
    listeners,
    on(module, listener) {
      listeners.push(listener)
      if (!keyOf) return
      const key = keyOf(listener)
      const other = byKey.get(key)?.module
      if (other) throw new Error(`${other} and ${module} both give ${name} ${String(key)}`)
      byKey.set(key, { module, listener })
    },
    find: (key) => byKey.get(key)?.listener,
  }
}

/** What exactly one module gives to another that does not know it. */
export type Provided<Value> = {
  by(module: string, value: Value): void
  /** @throws Error while no module gave it */
  get(): Value
  /** The value, or nothing while no module gave it. */
  find(): Value | undefined
}

/**
 * What exactly one module gives; it may give it anew.
 *
 * @throws Error from `by()` when a second module does
 */
export function provided<Value>(name: string): Provided<Value> {
  let known: { module: string; value: Value } | undefined
  return {
    by(module, value) {
      if (known && known.module !== module)
        throw new Error(`${known.module} and ${module} both give ${name}`)
      known = { module, value }
    },
    get() {
      if (!known) throw new Error(`No module gives ${name}`)
      return known.value
    },
    find: () => known?.value,
  }
}
