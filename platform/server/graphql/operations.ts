import type { z } from 'zod'
import { decide, type OperationName, operationPolicy, type Permission } from '#access/index.ts'
import { type Listed, pageSchema } from '#platform/model/page.ts'
import {
  type Context,
  inCompany,
  type PlatformContext,
  type RequestContext,
} from '../context.ts'
import { asUserError, isRetryable } from '../database-errors.ts'
import { errorKinds, forbidden, unauthenticated, UserError } from '../errors.ts'
import { type Input, parseInput } from './input.ts'
import { builder } from './builder.ts'
import { type AnyObject } from './object.ts'

/** Who may: a permission word, anybody (`public`), anybody signed in, or only the platform's superadmin. */
export type Who = Permission | 'public' | 'signedIn' | 'superadmin'

type Facts<Value, Result> = {
  can: Who
  input?: Input<Value>
  type: AnyObject<Result> | 'Boolean' | 'String'
  nullable?: boolean
}
type InCompany<Value, Result> = { run: (context: Context, input: Value) => Promise<Result> }
type OnPlatform<Value, Result> = {
  platform: (context: PlatformContext, input: Value) => Promise<Result>
}
type Open<Value, Result> = { open: (context: RequestContext, input: Value) => Promise<Result> }
type Work<Value, Result> =
  | InCompany<Value, Result>
  | OnPlatform<Value, Result>
  | Open<Value, Result>

export type OperationRecord = {
  kind: 'query' | 'list' | 'mutation'
  name: string
  can: Who
  input: Input<unknown> | undefined
}
/** Every operation of the process, for the start-up check and for the tests that attack each of them. */
export const operations = new Map<string, OperationRecord>()

function register(record: OperationRecord): void {
  if (operations.has(record.name)) throw new Error(`Two operations are named ${record.name}`)
  operations.set(record.name, record)
}

/** A query is four facts: name, who may, what goes in, what comes out; and the function that reads it. */
export function query<Value, Result>(
  name: OperationName,
  facts: Facts<Value, Result | Result[]> & { many?: boolean } & Work<Value, Result | Result[] | null>,
): void {
  register({ kind: 'query', name, can: facts.can, input: facts.input as Input<unknown> | undefined })
  builder.queryField(name, (t) =>
    t.field({
      type: (facts.many ? [facts.type] : facts.type) as 'String',
      nullable: (facts.nullable ?? false) as never,
      args: inputArgs(t, facts.input),
      resolve: async (_root, args, context) => (await perform(facts, context, args)) as never,
    }),
  )
}

type ListFacts<Filter, Sort extends string, Result> = {
  can: Who
  type: AnyObject<Result>
  filter?: Input<Filter>
  sort: readonly [Sort, ...Sort[]]
} & Work<ListInput<Filter, Sort>, Listed<Result>>

export type ListInput<Filter, Sort extends string = string> = {
  filter: Filter
  sort: { by: Sort; descending: boolean }
  page: { number: number; size: number }
}

const PageInput = builder.inputType('Page', {
  fields: (t) => ({
    number: t.int({ required: true }),
    size: t.int({ required: true }),
  }),
})

const lists = new Map<unknown, AnyObject<Listed<unknown>>>()
function listType<Result>(name: string, type: AnyObject<Result>): AnyObject<Listed<Result>> {
  const known = lists.get(type)
  if (known) return known as AnyObject<Listed<Result>>
  const made = builder.objectRef<Listed<Result>>(name)
  builder.objectType(made, {
    fields: (t) => ({
      rows: t.field({ type: [type] as never, resolve: (list) => list.rows as never }),
      total: t.exposeInt('total'),
    }),
  })
  lists.set(type, made as AnyObject<Listed<unknown>>)
  return made as AnyObject<Listed<Result>>
}

