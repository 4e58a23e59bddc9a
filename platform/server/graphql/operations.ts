import { upperFirst } from '#chile/text.ts'
import type { z } from 'zod'
import type { ApiOperation } from '#access/api.ts'
import { type Listed, pageSchema } from '#platform/model/page.ts'
import type { Context, PlatformContext, RequestContext } from '../context.ts'
import { authorize, requireProofFor } from './authorize.ts'
import { inputArgs, mayBeLeftOut } from './arguments.ts'
import { type Input, parseInput } from './input.ts'
import type { Facts } from './facts.ts'
import { payloadType, refused } from './payload.ts'
import { onceInCompany, onceOnPlatform, sentForm } from './sent-forms.ts'
import { builder } from './builder.ts'
import { selects } from './selects.ts'
import { runFollowers } from './after-mutation.ts'
import { doWork, readable } from './do-work.ts'
import type { AnyObject } from './object.ts'
import { type ListInput, placeOf, register, type Work } from './registered-operations.ts'
import { traced } from './trace.ts'

export { type ListInput, type OperationRecord, registered } from './registered-operations.ts'

/** Registers a query: its name, its input, its result type, and the function that reads it. */
export function query<Value, Result>(
  name: ApiOperation,
  facts: Facts<Value, Result> & { many: true } & Work<Value, NoInfer<Result>[]>,
): void
export function query<Value, Result>(
  name: ApiOperation,
  facts: Facts<Value, Result> & { many?: false } & Work<Value, NoInfer<Result> | null>,
): void
export function query<Value, Result>(
  name: ApiOperation,
  facts: Facts<Value, Result> & { many?: boolean } & Work<Value, Result[] | Result | null>,
): void {
  register({
    kind: 'query',
    place: placeOf(facts),
    name,
    input: facts.input as Input<unknown> | undefined,
  })
  builder.queryField(name, (t) =>
    t.field({
      type: (facts.many ? [facts.type] : facts.type) as 'String',
      nullable: (facts.nullable ?? false) as never,
      args: inputArgs(t, facts.input),
      resolve: async (_root, args, context) =>
        (await perform(
          name,
          { ...facts, ...traced(name, facts, facts.input) },
          context,
          args,
        )) as never,
    }),
  )
}

type ListFacts<Filter, Sort extends string, Result> = {
  type: AnyObject<Result>
  filter?: Input<Filter>
  sort: readonly [Sort, ...Sort[]]
} & Work<ListInput<Filter, Sort>, Listed<NoInfer<Result>>>

const PageInput = builder.inputType('Page', {
  fields: (t) => ({
    number: t.int({ required: true }),
    size: t.int({ required: true }),
  }),
})

const lists = new Map<unknown, AnyObject<Listed<unknown>>>()
function listType<Result>(name: string, type: AnyObject<Result>): AnyObject<Listed<Result>> {
  const known = lists.get(type)
  if (known) return known as unknown as AnyObject<Listed<Result>>
  const made = builder.objectRef<Listed<Result>>(name)
  builder.objectType(made, {
    fields: (t) => ({
      rows: t.field({
        type: [type] as never,
        nullable: false as never,
        resolve: (list) => list.rows as never,
      }),
      total: t.int({ nullable: false, resolve: ({ total }) => counted(total) }),
    }),
  })
  lists.set(type, made as unknown as AnyObject<Listed<unknown>>)
  return made as unknown as AnyObject<Listed<Result>>
}

function counted(total: number | null): number {
  if (total === null) throw new Error('A list that was asked for its total did not count')
  return total
}

/** Registers a list: filter, sort and page as input; rows and their total as result. */
export function list<Filter, Sort extends string, Result>(
  name: ApiOperation,
  facts: ListFacts<Filter, Sort, Result>,
): void {
  register({
    kind: 'list',
    place: placeOf(facts),
    name,
    input: facts.filter as Input<unknown> | undefined,
  })
  const upper = upperFirst(name)
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
      nullable: false as never,
      args: {
        ...(facts.filter ? { filter: t.arg({ type: facts.filter.ref as never }) } : {}),
        sort: t.arg({ type: SortInput }),
        page: t.arg({ type: PageInput }),
      },
      resolve: async (_root, args, context, info) => {
        const given = args as {
          filter?: unknown
          sort?: { by: Sort; descending?: boolean }
          page?: unknown
        }
        authorize(context, name)
        const input: ListInput<Filter, Sort> = {
          filter: facts.filter
            ? parseInput(facts.filter.schema, given.filter ?? {})
            : ({} as Filter),
          sort: {
            by: given.sort?.by ?? facts.sort[0],
            descending: given.sort?.descending ?? false,
          },
          page: parseInput(pageSchema, given.page ?? {}),
          counted: selects(info, 'total'),
        }
        return (await readable(() =>
          doWork(traced(name, facts, facts.filter), context, input),
        )) as never
      },
    }),
  )
}

/**
 * Registers a mutation: its name, its input, its result type and its function. The rights are in
 * access/.
 */
export function mutation<Value, Result>(
  name: ApiOperation,
  facts: Facts<Value, Result> & Work<Value, NoInfer<Result>>,
): void {
  register({
    kind: 'mutation',
    place: placeOf(facts),
    name,
    input: facts.input as Input<unknown> | undefined,
  })
  const Payload = payloadType(name, facts.type)
  builder.mutationField(name, (t) =>
    t.field({
      type: Payload,
      args: inputArgs(t, facts.input),
      resolve: async (_root, args, context) => {
        try {
          const { data, message } = await change(name, facts, context, args)
          return { status: 'OK' as const, message, error: null, data }
        } catch (error) {
          return refused(error)
        }
      },
    }),
  )
}

/**
 * Runs a mutation and, inside a company, its consequences, in one transaction. A form with an
 * idempotency key runs once.
 */
async function change<Value, Result>(
  name: ApiOperation,
  facts: Facts<Value, unknown> & Work<Value, Result>,
  context: RequestContext,
  args: Record<string, unknown>,
) {
  const form = sentForm(name, context, args['input'] ?? null)
  let message: string | null = null
  if ('open' in facts) return { data: await perform(name, facts, context, args), message }
  if ('platform' in facts) {
    const platform = (inside: PlatformContext, input: Value) =>
      onceOnPlatform(inside, form, () => facts.platform(inside, input))
    return { data: await perform(name, { ...facts, platform }, context, args), message }
  }
  const run = async (inside: Context, input: Value) => {
    const done = await onceInCompany(inside, form, async () => ({
      data: await facts.run(inside, input),
      message: await runFollowers(inside, name, facts.input, input),
    }))
    message = done.message
    return done.data
  }
  const work = () => perform(name, { ...facts, run }, context, args)
  const companyId = context.principal?.tenant?.companyId
  const data =
    companyId === undefined ? await work() : await context.services.db.inTurn(companyId, work)
  return { data, message }
}

async function perform<Value, Result>(
  name: ApiOperation,
  facts: Facts<Value, unknown> & Work<Value, Result>,
  context: RequestContext,
  args: Record<string, unknown>,
): Promise<Result | null> {
  authorize(context, name)
  requireProofFor(context, name, args['input'])
  const input = facts.input
    ? parseInput(
        facts.input.schema as z.ZodType<Value>,
        args['input'] ?? (mayBeLeftOut(facts.input) ? {} : undefined),
      )
    : (undefined as Value)
  return readable(() => doWork(facts, context, input))
}
