import type { Problem } from '#platform/model/imports.ts'
import { hash } from 'node:crypto'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { ImportResultCode } from '../model/importation.ts'
import type { TypedLine, Verdict } from '../model/verdicts.ts'

/** A row that waits in a file, as it is kept. */
export type StoredRow = TypedLine & {
  readonly result: ImportResultCode
  readonly targetId: number | null
  readonly seenVersion: number | null
  /** What rows that are written at once have in common. */
  readonly part: string | null
}

/** A row with its verdict, as it is written down. */
export type JudgedRow = TypedLine & {
  readonly verdict: Verdict
  /** What identifies its record, in words; kept hashed. */
  readonly key: string | null
  /** What it has in common with the rows that are judged with it. */
  readonly part: string | null
  readonly edited: boolean
}

/** Keeps rows of a file with their verdicts; a row that is kept already is judged anew. */
export async function keepRows(tx: Tx, id: number, rows: readonly JudgedRow[]): Promise<void> {
  if (rows.length === 0) return
  const sent = rows.map(({ line, cells, edited, key, part, verdict }) => ({
    line,
    cells,
    part,
    edited,
    result: verdict.result,
    problems: verdict.problems.length > 0 ? verdict.problems : null,
    was: Object.keys(verdict.was).length > 0 ? verdict.was : null,
    key: key === null ? null : hash('sha256', key).slice(0, 32),
    target_id: verdict.found?.id ?? null,
    seen_version: verdict.found?.version ?? null,
    note: verdict.note,
  }))
  await sql`insert into import_row (company_id, importation_id, line, cells, edited, result,
      problems, was, key, target_id, seen_version, note, part)
    select app.current_company(), ${id}::bigint, line, cells, edited, result, problems, was, key,
      target_id, seen_version, note, part
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as given (line integer, cells jsonb,
      edited boolean, result text, problems jsonb, was jsonb, key text, target_id bigint,
      seen_version integer, note text, part text)
    on conflict (company_id, importation_id, line) do update set cells = excluded.cells,
      edited = excluded.edited, result = excluded.result, problems = excluded.problems,
      was = excluded.was, key = excluded.key, target_id = excluded.target_id,
      seen_version = excluded.seen_version, note = excluded.note, part = excluded.part`.execute(tx)
}

/** Where the reading of rows is: of rows that are judged together, after the part of the last. */
export type Cursor = { readonly part: string; readonly line: number }

type Some = { readonly after: Cursor; readonly most: number; readonly grouped: boolean }

/** Some rows of a file after another, in their order; rows that are judged together are whole. */
export async function rowsAfter(tx: Tx, importationId: number, { after, most, grouped }: Some) {
  const { part, line } = after
  if (!grouped) {
    return selected(tx, importationId)
      .where('line', '>', line)
      .orderBy('line')
      .limit(most)
      .execute()
  }
  const rows = await selected(tx, importationId)
    .where(sql<boolean>`(coalesce(part, ''), line) > (${part}, ${line}::integer)`)
    .orderBy(sql`coalesce(part, '')`)
    .orderBy('line')
    .limit(most)
    .execute()
  return withRest(rows, most, selected(tx, importationId))
}

type Selected = ReturnType<typeof selected>
type Row = Awaited<ReturnType<Selected['execute']>>[number]

/** Rows with those that are left of the part of the last one. */
async function withRest(rows: readonly Row[], most: number, all: Selected): Promise<Row[]> {
  const last = rows.at(-1)
  if (!last || rows.length < most) return [...rows]
  const rest = await all
    .where(sql<boolean>`coalesce(part, '') = ${last.part ?? ''}`)
    .where('line', '>', last.line)
    .orderBy('line')
    .execute()
  return [...rows, ...rest]
}

/** Rows of a file by their lines. */
export const rowsAt = (tx: Tx, importationId: number, lines: readonly number[]) =>
  selected(tx, importationId)
    .where(sql<boolean>`line = any(${[...lines]}::integer[])`)
    .orderBy('line')
    .execute()

/** Rows of one transaction: each is whole, and a killed worker leaves those before it. */
export const rowsAtOnce = () => Number(process.env['IMPORT_BATCH'] ?? 500)

/** Some of the rows that are still to be written, the first ones first; parts are whole. */
export async function rowsToWrite(tx: Tx, importationId: number, most: number, grouped: boolean) {
  const waiting = selected(tx, importationId)
    .where('result', 'in', ['NEW', 'CHANGE'])
    .where('outcome', 'is', null)
  const rows = await waiting
    .$if(grouped, (query) => query.orderBy(sql`coalesce(part, '')`))
    .orderBy('line')
    .limit(most)
    .execute()
  return grouped ? withRest(rows, most, waiting) : rows
}

const selected = (tx: Tx, importationId: number) =>
  tx
    .selectFrom('importRow')
    .select(['line', 'result', 'targetId', 'seenVersion', 'edited', 'key', 'part'])
    .select(sql<string[]>`cells`.as('cells'))
    .where('importationId', '=', importationId)

/** The lines of a file that are of the same record, of the keys of some lines or of all. */
export async function doubledLines(
  tx: Tx,
  importationId: number,
  keys?: readonly string[],
): Promise<number[][]> {
  const among = keys ? sql`and key = any(${[...keys]}::text[])` : sql``
  const { rows } = await sql<{ lines: number[] }>`select array_agg(line order by line) as lines
    from import_row where company_id = app.current_company()
      and importation_id = ${importationId} and key is not null ${among}
    group by key having count(*) > 1 order by 1`.execute(tx)
  return rows.map(({ lines }) => lines)
}

/** Marks rows as wrong, with what is wrong in all of each. */
export async function markWrong(
  tx: Tx,
  importationId: number,
  wrong: readonly { line: number; problem: Problem }[],
): Promise<void> {
  if (wrong.length === 0) return
  await sql`update import_row held set result = 'ERROR',
      problems = coalesce(held.problems, '[]'::jsonb) || jsonb_build_array(given.problem)
    from jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb) as given (line integer, problem jsonb)
    where held.company_id = app.current_company() and held.importation_id = ${importationId}
      and held.line = given.line`.execute(tx)
}
