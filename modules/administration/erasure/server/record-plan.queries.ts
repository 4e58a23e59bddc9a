import { exportedTables } from '#modules/administration/privacy/model/copied-tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { ErasureFate } from '../model/catalogs.ts'
import { recordTables } from '../model/record-tables.ts'
import { expiredRecords } from './expired-records.queries.ts'
import { countFiles, countMails } from './files.ts'
import { countRows } from './person-rows.ts'
import { labelOf } from './plan.queries.ts'

/** What is kept of a person in one register, and what no term holds of it any more. */
export type RecordPart = { label: string; fate: ErasureFate; rows: number; why: string }

const BYTES = 'Sus fotos, y las copias que pidió.'
const MAILS = 'Correos que ya se le enviaron.'

/** Of each register in which a person has rows: what no term holds any more, and what stays. */
export async function expiredPlan(context: Context, { id }: { id: number }) {
  const { userId } = await expiredRecords.one(context, id)
  const { tx, now } = context
  const tables = exportedTables.map(({ table }) => ({ table }))
  const counts = await countRows(tx, { userId, now }, tables)
  const parts = tables.flatMap(({ table }, at): RecordPart[] => {
    const rows = counts[at]
    const known = recordTables.get(table)
    if (!rows || known === undefined) return []
    return [{ label: labelOf(table), fate: known.fate, rows, why: known.why }]
  })
  const [files, mails] = [await countFiles(tx, userId), await countMails(tx, userId)]
  const besides: RecordPart[] = [
    { label: labelOf('file'), fate: 'GOES', rows: files, why: BYTES },
    { label: labelOf('mail_outbox'), fate: 'GOES', rows: mails, why: MAILS },
  ]
  return byLabel([...parts, ...besides.filter(({ rows }) => rows > 0)])
}

/** Tables that people know by one name are one part, those that go first. */
function byLabel(parts: readonly RecordPart[]): RecordPart[] {
  const order: readonly ErasureFate[] = ['GOES', 'PARTLY', 'STAYS']
  return [...Map.groupBy(parts, ({ label, why }) => `${why} ${label}`).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, rows: others.reduce((sum, { rows }) => sum + rows, first.rows) }] : [],
    )
    .toSorted((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate))
}
