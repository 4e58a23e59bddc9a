import { counted } from '#chile/counts.ts'
import type { Context } from '../context.ts'
import { sql } from '../sql/db.ts'

/** Rows of a table that name others: a reason for which those are kept. */
export type Naming = {
  readonly table: string
  /** The column, or the columns, that name a row. */
  readonly columns: readonly string[]
  /** What is counted once, such as the entry of several lines; without it, each row. */
  readonly each?: string
  readonly one: string
  readonly many?: string
}

/**
 * What names each of some rows, in words: «2 reglas y 1 asiento». A row that nothing names is not
 * in the answer. One statement for any number of rows.
 */
export async function namedBy(
  { tx }: Pick<Context, 'tx'>,
  ids: readonly number[],
  namings: readonly Naming[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const counts = namings.map(({ table, columns, each }) => {
    const rows = each ? sql`distinct n.${sql.ref(each)}` : sql`*`
    const named = sql.join(
      columns.map((column) => sql`n.${sql.ref(column)} = given.id`),
      sql` or `,
    )
    return sql`(select count(${rows}) from ${sql.table(table)} n
      where n.company_id = app.current_company() and (${named}))`
  })
  const { rows } = await sql<{ id: number; counts: readonly number[] }>`
    select given.id::int as id, array[${sql.join(counts)}]::int[] as counts
    from unnest(${[...ids]}::bigint[]) as given (id)`.execute(tx)
  return new Map(
    rows.flatMap(({ id, counts: found }): [number, string][] => {
      const words = namings.flatMap(({ one, many }, at) => {
        const count = found[at] ?? 0
        return count > 0 ? [many ? counted(count, one, many) : counted(count, one)] : []
      })
      return words.length === 0 ? [] : [[id, inWords(words)]]
    }),
  )
}

const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`
