const MOST = 500
const LONGEST = 16 * 1024

/**
 * Remembers what was made of the documents asked lately. Documents padded to be long are not kept:
 * a thousand of them would be the memory of the process.
 */
export function boundedCache<Value>() {
  const kept = new Map<string, Value>()
  return {
    get(source: string): Value | undefined {
      const value = kept.get(source)
      if (value === undefined) return undefined
      // Asked again: the last to be forgotten.
      kept.delete(source)
      kept.set(source, value)
      return value
    },
    set(source: string, value: Value): void {
      if (source.length > LONGEST) return
      kept.set(source, value)
      if (kept.size <= MOST) return
      for (const [oldest] of kept) {
        kept.delete(oldest)
        return
      }
    },
    size: () => kept.size,
  }
}
