import { addDays, type ISODate } from '#chile/dates.ts'
import { yearMonthOf } from '#chile/period.ts'
import { refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import { namedInFile, NOBODY, peopleOfFile } from '#modules/people/file-people/server/index.ts'
import { circlesAfter } from '#modules/people/reporting-lines/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Found, Objection } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Change, Checked, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { SupervisorValues } from '../model/supervisor-row.ts'
import { closedWords } from './contract-file.checks.ts'
import { lastClosed, rutsOf } from './contract-file.queries.ts'
import { writeTerms } from './contract-file.writes.ts'
import { contractsOn } from './contracts.queries.ts'

type Reading = Pick<Acting, 'tx' | 'actor' | 'reach' | 'today'>

/** A contract that holds on the day of a row or later, as it is from then on. */
type Held = {
  at: number
  id: number
  version: number
  userId: number
  businessId: number
  finalDate: ISODate | null
  day: ISODate
  supervisorId: number | null
}

/**
 * The contracts of the people of rows that hold on the day of each row or begin after it, of those
 * that the author may change; by the place of the row.
 */
async function heldBy(reading: Reading, rows: readonly SupervisorValues[]) {
  const owners = await peopleOfFile(
    reading,
    'contracts.update',
    rows.map(({ rut }) => rut),
  )
  const asked = rows.map(({ rut, from }, at) => ({
    at,
    person: owners.get(rut ?? ''),
    day: from ?? reading.today,
  }))
  const { rows: held } = await sql<Held>`
    select given.at, contract.id, contract.version, contract.user_id as "userId",
      contract.business_id as "businessId", contract.final_date as "finalDate",
      held.supervisor_id as "supervisorId",
      greatest(given.day, contract.initial_date)::text as "day"
    from ${bulk(asked, 'given', {
      at: ['integer', ({ at }) => at],
      person: ['bigint', ({ person }) => person],
      day: ['date', ({ day }) => day],
    })}
    join user_contract contract on contract.company_id = app.current_company()
      and contract.user_id = given.person and contract.status <> 'DELETED'
      and (contract.final_date is null or contract.final_date >= given.day)
    join user_contract_version held on held.company_id = app.current_company()
      and held.user_contract_id = contract.id and held.superseded_at is null
      and held.valid @> greatest(given.day, contract.initial_date)
    where ${contractWithin(reading, 'contracts.update')}
    order by contract.id`.execute(reading.tx)
  const byPlace = Map.groupBy(held, ({ at }) => at)
  return { owners, held: rows.map((_, at) => byPlace.get(at) ?? []) }
}

/** The people that rows are of; the supervisor is the one that differs, where contracts do. */
export async function matchSupervisors(
  importing: Reading,
  rows: readonly SupervisorValues[],
): Promise<(Found | undefined)[]> {
  const { held } = await heldBy(importing, rows)
  const ruts = await rutsOf(
    importing,
    held.flat().flatMap(({ supervisorId }) => supervisorId ?? []),
  )
  return rows.map(({ rut, supervisor, from }, at) => {
    const [first, ...more] = held[at] ?? []
    if (!first) return undefined
    const named = [first, ...more].map(({ supervisorId }) => ruts.get(supervisorId ?? 0)?.rut)
    const isSame = named.every((one) => one === supervisor)
    const other = named.find((one) => one !== supervisor) ?? null
    return {
      id: first.userId,
      // It changes when any of the contracts does.
      version: [first, ...more].reduce((sum, { version }) => sum + version, 0),
      values: { rut, supervisor: isSame ? supervisor : other, from },
    }
  })
}

/**
 * What is wrong with each row: who is out of reach does not exist, and nobody is above themself.
 */
export async function objectionsToSupervisors(
  importing: Importing,
  rows: readonly Checked<SupervisorValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = rows.map(({ whole }) => whole)
  const { owners, held } = await heldBy(importing, wholes)
  const named = await namedInFile(
    importing,
    wholes.map(({ supervisor }) => supervisor),
  )
  const targets = await targetsOf(importing, [...owners.values()])
  const closed = await lastClosed(importing)
  const said = wholes.map(({ rut = '', supervisor = '' }, at): Objection | undefined => {
    const target = targets.get(owners.get(rut) ?? 0)
    const contracts = held[at] ?? []
    if (!target) return { column: 'rut', message: NOBODY }
    if (contracts.length === 0) {
      return { column: 'rut', message: 'No tiene un contrato vigente desde ese día' }
    }
    if (rut === supervisor) return { column: 'supervisor', message: 'Nadie es su propia jefatura' }
    if (!named.has(supervisor)) return { column: 'supervisor', message: NOBODY }
    const [refused] = refusedFields(importing, target, ['UserContract.supervisorId'])
    if (refused) return { column: 'supervisor', message: refused.reason }
    const months = contracts.flatMap(({ businessId, day }) => {
      const last = closed.get(businessId)
      return last !== undefined && yearMonthOf(day) <= last ? [last] : []
    })
    return months.length === 0
      ? undefined
      : { column: 'from', message: closedWords(Math.max(...months)) }
  })
  const lines = wholes.flatMap(({ supervisor }, at) => {
    const above = named.get(supervisor ?? '')
    if (said[at] || above === undefined) return []
    return (held[at] ?? []).map(({ id, userId, finalDate, day }) => ({
      at,
      contractId: id,
      user: userId,
      supervisor: above,
      from: day,
      until: finalDate === null ? null : addDays(finalDate, 1),
    }))
  })
  const circles = await circlesAfter(importing, lines)
  const byRow = new Map([...circles].map(([key, text]) => [lines[key]?.at, text]))
  return said.map((one, at) => {
    if (one) return [one]
    const circle = byRow.get(at)
    return circle === undefined ? [] : [{ column: 'supervisor', message: circle }]
  })
}

/** Writes the supervisor of rows in each contract that has another one. */
export async function applySupervisors(
  importing: Importing,
  rows: readonly ToWrite<SupervisorValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }) => ({ ...found?.values, ...values }))
  const { held } = await heldBy(importing, wholes)
  const named = await namedInFile(
    importing,
    wholes.map(({ supervisor }) => supervisor),
  )
  const writings = wholes.map(({ supervisor }, at) => {
    const supervisorId = named.get(supervisor ?? '') ?? null
    return (held[at] ?? [])
      .filter((contract) => contract.supervisorId !== supervisorId)
      .map(({ id, day, supervisorId: was }) => ({
        id,
        day,
        says: { supervisorId },
        before: { supervisorId: was },
      }))
  })
  const versions = await writeTerms(importing, writings.flat())
  return writings.map((some) =>
    some.map(({ id, day, says, before }) => ({
      entity: 'user_contract',
      id,
      version: versions.get(id) ?? 0,
      before,
      after: { ...says, from: day },
    })),
  )
}

