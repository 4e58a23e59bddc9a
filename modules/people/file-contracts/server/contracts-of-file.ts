import type { Permission } from '#access/services.ts'
import { counted } from '#chile/counts.ts'
import type { ISODate } from '#chile/dates.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import { businessMonths } from '#modules/company/businesses/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ContractOfRow } from '../model/contract-of-row.ts'
import { NOBODY } from '#modules/people/file-people/server/index.ts'

type Reading = Pick<Acting, 'tx' | 'actor' | 'reach'>

/** A contract that rows of a file are of. */
export type ContractOfFile = {
  readonly id: number
  readonly userId: number
  readonly businessId: number
  readonly code: string
  readonly initialDate: ISODate
  readonly finalDate: ISODate | null
}

/** The contract of a row, or what is wrong with how the row names it. */
export type NamedContract =
  | { readonly found: ContractOfFile; readonly wrong?: undefined }
  | { readonly found?: undefined; readonly wrong: Problem }

/** A row with the days that it is about, which say which of several contracts is meant. */
type Asked = ContractOfRow & {
  businessId?: number | null
  from?: ISODate | null
  to?: ISODate | null
}

/** The right that a file asks of each contract, or several at once. */
type Rights = Permission | readonly [Permission, ...Permission[]]

const contractsOf = (reading: Reading, rights: Rights) =>
  people
    .all(reading.tx)
    .innerJoin('userContract as contract', 'contract.userId', 'users.id')
    .select(['users.rut', 'users.identificationType', 'contract.id', 'contract.userId'])
    .select(['contract.businessId', 'contract.code'])
    .select(['contract.initialDate', 'contract.finalDate'])
    .where('contract.status', '<>', 'DELETED')
    .where((eb) => eb.and([rights].flat().map((right) => contractWithin(reading, right))))
    .orderBy('contract.id')

/**
 * The contracts that rows are of, in their order, among those that a right of the author reaches:
 * one query for all. A person with several has the one that holds in the days of the row, or is
 * asked for its code; nothing is chosen where two would do.
 */
export async function contractsOfFile(
  reading: Reading,
  right: Rights,
  rows: readonly Asked[],
): Promise<readonly NamedContract[]> {
  const asked = [...new Set(rows.flatMap(({ rut }) => rut ?? []))]
  const found =
    asked.length === 0
      ? []
      : await contractsOf(reading, right)
          .where(sql<boolean>`users.rut in (select unnest(${asked}::text[]))`)
          .execute()
  const byRut = Map.groupBy(found, ({ rut }) => rut)
  return rows.map((row) => chosen(row, byRut.get(row.rut ?? '') ?? []))
}

const wrong = (column: 'rut' | 'contract', message: string): NamedContract => ({
  wrong: { column, message },
})

function chosen(row: Asked, all: readonly ContractOfFile[]): NamedContract {
  const { businessId = null } = row
  const own = businessId === null ? all : all.filter((one) => one.businessId === businessId)
  if (own.length === 0) return wrong('rut', NOBODY)
  if (row.contract) {
    const key = searchKey(row.contract)
    const named = own.filter(
      ({ id, code }) => searchKey(code) === key || publicId('contract', id) === row.contract,
    )
    const [first, ...more] = named
    if (!first) return wrong('contract', NOBODY)
    return more.length === 0
      ? { found: first }
      : wrong('contract', 'Tiene varios contratos con ese código: use su identificador')
  }
  const held = own.filter((contract) => holdsIn(contract, row))
  const [first, ...more] = held.length > 0 ? held : own
  if (!first) return wrong('rut', NOBODY)
  return more.length === 0
    ? { found: first }
    : wrong('contract', `Tiene ${counted(more.length + 1, 'contrato')}: indique cuál`)
}

const holdsIn = ({ initialDate, finalDate }: ContractOfFile, { from, to }: Asked): boolean =>
  (!to || initialDate <= to) && (!from || finalDate === null || finalDate >= from)

/**
 * How each contract within reach is named in a file, by its id: its code, or its identifier where
 * the person has two of that code. It is in the audit, with whose pay was read.
 */
export async function contractsToFile(
  reading: Acting,
  right: Rights,
  what: string,
): Promise<ReadonlyMap<number, { rut: string; contract: string } & ContractOfFile>> {
  const rows = await contractsOf(reading, right)
    .where('users.identificationType', '=', 'RUT')
    .execute()
  const names = Map.groupBy(rows, ({ rut, code }) => `${rut} ${searchKey(code)}`)
  recordPeopleAtEnd(reading, 'lectura:remuneración', rows)
  await sql`select app.write_audit(app.current_company(), 'Proceso', ${`exportación:${what}`},
    null, null, ${JSON.stringify({ contratos: rows.length })}::jsonb)`.execute(reading.tx)
  return new Map(
    rows.map((row) => {
      const isOne = (names.get(`${row.rut} ${searchKey(row.code)}`) ?? []).length === 1
      return [row.id, { ...row, contract: isOne ? row.code : publicId('contract', row.id) }]
    }),
  )
}

/** The last month of payroll that each razón social has closed. */
export async function closedMonths({
  tx,
}: Pick<Acting, 'tx'>): Promise<ReadonlyMap<number, YearMonth>> {
  const last = new Map<number, YearMonth>()
  for (const { businessId, yearMonth } of await businessMonths.get().closed(tx)) {
    if (yearMonth > (last.get(businessId) ?? 0)) last.set(businessId, yearMonth)
  }
  return last
}

/** «El mes octubre 2026 está cerrado». */
export const monthClosed = (month: YearMonth): string => `El mes ${monthLabel(month)} está cerrado`

/** By the place of a row, that another row of the file is of the same record. */
export function saidTwice(keys: readonly (string | undefined)[]): ReadonlyMap<number, string> {
  const times = Map.groupBy(
    keys.flatMap((key, at) => (key === undefined ? [] : [{ key, at }])),
    ({ key }) => key,
  )
  const doubled = [...times.values()].filter((some) => some.length > 1).flat()
  return new Map(doubled.map(({ at }) => [at, 'Está dos veces en el archivo']))
}
