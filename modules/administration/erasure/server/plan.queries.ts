import { addMonths, type ISODate } from '#chile/dates.ts'
import { keptTables } from '#generated/kept-tables.ts'
import { exportedTables } from '#modules/administration/privacy/model/copied-tables.ts'
import { type RetentionClassCode, retentionClasses, termWords } from '#platform/model/retention.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { ErasureFate } from '../model/catalogs.ts'
import { type Erased, erased, needed } from '../model/erased-tables.ts'
import { countFiles, countMails } from './files.ts'
import { countRows, type Whose } from './person-rows.ts'

/** What becomes of what one table keeps of a person. */
export type PlanPart = {
  label: string
  fate: ErasureFate
  rows: number
  why: string
  /** For what stays: until when, in words and, of people who left, the first day without duty. */
  term: string | null
  until: ISODate | null
}

const kept = new Map(keptTables.map((one) => [one.table, one]))

/** The end of the last contract of somebody who works there no more; null for everybody else. */
export async function leftOn(tx: Tx, userId: number, today: ISODate): Promise<ISODate | null> {
  const { rows } = await sql<{ day: ISODate | null }>`
    select case when bool_and(coalesce(own.final_date < ${today}::date, false))
      then max(own.final_date)::text end as day
    from user_contract own
    where own.company_id = app.current_company() and own.user_id = ${userId}`.execute(tx)
  return rows[0]?.day ?? null
}

/** What goes of a person, by whether they left. */
export const erasedOf = (left: ISODate | null): readonly Erased[] =>
  erased.filter((one) => one.left !== true || left !== null)

/**
 * What would go of a person, what stays, why and until when: each table in which they have rows.
 * What goes comes first, and what stays by its class.
 */
export async function planOf(tx: Tx, whose: Whose, left: ISODate | null): Promise<PlanPart[]> {
  const going = erasedOf(left)
  const goingBy = new Map(going.map((one) => [one.table, one]))
  const counts = await countRows(tx, whose, [
    ...going,
    ...exportedTables.map(({ table }) => ({ table })),
  ])
  const gone = going.flatMap((one, at): PlanPart[] => {
    const rows = counts[at] ?? 0
    const fate = one.columns === undefined ? 'GOES' : 'PARTLY'
    const label = labelOf(one.table)
    return rows === 0 ? [] : [{ label, fate, rows, why: one.why, term: null, until: null }]
  })
  const [files, mails] = [await countFiles(tx, whose.userId), await countMails(tx, whose.userId)]
  const besides: PlanPart[] = [
    { ...whole, label: labelOf('file'), rows: files, why: 'Sus fotos, y las copias que pidió.' },
    { ...whole, label: labelOf('mail_outbox'), rows: mails, why: 'Correos que ya se le enviaron.' },
  ]
  const staying = exportedTables.flatMap(({ table }, at): PlanPart[] => {
    const rows = (counts[going.length + at] ?? 0) - goneRows(goingBy.get(table), going, counts)
    return rows <= 0 ? [] : [stays(table, rows, left)]
  })
  return [...gone, ...besides.filter(({ rows }) => rows > 0), ...merged(staying)]
}

const whole = { fate: 'GOES', term: null, until: null } as const

/** Rows of a table that go whole, and so do not stay. */
function goneRows(
  one: Erased | undefined,
  going: readonly Erased[],
  counts: readonly number[],
): number {
  if (one === undefined || one.columns !== undefined) return 0
  return counts[going.indexOf(one)] ?? 0
}

/** What a table is called; what is no register of a module, by what it holds. */
export function labelOf(table: string): string {
  const label = besidesTables[table] ?? kept.get(table)?.label
  if (label === undefined) throw new Error(`${table} has no name`)
  return label
}
const besidesTables: Readonly<Record<string, string>> = { file: 'Archivos', mail_outbox: 'Correos' }

function stays(table: string, rows: number, left: ISODate | null): PlanPart {
  const code = kept.get(table)?.keep ?? 'LABOUR'
  const why = needed[table] ?? retentionClasses[code].why
  const until = left === null ? null : untilOf(code, left)
  return { label: labelOf(table), fate: 'STAYS', rows, why, term: termWords(code), until }
}

/** Months count from the end of the contract; the last month that is paid is that of its end. */
function untilOf(code: RetentionClassCode, left: ISODate): ISODate | null {
  const months = retentionClasses[code].terms.flatMap((term) =>
    'months' in term ? [term.months] : [],
  )
  return months.length === 0 ? null : addMonths(left, Math.max(...months))
}

/** Tables that people know by one name are one part. */
function merged(parts: readonly PlanPart[]): PlanPart[] {
  const byName = Map.groupBy(parts, ({ why, label }) => `${why} ${label}`)
  return [...byName]
    .toSorted(([a], [b]) => a.localeCompare(b, 'es'))
    .flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, rows: others.reduce((sum, { rows }) => sum + rows, first.rows) }] : [],
    )
}
