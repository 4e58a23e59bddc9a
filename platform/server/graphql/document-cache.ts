import { ProcessCache } from '../cache/process-cache.ts'

const MOST = 500
const LONGEST = 16 * 1024

/**
 * Remembers what was made of the documents asked lately. Documents padded to be long are not kept:
 * a thousand of them would be the memory of the process.
 */
export function boundedCache<Value extends object>() {
  const kept = new ProcessCache<Value>(MOST)
  return {
    get: (source: string): Value | undefined => kept.held(source),
    set(source: string, value: Value): void {
      if (source.length <= LONGEST) kept.hold(source, value)
    },
  }
}
