import { hash } from 'node:crypto'
import {
  type Found,
  type Given,
  type Objection,
  wholeOf,
  wordKey,
} from '#platform/model/imports.ts'
import type { ReadLine, TypedLine } from '../model/verdicts.ts'
import { keyOfRow, lineReader, verdictOf } from '../model/verdicts.ts'
import type { Mapping } from '../model/headers.ts'
import { type Importer, type Importing, namesOf } from '#platform/server/imports/importer.ts'
import type { JudgedRow } from './stored-rows.ts'

/** How a file is read: which header gives which column, and whether it is a sheet. */
export type ReadAs = { readonly mapping: Mapping; readonly isSheet: boolean }

/** A row with its verdict and whether somebody wrote in it here. */
type Typed = TypedLine & { readonly edited: boolean }

/**
 * Reads rows of a file and says what would become of each, in the name of whoever reads: one query
 * for the records that they are of, and one for each table that they name.
 */
export async function judged(
  importing: Importing,
  importer: Importer,
  { mapping, isSheet }: ReadAs,
  rows: readonly Typed[],
): Promise<JudgedRow[]> {
  const { columns, keys } = importer
  const named = await namesOf(importing, columns)
  const by = { today: importing.today, isSheet, named }
  const read = rows.map(lineReader(columns, mapping, by))
  const asked = read.filter((row) => keyOfRow(keys, row) !== null)
  const matched = await importer.match(
    importing,
    asked.map(({ given }) => given),
  )
  const found = new Map(asked.map((row, at) => [row.line, matched[at]]))
  const objections = await objectionsTo(importing, importer, read, found)
  const forbidden = forbiddenTo(importing, importer)
  const partOf = partReader(importer, mapping)
  return read.map((row, at) => ({
    line: row.line,
    cells: row.cells,
    part: partOf?.(row.cells) ?? null,
    edited: rows[at]?.edited ?? false,
    key: keyOfRow(keys, row),
    verdict: verdictOf(row, {
      columns,
      by,
      found: found.get(row.line),
      objections: objections.get(row.line) ?? [],
      forbidden,
    }),
  }))
}

/** What rows that are judged together have in common, hashed; nothing where each is alone. */
export function partReader({ together }: Importer, mapping: Mapping) {
  if (together.length === 0) return undefined
  const places = together.flatMap((name) => mapping[name] ?? [])
  return (cells: readonly string[]): string =>
    hash(
      'sha256',
      JSON.stringify(
        places.map((place) =>
          wordKey(cells[place] ?? '')
            .replaceAll('-', '')
            .replaceAll(' ', ''),
        ),
      ),
    ).slice(0, 32)
}

/** What the checks of the screen say of the rows whose cells are right. */
async function objectionsTo(
  importing: Importing,
  importer: Importer,
  read: readonly ReadLine[],
  found: ReadonlyMap<number, Found | undefined>,
): Promise<ReadonlyMap<number, readonly Objection[]>> {
  const right = read.filter(({ problems }) => problems.length === 0)
  const said = await importer.check(
    importing,
    right.map(({ line, given }) => {
      const record = found.get(line)
      const whole: Given = record
        ? { ...record.values, ...given }
        : wholeOf(importer.columns, given)
      return { given, whole, found: record }
    }),
  )
  return new Map(right.map(({ line }, at) => [line, said[at] ?? []]))
}

/** Why somebody may not write a row: asked when it is read, and again when it is written. */
function forbiddenTo({ can }: Importing, { needs, label }: Importer) {
  const words = label.toLowerCase()
  const why = {
    NEW: can(needs.create) ? undefined : `No tiene permiso para crear ${words}`,
    CHANGE: can(needs.update) ? undefined : `No tiene permiso para cambiar ${words}`,
  }
  return (result: 'NEW' | 'CHANGE') => why[result]
}
