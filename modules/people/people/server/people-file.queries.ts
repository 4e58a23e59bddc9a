import { blocks, personShown } from '#modules/people/sight/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Importing } from '#platform/server/imports/importer.ts'
import { entityRow } from '#platform/server/records/entity-rows.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'
import type { FileFields, PersonValues } from '../model/person-row.ts'
import { withoutContact } from '../model/contact.ts'
import { reservedNames, User } from '../model/user.ts'
import { within } from './scope.ts'

type Reading = Pick<Acting, 'tx' | 'reach' | 'actor' | 'today'>

/** People within reach of a right as they hold today, with what a file says of them. */
function standing(
  { tx, reach, actor, today }: Reading,
  right: 'users.update' | 'users.read',
  fields: FileFields,
) {
  // What is of class A is read with the right to the contract too.
  const isReserved = fields.some((name) => reservedNames.has(name))
  const rights = isReserved ? ([right, 'contracts.read'] as const) : ([right] as const)
  const reached = rights.map((one) => {
    const scope = reach(one)
    return sql<boolean>`(${within(scope, 'users.id')}
      and ${personShown(scope, 'users.id', actor.userId)})`
  })
  return tx
    .selectFrom('users')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userVersion as version')
          .selectAll()
          .whereRef('version.userId', '=', 'users.id')
          .where('version.supersededAt', 'is', null)
          .orderBy(sql`version.valid @> ${today}::date`, 'desc')
          .orderBy(sql`lower(version.valid)`)
          .limit(1)
          .as('held'),
      (join) => join.onTrue(),
    )
    .select('users.rut')
    .selectAll('held')
    .select(['users.id', 'users.version'])
    .select(blocks.isOpen('CONTACT', 'users.id').as('tellsContact'))
    .where((eb) => eb.and(reached))
}

type Standing = Awaited<ReturnType<ReturnType<typeof standing>['execute']>>[number]

/** The people that rows are of, by their RUT, of those whose record the author may change. */
export async function matchPeople(
  importing: Importing,
  given: readonly PersonValues[],
  fields: FileFields,
) {
  const ruts = given.flatMap(({ rut }) => rut ?? [])
  const rows = await standing(importing, 'users.update', fields)
    .where(sql<boolean>`users.rut in (select unnest(${ruts}::text[]))`)
    .execute()
  const byRut = new Map(rows.map((row) => [row.rut, row]))
  return given.map(({ rut, from, businessId }) => {
    const row = byRut.get(rut ?? '')
    if (!row) return undefined
    const { id, version } = row
    const values = { rut: row.rut, ...told(row, fields) }
    // The day and the razón social say how it is written, and are no part of the record.
    return { id, version, values: { ...values, from, businessId } }
  })
}

/** Those of some people whose ways to be reached are not blocked to the author of a file. */
export async function withOpenContact(
  { tx }: Pick<Acting, 'tx'>,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`id = any(${[...userIds]}::bigint[])`)
    .where(blocks.isOpen('CONTACT', 'users.id'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which RUTs somebody of the company has, whoever sees them. */
export async function standingRuts(
  { tx }: Pick<Acting, 'tx'>,
  ruts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ruts.length === 0) return new Set()
  const rows = await tx
    .selectFrom('users')
    .select('rut')
    .where(sql<boolean>`rut in (select unnest(${[...ruts]}::text[]))`)
    .execute()
  return new Set(rows.map(({ rut }) => rut))
}

/** Everybody within reach with a RUT, as the file writes them; in the audit, as every export. */
export async function allPeople(reading: Acting, fields: FileFields) {
  const { tx } = reading
  const rows = await standing(reading, 'users.read', fields)
    .where('users.identificationType', '=', 'RUT')
    .orderBy('users.id')
    .execute()
  if (fields.some((name) => reservedNames.has(name))) {
    const read = rows.map(({ id }) => ({ userId: id }))
    recordPeopleAtEnd(reading, 'lectura:previsión y salud', read)
  }
  await sql`select app.write_audit(app.current_company(), 'Proceso', 'exportación:personas',
    null, null, ${JSON.stringify({ filas: rows.length, formato: 'csv' })}::jsonb)`.execute(tx)
  return rows.map((row) => ({ rut: row.rut, ...told(row, fields) }))
}

/** What a file says of somebody: nothing of what is blocked. */
const told = (row: Standing, fields: FileFields) =>
  entityRow(User, fields, row.tellsContact ? row : { ...row, ...withoutContact })
