import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/db.ts'

/** The live entries of a company for some months, with the names of who answers for them. */
export async function liveEntries(tx: Tx, companyId: number, months: readonly YearMonth[]) {
  const { rows } = await sql<EntryRow>`
    select i.id, i.key, i.year_month as "yearMonth", i.value::text as value, i.source,
      i.source_url as "sourceUrl", i.comment, i.state, i.out_of_bounds as "outOfBounds",
      i.needs_second as "needsSecond", i.entered_by as "enteredById", e.username as "enteredBy",
      i.entered_at as "enteredAt", c.username as "confirmedBy", i.confirmed_at as "confirmedAt",
      i.version
    from indicator i
    left join login e on e.id = i.entered_by
    left join login c on c.id = i.confirmed_by
    where i.company_id = ${companyId} and i.year_month = any(${[...months]}::integer[])
      and i.state <> 'REVOKED'
    order by i.year_month, i.key`.execute(tx)
  return rows.map((row) => ({ ...row, value: plain(row.value) }))
}

export type EntryRow = {
  id: number
  key: string
  yearMonth: number
  value: string
  source: string
  sourceUrl: string | null
  comment: string | null
  state: string
  outOfBounds: boolean
  needsSecond: boolean
  enteredById: number
  enteredBy: string | null
  enteredAt: Date
  confirmedBy: string | null
  confirmedAt: Date | null
  version: number
}

/** A numeric of the database without the zeros it pads with. */
const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
