import { upperFirst } from '#chile/text.ts'
import type { ApiOperation } from '#access/api.ts'
import { type Entity, type FieldName, metaOf, type Row } from '#platform/model/entity.ts'
import { id as idField, integer } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'
import type { Context } from '../context.ts'
import { constraintMessages } from '../database-errors.ts'
import { sql, type Tx } from '../db.ts'
import { changedMeanwhile, notFound } from '../errors.ts'
import { byId, inputOf, patchInputOf } from './input.ts'
import { type AnyObject, objectOf, type Stored } from './object.ts'
import { mutation, query } from './operations.ts'

type Table = Parameters<Tx['selectFrom']>[0] & string

type CrudFacts<E extends Entity, N extends FieldName<E>> = {
  /** The table, which has `id` and `version`. */
  table: Table
  /** Whose public id the rows show. */
  id: EntityName
  /** What people write; the other fields are only read. */
  fields: readonly N[]
  orderBy: FieldName<E>
  all?: ApiOperation
  one?: ApiOperation
  create?: ApiOperation
  update?: ApiOperation
  remove?: ApiOperation
  /** A check across fields, before anything is written. Throws UserErrors. */
  check?: (given: Partial<Pick<Row<E>, N>>) => void
  /** What is said when a constraint of the table refuses, and at which field. */
  refusals?: Readonly<Record<string, { message: string; field?: N }>>
}

/** A catalogue as its operations are named, for the documents that its page sends. */
export type Catalogue = {
  name: string
  id: EntityName
  /** Every field that is answered. */
  fields: readonly string[]
  operations: { all?: string; create?: string; update?: string; remove?: string }
}

/** Every catalogue that was registered, by the name of its entity. */
export const catalogues = new Map<string, Catalogue>()

/**
 * The five operations of a plain catalogue of the company: all, one, create, update with version,
 * remove. Leave a name out and write that one by hand when it stops being plain.
 */
export function crud<E extends Entity, N extends FieldName<E>>(
  of: E,
  facts: CrudFacts<E, N>,
): AnyObject<Stored<E, FieldName<E>>> {
  const type = objectOf(of)
  const rows = catalogueOf(of, facts)
  const { all, one, create, update, remove, check } = facts
  constraintMessages(facts.refusals ?? {})
  catalogues.set(of.name, {
    name: of.name,
    id: facts.id,
    fields: Object.keys(of.fields),
    operations: Object.fromEntries(
      Object.entries({ all, create, update, remove }).filter(([, name]) => name !== undefined),
    ),
  })
  if (all) query(all, { type, many: true, run: (context) => rows.all(context) })
  if (one) {
    query(one, {
      input: byId(facts.id),
      type,
      run: (context, input) => rows.one(context, input.id),
    })
  }
  if (create) {
    const input = inputOf(`${upperFirst(create)}Input`, of, facts.fields)
    mutation(create, {
      input,
      type,
      run: (context, given) => {
        check?.(given as Partial<Pick<Row<E>, N>>)
        return rows.create(context, given)
      },
    })
  }
  if (update) {
    const more = { id: idField(facts.id), version: integer('Versión') }
    const input = patchInputOf(`${upperFirst(update)}Input`, of, facts.fields, more)
    mutation(update, {
      input,
      type,
      run: (context, given) => {
        check?.(given as Partial<Pick<Row<E>, N>>)
        return rows.update(context, given)
      },
    })
  }
  if (remove) {
    mutation(remove, {
      input: byId(facts.id),
      type: 'Boolean',
      run: (context, input) => rows.remove(context, input.id),
    })
  }
  return type
}

/** The kit may cast: the table's name is data here, and the call sites stay typed. */
function catalogueOf<E extends Entity, N extends FieldName<E>>(
  of: E,
  { table, orderBy }: CrudFacts<E, N>,
) {
  type Shown = Stored<E, FieldName<E>>
  // Words in the order of a dictionary: accents and capitals do not count.
  const column = sql.ref(orderBy)
  const order = metaOf(of, orderBy).kind === 'text' ? sql`app.plain(${column})` : column
  const by = (context: Context, id: number) =>
    context.tx
      .selectFrom(table)
      .selectAll()
      .where('id' as never, '=', id as never)

  async function one(context: Context, id: number): Promise<Shown> {
    const row = await by(context, id).executeTakeFirst()
    if (!row) throw notFound()
    return row as unknown as Shown
  }

  return {
    one,
    all: async ({ tx }: Context) =>
      (await tx
        .selectFrom(table)
        .selectAll()
        .orderBy(order)
        .orderBy('id' as never)
        .execute()) as unknown as Shown[],

    create: async ({ tx }: Context, values: object) =>
      (await tx
        .insertInto(table as never)
        .values(values as never)
        .returningAll()
        .executeTakeFirstOrThrow()) as unknown as Shown,

    async update(context: Context, given: object): Promise<Shown> {
      const { id, version, ...values } = given as { id: number; version: number }
      await one(context, id)
      const row = await context.tx
        .updateTable(table as never)
        .set({ ...values, version: version + 1 } as never)
        .where('id' as never, '=', id as never)
        .where('version' as never, '=', version as never)
        .returningAll()
        .executeTakeFirst()
      if (row) return row as unknown as Shown
      throw changedMeanwhile()
    },

    async remove(context: Context, id: number): Promise<boolean> {
      const { numDeletedRows } = await context.tx
        .deleteFrom(table as never)
        .where('id' as never, '=', id as never)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound()
      return true
    },
  }
}
