import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import type { Entry, EntryKind, Facts, Pool } from '../model/ledger.ts'
import { factsOf } from './facts.queries.ts'

/** A line that an act adds to a contract's ledger. */
export type NewEntry = {
  readonly pool: Pool
  readonly kind: EntryKind
  readonly on: ISODate
  readonly units: number
  /** One act writes a line once, however often it runs. */
  readonly key: string
  readonly lot?: string | undefined
  readonly vacationId?: number | undefined
  readonly compensationId?: number | undefined
  readonly reversesSeq?: number | undefined
  readonly reason?: string | null
}

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
