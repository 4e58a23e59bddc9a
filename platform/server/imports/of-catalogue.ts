import type { Found, Given } from '#platform/model/imports.ts'
import type { Entity, FieldName, Row } from '#platform/model/entity.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql, type TenantTable } from '#platform/server/sql/db.ts'
import {
  bulkRowsOf,
  type BulkFacts,
  columnTypeOf,
  type Kept,
} from '#platform/server/imports/bulk-rows.ts'
import type { Importing, ImportWrites } from './importer.ts'

/**
 * `match`, `write` and `all` of an importer whose records are the rows of a plain catalogue
 * (`crud`): its constraints refuse with the words of its screen, and its history is the same.
 *
 * @param keys the columns that say of which record a row is; the first one narrows the query
 */
export function ofCatalogue<E extends Entity, N extends FieldName<E>>(
  of: E,
  facts: BulkFacts<E, N, Importing>,
  keys: readonly [N, ...N[]],
) {
  const rows = bulkRowsOf(of, facts)
  type Values = Pick<Row<E>, N>
  const write: ImportWrites<Values> = {
    async apply(importing, toWrite) {
      const added = toWrite.filter(({ found }) => !found)
      const corrected = toWrite.flatMap(({ found, values }) =>
        found ? [{ ...found, values }] : [],
      )
      const made = await rows.create(
        importing,
        added.map(({ values }) => values),
      )
      const kept = await rows.update(importing, corrected)
      const [atMade, atKept] = [made.values(), kept.values()]
      return toWrite.map(({ found, values }) => {
        const { id, version } = (found ? atKept : atMade).next().value as Kept
        const before = found ? picked(found.values, Object.keys(values)) : null
        return [{ entity: facts.table, id, version, before, after: values }]
      })
    },

    async undo(importing, changes) {
      const added = changes.filter(({ before }) => before === null)
      const corrected = changes.filter(({ before }) => before !== null)
      const stays = new Map(await rows.remove(importing, added))
      const back = corrected.map(({ id, version, before }) => ({
        id,
        version,
        values: before as Partial<Values>,
      }))
      for (const [id, why] of await rows.restore(importing, back)) stays.set(id, why)
      return changes.map(({ id }) => stays.get(id))
    },
  }
  return {
    keys,
    write,
    match: ({ tx }: Importing, given: readonly Partial<Values>[]) =>
      foundBy({ tx }, facts.table, { keys, type: columnTypeOf(of, keys[0]) }, given),
    all: ({ tx }: Pick<Acting, 'tx'>): Promise<Given[]> =>
      tx
        .selectFrom(facts.table)
        .selectAll()
        .orderBy('id' as never)
        .execute() as Promise<Given[]>,
  }
}

const picked = (values: Given, names: readonly string[]): Given =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

/**
 * The rows of a table that have the keys of some others, in their order. One query, by the first of
 * them in the type of its column, joined: a plan made while the table was small would compare each
 * of its rows with each key.
 */
async function foundBy(
  { tx }: Pick<Acting, 'tx'>,
  table: TenantTable,
  { keys, type }: { keys: readonly [string, ...string[]]; type: string },
  given: readonly Given[],
): Promise<(Found | undefined)[]> {
  const [first] = keys
  const asked = [...new Set(given.flatMap((row) => row[first] ?? []))].map(String)
  if (asked.length === 0) return given.map(() => undefined)
  const rows = (await tx
    .selectFrom(table)
    .selectAll()
    .where(sql<boolean>`${sql.ref(first)} in (select unnest(${asked}::${sql.raw(type)}[]))`)
    .execute()) as unknown as (Given & { id: number; version: number })[]
  const textOf = (row: Given) => JSON.stringify(keys.map((name) => row[name] ?? null))
  const byKey = new Map(rows.map((row) => [textOf(row), row]))
  return given.map((row) => {
    const found = byKey.get(textOf(row))
    return found && { id: found.id, version: found.version, values: found }
  })
}
