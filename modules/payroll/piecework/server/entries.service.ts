import { formatDate, type ISODate } from '#chile/dates.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { independentOf } from '#modules/company/second-person/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  changedMeanwhile,
  conflict,
  invalid,
  notFound,
  UserError,
} from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { EntryState } from '../model/piecework.ts'
import { entriesWithin, entryById } from './entries.queries.ts'
import { payApproved } from './pay.service.ts'
import { pricedEntries } from './prices.ts'

/** Entries that are sent, or answered, at once. */
const MOST = 500

type Fresh = { key: string; contractId: number; taskId: number; day: ISODate; quantity: string }

/**
 * Enters piecework of some people: all rows or none. A row that was sent before, with the same key,
 * is not entered again: what waited for the network is sent as often as it takes.
 */
export async function savePiecework(context: Context, { rows }: { rows: readonly Fresh[] }) {
  if (rows.length === 0) throw invalid('rows', 'Escriba al menos una cantidad')
  if (rows.length > MOST) throw invalid('rows', `A lo más ${MOST} anotaciones a la vez`)
  await requireDays(context, rows)
  await requireTasks(context, rows)
  const { loginId } = context.session
  const written = await context.tx
    .insertInto('pieceworkEntry')
    .values(
      rows.map(({ key, contractId, ...row }) => ({
        ...row,
        sentKey: key,
        userContractId: contractId,
        loginId,
      })),
    )
    .onConflict((oc) => oc.columns(['companyId', 'sentKey']).doNothing())
    .returning('id')
    .execute()
  return { saved: written.length, repeated: rows.length - written.length }
}

/** The same words as for what does not exist, at the row: whoever sent many knows which one. */
const notFoundAt = (field: string) => new UserError('not-found', notFound().message, field)

/**
 * Requires that each contract is within reach and holds on the day. A day of a closed month is
 * entered too: what is approved of it is paid as retroactive.
 */
async function requireDays(context: Context, rows: readonly Fresh[]): Promise<void> {
  const { tx, reach, actor, today } = context
  const contracts = await tx
    .selectFrom('userContract as contract')
    .select(['contract.id', 'contract.initialDate', 'contract.finalDate'])
    .where(sql<boolean>`contract.id = any(${rows.map((row) => row.contractId)}::bigint[])`)
    .where('contract.status', '<>', 'DELETED')
    .where(contractWithin({ reach, actor }, 'piecework.create'))
    .execute()
  const known = new Map(contracts.map((one) => [one.id, one]))
  rows.forEach(({ contractId, day }, at) => {
    const contract = known.get(contractId)
    if (!contract) throw notFoundAt(`rows.${at}.contractId`)
    if (day > today) throw invalid(`rows.${at}.day`, 'No puede ser una fecha futura')
    if (day < contract.initialDate || (contract.finalDate !== null && day > contract.finalDate)) {
      throw invalid(`rows.${at}.day`, `El contrato no está vigente el ${formatDate(day)}`)
    }
  })
}

async function requireTasks({ tx }: Context, rows: readonly Fresh[]): Promise<void> {
  const found = await tx
    .selectFrom('pieceworkTask')
    .select(['id', 'name', 'status'])
    .where(sql<boolean>`id = any(${rows.map(({ taskId }) => taskId)}::bigint[])`)
    .execute()
  const known = new Map(found.map((one) => [one.id, one]))
  rows.forEach(({ taskId }, at) => {
    const task = known.get(taskId)
    if (!task) throw notFoundAt(`rows.${at}.taskId`)
    if (task.status === 'INACTIVE') {
      throw invalid(`rows.${at}.taskId`, `La faena ${task.name} ya no está en uso`)
    }
  })
}

type Change = { id: number; version: number; quantity: string }

