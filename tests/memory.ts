import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes of buffers that something still holds, after the collector has run. */
export function heldBytes(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}
