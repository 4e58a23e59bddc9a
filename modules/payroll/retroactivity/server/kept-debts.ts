import { hash } from 'node:crypto'
import { z } from 'zod'
import { parameters } from '#law/index.ts'
import { tables } from '#law/variables.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { kindAgain, kindOfEntity } from '../model/late-fact.ts'
import { anyChange, changesAfter, lastRow } from './changes.queries.ts'
import { type ClosedMonth, closedMonthsUpTo, type CompanyDb } from './closed-months.queries.ts'
import { calculateDebts, type Debt } from './debts.ts'
import { type LateFact, lateFacts } from './late-facts.queries.ts'
import { everybodyOf, lawsNow } from './law.queries.ts'
import { reopenedFacts } from './reopened-facts.queries.ts'

/** After every closed month there can be. */
const always = 999_912
/** Rows of the audit after which a reading that nothing concerned says again where it is. */
const farBehind = 1000

/** The law that this version of the product knows: with another one, everything is read again. */
const edition = hash('sha256', JSON.stringify([parameters, tables]), 'hex')

/** A closed month as its closing left it: opened and closed again it is another. */
const closingOf = ({ runId, closedAt, closedHash }: ClosedMonth) =>
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

/**
 * Brings what is kept up to the present: the contracts of closed months that something new concerns
 * are marked stale, and those that nothing concerns any more leave. It calculates none. The reading
 * is held by the caller.
 */
