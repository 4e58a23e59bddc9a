import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { TimeOff } from '../model/slots.ts'

/** Days of a contract that are already taken, and by what. */
export type Away = TimeOff & {
  readonly source: 'ABSENCE' | 'VACATION'
  readonly sourceId: number
  readonly pending: boolean
}

/** The days away of a contract that meet some days, whatever they are for. */
export async function awayOf(
  tx: Tx,
  contractId: number,
  from: ISODate,
  to: ISODate,
): Promise<readonly Away[]> {
  const rows = await tx
    .selectFrom('timeOff')
    .select(['timeOff.source', 'timeOff.sourceId', 'timeOff.pending'])
    .select(
      // One slot is half a day: even ones are mornings (`slotsOf`).
      sql<'AM' | 'PM' | null>`case when upper(time_off.slots) - lower(time_off.slots) = 1
        then case lower(time_off.slots) % 2 when 0 then 'AM' else 'PM' end end`.as('half'),
    )
    .select(['timeOff.fromDay as from', 'timeOff.toDay as to'])
    .where('timeOff.userContractId', '=', contractId)
    .where('timeOff.fromDay', '<=', to)
    .where('timeOff.toDay', '>=', from)
    .orderBy('timeOff.fromDay')
    .execute()
  return rows.map(({ source, half, ...row }) => ({
    ...row,
    source: source === 'VACATION' ? 'VACATION' : 'ABSENCE',
    half,
  }))
}
