import type { DoneLine, Ending, EndingLine } from '#modules/people/contracts/model/ending.ts'
import { contractEndings } from '#modules/people/contracts/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import { lastContracts } from './facts.queries.ts'
import { paidAlready } from './paid-finiquitos.ts'

/** The transaction of a request, of a job or of the worker, and its author. */
export type Work = Pick<Context, 'tx' | 'session'>

/** A stored ending, with the person of its contract. */
export type Stored = {
  id: number
  userContractId: number
  userId: number
  contractFinalDate: ISODate
  heirUserId: number | null
  version: number
}

type Asked = Omit<Stored, 'id' | 'version'>

/** Contracts as they would end: what ends with them follows from it. */
export async function endingsOf(tx: Tx, rows: readonly Asked[]): Promise<Ending[]> {
  const lasts = rows.map(({ userContractId, userId, contractFinalDate, heirUserId }) => ({
    contractId: userContractId,
    userId,
    finalDate: contractFinalDate,
    heirId: heirUserId,
  }))
  const last = await lastContracts(tx, lasts)
  return lasts.map((one) => ({ ...one, leaves: last.has(one.contractId) }))
}

/** What would end with some contracts; nothing is written. */
export async function previewOf(tx: Tx, rows: readonly Asked[]): Promise<EndingLine[]> {
  return contractEndings.lines(tx, await endingsOf(tx, rows))
}

/**
 * Does some endings in one transaction: the last day of their contracts, all that ends with them,
 * and what it was, to be given back.
 */
export async function applyEndings(work: Work, asked: readonly Stored[]): Promise<void> {
  const { tx, session } = work
  await lockInOrder(
    tx,
    'userContract',
    asked.map(({ userContractId }) => userContractId),
  )
  const rows = await stillIn(tx, 'PREPARED', asked)
  const [first] = rows
  if (!first) return
  const endings = await endingsOf(tx, rows)
  const lines = await contractEndings.lines(tx, endings)
  const ids = rows.map(({ id }) => id)
  const paid = [...(await paidAlready(tx, rows))]
  await sql`update contract_settlement s set status = 'DONE', display_to_employee = true,
      is_payed = s.user_contract_id = any(${paid}::bigint[]), final_date_before = c.final_date,
      updated_login_id = ${session.loginId}, updated_at = now(),
      version = s.version + 1
    from user_contract c
    where s.company_id = app.current_company() and c.company_id = app.current_company()
      and c.id = s.user_contract_id and s.id = any(${ids}::bigint[])`.execute(tx)
  const key = `ending:${first.id}:${first.version}`
  await contractEndings.end({ ...work, key }, endings, lines)
  await keepLines(tx, rows, lines)
}

/** Those that nobody brought to another state meanwhile, locked. */
async function stillIn(
  tx: Tx,
  status: 'PREPARED' | 'DONE',
  rows: readonly Stored[],
): Promise<readonly Stored[]> {
  const found = await tx
    .selectFrom('contractSettlement')
    .select('id')
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .where('status', '=', status)
    .orderBy('id')
    .forUpdate()
    .execute()
  const waiting = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => waiting.has(id))
}

async function keepLines(tx: Tx, rows: readonly Stored[], lines: readonly EndingLine[]) {
  if (lines.length === 0) return
  const idOf = new Map(rows.map(({ id, userContractId }) => [userContractId, id]))
  await tx
    .insertInto('contractSettlementLine')
    .values(
      lines.map(({ contractId, part, what, effect, was }) => ({
        contractSettlementId: idOf.get(contractId) ?? 0,
        part,
        what,
        effect,
        was: was === null ? null : JSON.stringify(was),
      })),
    )
    .execute()
}

/**
 * Gives back what some endings that were done ended: the last day that their contracts had before,
 * and each thing that nobody has changed since. Answers those that were still done; their state is
 * written by the caller.
 */
export async function restoreEndings(
  work: Work,
  asked: readonly Stored[],
): Promise<readonly Stored[]> {
  const { tx } = work
  await lockInOrder(
    tx,
    'userContract',
    asked.map(({ userContractId }) => userContractId),
  )
  const rows = await stillIn(tx, 'DONE', asked)
  const [first] = rows
  if (!first) return []
  const ids = rows.map(({ id }) => id)
  const stored = await tx
    .selectFrom('contractSettlementLine as line')
    .innerJoin('contractSettlement as ending', 'ending.id', 'line.contractSettlementId')
    .select(['line.id', 'line.part', 'line.what', 'line.effect', 'line.was'])
    .select('ending.userContractId as contractId')
    .where(sql<boolean>`line.contract_settlement_id = any(${ids}::bigint[])`)
    .where('line.restoredAt', 'is', null)
    .orderBy('line.id')
    .execute()
  const before = await tx
    .selectFrom('contractSettlement')
    .select(['userContractId as contractId', 'finalDateBefore as finalDate'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  const lines: readonly DoneLine[] = stored
  const key = `reopened:${first.id}:${first.version}`
  const restored = await contractEndings.restore({ ...work, key }, before, lines)
  await tx
    .updateTable('contractSettlementLine')
    .set({ restoredAt: sql<string>`now()` })
    .where(sql<boolean>`id = any(${[...restored]}::bigint[])`)
    .execute()
  return rows
}
