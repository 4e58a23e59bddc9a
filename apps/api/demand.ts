import type http from 'node:http'

/** GraphQL requests that one process works on at once: as many as it answers in two seconds. */
export const UNDER_WAY = 200
/** The seconds after which a refused caller may ask again. */
const RETRY_SECONDS = 2
export const BUSY = 'Hay mucha demanda en este momento. Intente nuevamente en unos segundos.'

/**
 * Counts the GraphQL requests under way and says whether another one may come in. A request that
 * would only wait is better refused at once: that costs nothing, and the requests under way are
 * answered.
 */
export function demand(most: number) {
  let underWay = 0
  return {
    /**
     * Counts a request, whose body is there, until it is answered or its caller gone; false when
     * there is no room.
     */
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
