import type { Selectable } from 'kysely'
import type { ISODate } from '#chile/dates.ts'
import { type YearMonth } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import type { DB } from '#generated/database.ts'
import { businessMonths } from '#modules/company/businesses/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { areaName, branchOfficeName } from '#modules/people/structure/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Importing } from '#platform/server/imports/importer.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { entityRow } from '#platform/server/records/entity-rows.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { Contract, versionedFields } from '../model/contract.ts'
import { type ContractValues, dayOfRow } from '../model/contract-row.ts'
import { contractsOn } from './contracts.queries.ts'

type Reading = Pick<Acting, 'tx' | 'actor' | 'reach' | 'today'>
type Asked = Pick<ContractValues, 'rut' | 'businessId' | 'code' | 'from'>

/** The terms of a contract as its entity words them. */
export type Terms = ReturnType<typeof entityRow<typeof Contract, (typeof versionedFields)[number]>>

/** A contract that a row is of, on the day from which the row changes it. */
export type FoundContract = {
  readonly id: number
  readonly version: number
  /** By the columns of a file, as the engine compares them. */
  readonly values: ContractValues
  readonly userId: number
  readonly businessId: number
  readonly initialDate: ISODate
  readonly finalDate: ISODate | null
  readonly day: ISODate
  readonly terms: Terms
}

type Held = Selectable<DB['userContractVersion']> & {
  at: number
  contractId: number
  contractVersion: number
  userId: number
  businessId: number
  code: string
  initialDate: ISODate
  finalDate: ISODate | null
  areaName: string | null
  branchOfficeName: string | null
}

/**
 * The contracts that rows are of, in their order, each as it is on the day of its row: those of the
 * person of the row that the author may change. As many queries for all as for one.
 */
export async function foundContracts(
  importing: Reading,
  rows: readonly Asked[],
): Promise<(FoundContract | undefined)[]> {
  const { tx, today } = importing
  const owners = await idsOf(
    importing,
    rows.flatMap(({ rut }) => rut ?? []),
  )
  const asked = rows.map((row, at) => ({ ...row, at, owner: owners.get(row.rut ?? '') }))
  const { rows: held } = await sql<Held>`
    select held.*, given.at, contract.id as contract_id, contract.version as contract_version,
      contract.user_id, contract.business_id, contract.code, contract.initial_date,
      contract.final_date, ${areaName('held')} as area_name,
      ${branchOfficeName('held')} as branch_office_name
    from ${bulk(asked, 'given', {
      at: ['integer', ({ at }) => at],
      owner: ['bigint', ({ owner }) => owner],
      business: ['bigint', ({ businessId }) => businessId],
      code: ['text', ({ code }) => code],
      day: ['date', ({ from }) => from],
    })}
    join user_contract contract on contract.company_id = app.current_company()
      and contract.business_id = given.business and contract.code = given.code
      and contract.user_id = given.owner and contract.status <> 'DELETED'
    join lateral (select one.* from user_contract_version one
      where one.company_id = app.current_company() and one.user_contract_id = contract.id
        and one.superseded_at is null
      order by one.valid @> coalesce(given.day, greatest(contract.initial_date, ${today}::date))
        desc, lower(one.valid) limit 1) held on true
    where ${contractWithin(importing, 'contracts.update')}`.execute(tx)
  const bosses = await rutsOf(
    importing,
    held.flatMap(({ supervisorId }) => supervisorId ?? []),
  )
  const byPlace = new Map(held.map((row) => [row.at, row]))
  return rows.map((row, at) => {
    const found = byPlace.get(at)
    const boss = bosses.get(found?.supervisorId ?? 0)?.rut ?? null
    return found && foundOf(found, row, { today, supervisor: boss })
  })
}

/** The people of some RUTs, whoever sees them. */
async function idsOf({ tx }: Pick<Acting, 'tx'>, ruts: readonly string[]) {
  const rows = await people
    .all(tx)
    .select(['users.id', 'users.rut'])
    .where(sql<boolean>`users.rut in (select unnest(${[...new Set(ruts)]}::text[]))`)
    .execute()
  return new Map(rows.map(({ id, rut }) => [rut, id]))
}