/** The supervisors of today, of the contracts within reach, as a file writes them. */
export async function allSupervisors(reading: Acting) {
  const { tx, today } = reading
  const rows = await contractsOn(tx, today)
    .where(contractWithin(reading, 'contracts.read'))
    .where('held.supervisorId', 'is not', null)
    .where(sql<boolean>`(contract.final_date is null or contract.final_date >= ${today}::date)`)
    .orderBy('contract.userId')
    .orderBy('contract.id')
    .execute()
  const documents = await rutsOf(
    reading,
    rows.flatMap(({ userId, supervisorId }) => [userId, supervisorId ?? 0]),
  )
  const byPerson = Map.groupBy(rows, ({ userId }) => userId)
  await sql`select app.write_audit(app.current_company(), 'Proceso', 'exportación:jefaturas',
    null, null, ${JSON.stringify({ filas: byPerson.size })}::jsonb)`.execute(tx)
  // A person with a supervisor in each of two contracts is no row that says one.
  return [...byPerson.values()].flatMap((own) => {
    const [first] = own
    const person = documents.get(first?.userId ?? 0)
    const boss = documents.get(first?.supervisorId ?? 0)
    const isOne = own.every(({ supervisorId }) => supervisorId === first?.supervisorId)
    return isOne && person?.identificationType === 'RUT' && boss
      ? [{ rut: person.rut, supervisor: boss.rut }]
      : []
  })
}