/** A list: filter, sort and page in; rows and the total out. */
export function list<Filter, Sort extends string, Result>(
  name: OperationName,
  facts: ListFacts<Filter, Sort, Result>,
): void {
  register({ kind: 'list', name, can: facts.can, input: facts.filter as Input<unknown> | undefined })
  const upper = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`
  const SortField = builder.enumType(`${upper}SortField`, { values: facts.sort })
  const SortInput = builder.inputType(`${upper}Sort`, {
    fields: (t) => ({
      by: t.field({ type: SortField, required: true }),
      descending: t.boolean(),
    }),
  })
  builder.queryField(name, (t) =>
    t.field({
      type: listType(`${upper}List`, facts.type) as never,
      args: {
        ...(facts.filter ? { filter: t.arg({ type: facts.filter.ref as never }) } : {}),
        sort: t.arg({ type: SortInput }),
        page: t.arg({ type: PageInput }),
      },
      resolve: async (_root, args, context) => {
        const given = args as { filter?: unknown; sort?: { by: Sort; descending?: boolean }; page?: unknown }
        authorize(context, facts.can)
        const input: ListInput<Filter, Sort> = {
          filter: facts.filter ? parseInput(facts.filter.schema, given.filter ?? {}) : ({} as Filter),
          sort: { by: given.sort?.by ?? facts.sort[0], descending: given.sort?.descending ?? false },
          page: parseInput(pageSchema, given.page ?? {}),
        }
        return (await readable(() => doWork(facts, context, input))) as never
      },
    }),
  )
}

/** A mutation is five facts: its name, who may, what goes in, what comes out, and what it does. */
export function mutation<Value, Result>(
  name: OperationName,
  facts: Facts<Value, Result> & Work<Value, Result>,
): void {
  register({ kind: 'mutation', name, can: facts.can, input: facts.input as Input<unknown> | undefined })
  const Payload = payloadType(name, facts.type)
  builder.mutationField(name, (t) =>
    t.field({
      type: Payload,
      args: inputArgs(t, facts.input),
      resolve: async (_root, args, context) => {
        try {
          const data = await perform(facts, context, args)
          return { status: 'OK' as const, message: null, error: null, data }
        } catch (error) {
          const known = asUserError(error)
          if (!known || known.kind === 'unauthenticated') throw known ?? error
          return { status: 'ERROR' as const, message: known.message, error: known, data: null }
        }
      },
    }),
  )
}

type Payload = { status: 'OK' | 'ERROR'; message: string | null; error: UserError | null; data: unknown }
const Status = builder.enumType('MutationStatus', { values: ['OK', 'ERROR'] })
const KindEnum = builder.enumType('ErrorKind', {
  values: Object.fromEntries(errorKinds.map((kind) => [kind.toUpperCase().replace('-', '_'), { value: kind }])),
})
const MutationError = builder.objectRef<UserError>('MutationError').implement({
  fields: (t) => ({
    kind: t.field({ type: KindEnum, resolve: (error) => error.kind }),
    message: t.exposeString('message'),
    field: t.string({ nullable: true, resolve: (error) => error.field ?? null }),
    traceId: t.string({ resolve: (_error, _args, context) => context.traceId }),
  }),
})

function payloadType(name: string, type: unknown) {
  const upper = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`
  return builder.objectRef<Payload>(`${upper}Payload`).implement({
    fields: (t) => ({
      status: t.field({ type: Status, resolve: (payload) => payload.status }),
      message: t.string({ nullable: true, resolve: (payload) => payload.message }),
      error: t.field({ type: MutationError, nullable: true, resolve: (payload) => payload.error }),
      data: t.field({ type: type as 'String', nullable: true, resolve: (payload) => payload.data as never }),
    }),
  })
}

type ArgBuilder = { arg(options: { type: never; required: true }): unknown }
const inputArgs = (t: unknown, input: Input<never> | undefined): Record<string, never> =>
  input
    ? { input: (t as ArgBuilder).arg({ type: input.ref as never, required: true }) as never }
    : {}

async function perform<Value, Result>(
  facts: Facts<Value, Result> & Work<Value, Result | null>,
  context: RequestContext,
  args: Record<string, unknown>,
): Promise<Result | null> {
  authorize(context, facts.can)
  const input = facts.input
    ? parseInput(facts.input.schema as z.ZodType<Value>, args['input'])
    : (undefined as Value)
  return readable(() => doWork(facts, context, input))
}

/** Runs the work where it belongs; two crossed transactions are tried again, three times at most. */
async function doWork<Value, Result>(
  facts: Work<Value, Result>,
  context: RequestContext,
  input: Value,
  tries = 3,
): Promise<Result> {
  try {
    if ('open' in facts) return await facts.open(context, input)
    if (!context.principal) throw unauthenticated()
    if ('platform' in facts) {
      return await facts.platform(
        { ...context, principal: context.principal, now: context.services.now() },
        input,
      )
    }
    return await inCompany(context, (inside) => facts.run(inside, input))
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return doWork(facts, context, input, tries - 1)
    throw error
  }
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asUserError(error) ?? error
  }
}

/** Throws unless the request may. Before anything of the input is looked at. */
export function authorize({ principal }: RequestContext, who: Who): void {
  if (who === 'public') return
  if (!principal) throw unauthenticated()
  if (who === 'signedIn') return
  if (who === 'superadmin') {
    if (!principal.actor.superadmin) throw forbidden()
    return
  }
  if (!principal.company) throw forbidden('Elija primero una empresa')
  const decision = decide(principal.actor, principal.company, who)
  if (!decision.allowed) throw forbidden()
}

/** Stops the start when an operation has no policy in access/, or another than the one it declares. */
export function assertPolicies(): void {
  const wrong = [...operations.values()].flatMap(({ name, can }) => {
    const policy = operationPolicy(name)
    if (!policy) return [`${name} has no policy in access/operations.ts`]
    return policy.who === can ? [] : [`${name}: declared ${can}, access/ says ${policy.who}`]
  })
  if (wrong.length > 0) throw new Error(`The server does not start:\n${wrong.join('\n')}`)
}
