import { peopleOfFile } from '#modules/people/file-people/server/index.ts'
import type { Given } from '#platform/model/imports.ts'
import { notFound } from '#platform/server/errors.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { startManyVersions } from '#platform/server/records/versions.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import { yearMonthOf } from '#chile/period.ts'
import { type ContractValues, termsOf } from '../model/contract-row.ts'
import { closedWords } from './contract-file.checks.ts'
import { foundContracts, lastClosed } from './contract-file.queries.ts'
import { columnsOf, refuseCircles, saidBy, writeTerms } from './contract-file.writes.ts'
import { sayWritten } from './contract-hooks.ts'
import { contractVersions } from './contracts.queries.ts'
import { personRecord } from './person-record.ts'

type Row = ToWrite<ContractValues>

/** Makes contracts and changes others, all of them, in as many statements as for one of each. */
export async function applyContracts(
  importing: Importing,
  rows: readonly Row[],
): Promise<readonly (readonly Change[])[]> {
  const made = await madeOf(
    importing,
    rows.filter(({ found }) => !found),
  )
  const changed = await changedOf(
    importing,
    rows.filter(({ found }) => found),
  )
  await sayWritten(
    importing,
    [...made.values(), ...changed.values()].map(({ id }) => id),
  )
  return rows.map(({ line }) => [made.get(line) ?? changed.get(line)].flatMap((one) => one ?? []))
}

async function madeOf(importing: Importing, rows: readonly Row[]): Promise<Map<number, Change>> {
  const { tx, session } = importing
  if (rows.length === 0) return new Map()
  const owners = await peopleOfFile(
    importing,
    'contracts.create',
    rows.map(({ values }) => values.rut),
  )
  const fresh = rows.map(({ line, values }) => {
    const userId = owners.get(values.rut ?? '')
    const { businessId, code, initialDate, finalDate = null } = values
    if (userId === undefined || !businessId || !code || !initialDate) throw notFound()
    return { line, values, userId, businessId, code, initialDate, finalDate }
  })
  const links = await personRecord.get().links(importing, fresh)
  const placed = fresh.map((row, at) => ({ ...row, linkId: links[at]?.id }))
  const { rows: kept } = await sql<{ id: number; business: number; code: string }>`
    insert into user_contract (company_id, user_id, business_id, user_business_id, code,
      initial_date, final_date)
    select app.current_company(), given.person, given.business, given.link, given.code,
      given.first, given.last
    from ${bulk(placed, 'given', {
      person: ['bigint', ({ userId }) => userId],
      business: ['bigint', ({ businessId }) => businessId],
      link: ['bigint', ({ linkId }) => linkId],
      code: ['text', ({ code }) => code],
      first: ['date', ({ initialDate }) => initialDate],
      last: ['date', ({ finalDate }) => finalDate],
    })}
    returning id, business_id as business, code`.execute(tx)
  const byCode = new Map(kept.map(({ id, business, code }) => [`${business} ${code}`, id]))
  const contracts = placed.map((row, at) => {
    const id = byCode.get(`${row.businessId} ${row.code}`)
    if (id === undefined) throw notFound()
    return { ...row, id, newLink: links[at]?.isNew ? links[at].id : null }
  })
  const says = await saidBy(
    importing,
    contracts.map(({ values }) => values),
  )
  const patches = await columnsOf(importing, says)
  await startManyVersions(
    tx,
    contractVersions,
    contracts.map(({ id, initialDate }, at) => ({
      ownerId: id,
      from: initialDate,
      patch: patches[at] ?? {},
    })),
    session.loginId,
  )
  await personRecord.get().knownSince(
    importing,
    contracts.map(({ userId, initialDate }) => ({ userId, day: initialDate })),
  )
  await refuseCircles(
    importing,
    contracts.flatMap(({ id, values }) => (values.supervisor ? [id] : [])),
  )
  return new Map(
    contracts.map(({ line, id, values, newLink }) => [
      line,
      { entity: 'user_contract', id, version: 1, before: null, after: { ...values, newLink } },
    ]),
  )
}