export async function markStale(db: CompanyDb, businessId: number, now: Standing): Promise<void> {
  const { reading, closed, seq } = now
  if (reading === null) throw new Error('A reading is held before it is brought up to the present')
  const after = knownOf(now).length > 0 ? reading.auditSeq : seq
  const lastClosed = closed.at(-1)?.yearMonth ?? 0
  const changes = await changesAfter(db, { businessId, after, lastClosed })
  await leaveMonths(db, businessId, knownOf(now))
  await keepFacts(db, businessId, await factsAgain(db, businessId, now, changes.people))
  await keepFacts(db, businessId, await factsAfter(db, businessId, now, changes.contracts))
  if (now.isOther || changes.everybody) {
    await markEverybody(db, businessId, closed)
  } else {
    await markPeople(db, businessId, changes.people)
  }
  await forgetUntouched(db, businessId)
  await db.tx
    .updateTable('retroactiveReading')
    .set({
      auditSeq: seq,
      law: edition,
      months: JSON.stringify(Object.fromEntries(closed.map((one) => [one.id, closingOf(one)]))),
    })
    .where('businessId', '=', businessId)
    .execute()
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

const knownOf = ({ closed, fresh }: Standing) => closed.filter((month) => !fresh.includes(month))

/** What was known late and is not kept yet: of months that are new everything, of others since. */
async function factsAfter(
  db: CompanyDb,
  businessId: number,
  now: Standing,
  contracts: readonly number[],
): Promise<LateFact[]> {
  const known = knownOf(now)
  const since = known.map(({ id, yearMonth, auditSeq }) => ({
    id,
    yearMonth,
    auditSeq: Math.max(auditSeq, now.reading?.auditSeq ?? 0),
  }))
  const facts = [
    ...(await lateFacts(db, businessId, now.fresh, null)),
    ...(await lateFacts(db, businessId, since, null)),
  ]
  if (contracts.length === 0) return facts
  // Which months a contract touches by itself follows from the first day that it has now.
  await dropContractFacts(db, contracts, known)
  return [...facts, ...(await lateFacts(db, businessId, known, null, contracts))]
}

/** What a month that was opened and closed again may owe: of new months, and of some people. */
async function factsAgain(
  db: CompanyDb,
  businessId: number,
  now: Standing,
  people: readonly number[],
): Promise<LateFact[]> {
  const ofFresh = await reopenedFacts(db, businessId, now.fresh, null)
  if (people.length === 0) return ofFresh
  return [...ofFresh, ...(await reopenedFacts(db, businessId, knownOf(now), people))]
}

const dropContractFacts = (
  { client, session }: CompanyDb,
  contracts: readonly number[],
  months: readonly ClosedMonth[],
) =>
  client.query(
    `update retroactive_debt set facts = facts - 'CONTRACT'
     where company_id = $1 and user_contract_id = any($2) and origin_month_id = any($3)`,
    [session.companyId, contracts, months.map(({ id }) => id)],
  )

/** Months that were opened, or closed anew, begin from nothing. */
const leaveMonths = (
  { client, session }: CompanyDb,
  businessId: number,
  known: readonly ClosedMonth[],
) =>
  client.query(
    `delete from retroactive_debt
     where company_id = $1 and business_id = $2 and origin_month_id <> all($3::bigint[])`,
    [session.companyId, businessId, known.map(({ id }) => id)],
  )

const kinds = { ...kindOfEntity, ...kindAgain }

/** Adds facts to the contracts of months: of each table the latest one, and those are stale. */
async function keepFacts(
  { client, session }: CompanyDb,
  businessId: number,
  facts: readonly LateFact[],
): Promise<void> {
  const rows = [
    ...Map.groupBy(facts, ({ monthId, contractId }) => `${monthId} ${contractId}`),
  ].flatMap(([, of]) => {
    const [first] = of
    if (!first) return []
    const told = of.map(({ entity, at, loginId }) => [kinds[entity], { at, loginId }])
    return [{ ...first, told: JSON.stringify(Object.fromEntries(told)) }]
  })
  if (rows.length === 0) return
  await client.query(
    `insert into retroactive_debt
       (company_id, business_id, origin_month_id, user_contract_id, facts)
     select $1, $2, found.month, found.contract, found.facts::jsonb
     from unnest($3::bigint[], $4::bigint[], $5::text[]) as found (month, contract, facts)
     on conflict (company_id, origin_month_id, user_contract_id) do update
       set facts = retroactive_debt.facts || excluded.facts, stale = true`,
    [
      session.companyId,
      businessId,
      rows.map(({ monthId }) => monthId),
      rows.map(({ contractId }) => contractId),
      rows.map(({ told }) => told),
    ],
  )
}

/** Everybody who is kept is calculated again, and everybody of months whose law is another one. */
async function markEverybody(
  db: CompanyDb,
  businessId: number,
  closed: readonly ClosedMonth[],
): Promise<void> {
  const { client, session } = db
  const laws = await lawsNow(db, businessId, closed)
  const wordsOf = ({ id }: ClosedMonth) => laws.get(id)?.moved.join(', ') || null
  const moved = closed.filter((month) => wordsOf(month) !== null)
  const everybody = await everybodyOf(db, moved, null)
  await client.query(
    `update retroactive_debt d set stale = true, law = m.law
     from unnest($3::bigint[], $4::text[]) as m (id, law)
     where d.company_id = $1 and d.business_id = $2 and d.origin_month_id = m.id`,
    [session.companyId, businessId, closed.map(({ id }) => id), closed.map(wordsOf)],
  )
  const paid = moved.flatMap((month) =>
    (everybody.get(month.id) ?? []).map((contract) => ({ month: month.id, contract })),
  )
  await client.query(
    `insert into retroactive_debt (company_id, business_id, origin_month_id, user_contract_id, law)
     select $1, $2, paid.month, paid.contract, m.law
     from unnest($3::bigint[], $4::bigint[]) as paid (month, contract)
     join unnest($5::bigint[], $6::text[]) as m (id, law) on m.id = paid.month
     on conflict (company_id, origin_month_id, user_contract_id) do nothing`,
    [
      session.companyId,
      businessId,
      paid.map(({ month }) => month),
      paid.map(({ contract }) => contract),
      moved.map(({ id }) => id),
      moved.map(wordsOf),
    ],
  )
}

async function markPeople(
  { client, session }: CompanyDb,
  businessId: number,
  people: readonly number[],
): Promise<void> {
  if (people.length === 0) return
  await client.query(
    `update retroactive_debt d set stale = true
     from user_contract c
     where d.company_id = $1 and d.business_id = $2 and not d.stale
       and c.company_id = $1 and c.id = d.user_contract_id and c.user_id = any($3::bigint[])`,
    [session.companyId, businessId, people],
  )
}

const forgetUntouched = ({ client, session }: CompanyDb, businessId: number) =>
  client.query(
    `delete from retroactive_debt
     where company_id = $1 and business_id = $2 and law is null and facts = '{}'`,
    [session.companyId, businessId],
  )

/**
 * Calculates stale contracts of closed months, so many at most, and answers how many. The reading
 * is held by the caller.
 */
export async function calculateStale(
  db: CompanyDb,
  businessId: number,
  { closed }: Pick<Standing, 'closed'>,
  most: number,
): Promise<number> {
  const rows = await db.tx
    .selectFrom('retroactiveDebt')
    .select(['originMonthId', 'userContractId'])
    .where('businessId', '=', businessId)
    .where('stale', '=', true)
    .orderBy('originMonthId')
    .orderBy('userContractId')
    .limit(most)
    .execute()
  const byMonth = Map.groupBy(rows, ({ originMonthId }) => originMonthId)
  const months = closed.filter(({ id }) => byMonth.has(id))
  const laws = await lawsNow(db, businessId, months)
  const asked = months.flatMap((origin) => {
    const law = laws.get(origin.id)
    const contractIds = (byMonth.get(origin.id) ?? []).map((row) => row.userContractId)
    return law ? [{ origin, law, contractIds }] : []
  })
  const debts = await calculateDebts(db, businessId, asked)
  if (debts.length < rows.length) throw new Error('A closed month has no figures of its law')
  await keepDebts(db, debts)
  return rows.length
}

const keepDebts = ({ client, session }: CompanyDb, debts: readonly Debt[]) =>
  client.query(
    `update retroactive_debt d set stale = false, owes = found.lines <> '[]', lines =
       found.lines::jsonb, to_pay = found.pay, employer_cost = found.cost, message = found.message
     from unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[])
       as found (month, contract, lines, pay, cost, message)
     where d.company_id = $1 and d.origin_month_id = found.month
       and d.user_contract_id = found.contract`,
    [
      session.companyId,
      debts.map(({ originMonthId }) => originMonthId),
      debts.map(({ contractId }) => contractId),
      debts.map(({ lines }) => JSON.stringify(lines)),
      debts.map(({ toPay }) => toPay),
      debts.map(({ employerCost }) => employerCost),
      debts.map(({ message }) => message),
    ],
  )
