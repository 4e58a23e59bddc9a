import type http from 'node:http'

/** GraphQL requests that one process works on at once: two seconds of them, and more would wait. */
export const UNDER_WAY = 200
/** After how many seconds who was sent away may ask again. */
const RETRY_SECONDS = 2
export const BUSY = 'Hay mucha demanda en este momento. Intente nuevamente en unos segundos.'

/**
 * Counts the GraphQL requests under way and says whether another one may come in. One that would
 * only wait is better sent away at once: it costs nothing, and those that are inside are answered.
 */
export function demand(most: number) {
  let underWay = 0
  return {
    /** Counts a request until it is answered or its caller gone; false when there is no room. */
    enter(res: http.ServerResponse): boolean {
      if (underWay >= most) return false
      underWay += 1
      res.once('close', () => {
        underWay -= 1
      })
      return true
    },
    headers: { 'retry-after': String(RETRY_SECONDS) },
  }
}
