import { TOUCHED } from './importer.ts'
import { type Entity, type FieldName, metaOf, type Row } from '#platform/model/entity.ts'
import type { Kind } from '#platform/model/field.ts'
import { snakeOf } from '#platform/model/snake-case.ts'
import type { Acting } from '../context.ts'
import { sql, type TenantTable } from '../sql/db.ts'
import { changedMeanwhile } from '../errors.ts'

/** The rows of a plain catalogue that are written many at once. */
export type BulkFacts<E extends Entity, N extends FieldName<E>, C extends Acting = Acting> = {
  /** The table, which has `id` and `version`. */
  table: TenantTable
  /** The fields that people write. */
  fields: readonly N[]
  /** Why some rows are not removed, by their ids. */
  keeps?: (context: C, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Follows the changes in their transaction: rows as they were, as they are, or both. */
  changed?: (context: C, changes: readonly BulkChange<E, N>[]) => Promise<void>
}
type BulkChange<E extends Entity, N extends FieldName<E>> = {
  before?: Pick<Row<E>, N>
  after?: Pick<Row<E>, N>
}

/** A row after it was written. */
export type Kept = { readonly id: number; readonly version: number }

type Version<Values> = Kept & { readonly values: Partial<Values> }
type Stored<E extends Entity, N extends FieldName<E>> = Pick<Row<E>, N> & Kept

/** The type of a column in the database, by the kind of its field. */
const columnTypes: Partial<Record<Kind, string>> = {
  integer: 'integer',
  days: 'integer',
  pesos: 'bigint',
  decimal: 'numeric',
  percent: 'numeric',
  uf: 'numeric',
  hours: 'numeric',
  date: 'date',
  timestamp: 'timestamptz',
  yearMonth: 'integer',
  flag: 'boolean',
  id: 'bigint',
  ref: 'bigint',
  file: 'bigint',
}

/** The type in the database of the column of a field. */
export const columnTypeOf = <E extends Entity>(of: E, name: FieldName<E>): string =>
  columnTypes[metaOf(of, name).kind] ?? 'text'

/** Joined: a plan made while the table was small would compare each of its rows with each id. */
const amongIds = (ids: readonly number[]) =>
  sql<boolean>`id in (select unnest(${[...ids]}::bigint[]))`

/** Some rows of a table by their ids. */
async function standing<E extends Entity, N extends FieldName<E>>(
  { tx }: Pick<Acting, 'tx'>,
  table: TenantTable,
  ids: readonly number[],
): Promise<Map<number, Stored<E, N>>> {
  const rows = (await tx
    .selectFrom(table)
    .selectAll()
    .where(amongIds(ids))
    .execute()) as unknown as Stored<E, N>[]
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes rows where their version is the one that was seen, in one statement; those that are not
 * are missing of the answer. A value that is not given stays: each field has a mark beside it.
 */
async function written<E extends Entity, N extends FieldName<E>>(
  { tx }: Pick<Acting, 'tx'>,
  of: E,
  { table, fields }: Pick<BulkFacts<E, N>, 'table' | 'fields'>,
  rows: readonly Version<Pick<Row<E>, N>>[],
): Promise<Map<number, Stored<E, N>>> {
  const sent = rows.map(({ id, version, values }) => ({
    id,
    version,
    ...Object.fromEntries(
      fields.flatMap((name) => [
        [snakeOf(name), values[name] ?? null],
        [`set_${snakeOf(name)}`, values[name] !== undefined],
      ]),
    ),
  }))
  const shape = fields.map((name) => {
    const column = snakeOf(name)
    return sql.raw(`${column} ${columnTypeOf(of, name)}, set_${column} boolean`)
  })
  const sets = fields.map((name) => {
    const column = snakeOf(name)
    return sql.raw(`${column} = case when given.set_${column} then given.${column}
      else kept.${column} end`)
  })
  const { rows: after } = await sql<Stored<E, N>>`update ${sql.table(table)} kept
    set ${sql.join(sets)}, version = kept.version + 1
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as given (id bigint, version integer, ${sql.join(shape)})
    where kept.company_id = app.current_company() and kept.id = given.id
      and kept.version = given.version
    returning kept.*`.execute(tx)
  return new Map(after.map((row) => [row.id, row]))
}

/** Why rows are not removed: something names them, or they are no longer as they were left. */
function staysOf(
  given: readonly Kept[],
  now: ReadonlyMap<number, Kept>,
  kept: ReadonlyMap<number, string> = new Map(),
): Map<number, string> {
  const asLeft = new Set([...now.values()].map(({ id, version }) => `${id} ${version}`))
  const touched = given.filter(({ id, version }) => !asLeft.has(`${id} ${version}`))
  return new Map([...kept, ...touched.map(({ id }) => [id, TOUCHED] as const)])
}

/**
 * How many rows of a plain catalogue are written in one statement: by the constraints of the table
 * and with the history of each row. The kit may cast: the table's name is data here.
 */
export function bulkRowsOf<E extends Entity, N extends FieldName<E>, C extends Acting = Acting>(
  of: E,
  facts: BulkFacts<E, N, C>,
) {
  const { table, keeps, changed } = facts
  type Values = Pick<Row<E>, N>

  async function corrected(context: C, given: readonly Version<Values>[]) {
    if (given.length === 0) return new Map<number, Stored<E, N>>()
    const ids = given.map(({ id }) => id)
    const before = changed ? await standing<E, N>(context, table, ids) : undefined
    const kept = await written<E, N>(context, of, facts, given)
    const was = (row: Kept & Values) => before?.get(row.id) ?? row
    const changes = [...kept.values()].map((after) => ({ before: was(after), after }))
    if (changes.length > 0) await changed?.(context, changes)
    return kept
  }

  return {
    /** Adds rows whole; their ids and versions, in their order. */
    async create(context: C, given: readonly Partial<Values>[]): Promise<Kept[]> {
      if (given.length === 0) return []
      const rows = (await context.tx
        .insertInto(table as never)
        .values(given as never)
        .returningAll()
        .execute()) as unknown as Stored<E, N>[]
      const changes = rows.map((after) => ({ after }))
      await changed?.(context, changes)
      return rows
    },

    /**
     * Corrects rows; their ids and versions, in their order.
     *
     * @throws UserError conflict when one is no longer as it was seen
     */
    async update(context: C, given: readonly Version<Values>[]): Promise<Kept[]> {
      const kept = await corrected(context, given)
      return given.map(({ id }) => {
        const row = kept.get(id)
        if (!row) throw changedMeanwhile({ table, key: { id } })
        return row
      })
    },

    /** Brings rows back to what they were; by id, why some of them stay. */
    async restore(context: C, given: readonly Version<Values>[]): Promise<Map<number, string>> {
      const kept = await corrected(context, given)
      return new Map(given.filter(({ id }) => !kept.has(id)).map(({ id }) => [id, TOUCHED]))
    },

    /** Removes rows that are as they were left; by id, why some of them stay. */
    async remove(context: C, given: readonly Kept[]): Promise<Map<number, string>> {
      if (given.length === 0) return new Map()
      const ids = given.map(({ id }) => id)
      const now = await standing<E, N>(context, table, ids)
      const stays = staysOf(given, now, await keeps?.(context, ids))
      const gone = ids.filter((id) => !stays.has(id))
      await context.tx.deleteFrom(table).where(amongIds(gone)).execute()
      const removed = gone.flatMap((id) => now.get(id) ?? []).map((before) => ({ before }))
      if (removed.length > 0) await changed?.(context, removed)
      return stays
    },
  }
}
