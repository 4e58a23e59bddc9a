import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** 32 hexadecimal digits, as in W3C Trace Context. People quote the first eight to support. */
export const newTraceId = () => randomUUID().replaceAll('-', '')

/** Everything `work` starts, awaited or not, logs with this trace id. */
export const withTrace = <T>(traceId: string, work: () => T): T => current.run(traceId, work)

export const currentTrace = () => current.getStore()

/** The caller's trace when its `traceparent` header is well formed, else a new one. */
export function traceOf(traceparent = '') {
  const [, traceId] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent) ?? []
  return traceId && !/^0+$/.test(traceId) ? traceId : newTraceId()
}
