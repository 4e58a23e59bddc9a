import { z } from 'zod'
import { plainDecimal } from '#chile/money/decimal.ts'
import type { YearMonth } from '#chile/period.ts'
import { publicFiguresOf } from '#modules/concepts/public-figures/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { allowanceKind } from '../model/brackets.ts'
import type { LawTable } from '../model/plausible-table.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { IndicatorState } from '../model/indicator.ts'

/** What a company entered for some months and nobody took back: single figures, whole tables. */
export type LiveEntries = {
  figures: readonly EntryRow[]
  tables: readonly TableEntryRow[]
}

/**
 * The live entries of a company for some months, with the names of who answers for them, and what
 * the platform answers for where the company entered nothing.
 */
export async function liveEntries(
  tx: Tx,
  companyId: number,
  months: readonly YearMonth[],
): Promise<LiveEntries> {
  const { rows } = await sql<Stored>`select i.id, i.key,
      i.year_month as "yearMonth", i.value::text as value, i.brackets, i.source,
      i.source_url as "sourceUrl", i.comment, i.state, i.out_of_bounds as "outOfBounds",
      i.needs_second as "needsSecond", i.entered_by as "enteredById",
      ${sql.raw(loginNameIn('i.entered_by'))} as "enteredBy", i.entered_at as "enteredAt",
      ${sql.raw(loginNameIn('i.confirmed_by'))} as "confirmedBy",
      i.confirmed_at as "confirmedAt", i.version
    from indicator i
    where i.company_id = ${companyId} and i.year_month = any(${[...months]}::integer[])
      and i.state <> 'REVOKED'
    order by i.year_month, i.key`.execute(tx)
  const tables = rows.flatMap(({ value, brackets, ...row }) =>
    value === null ? [{ ...row, brackets: bracketsSchema.parse(brackets) }] : [],
  )
  const figures = rows.flatMap(({ brackets: _none, value, ...row }) =>
    value === null ? [] : [{ ...row, value: plainDecimal(value), tableKey: null }],
  )
  const own = [...figures, ...tables.flatMap(amountsOf)]
  const published = await publicFiguresOf(tx, months)
  return { tables, figures: [...own, ...published.flatMap((one) => ofPlatform(one, own))] }
}

type Published = Awaited<ReturnType<typeof publicFiguresOf>>[number]

/** A figure of the platform as if it were entered, unless the company entered its own. */
function ofPlatform(published: Published, own: readonly EntryRow[]): EntryRow[] {
  const { key, yearMonth, value, source, url, takenAt } = published
  if (own.some((one) => one.key === key && one.yearMonth === yearMonth)) return []
  return [
    {
      id: 0,
      key,
      yearMonth,
      value: plainDecimal(value),
      tableKey: null,
      source,
      sourceUrl: url,
      comment: null,
      state: 'CONFIRMED',
      outOfBounds: false,
      needsSecond: false,
      enteredById: 0,
      enteredBy: null,
      enteredAt: takenAt,
      confirmedBy: null,
      confirmedAt: takenAt,
      version: 0,
      ofPlatform: true,
    },
  ]
}

type Common = {
  id: number
  key: string
  yearMonth: number
  source: string
  sourceUrl: string | null
  comment: string | null
  state: ValueOf<typeof IndicatorState>
  outOfBounds: boolean
  needsSecond: boolean
  enteredById: number
  enteredBy: string | null
  enteredAt: Date
  confirmedBy: string | null
  confirmedAt: Date | null
  version: number
}
type Stored = Common & { value: string | null; brackets: unknown }

/** A figure; `tableKey` is the table that it is read from when it was entered with one. */
export type EntryRow = Common & {
  value: string
  tableKey: string | null
  /** The platform answers for it, and no person of the company. */
  ofPlatform?: true
}
export type TableEntryRow = Common & { brackets: LawTable }

const bracketsSchema = z.array(
  z.object({ upTo: z.string().nullable(), values: z.array(z.string()) }),
)

/** What brackets A, B and C of the family allowance pay are figures of their own too. */
function amountsOf({ brackets, ...row }: TableEntryRow): EntryRow[] {
  if (row.key !== allowanceKind.key) return []
  return ['A', 'B', 'C'].flatMap((letter, index) => {
    const value = brackets[index]?.values[0]
    return value === undefined
      ? []
      : [{ ...row, key: `ASIGNACION_${letter}`, value, tableKey: row.key }]
  })
}
