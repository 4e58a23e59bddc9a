import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes of heap from which a worker at rest collects them: a small one costs nothing to keep. */
const large = 256 * 1024 * 1024
/** Milliseconds without a job after which the worker is at rest. */
const rest = 1000

/**
 * Gives the memory of large jobs back to the machine once nothing runs. The engine collects only
 * while something asks it for memory: after a report of 50.000 people the worker would hold its
 * gigabytes, with 84 MB of them alive, until the next large job.
 */
export function memoryAtRest(milliseconds = rest) {
  let running = 0
  let waiting: NodeJS.Timeout | undefined
  const giveBack = () => {
    if (process.memoryUsage().heapTotal > large) collect()
  }
  return {
    /** Does some work; the memory is given back when the last work at hand is over. */
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      running += 1
      clearTimeout(waiting)
      try {
        return await work()
      } finally {
        running -= 1
        if (running === 0) waiting = setTimeout(giveBack, milliseconds).unref()
      }
    },
  }
}
