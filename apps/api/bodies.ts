import type http from 'node:http'

/** Bodies of one network that may be on their way at once: of an office behind one address too. */
export const BODIES_OF_NETWORK = 40
/** Seconds that a body of at most 256 KB may take to arrive, on the slowest line of a phone. */
const ARRIVES_WITHIN = 20

type Options = {
  readonly most?: number
  readonly seconds?: number
}

/**
 * Counts the bodies that have not arrived yet, by the network that sends them. A body takes no
 * place of those who are answered: whoever sends the head of a request and nothing more holds a
 * connection of their own, for some seconds, and keeps nobody else waiting.
 */
export function bodies({ most = BODIES_OF_NETWORK, seconds = ARRIVES_WITHIN }: Options = {}) {
  const onTheirWay = new Map<string, number>()
  const add = (network: string, by: 1 | -1) => {
    const count = (onTheirWay.get(network) ?? 0) + by
    if (count > 0) onTheirWay.set(network, count)
    else onTheirWay.delete(network)
  }
  return {
    /** Counts a body until it is there or its sender is gone; false when there are too many. */
    await(network: string, req: http.IncomingMessage, res: http.ServerResponse): boolean {
      if (req.complete) return true
      if ((onTheirWay.get(network) ?? 0) >= most) return false
      add(network, 1)
      const late = setTimeout(() => req.destroy(), seconds * 1_000)
      let counted = true
      const done = () => {
        if (!counted) return
        counted = false
        clearTimeout(late)
        add(network, -1)
      }
      req.once('end', done)
      req.once('close', done)
      res.once('close', done)
      return true
    },
    count: () => [...onTheirWay.values()].reduce((sum, one) => sum + one, 0),
  }
}
