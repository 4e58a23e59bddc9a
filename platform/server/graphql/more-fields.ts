import type { Context, RequestContext } from '../context.ts'
import { builder } from './builder.ts'
import { doWork, readable } from './do-work.ts'
import { type AnyObject, type FieldSpec, of, type Specs, specValue } from './object.ts'

/** Adds fields that follow from a row by itself; calculated only when a document asks for them. */
export function derivedFields<Shape extends object, Added extends object>(
  on: AnyObject<Shape>,
  of: (row: Shape) => Added,
  fields: Specs<NoInfer<Added>>,
): void {
  add(on, fields, (row) => of(row as Shape))
}

/**
 * Adds fields that are read beside the rows of an answer: for all of its rows at once, in the order
 * of the rows, and only when a document asks for one of them. `load` narrows by what the reader may
 * see, as any query does: the row is theirs to read, what hangs from it may not be. It is of a
 * company; a module that stands on another one adds what it knows to the records of that one.
 */
export function joinedFields<Shape extends object, Added extends object>(
  on: AnyObject<Shape>,
  load: (context: Context, rows: readonly Shape[]) => Promise<readonly Added[]>,
  fields: Specs<NoInfer<Added>>,
): void {
  const loading: Load = (context, rows) => load(context, rows as readonly Shape[])
  add(on, fields, (row, request) => joinsOf(request).of(loading, row))
}

/** Adds the company that a row belongs to: that of the reader, as no other one is answered. */
export function companyIdOn<Shape extends object>(on: AnyObject<Shape>): void {
  const load = ({ session }: Context, rows: readonly object[]) =>
    Promise.resolve(rows.map(() => ({ companyId: session.companyId })))
  joinedFields(on, load, { companyId: of.id('company') })
}

type Load = (context: Context, rows: readonly object[]) => Promise<readonly object[]>
type Read = (row: object, request: RequestContext) => object | Promise<object>

/**
 * Fields that follow from a row or are read beside it, as `Type.field`. Our own pages name those
 * that they want in a fragment: no document asks for them because they are there.
 */
export const askedByName = new Set<string>()

function add<Shape extends object>(on: AnyObject<Shape>, fields: object, read: Read): void {
  for (const name of Object.keys(fields)) askedByName.add(`${on.name}.${name}`)
  builder.objectFields(on, (t) =>
    Object.fromEntries(
      Object.entries<FieldSpec<boolean, never>>({ ...fields }).map(([name, spec]) => [
        name,
        t.field({
          type: (spec.list ? [spec.type] : spec.type) as 'String',
          nullable: spec.nullable as never,
          resolve: async (row: object, _args: object, request: RequestContext) => {
            const whole = await read(row, request)
            return specValue(spec, (whole as Record<string, unknown>)[name]) as never
          },
        }),
      ]),
    ),
  )
}

type Asked = { row: object; give: (value: object) => void; fail: (reason: unknown) => void }

/** What one request reads beside its rows: a transaction for each level of its document. */
class Joins {
  readonly #request: RequestContext
  readonly #known = new Map<Load, Map<object, Promise<object>>>()
  #waiting = new Map<Load, Asked[]>()
  /** One after the other: a request holds one connection at a time. */
  #before: Promise<void> = Promise.resolve()

  constructor(request: RequestContext) {
    this.#request = request
  }

  of(load: Load, row: object): Promise<object> {
    const known = this.#known.get(load) ?? new Map<object, Promise<object>>()
    this.#known.set(load, known)
    const found = known.get(row)
    if (found) return found
    const value = new Promise<object>((give, fail) => this.#ask(load, { row, give, fail }))
    known.set(row, value)
    return value
  }

  #ask(load: Load, asked: Asked): void {
    // Once every row of this level has asked.
    if (this.#waiting.size === 0) void Promise.resolve().then(() => process.nextTick(this.#begin))
    this.#waiting.set(load, [...(this.#waiting.get(load) ?? []), asked])
  }

  readonly #begin = (): void => {
    const round = [...this.#waiting]
    this.#waiting = new Map()
    this.#before = this.#before.then(() => this.#read(round))
  }

  async #read(round: readonly (readonly [Load, readonly Asked[]])[]): Promise<void> {
    const all = round.flatMap(([, asked]) => asked)
    try {
      const values = await readable(() =>
        doWork({ run: (context) => valuesOf(context, round) }, this.#request, undefined),
      )
      all.forEach(({ give }, at) => give(values[at] as object))
    } catch (error) {
      for (const { fail } of all) fail(error)
    }
  }
}

async function valuesOf(
  context: Context,
  round: readonly (readonly [Load, readonly Asked[]])[],
): Promise<readonly object[]> {
  const values: object[] = []
  for (const [load, asked] of round) {
    const rows = asked.map(({ row }) => row)
    const found = await load(context, rows)
    if (found.length !== rows.length) throw new Error('A joined field lost some of its rows')
    values.push(...found)
  }
  return values
}

const joins = new WeakMap<RequestContext, Joins>()

function joinsOf(request: RequestContext): Joins {
  const made = joins.get(request) ?? new Joins(request)
  joins.set(request, made)
  return made
}
