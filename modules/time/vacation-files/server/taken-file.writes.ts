import { yearMonthOf } from '#chile/period.ts'
import { closedMonths, monthClosed } from '#modules/people/file-contracts/server/index.ts'
import { ledgers, takenDays } from '#modules/time/vacations/server/index.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { TakenValues } from '../model/file-rows.ts'
import { orderOf, standingVacations } from './taken-file.ts'

/** Registers the vacations of rows as approved: their days go out of the purses. */
export async function applyVacations(
  importing: Importing,
  rows: readonly ToWrite<TakenValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): TakenValues => ({ ...found?.values, ...values }))
  const named = await standingVacations(importing, wholes)
  await ledgers.lock(
    importing.tx,
    named.flatMap(({ contract }) => contract?.id ?? []),
  )
  const all = await standingVacations(importing, wholes)
  const fresh = all.flatMap(({ contract, plan, historic }, at) => {
    const { startDate, endDate, pool } = wholes[at] ?? {}
    if (!contract || !plan || !startDate || !endDate) return []
    return [{ at, contract, plan, historic, startDate, endDate, poolOrder: orderOf(pool) }]
  })
  const ids = await takenDays.register(importing, fresh)
  const changes = new Map(
    fresh.flatMap(({ at, contract, plan, startDate, endDate }, n): [number, Change][] => {
      const id = ids[n]
      if (id === undefined) return []
      const after = { contractId: contract.id, startDate, endDate, units: plan.units }
      return [[at, { entity: 'vacation', id, version: 1, before: null, after }]]
    }),
  )
  return rows.map((_, at) => [changes.get(at)].flatMap((change) => change ?? []))
}

/** Annuls vacations that nobody touched since: what they took returns to its purses. */
export async function undoVacations(importing: Importing, changes: readonly Change[]) {
  const { tx } = importing
  const contracts = [...new Set(changes.map(({ after }) => Number(after['contractId'])))]
  await ledgers.lock(tx, contracts)
  const ids = changes.map(({ id }) => id)
  const rows = await tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.version', 'vacation.startDate', 'vacation.isHistoric'])
    .select('contract.businessId')
    .where(sql<boolean>`vacation.id in (select unnest(${ids}::bigint[]))`)
    .where('vacation.responseStatus', '=', 'APPROVED')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const closed = await closedMonths(importing)
  const why = changes.map(({ id, version }) => {
    const row = byId.get(id)
    if (row?.version !== version) return TOUCHED
    const last = closed.get(row.businessId) ?? 0
    return !row.isHistoric && yearMonthOf(row.startDate) <= last ? monthClosed(last) : undefined
  })
  const back = ids.filter((_, at) => why[at] === undefined)
  await takenDays.annul(importing, back, 'Se deshizo la carga')
  return why
}
