import type { Context } from '#platform/server/context.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import type { Entry, Facts } from '../model/ledger.ts'
import type { NewEntry, Recognized } from '../model/new-entry.ts'
import type { Stored } from '../model/stored-days.ts'
import { factsOf } from './facts.queries.ts'

/**
 * Locks the account of a contract, so that two acts do not spend one balance, and reads its facts.
 * Whoever locks has locked the contract first.
 */
export async function lockedFacts(context: Context, contractId: number): Promise<Facts> {
  const { tx } = context
  await tx
    .insertInto('vacationAccount')
    .values({ userContractId: contractId })
    .onConflict((conflict) => conflict.columns(['companyId', 'userContractId']).doNothing())
    .execute()
  await tx
    .selectFrom('vacationAccount')
    .select('lastSeq')
    .where('userContractId', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const facts = (await factsOf(tx, [contractId])).get(contractId)
  if (!facts) throw new Error(`Contract ${contractId} vanished while it was locked`)
  return facts
}

/** The transaction of a request or of a job, and its author. */
export type Writing = Pick<Context, 'tx' | 'session'>

/** Adds lines to the ledger of a contract whose account is locked. */
export const writeEntries = (
  context: Writing,
  contractId: number,
  entries: readonly NewEntry[],
): Promise<void> => writeAllEntries(context, new Map([[contractId, entries]]))

/** Adds lines to the ledgers of contracts whose accounts are locked: two statements for all. */
export async function writeAllEntries(
  { tx, session }: Writing,
  byContract: ReadonlyMap<number, readonly NewEntry[]>,
): Promise<void> {
  const given = [...byContract].filter(([, entries]) => entries.length > 0)
  if (given.length === 0) return
  const [ids, counts] = [given.map(([id]) => id), given.map(([, entries]) => entries.length)]
  const { rows: accounts } = await sql<{ contract: number; last: number }>`
    update vacation_account a set last_seq = a.last_seq + more.added
    from unnest(${ids}::bigint[], ${counts}::integer[]) as more (contract, added)
    where a.company_id = app.current_company() and a.user_contract_id = more.contract
    returning a.user_contract_id as contract, a.last_seq as last`.execute(tx)
  const lastOf = new Map(accounts.map(({ contract, last }) => [contract, last]))
  const entries = given.flatMap(([contractId, own]) => {
    const last = lastOf.get(contractId)
    if (last === undefined) throw new Error(`Contract ${contractId} has no account`)
    return own.map(({ on, lot, vacationId, reversesSeq, reason, ...entry }, place) => ({
      ...entry,
      userContractId: contractId,
      seq: last - own.length + place + 1,
      effectiveOn: on,
      lotId: lot === undefined ? null : Number(lot),
      vacationId: vacationId ?? null,
      compensationId: entry.compensationId ?? null,
      reversesSeq: reversesSeq ?? null,
      reason: reason ?? null,
      loginId: session.loginId,
    }))
  })
  await tx.insertInto('vacationEntry').values(entries).execute()
}

/**
 * Locks some contracts and then their accounts, in order of their ids, so that two jobs never wait
 * for each other.
 */
export async function lockAccounts(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockInOrder(tx, 'userContract', ids)
  if (ids.length === 0) return
  await tx
    .insertInto('vacationAccount')
    .values(ids.map((userContractId) => ({ userContractId })))
    .onConflict((conflict) => conflict.columns(['companyId', 'userContractId']).doNothing())
    .execute()
  await tx
    .selectFrom('vacationAccount')
    .select('lastSeq')
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .orderBy('userContractId')
    .forUpdate()
    .execute()
}

/** The lines of a vacation that took days, each with what no other line has returned of it. */
export function liveEntries(
  { entries }: Pick<Facts, 'entries'>,
  vacationId: number,
): readonly Entry[] {
  const back = new Map<number, number>()
  for (const { reversesSeq, units } of entries) {
    if (reversesSeq) back.set(reversesSeq, (back.get(reversesSeq) ?? 0) + units)
  }
  return entries
    .filter((entry) => entry.vacationId === vacationId && entry.kind === 'TAKE')
    .map((entry) => ({ ...entry, units: entry.units + (back.get(entry.seq ?? 0) ?? 0) }))
    .filter(({ units }) => units < 0)
}

/** The next number of a voucher of a razón social. */
export const nextVoucher = ({ tx }: Context, businessId: number): Promise<number> =>
  nextVouchers(tx, businessId, 1)

/** Sets aside some numbers of vouchers of a razón social; answers the last one. */
export async function nextVouchers(tx: Tx, businessId: number, count: number): Promise<number> {
  const { lastNo } = await tx
    .insertInto('vacationVoucher')
    .values({ businessId, lastNo: count })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'businessId'])
        .doUpdateSet({ lastNo: sql<number>`vacation_voucher.last_no + ${count}` }),
    )
    .returning('lastNo')
    .executeTakeFirstOrThrow()
  return lastNo
}

/** Recognizes months with other employers from a day on, in place of those that there were. */
export async function recognize(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  rows: readonly Recognized[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ contractId }) => contractId)
  await tx
    .updateTable('vacationRecognition')
    .set({ supersededAt: now })
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .where('supersededAt', 'is', null)
    .execute()
  const given = rows.filter(({ months }) => months !== null)
  await sql`insert into vacation_recognition (company_id, user_contract_id, months, proved_on)
    select app.current_company(), given.contract, given.months, given.proved
    from ${bulk(given, 'given', {
      contract: ['bigint', ({ contractId }) => contractId],
      months: ['integer', ({ months }) => months],
      proved: ['date', ({ on }) => on],
    })}
    returning id`.execute(tx)
}

/** A number of a voucher for each of some vacations, by their razones sociales. */
export async function vouchersFor(tx: Tx, businessIds: readonly number[]): Promise<number[]> {
  const next = new Map<number, number>()
  for (const [id, { length }] of Map.groupBy(businessIds, (one) => one)) {
    const last = await nextVouchers(tx, id, length)
    next.set(id, last - length + 1)
  }
  return businessIds.map((id) => {
    const number = next.get(id) ?? 0
    next.set(id, number + 1)
    return number
  })
}

/** Writes the state and the days of some vacations, one statement for all of them. */
export async function writeStored(
  tx: Tx,
  loginId: number | null,
  rows: readonly (Stored & { id: number })[],
): Promise<void> {
  await sql`update vacation v set response_status = now.status, response = now.response,
      enjoyed_until = now."enjoyedUntil", legal_units = now.legal,
      progressive_units = now.progressive, additional_units = now.additional,
      advance_units = now.advance, updated_login_id = ${loginId}, version = v.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (id bigint, status text,
      response text, "enjoyedUntil" date, legal integer, progressive integer, additional integer,
      advance integer)
    where v.company_id = app.current_company() and v.id = now.id`.execute(tx)
}

/** Whether something is written of the vacations of the contract in a column. */
export const hasEntries = (contract: string) => sql<boolean>`exists (
  select from vacation_entry written where written.company_id = app.current_company()
    and written.user_contract_id = ${sql.ref(contract)})`
