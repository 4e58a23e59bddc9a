import { type GuardedField, isGuarded } from '#access/guarded-fields.ts'
import { reachesBusiness } from '#access/reach.ts'
import { addDays, formatDate, type ISODate } from '#chile/dates.ts'
import { firstDay, monthLabel, nextMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { refusedFields, targetsOf } from '#modules/company/authority/server/index.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { circlesAfter, type LineChange } from '#modules/people/reporting-lines/server/index.ts'
import { namedInFile, NOBODY, peopleOfFile } from '#modules/people/file-people/server/index.ts'
import { places } from '#modules/people/structure/server/index.ts'
import type { Objection, Problem } from '#platform/model/imports.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import { Contract } from '../model/contract.ts'
import { columnOf, type ContractValues, termsOf } from '../model/contract-row.ts'
import { problemOf } from '../model/rules.ts'
import {
  type FoundContract,
  foundContracts,
  lastClosed,
  takenCodes,
} from './contract-file.queries.ts'
import { ENDED } from './contract-change.ts'
import { hasEnding } from './person-record.ts'

/** A row and the contract that it is of, as it is on the day of the row. */
type Row = Pick<Checked<ContractValues>, 'given' | 'whole'> & {
  readonly found: FoundContract | undefined
}

/** The RUTs that the same file enters before their contracts; their rights are asked there. */
type Coming = ReadonlySet<string>

/**
 * What the form of contracts would refuse in each row, and what its author may not set. Who is out
 * of reach, or whose pay is kept from the author, does not exist.
 */
export async function objectionsToContracts(
  importing: Importing,
  checked: readonly Checked<ContractValues>[],
  coming: Coming = new Set(),
): Promise<readonly (readonly Objection[])[]> {
  const found = await foundContracts(
    importing,
    checked.map(({ whole }) => whole),
  )
  const rows = checked.map(({ given, whole }, at) => ({ given, whole, found: found[at] }))
  const facts = await factsOf(importing, rows, coming)
  const said = rows.map((row) => problemIn(importing, row, facts))
  const circles = await circlesIn(
    importing,
    rows.map((row, at) => (said[at] ? undefined : lineOf(importing, row, facts))),
  )
  return said.map((problem, at) => {
    const circle = circles.get(at)
    if (problem) return [problem]
    return circle === undefined ? [] : [{ column: 'supervisor', message: circle }]
  })
}

type Facts = Awaited<ReturnType<typeof factsOf>>

async function factsOf(importing: Importing, rows: readonly Row[], coming: Coming) {
  const { tx } = importing
  const wholes = rows.map(({ whole }) => whole)
  const owners = await peopleOfFile(
    importing,
    'contracts.create',
    rows.map(({ found, whole }) => (found ? null : whole.rut)),
  )
  const userIds = [...owners.values(), ...rows.flatMap(({ found }) => found?.userId ?? [])]
  const ended = rows.flatMap((row) => (movesEnd(row) ? (row.found?.id ?? []) : []))
  return {
    coming,
    owners,
    targets: await targetsOf(importing, [...new Set(userIds)]),
    inactive: await inactiveAmong(importing, [...owners.values()]),
    supervisors: await namedInFile(
      importing,
      rows.map(({ given }) => given.supervisor),
    ),
    taken: await takenCodes(importing, wholes),
    closed: await lastClosed(importing),
    ended: await hasEnding.get()(tx, ended),
    areas: await places.suspended(importing, 'area', placesOf(rows, 'area')),
    offices: await places.suspended(importing, 'branchOffice', placesOf(rows, 'branchOffice')),
  }
}

/** The names of places that rows say and their contracts have not. */
const placesOf = (rows: readonly Row[], place: 'area' | 'branchOffice') =>
  rows.flatMap(({ given, found }) => {
    const name = given[place]
    return name && name !== found?.values[place] ? [name] : []
  })

async function inactiveAmong({ tx }: Importing, userIds: readonly number[]) {
  const persons = await people
    .all(tx)
    .select('users.id')
    .where(sql<boolean>`users.id = any(${[...userIds]}::bigint[])`)
    .where('users.status', '=', 'INACTIVE')
    .execute()
  const businesses = await tx
    .selectFrom('business')
    .select('id')
    .where('status', '=', 'INACTIVE')
    .execute()
  return {
    people: new Set(persons.map(({ id }) => id)),
    businesses: new Set(businesses.map(({ id }) => id)),
  }
}

const movesEnd = ({ given, found }: Row) =>
  found !== undefined &&
  given.finalDate !== undefined &&
  (given.finalDate ?? null) !== (found.values.finalDate ?? null)

/** What is wrong with a row besides circles: the first thing, as a form shows it. */
function problemIn(importing: Importing, row: Row, facts: Facts): Problem | undefined {
  const { found } = row
  return (
    (found ? whyNotChanged(importing, row, found, facts) : whyNotNew(importing, row, facts)) ??
    whyNotNamed(row, facts) ??
    whyNotSaid(importing, row, facts) ??
    whyNotClosed(importing, row, facts)
  )
}

const at = (column: string | null, message: string): Problem => ({ column, message })

function whyNotNew(importing: Importing, { whole }: Row, facts: Facts): Problem | undefined {
  const { rut = '', businessId = 0, code } = whole
  if (!reachesBusiness(importing.reach('contracts.create'), businessId)) {
    return at('businessId', NOBODY)
  }
  const owner = facts.owners.get(rut)
  if (owner === undefined && !facts.coming.has(rut)) return at('rut', NOBODY)
  if (owner !== undefined && !facts.targets.has(owner)) return at('rut', NOBODY)
  if (facts.taken.has(`${businessId} ${code}`)) {
    return at('code', 'Ya existe un contrato con ese código')
  }
  if (owner !== undefined && facts.inactive.people.has(owner)) {
    return at('rut', 'La persona está inactiva')
  }
  return facts.inactive.businesses.has(businessId)
    ? at('businessId', 'La razón social está inactiva')
    : undefined
}

function whyNotChanged(
  { today }: Importing,
  row: Row,
  found: FoundContract,
  facts: Facts,
): Problem | undefined {
  const initialDate = row.whole.initialDate ?? found.initialDate
  if (movesEnd(row) && facts.ended.has(found.id)) return at('finalDate', ENDED)
  const day = dayOf(row, found, today)
  return day < initialDate ? at('from', 'Es anterior al inicio del contrato') : undefined
}

/** The day from which a row changes a contract: where its first day moves, from then on. */
const dayOf = ({ whole }: Row, found: FoundContract, today: ISODate): ISODate => {
  const initialDate = whole.initialDate ?? found.initialDate
  return whole.from ?? (initialDate > today ? initialDate : today)
}

/** People and places that a row names: as a form offers them. */
function whyNotNamed({ given, whole, found }: Row, facts: Facts): Problem | undefined {
  const { supervisor, area, branchOffice } = given
  if (supervisor && supervisor !== found?.values.supervisor) {
    if (supervisor === whole.rut) return at('supervisor', 'Nadie es su propia jefatura')
    if (!facts.supervisors.has(supervisor)) return at('supervisor', NOBODY)
  }
  const closed = facts.areas.get(area ?? '')
  if (closed !== undefined) return at('area', closed)
  const office = facts.offices.get(branchOffice ?? '')
  return office === undefined ? undefined : at('branchOffice', office)
}

/** What the rules of contracts and the rights of the author say of what a row changes. */
function whyNotSaid(importing: Importing, row: Row, facts: Facts): Problem | undefined {
  const { whole, given } = row
  const { found } = row
  const { initialDate = '', finalDate = null, supervisor, salary, currency } = whole
  const money = { value: salary ?? '', currency: currency ?? 'CLP' }
  const pay = Contract.fields.monthlySalary.safeParse(money)
  if (!pay.success) return at('salary', pay.error.issues[0]?.message ?? '')
  const supervisorId = supervisorOf(supervisor, found, facts)
  const says = termsOf(found ? given : whole, { salary: pay.data, supervisorId })
  const dates = { initialDate: given.initialDate, finalDate: given.finalDate }
  const changed = found ? differing(says, found.terms) : says
  const moved = found ? differing(dates, found) : dates
  const dated = Object.keys(says).length > 0
  const asked = found && dated ? dayOf(row, found, importing.today) : initialDate
  const terms = { ...found?.terms, ...says, initialDate, finalDate }
  const problem = problemOf(terms, asked, new Set(Object.keys(changed)))
  if (problem) return at(columnOf(problem.field), problem.message)
  const target = targetOf(row, facts)
  if (!target) return undefined
  const fields = guardedOf([...Object.keys(changed), ...Object.keys(moved)], found === undefined)
  const right = found ? 'contracts.update' : 'contracts.create'
  const [refused] = refusedFields(importing, target, fields, right)
  if (!refused) return undefined
  return at(columnOf(refused.field.split('.')[1] ?? ''), refused.reason)
}

/** The person of a row as the rules of authority see them; of one who comes with it, nobody. */
const targetOf = (row: Row, { owners, targets }: Facts) =>
  targets.get(row.found?.userId ?? owners.get(row.whole.rut ?? '') ?? 0)

function supervisorOf(
  rut: string | null | undefined,
  found: FoundContract | undefined,
  { supervisors }: Facts,
): number | null {
  if (!rut) return null
  if (found && rut === found.values.supervisor) return found.terms.supervisorId
  return supervisors.get(rut) ?? null
}

const differing = (says: Readonly<Record<string, unknown>>, now: object) => {
  const before = new Map<string, unknown>(Object.entries(now))
  return Object.fromEntries(
    Object.entries(says).filter(
      ([name, value]) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(before.get(name) ?? null),
    ),
  )
}

const guardedOf = (names: readonly string[], isNew: boolean): GuardedField[] =>
  [...names, ...(isNew ? ['businessId', 'code'] : [])].flatMap((name) => {
    const field = `UserContract.${name}`
    return isGuarded(field) ? [field] : []
  })

/** A month that is closed stays as it was paid: what a file changes holds from after it. */
function whyNotClosed({ today }: Importing, row: Row, { closed }: Facts): Problem | undefined {
  const { found } = row
  const { businessId = 0, initialDate = '', finalDate = null } = row.whole
  const last = closed.get(businessId)
  if (last === undefined) return undefined
  const isIn = (day: ISODate) => yearMonthOf(day) <= last
  if (!found) return isIn(initialDate) ? at('initialDate', closedWords(last)) : undefined
  if (initialDate !== found.initialDate && isIn(earlier(initialDate, found.initialDate))) {
    return at('initialDate', closedWords(last))
  }
  const ends = [finalDate, found.finalDate].flatMap((day) => day ?? [])
  if (movesEnd(row) && isIn(addDays(ends.reduce(earlier), 1))) {
    return at('finalDate', closedWords(last))
  }
  return changesTerms(row, found) && isIn(dayOf(row, found, today))
    ? at('from', closedWords(last))
    : undefined
}

/** «El mes octubre 2026 está cerrado: use un día desde el 01-11-2026». */
export const closedWords = (last: YearMonth): string =>
  `El mes ${monthLabel(last)} está cerrado: use un día desde el ` +
  formatDate(firstDay(nextMonth(last)))

const earlier = (a: ISODate, b: ISODate) => (a < b ? a : b)

function changesTerms({ given }: Row, { values }: FoundContract): boolean {
  const { initialDate: _first, finalDate: _last, from: _from, ...terms } = given
  return Object.keys(differing(terms, values)).length > 0
}

/** The reporting line that a row makes, where it says another one. */
function lineOf({ today }: Importing, row: Row, facts: Facts): LineChange | undefined {
  const { found } = row
  const { rut = '', initialDate = '', finalDate = null } = row.whole
  const { supervisor } = row.given
  if (!supervisor || supervisor === found?.values.supervisor) return undefined
  const user = found?.userId ?? facts.owners.get(rut)
  const above = facts.supervisors.get(supervisor)
  if (user === undefined || above === undefined) return undefined
  return {
    contractId: found?.id ?? null,
    user,
    supervisor: above,
    from: found ? dayOf(row, found, today) : initialDate,
    until: finalDate === null ? null : addDays(finalDate, 1),
  }
}

/** The circles of lines, by the place of their row. */
async function circlesIn(importing: Importing, lines: readonly (LineChange | undefined)[]) {
  const places = lines.flatMap((line, place) => (line ? [{ line, place }] : []))
  const circles = await circlesAfter(
    importing,
    places.map(({ line }) => line),
  )
  return new Map([...circles].map(([key, text]) => [places[key]?.place ?? -1, text]))
}
