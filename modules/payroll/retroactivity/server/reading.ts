import { hash } from 'node:crypto'
import { z } from 'zod'
import { parameters } from '#law/index.ts'
import { tables } from '#law/variables.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { anyChange, lastRow } from './changes.queries.ts'
import { type ClosedMonth, closedMonthsUpTo, type CompanyDb } from './closed-months.queries.ts'

/** After every closed month there can be. */
const always = 999_912
/** Rows of the audit after which a reading that nothing concerned says again where it is. */
const farBehind = 1000

/** What a kept line says of itself: with another edition, everything is read again. */
const kept = ['part', 'base']

/** The law that this version of the product knows: with another one, everything is read again. */
export const edition = hash('sha256', JSON.stringify([parameters, tables, kept]), 'hex')

/** A closed month as its closing left it: opened and closed again it is another. */
export const closingOf = ({ runId, closedAt, closedHash }: ClosedMonth) =>
  `${runId} ${closedHash ?? ''} ${closedAt ? new Date(closedAt).getTime() : ''}`

const closings = z.record(z.string(), z.string())

type Reading = { auditSeq: number; months: Readonly<Record<string, string>>; law: string }

/** What is kept of a razón social, beside what holds now. */
export type Standing = {
  /** Null before anything was kept. */
  reading: Reading | null
  closed: readonly ClosedMonth[]
  /** The closed months that are not known yet, or were opened and closed again. */
  fresh: readonly ClosedMonth[]
  /** Whether other months are closed than those that are known, or another law holds. */
  isOther: boolean
  /** Where the audit is now. */
  seq: number
  /** Whether something was written, closed or published that is not in what is kept. */
  isBehind: boolean
  /** Contracts in closed months that are to be calculated: so many, or more than a request does. */
  stale: number
}

/** Reads what is kept of a razón social and whether it is behind; writes nothing. */
export async function standingOf(db: CompanyDb, businessId: number): Promise<Standing> {
  // Read first: what is written meanwhile has a later number, and is found the next time.
  const seq = await lastRow(db)
  const reading = await readingOf(db.tx, businessId, 'no')
  return standing(db, businessId, seq, reading ?? null)
}

async function standing(
  db: CompanyDb,
  businessId: number,
  seq: number,
  reading: Reading | null,
): Promise<Standing> {
  const closed = await closedMonthsUpTo(db, { businessId, yearMonth: always })
  const known = reading && reading.auditSeq <= seq && reading.law !== '' ? reading.months : {}
  const fresh = closed.filter((month) => known[month.id] !== closingOf(month))
  const isOther =
    reading === null ||
    reading.law !== edition ||
    reading.auditSeq > seq ||
    fresh.length > 0 ||
    Object.keys(known).length !== closed.length
  return {
    reading,
    closed,
    fresh,
    isOther,
    seq,
    isBehind: isOther || (await anyChange(db, reading.auditSeq)),
    stale: reading === null ? 0 : await staleUpTo(db.tx, businessId),
  }
}

type Held = 'no' | 'if-free' | 'waits'

async function readingOf(tx: Tx, businessId: number, held: Held): Promise<Reading | undefined> {
  const row = await tx
    .selectFrom('retroactiveReading')
    .select(['auditSeq', 'months', 'law'])
    .where('businessId', '=', businessId)
    .$if(held !== 'no', (query) => query.forUpdate())
    .$if(held === 'if-free', (query) => query.skipLocked())
    .executeTakeFirst()
  return row && { ...row, months: closings.parse(row.months) }
}

/** Contracts of closed months that a request calculates by itself. */
export const mostInRequest = 300

/** How many contracts of closed months are stale, of those that a request would calculate. */
export async function staleUpTo(tx: Tx, businessId: number): Promise<number> {
  const rows = await tx
    .selectFrom('retroactiveDebt')
    .select('userContractId')
    .where('businessId', '=', businessId)
    .where('stale', '=', true)
    .limit(mostInRequest + 1)
    .execute()
  return rows.length
}

/** How many contracts of closed months are stale. */
export async function staleIn(tx: Tx, businessId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('retroactiveDebt')
    .select(sql<number>`count(*)`.as('count'))
    .where('businessId', '=', businessId)
    .where('stale', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Holds what is kept of a razón social until the transaction ends, and answers it; undefined while
 * somebody else holds it. Only a job waits for it: requests that wrote in the audit and wait here
 * would stop one that holds it and writes there.
 */
export async function holdReading(
  db: CompanyDb,
  businessId: number,
  held: 'if-free' | 'waits',
): Promise<Standing | undefined> {
  await db.tx
    .insertInto('retroactiveReading')
    .values({ businessId })
    .onConflict((on) => on.columns(['companyId', 'businessId']).doNothing())
    .execute()
  const seq = await lastRow(db)
  const reading = await readingOf(db.tx, businessId, held)
  return reading && standing(db, businessId, seq, reading)
}

/** Says again where a reading is that much was written after, none of which concerns it. */
export async function moveOn(db: CompanyDb, businessId: number, now: Standing): Promise<void> {
  if (now.reading === null || now.seq - now.reading.auditSeq < farBehind) return
  const held = await readingOf(db.tx, businessId, 'if-free')
  if (held?.auditSeq !== now.reading.auditSeq) return
  await db.tx
    .updateTable('retroactiveReading')
    .set({ auditSeq: now.seq })
    .where('businessId', '=', businessId)
    .execute()
}
