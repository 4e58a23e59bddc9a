import type { ISODate } from '#chile/dates.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import type { Found, Given } from '#platform/model/imports.ts'
import { changeManyFrom, startManyVersions } from '#platform/server/records/versions.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { metaOf } from '#platform/model/entity.ts'
import { searchTextOf } from '../model/names.ts'
import { importedFields, importedPay, type PersonValues } from '../model/person-row.ts'
import { nameFields, User } from '../model/user.ts'
import { userVersions } from './record.queries.ts'
import { versionColumns } from './users.service.ts'

type Row = ToWrite<PersonValues>
type Known = Row & { readonly found: Found }

/**
 * What a row says of its person, without how it is written. What has to be something and is said
 * nothing of is as of anybody who is entered.
 */
const saidOf = (values: PersonValues) =>
  Object.fromEntries(
    [...importedFields, ...importedPay].flatMap((name): [string, unknown][] => {
      const value = values[name]
      const isLeft = value === null && !metaOf(User, name).optional
      return value === undefined || isLeft ? [] : [[name, value]]
    }),
  )

/** Enters people and corrects others, all of them, in as many statements as for one of each. */
export async function applyPeople(
  importing: Importing,
  rows: readonly Row[],
): Promise<readonly (readonly Change[])[]> {
  const made = await entered(
    importing,
    rows.filter(({ found }) => !found),
  )
  const corrected = await correctedOf(
    importing,
    rows.flatMap((row) => (row.found ? [{ ...row, found: row.found }] : [])),
  )
  return rows.map(({ line }) => [made.get(line) ?? corrected.get(line)].flatMap((one) => one ?? []))
}

async function entered(importing: Importing, rows: readonly Row[]): Promise<Map<number, Change>> {
  const { tx, today, session } = importing
  if (rows.length === 0) return new Map()
  const { rows: made } = await sql<{ id: number; rut: string; version: number }>`
    insert into users (company_id, identification_type, rut, role, search)
    select app.current_company(), 'RUT', given.rut, 'EMPLOYEE', given.search
    from ${bulk(rows, 'given', {
      rut: ['text', ({ values }) => values.rut],
      search: ['text', ({ values }) => searchOf(values)],
    })}
    returning id, rut, version`.execute(tx)
  const byRut = new Map(made.map((one) => [one.rut, one]))
  const people = rows.flatMap(({ line, values }) => {
    const one = byRut.get(values.rut ?? '')
    return one ? [{ line, values, ...one }] : []
  })
  await startManyVersions(
    tx,
    userVersions,
    people.map(({ id, values }) => ({
      ownerId: id,
      from: values.from ?? today,
      patch: versionColumns(saidOf(values)),
    })),
    session.loginId,
  )
  await sql`insert into user_business (company_id, user_id, business_id)
    select app.current_company(), link.person, link.business
    from ${bulk(
      people.filter(({ values }) => values.businessId),
      'link',
      {
        person: ['bigint', ({ id }) => id],
        business: ['bigint', ({ values }) => values.businessId],
      },
    )} returning id`.execute(tx)
  return new Map(
    people.map(({ line, id, version, values }) => [
      line,
      { entity: 'users', id, version, before: null, after: { ...values } },
    ]),
  )
}

const searchOf = (values: PersonValues): string => {
  const {
    firstname = '',
    secondName = null,
    paternalLastname = '',
    maternalLastname = null,
  } = values
  const names = { firstname, secondName, paternalLastname, maternalLastname }
  return searchTextOf([names], values.rut ?? '')
}

async function correctedOf(
  importing: Importing,
  rows: readonly Known[],
): Promise<Map<number, Change>> {
  const versions = await written(
    importing,
    rows.map(({ found, values }) => ({
      id: found.id,
      from: dayOf(found.values) ?? importing.today,
      patch: saidOf(values),
    })),
  )
  return new Map(
    rows.map(({ line, found, values }) => {
      const said = saidOf(values)
      const before = Object.fromEntries(
        Object.keys(said).map((name) => [name, found.values[name] ?? null]),
      )
      // The day is kept with what there was, by which it is taken back.
      const from = dayOf(found.values) ?? importing.today
      const version = versions.get(found.id) ?? found.version
      const after = { ...said, from }
      return [line, { entity: 'users', id: found.id, version, before, after }]
    }),
  )
}

const dayOf = ({ from }: Given): ISODate | null => (typeof from === 'string' ? from : null)

type Writing = { readonly id: number; readonly from: ISODate; readonly patch: Given }

/** Writes what holds of people from a day on; the versions that their rows have then. */
async function written({ tx, session }: Importing, rows: readonly Writing[]) {
  if (rows.length === 0) return new Map<number, number>()
  await changeManyFrom(
    tx,
    userVersions,
    rows.map(({ id, from, patch }) => ({ ownerId: id, from, patch: versionColumns(patch) })),
    { authorLoginId: session.loginId },
  )
  const ids = rows.map(({ id }) => id)
  const { rows: kept } = await sql<{ id: number; version: number }>`
    update users set version = version + 1, search = given.search
    from ${bulk(await searchesOf(tx, ids), 'given', {
      id: ['bigint', ({ id }) => id],
      search: ['text', ({ search }) => search],
    })}
    where users.company_id = app.current_company() and users.id = given.id
    returning users.id, users.version`.execute(tx)
  return new Map(kept.map(({ id, version }) => [id, version]))
}

/** By what people are found: every name they have had, and their document. */
async function searchesOf(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('userVersion')
    .innerJoin('users', 'users.id', 'userVersion.userId')
    .select([...nameFields, 'users.rut', 'users.id'])
    .where(sql<boolean>`users.id in (select unnest(${[...ids]}::bigint[]))`)
    .where('userVersion.supersededAt', 'is', null)
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, held]) => ({
    id,
    search: searchTextOf(held, held[0]?.rut ?? ''),
  }))
}

/** Whether a person is as the file left them; what is not stays, and refuses nothing. */
const isAsLeft = (row: { readonly version: number }, left: number) => row.version === left

/**
 * Takes people out that a file entered, and gives others back what they were. Who has a contract or
 * an account by now stays, and who was changed since.
 */
export async function undoPeople(
  importing: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const { tx } = importing
  const ids = changes.map(({ id }) => id)
  const { rows: now } = await sql<{ id: number; version: number; works: boolean; enters: boolean }>`
    select users.id, users.version,
      exists (select from user_contract contract
        where contract.company_id = app.current_company() and contract.user_id = users.id) as works,
      exists (select from login
        where login.company_id = app.current_company() and login.user_id = users.id) as enters
    from users where users.company_id = app.current_company()
      and users.id in (select unnest(${ids}::bigint[])) for no key update`.execute(tx)
  const byId = new Map(now.map((row) => [row.id, row]))
  const why = changes.map(({ id, version, before }) => {
    const row = byId.get(id)
    if (!row || !isAsLeft(row, version)) return TOUCHED
    if (before !== null) return undefined
    if (row.works) return 'Tiene contratos'
    return row.enters ? 'Tiene una cuenta con la que ingresa' : undefined
  })
  const back = changes.filter((_, at) => why[at] === undefined)
  const gone = back.filter(({ before }) => before === null).map(({ id }) => id)
  await tx
    .deleteFrom('users')
    .where(sql<boolean>`id in (select unnest(${gone}::bigint[]))`)
    .execute()
  await written(
    importing,
    back.flatMap(({ id, before, after }) =>
      before === null ? [] : [{ id, from: dayOf(after) ?? importing.today, patch: before }],
    ),
  )
  return why
}
