import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
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

/** Adds lines to the ledger of a contract whose account is locked. */
export async function writeEntries(
  context: Context,
  contractId: number,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const { lastSeq } = await context.tx
    .updateTable('vacationAccount')
    .set(({ eb }) => ({ lastSeq: eb('lastSeq', '+', entries.length) }))
    .where('userContractId', '=', contractId)
    .returning('lastSeq')
    .executeTakeFirstOrThrow()
  await context.tx
    .insertInto('vacationEntry')
    .values(
      entries.map(({ on, lot, vacationId, reversesSeq, reason, ...entry }, place) => ({
        ...entry,
        userContractId: contractId,
        seq: lastSeq - entries.length + place + 1,
        effectiveOn: on,
        lotId: lot === undefined ? null : Number(lot),
        vacationId: vacationId ?? null,
        reversesSeq: reversesSeq ?? null,
        reason: reason ?? null,
        loginId: context.session.loginId,
      })),
    )
    .execute()
}

/** The lines of a vacation that no other line has reversed. */
export const liveEntries = (facts: Facts, vacationId: number): readonly Entry[] => {
  const reversed = new Set(facts.entries.map(({ reversesSeq }) => reversesSeq))
  return facts.entries.filter(
    (entry) =>
      entry.vacationId === vacationId && entry.kind === 'TAKE' && !reversed.has(entry.seq ?? 0),
  )
}

/** The next number of a voucher of a razón social. */
export async function nextVoucher({ tx }: Context, businessId: number): Promise<number> {
  const { lastNo } = await tx
    .insertInto('vacationVoucher')
    .values({ businessId, lastNo: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'businessId'])
        .doUpdateSet({ lastNo: sql<number>`vacation_voucher.last_no + 1` }),
    )
    .returning('lastNo')
    .executeTakeFirstOrThrow()
  return lastNo
}
