import type { ISODate } from '#chile/dates.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { unitsOf } from '../model/days.ts'
import { requestOf } from './recount.queries.ts'

/** Requests without an answer that have one of some days: of everybody, or of some contracts. */
export const pendingOn = (
  tx: Tx,
  days: readonly ISODate[],
  contractIds: readonly number[] | null,
) =>
  tx
    .selectFrom('vacation')
    .select(['id', 'userContractId', 'startDate', 'endDate', 'enjoyedUntil', 'half', 'version'])
    .select(['legalUnits', 'progressiveUnits', 'additionalUnits'])
    .where('responseStatus', '=', 'PENDING')
    .$if(contractIds !== null, (query) =>
      query.where(sql<boolean>`user_contract_id = any(${[...(contractIds ?? [])]}::bigint[])`),
    )
    .where(
      sql<boolean>`exists (select from unnest(${[...days]}::date[]) as changed (day)
        where changed.day between start_date and end_date)`,
    )

type Pending = Awaited<ReturnType<ReturnType<typeof pendingOn>['execute']>>[number]
type Units = Pick<Pending, 'legalUnits' | 'progressiveUnits' | 'additionalUnits'>

/**
 * Counts requests again whose days off changed while nobody answered them: no balance moves, their
 * answer takes what they count then. An answer to the days of before is refused by the version.
 */
export async function countPending(
  tx: Tx,
  days: readonly ISODate[],
  contractIds: readonly number[] | null,
): Promise<void> {
  const rows = await pendingOn(tx, days, contractIds).forUpdate().execute()
  const from = rows.map(({ startDate }) => startDate).toSorted()[0]
  const to = rows
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1)
  if (from === undefined || to === undefined) return
  const contracts = [...new Set(rows.map(({ userContractId }) => userContractId))]
  const off = await daysOffIn(tx, { from, to }, contracts)
  const changed = rows.flatMap((row) => {
    const units = unitsOf(requestOf(row), off(row.userContractId, 'VACATION'))
    const more = units - row.legalUnits - row.progressiveUnits - row.additionalUnits
    return more === 0 ? [] : [{ id: row.id, ...withMore(row, more) }]
  })
  if (changed.length === 0) return
  await sql`update vacation set legal_units = given.legal,
      progressive_units = given.progressive, additional_units = given.additional,
      advance_units = least(vacation.advance_units, given.legal), version = vacation.version + 1
    from ${bulk(changed, 'given', {
      id: ['bigint', ({ id }) => id],
      legal: ['integer', ({ legalUnits }) => legalUnits],
      progressive: ['integer', ({ progressiveUnits }) => progressiveUnits],
      additional: ['integer', ({ additionalUnits }) => additionalUnits],
    })}
    where vacation.company_id = app.current_company() and vacation.id = given.id`.execute(tx)
}

/** Days more are legal ones; days less are taken of the legal ones first. */
function withMore(row: Units, more: number): Units {
  const legalUnits = Math.max(0, row.legalUnits + more)
  const rest = row.legalUnits + more - legalUnits
  const progressiveUnits = Math.max(0, row.progressiveUnits + rest)
  const left = row.progressiveUnits + rest - progressiveUnits
  return { legalUnits, progressiveUnits, additionalUnits: row.additionalUnits + left }
}