/** Corrects the quantity of an entry that nobody answered yet. */
export async function updatePieceworkEntry(context: Context, { id, version, quantity }: Change) {
  const row = await waiting(context, id)
  if (row.version !== version) throw changedMeanwhile({ table: 'pieceworkEntry', key: { id } })
  const { loginId } = context.session
  await context.tx
    .updateTable('pieceworkEntry')
    .set({ quantity, loginId, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return entryById(context, id)
}

/** Takes away an entry that nobody answered yet. */
export async function deletePieceworkEntry(
  context: Context,
  { id }: { id: number },
): Promise<boolean> {
  await waiting(context, id)
  await context.tx.deleteFrom('pieceworkEntry').where('id', '=', id).execute()
  return true
}

async function waiting(context: Context, id: number) {
  const row = await entriesWithin(context, 'piecework.create')
    .select(['entry.status', 'entry.version'])
    .where('entry.id', '=', id)
    .forUpdate('entry')
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.status !== 'PENDING') {
    throw conflict(`Ya está ${EntryState.label(row.status).toLowerCase()}`)
  }
  return row
}

type Answered = { id: number; version: number }

/** The entries to answer, locked; all of them within reach and as they were read. */
async function locked(context: Context, entries: readonly Answered[]) {
  if (entries.length === 0) throw invalid('entries', 'Elija al menos un trato')
  if (entries.length > MOST) throw invalid('entries', `A lo más ${MOST} tratos a la vez`)
  const versions = new Map(entries.map(({ id, version }) => [id, version]))
  const rows = await entriesWithin(context, 'piecework.update')
    .select(['entry.id', 'entry.version', 'entry.status', 'entry.loginId', 'entry.taskId'])
    .select(['entry.day', 'entry.quantity', 'entry.userContractId', 'contract.userId'])
    .select(nameIn('contract.userId').as('person'))
    .where(sql<boolean>`entry.id = any(${[...versions.keys()]}::bigint[])`)
    .orderBy('entry.id')
    .forUpdate('entry')
    .execute()
  if (rows.length < versions.size) throw notFound()
  for (const row of rows) {
    if (row.version !== versions.get(row.id)) {
      throw changedMeanwhile({ table: 'pieceworkEntry', key: { id: row.id } })
    }
    if (row.userId === context.actor.userId) throw conflict('No puede responder sus propios tratos')
  }
  return rows
}

/**
 * Approves entries, all or none, at the price of their day: the items of their months pay them, and
 * what is of a closed month waits in `retroactivity` (`late` counts these).
 * Whoever entered one does not approve it, nor from another account of theirs.
 */
export async function approvePiecework(
  context: Context,
  { entries }: { entries: readonly Answered[] },
) {
  const rows = await locked(context, entries)
  for (const { status, person } of rows) {
    if (status === 'PENDING') continue
    throw conflict(`${person ?? ''}: ya está ${EntryState.label(status).toLowerCase()}`)
  }
  const { loginId } = context.session
  const authors = [...new Set(rows.flatMap((row) => row.loginId ?? []))]
  if (loginId === null) throw notFound()
  const free = await independentOf(context, loginId, authors)
  if (authors.some((author) => !free.has(author))) {
    throw conflict('Lo aprueba una persona distinta de quien lo anotó')
  }
  const priced = await pricedEntries(context, rows)
  await context.client.query(
    `update piecework_entry e set status = 'APPROVED', price = p.price, amount = p.amount,
       answered_login_id = $5, answered_at = $6, version = e.version + 1
     from unnest($2::bigint[], $3::numeric[], $4::bigint[]) as p (id, price, amount)
     where e.company_id = $1 and e.id = p.id`,
    [
      context.session.companyId,
      priced.map(({ id }) => id),
      priced.map(({ price }) => price),
      priced.map(({ amount }) => amount),
      loginId,
      context.now,
    ],
  )
  const late = await payApproved(context, rows)
  return { answered: rows.length, late }
}

type Rejection = { entries: readonly Answered[]; reason: string }

/**
 * Rejects entries with a reason: what was approved is paid no more, unless a closed month paid it.
 */
export async function rejectPiecework(context: Context, { entries, reason }: Rejection) {
  const rows = await locked(context, entries)
  const gone = rows.find(({ status }) => status === 'REJECTED')
  if (gone) throw conflict(`${gone.person ?? ''}: ya está rechazado`)
  const { session, now } = context
  await context.tx
    .updateTable('pieceworkEntry')
    .set((eb) => ({
      status: 'REJECTED',
      reason,
      price: null,
      amount: null,
      answeredLoginId: session.loginId,
      answeredAt: now,
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .execute()
  const late = await payApproved(
    context,
    rows.filter(({ status }) => status === 'APPROVED'),
  )
  return { answered: rows.length, late }
}
