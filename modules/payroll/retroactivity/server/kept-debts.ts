import { sql } from '#platform/server/sql/db.ts'
import { kindAgain, kindOfEntity } from '../model/late-fact.ts'
import { changesAfter } from './changes.queries.ts'
import type { ClosedMonth, CompanyDb } from './closed-months.queries.ts'
import { calculateDebts, type Debt } from './debts.ts'
import { type LateFact, lateFacts } from './late-facts.queries.ts'
import { everybodyOf, lawsNow } from './law.queries.ts'
import { closingOf, edition, type Standing } from './reading.ts'
import { reopenedFacts } from './reopened-facts.queries.ts'

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
      times: onceMore,
      law: edition,
      months: JSON.stringify(Object.fromEntries(closed.map((one) => [one.id, closingOf(one)]))),
    })
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
  if (rows.length === 0) return 0
  await keepDebts(db, debts)
  await db.tx
    .updateTable('retroactiveReading')
    .set({ times: onceMore })
    .where('businessId', '=', businessId)
    .execute()
  return rows.length
}

/** What is kept is no longer what it was. */
const onceMore = sql<number>`times + 1`

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
