import { lastDay } from '#chile/period.ts'
import { abandonedUntil, recoveredUntil } from '#modules/money/leave-subsidies/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { BookedContract } from '../model/book.ts'
import { leftOf, recoveries, type Recovery } from '../model/recovery.ts'
import type { BookedMonth } from './entry-contracts.queries.ts'

/** What an entry moves of the subsidies to recover, for one reason or the other. */
export type Moved = Recovery & { readonly kind: 'RECOVERED' | 'LOST' }

/**
 * What the entry of a month moves of the subsidies that the razón social paid: what institutions
 * gave back until its last day, and what was given up until then, as far as the books still hold
 * it. Five statements for any number of people.
 */
export async function recoveriesOf(
  tx: Tx,
  month: BookedMonth,
  entryId: number,
  contracts: readonly BookedContract[],
): Promise<readonly Moved[]> {
  const { businessId, yearMonth } = month
  const until = { businessId, day: lastDay(yearMonth) }
  const received = await recoveredUntil(tx, until)
  const receivable = new Map(await receivableBefore(tx, month, entryId))
  for (const { contractId, amounts } of contracts) {
    const own = amounts.filter(({ source }) => source === 'SUBSIDY')
    const more = own.reduce((sum, { amount }) => sum + amount, 0)
    if (more !== 0) receivable.set(contractId, (receivable.get(contractId) ?? 0) + more)
  }
  const held = await heldBefore(tx, month, entryId, 'RECOVERED')
  const back = recoveries(received, receivable, held)
  const lost = recoveries(
    await abandonedUntil(tx, until),
    leftOf(receivable, [...held, ...back]),
    await heldBefore(tx, month, entryId, 'LOST'),
  )
  return [
    ...back.map((one) => ({ ...one, kind: 'RECOVERED' as const })),
    ...lost.map((one) => ({ ...one, kind: 'LOST' as const })),
  ]
}

/** The entries in force of the months before one. */
const inForceBefore = (tx: Tx, { businessId, yearMonth }: BookedMonth, entryId: number) =>
  tx
    .selectFrom('accountingEntry as entry')
    .leftJoin('accountingEntry as reversal', 'reversal.reversesId', 'entry.id')
    .where('entry.businessId', '=', businessId)
    .where('entry.yearMonth', '<', yearMonth)
    .where('entry.id', '<>', entryId)
    .where('entry.kind', '=', 'ENTRY')
    .where('entry.sha256', 'is not', null)
    .where('reversal.id', 'is', null)

/** What the books have as paid by the company in place of institutions, by contract. */
async function receivableBefore(tx: Tx, month: BookedMonth, entryId: number) {
  const rows = await inForceBefore(tx, month, entryId)
    .innerJoin('accountingLine as line', 'line.entryId', 'entry.id')
    .innerJoinLateral(
      () => partsOf('line.contract_ids', 'line.amounts').as('part'),
      (join) => join.onTrue(),
    )
    .select('part.contractId')
    .select(
      sql<number>`sum(case line.side when 'DEBIT' then part.pesos else -part.pesos end)::bigint`.as(
        'pesos',
      ),
    )
    .where('line.source', '=', 'SUBSIDY')
    .groupBy('part.contractId')
    .execute()
  return rows.map(({ contractId, pesos }) => [contractId, pesos] as const)
}

/** What the books have as recovered, or as given up, by contract and institution. */
const heldBefore = (
  tx: Tx,
  month: BookedMonth,
  entryId: number,
  kind: Moved['kind'],
): Promise<Recovery[]> =>
  inForceBefore(tx, month, entryId)
    .innerJoin('accountingRecovery as recovery', 'recovery.entryId', 'entry.id')
    .innerJoinLateral(
      () => partsOf('recovery.contract_ids', 'recovery.moved').as('part'),
      (join) => join.onTrue(),
    )
    .select(['part.contractId', 'recovery.institution'])
    .select(sql<number>`sum(part.pesos)::bigint`.as('amount'))
    .groupBy(['part.contractId', 'recovery.institution'])
    .where('recovery.kind', '=', kind)
    .having(sql<boolean>`sum(part.pesos) <> 0`)
    .orderBy('part.contractId')
    .orderBy('recovery.institution')
    .execute()

/** Two arrays of the same length as rows. */
const partsOf = (contracts: string, pesos: string) =>
  sql<{ contractId: number; pesos: number }>`(select contract_id, pesos
    from unnest(${sql.ref(contracts)}, ${sql.ref(pesos)}) as u (contract_id, pesos))`

/** Keeps what an entry moved, by reason and institution: a statement for all. */
export async function keepRecoveries(
  tx: Tx,
  entryId: number,
  moved: readonly Moved[],
): Promise<void> {
  if (moved.length === 0) return
  const kinds = Map.groupBy(moved, ({ kind, institution }) => `${kind} ${institution}`)
  await tx
    .insertInto('accountingRecovery')
    .values(
      [...kinds.values()].map((rows) => ({
        entryId,
        kind: rows[0]?.kind ?? 'RECOVERED',
        institution: rows[0]?.institution ?? '',
        contractIds: rows.map(({ contractId }) => contractId),
        moved: rows.map(({ amount }) => amount),
      })),
    )
    .execute()
}
