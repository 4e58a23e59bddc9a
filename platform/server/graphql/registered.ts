import type { ApiOperation } from '#access/api.ts'
import type { Context, PlatformContext, RequestContext } from '../context.ts'
import type { Page } from '#platform/model/page.ts'
import type { Input } from './input.ts'

type InCompany<Value, Result> = { run: (context: Context, input: Value) => Promise<Result> }
type OnPlatform<Value, Result> = {
  platform: (context: PlatformContext, input: Value) => Promise<Result>
}
type Open<Value, Result> = { open: (context: RequestContext, input: Value) => Promise<Result> }

/** What an operation does, and where: in a company, of the platform, or for anybody. */
export type Work<Value, Result> =
  | InCompany<Value, Result>
  | OnPlatform<Value, Result>
  | Open<Value, Result>

/** What a list is asked: which rows, in which order, and which page of them. */
export type ListInput<Filter, Sort extends string = string> = {
  filter: Filter
  sort: { by: Sort; descending: boolean }
  page: Page
  /** Whether the answer says how many rows there are in all: counting can cost more than a page. */
  counted: boolean
}

export type OperationRecord = {
  kind: 'query' | 'list' | 'mutation'
  /** Inside a company's transaction, of the platform, or open to who has no session. */
  place: 'company' | 'platform' | 'open'
  name: ApiOperation
  input: Input<unknown> | undefined
}

/**
 * Every operation of the process, for the tests that attack each of them. Who may is
 * access/operations.ts.
 */
export const registered = new Map<string, OperationRecord>()

export function register(record: OperationRecord): void {
  if (registered.has(record.name)) throw new Error(`Two operations are named ${record.name}`)
  registered.set(record.name, record)
}

/** Where the work of an operation belongs. */
export const placeOf = (facts: object): OperationRecord['place'] =>
  'run' in facts ? 'company' : 'platform' in facts ? 'platform' : 'open'
