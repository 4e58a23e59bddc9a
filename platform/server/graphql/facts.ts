import type { Context, PlatformContext, RequestContext } from '../context.ts'
import type { Input } from './input.ts'
import type { AnyObject } from './object.ts'

/** What goes into an operation and what comes out. */
export type Facts<Value, Result> = {
  input?: Input<Value>
  type: AnyObject<Result> | 'Boolean' | 'String'
  nullable?: boolean
}
/** Where its work is done: inside a company, on the platform, or for anybody. */
type InCompany<Value, Result> = { run: (context: Context, input: Value) => Promise<Result> }
type OnPlatform<Value, Result> = {
  platform: (context: PlatformContext, input: Value) => Promise<Result>
}
type Open<Value, Result> = { open: (context: RequestContext, input: Value) => Promise<Result> }
export type Work<Value, Result> =
  | InCompany<Value, Result>
  | OnPlatform<Value, Result>
  | Open<Value, Result>
