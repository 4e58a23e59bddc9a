import { yearMonthOf } from '#chile/period.ts'
import { closedMonths, monthClosed } from '#modules/people/file-contracts/server/index.ts'
import type { Change, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { TakenValues } from '../model/file-rows.ts'
import { lockAccounts, nextVouchers, type NewEntry, writeAllEntries } from './account.ts'
import { writeStored } from './bulk.service.ts'
import { returned, takenBy, unitsOfPlan } from './days.service.ts'
import { factsOf } from './facts.queries.ts'
import { orderOf, standingVacations } from './taken-file.ts'

/** Registers the vacations of rows as approved: their days go out of the purses. */
export async function applyVacations(
  importing: Importing,
  rows: readonly ToWrite<TakenValues>[],
): Promise<readonly (readonly Change[])[]> {
  const { tx, session } = importing
  const wholes = rows.map(({ found, values }): TakenValues => ({ ...found?.values, ...values }))
  const named = await standingVacations(importing, wholes)
  await lockAccounts(
    tx,
    named.flatMap(({ contract }) => contract?.id ?? []),
  )
  const all = await standingVacations(importing, wholes)
  const fresh = all.flatMap(({ contract, plan, historic }, at) => {
    const { startDate, endDate, pool } = wholes[at] ?? {}
    if (!contract || !plan || !startDate || !endDate) return []
    return [{ at, contract, plan, historic, startDate, endDate, poolOrder: orderOf(pool) }]
  })
  const vouchers = await vouchersFor(importing, fresh)
  if (fresh.length === 0) return rows.map(() => [])
  const made = await tx
    .insertInto('vacation')
    .values(
      fresh.map(({ contract, plan, historic, startDate, endDate, poolOrder }, n) => ({
        userContractId: contract.id,
        startDate,
        endDate,
        poolOrder,
        isHistoric: historic,
        ...unitsOfPlan(historic ? { ...plan, advance: 0 } : plan),
        responseStatus: 'APPROVED' as const,
        respondedLoginId: session.loginId,
        respondedAt: importing.now,
        creatorLoginId: session.loginId,
        updatedLoginId: session.loginId,
        voucherNo: vouchers[n] ?? null,
      })),
    )
    .returning(['id', 'userContractId', 'startDate'])
    .execute()
  const idOf = new Map(
    made.map(({ id, userContractId, startDate }) => [`${userContractId} ${startDate}`, id]),
  )
  const entries = new Map<number, NewEntry[]>()
  const changes = new Map<number, Change>()
  for (const { at, contract, plan, historic, startDate, endDate } of fresh) {
    const id = idOf.get(`${contract.id} ${startDate}`)
    if (id === undefined) continue
    const taken = historic ? [] : takenBy({ id, version: 1, plan })
    entries.set(contract.id, [...(entries.get(contract.id) ?? []), ...taken])
    const after = { contractId: contract.id, startDate, endDate, units: plan.units }
    changes.set(at, { entity: 'vacation', id, version: 1, before: null, after })
  }
  await writeAllEntries(importing, entries)
  return rows.map((_, at) => [changes.get(at)].flatMap((change) => change ?? []))
}

/** A number of a voucher for each vacation, of its razón social. */
async function vouchersFor(
  { tx }: Importing,
  fresh: readonly { contract: { businessId: number } }[],
): Promise<readonly number[]> {
  const counts = Map.groupBy(fresh, ({ contract }) => contract.businessId)
  const next = new Map<number, number>()
  for (const [businessId, some] of counts) {
    const last = await nextVouchers(tx, businessId, some.length)
    next.set(businessId, last - some.length + 1)
  }
  return fresh.map(({ contract: { businessId } }) => {
    const number = next.get(businessId) ?? 0
    next.set(businessId, number + 1)
    return number
  })
}

const WHY = 'Se deshizo la carga'

/** Annuls vacations that nobody touched since: what they took returns to its purses. */
export async function undoVacations(importing: Importing, changes: readonly Change[]) {
  const { tx, session } = importing
  const contracts = [...new Set(changes.map(({ after }) => Number(after['contractId'])))]
  await lockAccounts(tx, contracts)
  const ids = changes.map(({ id }) => id)
  const rows = await tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select(['vacation.id', 'vacation.version', 'vacation.userContractId as contractId'])
    .select(['vacation.startDate', 'vacation.enjoyedUntil', 'vacation.isHistoric'])
    .select(['vacation.legalUnits', 'vacation.progressiveUnits'])
    .select(['vacation.additionalUnits', 'vacation.advanceUnits', 'contract.businessId'])
    .where(sql<boolean>`vacation.id in (select unnest(${ids}::bigint[]))`)
    .where('vacation.responseStatus', '=', 'APPROVED')
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const closed = await closedMonths(importing)
  const why = changes.map(({ id, version }) => {
    const row = byId.get(id)
    if (row?.version !== version) return 'Se cambió después de la carga'
    const last = closed.get(row.businessId) ?? 0
    return !row.isHistoric && yearMonthOf(row.startDate) <= last ? monthClosed(last) : undefined
  })
  const back = changes.flatMap(({ id }, at) => {
    const row = byId.get(id)
    return row && why[at] === undefined ? [row] : []
  })
  const facts = await factsOf(tx, contracts)
  const lines = new Map<number, NewEntry[]>()
  for (const { id, contractId } of back) {
    const own = facts.get(contractId)
    if (!own) continue
    const given = returned({ id, facts: own }, `undo:${id}`)
    lines.set(contractId, [...(lines.get(contractId) ?? []), ...given])
  }
  await writeAllEntries(importing, lines)
  await writeStored(
    tx,
    session.loginId,
    back.map((row) => ({
      id: row.id,
      status: 'CANCELED' as const,
      enjoyedUntil: row.enjoyedUntil,
      response: WHY,
      legal: row.legalUnits,
      progressive: row.progressiveUnits,
      additional: row.additionalUnits,
      advance: row.advanceUnits,
    })),
  )
  return why
}
