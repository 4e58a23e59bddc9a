import type { Input } from './input.ts'
import type { AnyObject } from './object.ts'

/** What goes into an operation and what comes out. */
export type Facts<Value, Result> = {
  input?: Input<Value>
  type: AnyObject<Result> | 'Boolean' | 'Int' | 'String'
  nullable?: boolean
}
