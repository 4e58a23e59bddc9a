import type { ISODate } from '#chile/dates.ts'
import { aroundPlaceChange } from '#modules/company/businesses/server/index.ts'
import { circlesOf } from '#modules/people/reporting-lines/server/index.ts'
import { namedInFile } from '#modules/people/file-people/server/index.ts'
import { places } from '#modules/people/structure/server/index.ts'
import type { Given } from '#platform/model/imports.ts'
import { invalid } from '#platform/server/errors.ts'
import type { Importing } from '#platform/server/imports/importer.ts'
import { entityColumns } from '#platform/server/records/entity-rows.ts'
import { changeManyFrom } from '#platform/server/records/versions.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import { Contract } from '../model/contract.ts'
import { type ContractValues, termsOf } from '../model/contract-row.ts'
import { contractVersions } from './contracts.queries.ts'
import { personRecord } from './person-record.ts'

/** What rows say of the terms of their contracts: supervisors by their RUT, the fee of a union. */
export async function saidBy(
  importing: Importing,
  rows: readonly ContractValues[],
): Promise<Readonly<Record<string, unknown>>[]> {
  const supervisors = await namedInFile(
    importing,
    rows.map(({ supervisor }) => supervisor),
  )
  const ids = rows.flatMap(({ syndicateId }) => syndicateId ?? [])
  const unions = await importing.tx
    .selectFrom('syndicate')
    .select(['id', 'feeType', 'feeValue'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(unions.map((union) => [union.id, union]))
  return rows.map((row) => {
    const { salary, currency, supervisor, syndicateId } = row
    const money = salary ? { value: String(salary), currency: currency ?? 'CLP' } : null
    const supervisorId = supervisor ? (supervisors.get(supervisor) ?? null) : null
    const union = byId.get(syndicateId ?? 0)
    return {
      ...termsOf(row, { salary: money, supervisorId }),
      unionFeeType: union?.feeType ?? 'NONE',
      unionFeeValue: union?.feeValue ?? '0',
    }
  })
}

/** The columns of versions for terms: an area and a branch office name rows, new where needed. */
export async function columnsOf(
  { tx }: Importing,
  says: readonly Readonly<Record<string, unknown>>[],
): Promise<Record<string, unknown>[]> {
  const named = (place: 'area' | 'branchOffice') =>
    says.flatMap((one) => {
      const name = one[place]
      return typeof name === 'string' && name.trim() !== '' ? [name] : []
    })
  const areas = await places.named({ tx }, 'area', named('area'))
  const offices = await places.named({ tx }, 'branchOffice', named('branchOffice'))
  return says.map(({ area, branchOffice, ...terms }) => {
    const at = areas.get(String(area))
    const office = offices.get(String(branchOffice))
    return {
      ...entityColumns(Contract, terms),
      ...(area === undefined ? {} : { area: at?.name ?? null, areaId: at?.id ?? null }),
      ...(branchOffice === undefined
        ? {}
        : { branchOffice: office?.name ?? null, branchOfficeId: office?.id ?? null }),
    }
  })
}

/** What becomes of a contract: its terms from a day on, and its dates among them. */
type Writing = { readonly id: number; readonly day: ISODate; readonly says: Given }

/**
 * Writes terms and dates of contracts; the versions that their rows have then. What was earlier the
 * first day is carried back, and who works elsewhere from a day on has other holidays.
 */
export async function writeTerms(
  importing: Importing,
  writings: readonly Writing[],
): Promise<ReadonlyMap<number, number>> {
  const { tx, session } = importing
  if (writings.length === 0) return new Map()
  const ids = writings.map(({ id }) => id)
  await lockInOrder(tx, 'userContract', ids)
  const terms = writings.map(({ says: { initialDate: _a, finalDate: _b, ...rest } }) => rest)
  const patches = await columnsOf(importing, terms)
  const by = { authorLoginId: session.loginId }
  const dated = writings.flatMap(({ id, day }, at) => {
    const patch = patches[at] ?? {}
    return Object.keys(patch).length > 0 ? [{ ownerId: id, from: day, patch }] : []
  })
  const moved = writings.flatMap(({ id, says }) => ('branchOffice' in says ? [id] : []))
  const write = () => changeManyFrom(tx, contractVersions, dated, by)
  await (moved.length > 0 ? aroundPlaceChange(importing, { contractIds: moved }, write) : write())
  await carryBack(importing, writings)
  const { rows } = await sql<{ id: number; version: number }>`update user_contract held
    set version = held.version + 1,
      initial_date = coalesce(given.first, held.initial_date),
      final_date = case when given.ends then given.last else held.final_date end
    from ${bulk(writings, 'given', {
      id: ['bigint', ({ id }) => id],
      first: ['date', ({ says }) => says['initialDate']],
      ends: ['boolean', ({ says }) => 'finalDate' in says],
      last: ['date', ({ says }) => says['finalDate']],
    })}
    where held.company_id = app.current_company() and held.id = given.id
    returning held.id, held.version`.execute(tx)
  await refuseCircles(
    importing,
    writings.flatMap(({ id, says }) =>
      'supervisorId' in says || 'initialDate' in says || 'finalDate' in says ? [id] : [],
    ),
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** An earlier first day: the first terms, and what is known of the person, reach back to it. */
async function carryBack(importing: Importing, writings: readonly Writing[]): Promise<void> {
  const { tx, session } = importing
  const begun = writings.flatMap(({ id, says }) => {
    const day = says['initialDate']
    return typeof day === 'string' ? [{ id, day }] : []
  })
  if (begun.length === 0) return
  const { rows } = await sql<{ id: number; userId: number; day: ISODate }>`
    select held.id, held.user_id as "userId", given.day::text as day
    from user_contract held
    join ${bulk(begun, 'given', {
      id: ['bigint', ({ id }) => id],
      day: ['date', ({ day }) => day],
    })} on given.id = held.id
    where held.company_id = app.current_company() and given.day < held.initial_date`.execute(tx)
  await changeManyFrom(
    tx,
    contractVersions,
    rows.map(({ id, day }) => ({ ownerId: id, from: day, patch: {} })),
    { authorLoginId: session.loginId },
  )
  await personRecord.get().knownSince(importing, rows)
}

/** @throws the first circle that contracts form after they were written */
export async function refuseCircles(importing: Importing, ids: readonly number[]): Promise<void> {
  const [text] = (await circlesOf(importing, ids)).values()
  if (text !== undefined) throw invalid('supervisor', text)
}