/** The documents of some people. */
export async function rutsOf({ tx }: Pick<Acting, 'tx'>, ids: readonly number[]) {
  const rows = await people
    .all(tx)
    .select(['users.id', 'users.rut', 'users.identificationType'])
    .where(sql<boolean>`users.id = any(${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A record as the engine compares it: places that only differ in how they are written are one. */
function foundOf(
  row: Held,
  asked: ContractValues,
  { today, supervisor }: { today: ISODate; supervisor: string | null },
): FoundContract {
  const { userId, businessId, initialDate, finalDate } = row
  const terms = entityRow(Contract, versionedFields, {
    ...row,
    area: row.areaName,
    branchOffice: row.branchOfficeName,
  })
  const { value: salary, currency } = terms.monthlySalary
  const values = {
    ...terms,
    ...(asked.rut === undefined ? {} : { rut: asked.rut }),
    businessId,
    code: row.code,
    initialDate,
    finalDate,
    salary,
    currency,
    supervisor,
    area: alike(asked.area, row.areaName),
    branchOffice: alike(asked.branchOffice, row.branchOfficeName),
    from: asked.from ?? null,
  }
  return {
    id: row.contractId,
    version: row.contractVersion,
    values,
    userId,
    businessId,
    initialDate,
    finalDate,
    day: dayOfRow(asked.from, initialDate, today),
    terms,
  }
}

const alike = (given: string | null | undefined, kept: string | null) =>
  given && kept && searchKey(given) === searchKey(kept) ? given : kept

export const matchContracts = (importing: Importing, rows: readonly ContractValues[]) =>
  foundContracts(importing, rows)

/** Which codes of razones sociales some contract has, whoever sees it, deleted ones too. */
export async function takenCodes(
  { tx }: Pick<Acting, 'tx'>,
  rows: readonly Asked[],
): Promise<ReadonlySet<string>> {
  const { rows: taken } = await sql<{ business: number; code: string }>`
    select contract.business_id as business, contract.code
    from user_contract contract
    join ${bulk(rows, 'given', {
      business: ['bigint', ({ businessId }) => businessId],
      code: ['text', ({ code }) => code],
    })} on given.business = contract.business_id and given.code = contract.code
    where contract.company_id = app.current_company()`.execute(tx)
  return new Set(taken.map(({ business, code }) => `${business} ${code}`))
}

/** The last month of payroll that each razón social has closed. */
export async function lastClosed({
  tx,
}: Pick<Acting, 'tx'>): Promise<ReadonlyMap<number, YearMonth>> {
  const last = new Map<number, YearMonth>()
  for (const { businessId, yearMonth } of await businessMonths.get().closed(tx)) {
    if (yearMonth > (last.get(businessId) ?? 0)) last.set(businessId, yearMonth)
  }
  return last
}

/**
 * Every contract within reach as a file writes it, with its terms of today; in the audit, as every
 * export, and whose pay was read.
 */
export async function allContractRows(reading: Acting) {
  const { tx, today } = reading
  const all = await contractsOn(tx, today)
    .where(contractWithin(reading, 'contracts.massRead'))
    .orderBy('contract.id')
    .execute()
  const documents = await rutsOf(
    reading,
    all.flatMap(({ userId, supervisorId }) => [userId, ...(supervisorId ? [supervisorId] : [])]),
  )
  const rows = all.flatMap((row) => {
    const owner = documents.get(row.userId)
    const supervisor = documents.get(row.supervisorId ?? 0)?.rut ?? null
    return owner?.identificationType === 'RUT' ? [{ ...row, rut: owner.rut, supervisor }] : []
  })
  recordPeopleAtEnd(reading, 'lectura:remuneración', rows)
  await sql`select app.write_audit(app.current_company(), 'Proceso', 'exportación:contratos',
    null, null, ${JSON.stringify({ filas: rows.length })}::jsonb)`.execute(tx)
  return rows.map((row) => {
    const { monthlySalary, ...terms } = entityRow(Contract, versionedFields, row)
    const { rut, businessId, code, initialDate, finalDate, supervisor } = row
    const { value: salary, currency } = monthlySalary
    return {
      ...terms,
      rut,
      businessId,
      code,
      initialDate,
      finalDate,
      supervisor,
      salary,
      currency,
    }
  })
}
