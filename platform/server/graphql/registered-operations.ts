import type { ApiOperation } from '#access/api.ts'
import type { Context, PlatformContext, RequestContext } from '../context.ts'
import type { Page } from '#platform/model/page.ts'
import type { Input } from './input.ts'

type InCompany<Value, Result> = { run: (context: Context, input: Value) => Promise<Result> }
type OnPlatform<Value, Result> = {
  platform: (context: PlatformContext, input: Value) => Promise<Result>
  /** Goes on by itself in the transaction in which the actor was read (`inTenantOf`). */
  continues?: true
}
type Open<Value, Result> = {
  open: (context: RequestContext, input: Value) => Promise<Result>
  continues?: never
}

/**
 * The function of an operation, and its place: in a company, on the platform, or open to anybody.
 */
export type Work<Value, Result> =
  | InCompany<Value, Result>
  | OnPlatform<Value, Result>
  | Open<Value, Result>

/** The arguments of a list: filter, order and page. */
export type ListInput<Filter, Sort extends string = string> = {
  filter: Filter
  sort: { by: Sort; descending: boolean }
  page: Page
  /** Whether the answer includes the total of rows: counting them can cost more than a page. */
  counted: boolean
}

export type OperationRecord = {
  kind: 'query' | 'list' | 'mutation'
  /** Inside a company's transaction, of the platform, or open without a session. */
  place: 'company' | 'platform' | 'open'
  name: ApiOperation
  input: Input<unknown> | undefined
}

/**
 * Every operation of the process, for the tests that attack each of them. The rights are in
 * each module's `model/access.ts`.
 */
export const registered = new Map<string, OperationRecord>()

export function register(record: OperationRecord): void {
  if (registered.has(record.name)) throw new Error(`Two operations are named ${record.name}`)
  registered.set(record.name, record)
}

/** The place where an operation runs. */
export const placeOf = (facts: object): OperationRecord['place'] =>
  'run' in facts ? 'company' : 'platform' in facts ? 'platform' : 'open'
