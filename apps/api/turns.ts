/**
 * Begins one work in each turn of the event loop, the first at once. Requests that arrive together
 * are all there in one turn: two hundred of them, of a millisecond or two each, would keep whatever
 * else has arrived waiting for all. So a request that costs nothing, `/health` among them, waits
 * for one at most.
 */
export function turns() {
  const waiting: (() => void)[] = []
  let isTaken = false
  const next = () => {
    const begin = waiting.shift()
    if (!begin) {
      isTaken = false
      return
    }
    setImmediate(next)
    begin()
  }
  return {
    /** Begins some work, now or when its turn comes. */
    take(begin: () => void): void {
      if (isTaken) {
        waiting.push(begin)
        return
      }
      isTaken = true
      setImmediate(next)
      begin()
    },
  }
}
