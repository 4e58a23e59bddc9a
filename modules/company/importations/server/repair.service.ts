import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import { missingColumns } from '../model/headers.ts'
import { becomes, type StoredImportation } from './importation.queries.ts'
import type { Importer, Importing } from '#platform/server/imports/importer.ts'
import { type ImportationRow, importationShown } from './importations.queries.ts'
import { requireFile, writeCells } from './importations.service.ts'
import { judged } from './judge.ts'
import { markDoubled, ofFile, standingOf } from './reading.job.ts'
import { keepRows, rowsAt } from './stored-rows.ts'

/** Rows that are read again while somebody waits. */
const most = 5_000

type Cell = { line: number; column: string; value: string | null }

/**
 * Writes in cells of a file and reads their rows again, and with `everywhere` every other row whose
 * cell said the same.
 */
export async function repairImportRows(
  context: Context,
  { id, cells, everywhere }: { id: number; cells: readonly Cell[]; everywhere: boolean },
): Promise<ImportationRow> {
  const { file, importer } = await requireFile(context, id, 'repair', null)
  const placed = cells.map(({ line, column, value }) => {
    const place = file.mapping[column]
    if (place === undefined) throw invalid('cells', 'El archivo no tiene esa columna')
    return { line, place, value: value ?? '' }
  })
  if (placed.length === 0) return importationShown(context, id)
  const all = everywhere ? await withEqualOnes(context, id, placed) : placed
  if (all.length > most) {
    throw invalid(
      'cells',
      'Son demasiadas filas para corregirlas aquí: hágalo en el archivo y súbalo de nuevo',
    )
  }
  const lines = [...new Set(all.map(({ line }) => line))]
  const before = await rowsAt(context.tx, id, lines)
  await writeCells(context, id, all)
  const known = before.flatMap(({ key }) => key ?? [])
  const reading = ofFile(context, file, context.services.storage)
  await readAgain(reading, { file, importer }, lines, known)
  const missing = missingColumns(importer.columns, file.mapping)
  const standing = await standingOf(context.tx, id, missing)
  await becomes(context.tx, id, standing)
  return importationShown(context, id)
}

type Placed = { line: number; place: number; value: string }

/** The cells of other rows that said the same as one that is corrected. */
async function withEqualOnes({ tx }: Context, id: number, cells: readonly Placed[]) {
  const { rows } = await sql<Placed>`select other.line, given.place, given.value
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
      as given (line integer, place integer, value text)
    join import_row asked on asked.company_id = app.current_company()
      and asked.importation_id = ${id} and asked.line = given.line
    join import_row other on other.company_id = app.current_company()
      and other.importation_id = ${id} and other.outcome is null
      and other.cells ->> given.place = asked.cells ->> given.place
    order by other.line limit ${most + 1}`.execute(tx)
  return rows
}

/** Judges rows again, and those that were, or are now, of the same record as one of them. */
async function readAgain(
  context: Context & Importing,
  { file, importer }: { file: StoredImportation; importer: Importer },
  lines: readonly number[],
  keysBefore: readonly string[],
): Promise<void> {
  const { tx } = context
  const { id } = file
  const others = await linesOf(context, id, keysBefore)
  const grouped = importer.together.length > 0
  const near = grouped ? await linesWith(context, id, lines) : []
  const asked = await rowsAt(tx, id, [...new Set([...lines, ...others, ...near])])
  await keepRows(tx, id, await judged(context, importer, file, asked))
  const now = await rowsAt(tx, id, lines)
  const keys = [...new Set([...keysBefore, ...now.flatMap(({ key }) => key ?? [])])]
  const joined = await linesOf(context, id, keys)
  const unread = joined.filter((line) => !asked.some((row) => row.line === line))
  await keepRows(tx, id, await judged(context, importer, file, await rowsAt(tx, id, unread)))
  if (grouped) {
    // A row that is of another part now is judged with the rows of that one.
    const together = await rowsAt(tx, id, await linesWith(context, id, lines))
    await keepRows(tx, id, await judged(context, importer, file, together))
  }
  await markDoubled(tx, id, keys)
}

/** The rows that are judged together with some, and those themselves. */
async function linesWith({ tx }: Context, id: number, lines: readonly number[]) {
  const rows = await tx
    .selectFrom('importRow')
    .select('line')
    .where('importationId', '=', id)
    .where('outcome', 'is', null)
    .where(
      sql<boolean>`part in (select part from import_row other
        where other.company_id = app.current_company() and other.importation_id = ${id}
          and other.line = any(${[...lines]}::integer[]))`,
    )
    .limit(most)
    .execute()
  return rows.map(({ line }) => line)
}

async function linesOf({ tx }: Context, id: number, keys: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('importRow')
    .select('line')
    .where('importationId', '=', id)
    .where('outcome', 'is', null)
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .limit(most)
    .execute()
  return rows.map(({ line }) => line)
}
