import { type Entity, type FieldName, metaOf, type Row } from '#platform/model/entity.ts'
import type { Context } from '../context.ts'
import { sql } from '../sql/db.ts'
import { changedMeanwhile, conflict, type CrossedRecord, notFound } from '../errors.ts'
import type { CrudFacts, Given } from './crud-facts.ts'
import type { Shape, ValueOfShape } from './input.ts'

/**
 * How the rows of a plain catalogue are read. The kit may cast: the table's name is data here, and
 * the call sites of `crud` stay typed.
 */
function readsOf<
  E extends Entity,
  N extends FieldName<E>,
  Shown,
  More extends Shape,
  Parent extends N,
>(of: E, facts: CrudFacts<E, N, Shown, More, Parent>) {
  const { table, rows, parent, requires, orderBy, keeps } = facts
  const order = orderOf(of, orderBy)
  /** Each row with why it is not removed. */
  async function withReasons(context: Context, found: readonly Shown[]): Promise<Shown[]> {
    if (!keeps) return [...found]
    const idOf = (row: Shown) => (row as { id: number }).id
    const reasons = await keeps(context, found.map(idOf))
    return found.map((row) => ({ ...row, kept: reasons.get(idOf(row)) ?? null }))
  }
  const select = ({ tx }: Context) => tx.selectFrom(table).selectAll()
  const listed = (query: ReturnType<typeof select>) =>
    query
      .orderBy(order)
      .orderBy('id' as never)
      .execute() as unknown as Promise<Shown[]>
  return {
    async one(context: Context, id: number): Promise<Shown> {
      const row = rows
        ? (await rows(context, id))[0]
        : await select(context)
            .where('id' as never, '=', id as never)
            .executeTakeFirst()
      if (!row) throw notFound()
      const [shown] = await withReasons(context, [row as Shown])
      return shown as Shown
    },

    all: async (context: Context): Promise<Shown[]> =>
      withReasons(
        context,
        rows ? ((await rows(context)) as readonly Shown[]) : await listed(select(context)),
      ),

    async under(context: Context, asked: Record<Parent, number>): Promise<Shown[]> {
      await requires?.(context, 'read', asked as unknown as Given<E, N>)
      const field = parent?.field as Parent
      const under = select(context).where(field as never, '=', asked[field] as never)
      return withReasons(context, await listed(under))
    },
  }
}

type Version = { id: number; version: number }

/** Writes a correction where nobody else corrected the row meanwhile. */
async function corrected(
  context: Context,
  table: CrossedRecord['table'],
  { id, version }: Version,
  set: object,
) {
  const row = await context.tx
    .updateTable(table as never)
    .set({ ...set, version: version + 1 } as never)
    .where('id' as never, '=', id as never)
    .where('version' as never, '=', version as never)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw changedMeanwhile({ table, key: { id } })
  return row as { id: number }
}

/** How the rows of a plain catalogue are read, written and removed. */
export function rowsOf<
  E extends Entity,
  N extends FieldName<E>,
  Shown,
  More extends Shape,
  Parent extends N,
>(of: E, facts: CrudFacts<E, N, Shown, More, Parent>) {
  const { table, besides, check, keeps, requires, changed, around } = facts
  type Some = Given<E, N>
  const reads = readsOf(of, facts)
  const { one } = reads
  const nested = new Set(Object.keys(besides?.input ?? {}))
  const columnsOf = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !nested.has(name)))
  async function written(context: Context, row: { id: number }, given: object): Promise<Shown> {
    await besides?.save(context, row.id, given as ValueOfShape<More>)
    return facts.rows || keeps ? one(context, row.id) : (row as unknown as Shown)
  }

  return {
    ...reads,

    async create(context: Context, given: object): Promise<Shown> {
      await requires?.(context, 'create', given as Some)
      await check?.(given as Some, given as Pick<Row<E>, N>, context)
      const row = await context.tx
        .insertInto(table as never)
        .values(columnsOf(given) as never)
        .returningAll()
        .executeTakeFirstOrThrow()
      const after = await written(context, row as { id: number }, given)
      await changed?.(context, { after })
      return after
    },

    async update(context: Context, given: object): Promise<Shown> {
      const { id, version, ...values } = given as { id: number; version: number }
      const before = await one(context, id)
      await requires?.(context, 'update', before as unknown as Some)
      const whole = { ...before, ...values } as unknown as Pick<Row<E>, N>
      await check?.(values as Some, whole, context)
      const write = async () =>
        written(
          context,
          await corrected(context, table, { id, version }, columnsOf(values)),
          values,
        )
      const after = await (around ? around(context, id, write) : write())
      await changed?.(context, { before, after })
      return after
    },

    async remove(context: Context, { id }: { id: number }): Promise<boolean> {
      const before = requires || changed ? await one(context, id) : undefined
      await requires?.(context, 'delete', before as unknown as Some)
      const reason = (await keeps?.(context, [id]))?.get(id)
      if (reason) throw conflict(reason)
      const { numDeletedRows } = await context.tx
        .deleteFrom(table as never)
        .where('id' as never, '=', id as never)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound()
      if (before !== undefined) await changed?.(context, { before })
      return true
    },
  }
}

/** Words in the order of a dictionary: accents and capitals do not count. */
function orderOf<E extends Entity>(of: E, field: FieldName<E> | undefined) {
  if (field === undefined) return sql.ref('id')
  const column = sql.ref(field)
  return metaOf(of, field).kind === 'text' ? sql`app.plain(${column})` : column
}
