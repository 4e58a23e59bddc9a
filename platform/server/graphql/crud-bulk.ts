import { type Entity, type FieldName, metaOf, type Row } from '#platform/model/entity.ts'
import type { Kind } from '#platform/model/field.ts'
import { snakeOf } from '../camel-names.ts'
import type { Acting } from '../context.ts'
import { sql, type TenantTable } from '../db.ts'
import { conflict } from '../errors.ts'

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

/** A row as it stands after it was written. */
export type Kept = { readonly id: number; readonly version: number }

type Version<Values> = Kept & { readonly values: Partial<Values> }

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

/** Said of a row that somebody else wrote since it was shown. */
export const CHANGED_SINCE = 'Cambió desde la vista previa'

/** Said of a row that somebody else wrote since it was loaded. */
const TOUCHED = 'Alguien lo cambió después de la carga'

/**
 * How many rows of a plain catalogue are written in one statement: by the constraints of the table
 * and with the history of each row. The kit may cast: the table's name is data here.
 */
export function bulkRowsOf<E extends Entity, N extends FieldName<E>, C extends Acting = Acting>(
  of: E,
  { table, fields, keeps, changed }: BulkFacts<E, N, C>,
) {
  type Values = Pick<Row<E>, N>
  type Stored = Values & Kept

  async function standing({ tx }: C, ids: readonly number[]): Promise<Map<number, Stored>> {
    const rows = (await tx
      .selectFrom(table)
      .selectAll()
      .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
      .execute()) as unknown as Stored[]
    return new Map(rows.map((row) => [row.id, row]))
  }

  /** Rows written where their version is the one that was seen; those that are not are missing. */
  async function written(
    context: C,
    rows: readonly Version<Values>[],
  ): Promise<Map<number, Stored>> {
    const { tx } = context
    if (rows.length === 0) return new Map()
    const before = changed
      ? await standing(
          context,
          rows.map(({ id }) => id),
        )
      : undefined
    // A row whose value is not given keeps its own: each field has a mark beside it.
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
      const type = columnTypes[metaOf(of, name).kind] ?? 'text'
      return sql.raw(`${snakeOf(name)} ${type}, set_${snakeOf(name)} boolean`)
    })
    const sets = fields.map((name) => {
      const column = snakeOf(name)
      return sql.raw(`${column} = case when given.set_${column} then given.${column}
        else kept.${column} end`)
    })
    const { rows: after } = await sql<Stored>`update ${sql.table(table)} kept
      set ${sql.join(sets)}, version = kept.version + 1
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        as given (id bigint, version integer, ${sql.join(shape)})
      where kept.company_id = app.current_company() and kept.id = given.id
        and kept.version = given.version
      returning kept.*`.execute(tx)
    const kept = new Map(after.map((row) => [row.id, row]))
    const changes = after.map((row) => ({ before: before?.get(row.id) ?? row, after: row }))
    if (changed && changes.length > 0) await changed(context, changes)
    return kept
  }

  return {
    /** Adds rows whole; as they stand, in their order. */
    async create(context: C, given: readonly Partial<Values>[]): Promise<Kept[]> {
      if (given.length === 0) return []
      const rows = (await context.tx
        .insertInto(table as never)
        .values(given as never)
        .returningAll()
        .execute()) as unknown as Stored[]
      await changed?.(
        context,
        rows.map((after) => ({ after })),
      )
      return rows
    },

    /**
     * Corrects rows; as they stand, in their order.
     *
     * @throws UserError conflict when one is no longer as it was seen
     */
    async update(context: C, given: readonly Version<Values>[]): Promise<Kept[]> {
      const kept = await written(context, given)
      return given.map(({ id }) => {
        const row = kept.get(id)
        if (!row) throw conflict(CHANGED_SINCE)
        return row
      })
    },

    /** Brings rows back to what they were; by id, why some of them stay as they are. */
    async restore(context: C, given: readonly Version<Values>[]): Promise<Map<number, string>> {
      const kept = await written(context, given)
      const left = given.filter(({ id }) => !kept.has(id))
      return new Map(left.map(({ id }) => [id, TOUCHED]))
    },

    /** Removes rows that are as they were left; by id, why some of them stay. */
    async remove(context: C, given: readonly Kept[]): Promise<Map<number, string>> {
      if (given.length === 0) return new Map()
      const ids = given.map(({ id }) => id)
      const now = await standing(context, ids)
      const stays = new Map((await keeps?.(context, ids)) ?? [])
      for (const { id, version } of given) {
        if (now.get(id)?.version !== version) stays.set(id, TOUCHED)
      }
      const gone = ids.filter((id) => !stays.has(id))
      await context.tx
        .deleteFrom(table)
        .where(sql<boolean>`id = any(${gone}::bigint[])`)
        .execute()
      const removed = gone.flatMap((id) => now.get(id) ?? [])
      if (removed.length > 0)
        await changed?.(
          context,
          removed.map((before) => ({ before })),
        )
      return stays
    },
  }
}