async function changedOf(importing: Importing, rows: readonly Row[]) {
  const whole = rows.map(({ found, values }) => ({ ...found?.values, ...values }))
  const all = await saidBy(importing, whole)
  const contracts = await foundContracts(importing, whole)
  const writings = rows.map(({ values }, at) => {
    const contract = contracts[at]
    if (!contract) throw notFound()
    const { id, day, initialDate, finalDate, terms } = contract
    const names = new Set(namesOf(values))
    const says = Object.fromEntries(
      Object.entries(all[at] ?? {}).filter(([name]) => names.has(name)),
    )
    const was = new Map(Object.entries({ ...terms, initialDate, finalDate }))
    const before = Object.fromEntries(
      [...Object.keys(says), ...datesOf(values)].map((name) => [name, was.get(name) ?? null]),
    )
    return { id, day, says: { ...says, ...pickedDates(values) }, before }
  })
  const versions = await writeTerms(importing, writings)
  return new Map(
    rows.flatMap(({ line, found }, at): [number, Change][] => {
      const writing = writings[at]
      if (!writing) return []
      const { id, day, says, before } = writing
      const version = versions.get(id) ?? found?.version ?? 0
      const after = { ...says, from: day }
      return [[line, { entity: 'user_contract', id, version, before, after }]]
    }),
  )
}

const datesOf = ({ initialDate, finalDate }: ContractValues): string[] => [
  ...(initialDate === undefined ? [] : ['initialDate']),
  ...(finalDate === undefined ? [] : ['finalDate']),
]

const pickedDates = (values: ContractValues): Given =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name === 'initialDate' || name === 'finalDate'),
  )

/** The fields of a contract that a row changes; a union comes with its fee. */
const namesOf = (values: ContractValues): string[] => [
  ...Object.keys(termsOf(values, { salary: { value: '', currency: '' }, supervisorId: null })),
  ...(values.syndicateId === undefined ? [] : ['unionFeeType', 'unionFeeValue']),
]

/** Whether a contract is as the file left it; one that is not stays, and refuses nothing. */
const isAsLeft = (row: { readonly version: number }, left: number) => row.version === left

type Now = {
  id: number
  version: number
  businessId: number
  userBusinessId: number
  named: boolean
}

/**
 * Takes contracts out that a file made, and gives others back what they were: those that are as it
 * left them, that nothing else names and whose months are open. The others stay.
 */
export async function undoContracts(
  importing: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const { tx } = importing
  const ids = changes.map(({ id }) => id)
  await lockInOrder(tx, 'userContract', ids)
  const { rows: now } = await sql<Now>`select contract.id, contract.version,
      contract.business_id as "businessId", contract.user_business_id as "userBusinessId",
      contract.id in (select app.contracts_in_use(app.current_company(), ${ids}::bigint[])) as named
    from user_contract contract where contract.company_id = app.current_company()
      and contract.id = any(${ids}::bigint[])`.execute(tx)
  const byId = new Map(now.map((row) => [row.id, row]))
  const closed = await lastClosed(importing)
  const why = changes.map(({ id, version, before, after }) => {
    const row = byId.get(id)
    if (!row || !isAsLeft(row, version)) return TOUCHED
    const day = after[before === null ? 'initialDate' : 'from']
    const last = closed.get(row.businessId)
    if (last !== undefined && typeof day === 'string' && yearMonthOf(day) <= last) {
      return closedWords(last).split(':')[0]
    }
    return before === null && row.named ? 'Ya tiene registros que lo nombran' : undefined
  })
  const back = changes.filter((_, at) => why[at] === undefined)
  const gone = back.filter(({ before }) => before === null)
  await tx
    .deleteFrom('userContract')
    .where(sql<boolean>`id = any(${gone.map(({ id }) => id)}::bigint[])`)
    .execute()
  await personRecord.get().unlink(
    importing,
    gone.flatMap(({ after }) => (typeof after['newLink'] === 'number' ? [after['newLink']] : [])),
  )
  await writeTerms(
    importing,
    back.flatMap(({ id, before, after }) =>
      before === null ? [] : [{ id, day: String(after['from']), says: before }],
    ),
  )
  await sayWritten(
    importing,
    back.flatMap(({ id, before }) => (before === null ? [] : [id])),
  )
  return why
}
