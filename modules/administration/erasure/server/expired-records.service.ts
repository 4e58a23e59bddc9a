import type { ISODate } from '#chile/dates.ts'
import {
  requireSecondPerson,
  requireStranger,
} from '#modules/company/second-person/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, forbidden, invalid } from '#platform/server/errors.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ExpiredWords, Keeping } from '../model/expired-record.ts'
import { BY_ANOTHER } from '../model/expired-states.ts'
import { erasing } from './erase.job.ts'
import { requireOfCompany } from './erasures.service.ts'
import { expiringOf } from './expired-facts.queries.ts'
import { expiredRecords } from './expired-records.queries.ts'
import { followPeople } from './expired-records.task.ts'

const unsigned = {
  confirmedLoginId: null,
  confirmedAt: null,
  approvedLoginId: null,
  approvedAt: null,
} as const

/** Says of a record that nothing more asks to keep it: the first of two people. */
export async function confirmExpiredRecord(context: Context, seen: ExpiredWords) {
  const loginId = requirePerson(context)
  const row = await expiredRecords.locked(context, seen.id, 'privacyRequests.update')
  expiredRecords.require('confirm', row)
  await requireStranger(context, row.userId)
  await requireFree(context, row.userId)
  const set = { ...touched(context), confirmedLoginId: loginId, confirmedAt: context.now }
  await expiredRecords.act(context, 'confirm', seen, set)
  return expiredRecords.one(context, seen.id)
}

/**
 * Agrees that a record is kept no more, and erases of it what no duty keeps: another human being
 * than whoever confirmed it.
 */
export async function approveExpiredRecord(context: Context, seen: ExpiredWords) {
  const loginId = requirePerson(context)
  const row = await expiredRecords.locked(context, seen.id, 'privacyRequests.update')
  expiredRecords.require('approve', row)
  if (row.confirmedLoginId === loginId) throw conflict(BY_ANOTHER)
  await requireSecondPerson(context, row.confirmedLoginId ?? loginId)
  await requireStranger(context, row.userId)
  await requireFree(context, row.userId)
  const set = { ...touched(context), approvedLoginId: loginId, approvedAt: context.now }
  await expiredRecords.act(context, 'approve', seen, set)
  await eraseOf(context, { ...row, approvedLoginId: loginId })
  return expiredRecords.one(context, seen.id)
}

type Agreed = {
  id: number
  userId: number
  leftOn: ISODate
  confirmedLoginId: number | null
  approvedLoginId: number
}

/** Erases in the background what no duty keeps of the person of a record. */
async function eraseOf(context: Context, agreed: Agreed): Promise<void> {
  const { confirmedLoginId, approvedLoginId, userId, leftOn } = agreed
  if (confirmedLoginId === null) throw conflict('Primero la confirma otra persona')
  const { id } = await context.tx
    .insertInto('erasure')
    .values({
      ...touched(context),
      expiredRecordId: agreed.id,
      userId,
      leftOn,
      state: 'RUNNING',
      proposedLoginId: confirmedLoginId,
      approvedLoginId,
      approvedAt: context.now,
      creatorLoginId: approvedLoginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(context, erasing(undefined), { id }, { key: `erasure:${id}` })
}

/** Keeps a record until a day, whatever its terms say. */
export async function keepExpiredRecord(context: Context, { keptUntil, ...seen }: Keeping) {
  requirePerson(context)
  if (keptUntil === null) throw invalid('keptUntil', 'Diga hasta cuándo se conserva')
  if (keptUntil <= context.today) throw invalid('keptUntil', 'Debe ser un día que viene')
  const set = { ...touched(context), ...unsigned, heldBy: null, keptUntil }
  await expiredRecords.act(context, 'keep', seen, set)
  return expiredRecords.one(context, seen.id)
}

/** Takes back that a record is kept: it stands again as its terms say. */
export async function releaseExpiredRecord(context: Context, seen: ExpiredWords) {
  requirePerson(context)
  const set = { ...touched(context), keptUntil: null }
  const { userId } = await expiredRecords.act(context, 'release', seen, set)
  await followPeople(context.tx, context.today, [userId])
  return expiredRecords.one(context, seen.id)
}

type Several = { records: readonly { id: number; version: number | null }[] }

/**
 * Confirms records of a page at once. One that changed since it was read, or that something holds
 * by now, is left as it is, and counted as left.
 */
export async function confirmExpiredRecords(context: Context, { records }: Several) {
  const loginId = requirePerson(context)
  const seen = new Map(records.map(({ id, version }) => [id, version]))
  const rows = await expiredRecords
    .reached(context, 'privacyRequests.update')
    .select(['record.id', 'record.userId', 'record.version'])
    .where(sql<boolean>`record.id = any(${[...seen.keys()]}::bigint[])`)
    .where('record.state', '=', 'DUE')
    .where('record.userId', '<>', context.actor.userId ?? 0)
    .orderBy('record.id')
    .forNoKeyUpdate('record')
    .execute()
  const userIds = rows.map(({ userId }) => userId)
  await requireStranger(context, userIds)
  const standing = await expiringOf(context.tx, context.today, userIds)
  const free = rows.filter(({ id, version, userId }) => {
    const person = standing.get(userId)
    const asSeen = (seen.get(id) ?? version) === version
    return asSeen && person?.heldBy === null && person.freeOn <= context.today
  })
  await context.tx
    .updateTable('expiredRecord')
    .set({ ...touched(context), confirmedLoginId: loginId, confirmedAt: context.now })
    .set({ state: 'CONFIRMED', version: sql`version + 1` })
    .where(sql<boolean>`id = any(${free.map(({ id }) => id)}::bigint[])`)
    .execute()
  return { confirmed: free.length, left: seen.size - free.length }
}

/** Refuses what holds a record by now, whatever the last night found. */
async function requireFree({ tx, today }: Context, userId: number): Promise<void> {
  const person = (await expiringOf(tx, today, [userId])).get(userId)
  if (person === undefined) throw conflict('No tiene contratos')
  if (person.heldBy !== null) throw conflict(person.heldBy)
  if (person.freeOn > today) throw conflict('Su plazo no termina todavía')
}

/** The account of the person who decides; nobody does it by simulating the company. */
function requirePerson(context: Context): number {
  requireOfCompany(context)
  const { loginId } = context.session
  if (loginId === null) throw forbidden('Lo resuelve una persona')
  return loginId
}
