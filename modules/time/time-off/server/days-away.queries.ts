import type { ISODate } from '#chile/dates.ts'
import type { Tx } from '#platform/server/sql/db.ts'
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
    .leftJoin('vacation', (join) =>
      join.onRef('vacation.id', '=', 'timeOff.sourceId').on('timeOff.source', '=', 'VACATION'),
    )
    .leftJoin('absence', (join) =>
      join.onRef('absence.id', '=', 'timeOff.sourceId').on('timeOff.source', '=', 'ABSENCE'),
    )
    .select(['timeOff.source', 'timeOff.sourceId', 'timeOff.pending'])
    .select((eb) => eb.fn.coalesce('vacation.half', 'absence.half').as('half'))
    .select(['timeOff.fromDay as from', 'timeOff.toDay as to'])
    .where('timeOff.userContractId', '=', contractId)
    .where('timeOff.fromDay', '<=', to)
    .where('timeOff.toDay', '>=', from)
    .orderBy('timeOff.fromDay')
    .execute()
  return rows.map(({ source, half, ...row }) => ({
    ...row,
    source: source === 'VACATION' ? 'VACATION' : 'ABSENCE',
    half: half === 'AM' || half === 'PM' ? half : null,
  }))
}
