import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { peopleOf } from './batches.queries.ts'
import { contractsOnLastDay, type EndingContract } from './contract.queries.ts'
import { recordReading } from './finiquito.service.ts'
import { storedSettlements } from './finiquito.queries.ts'
import { type Paper, partiesToPrint } from './parties.queries.ts'

const liveOf = (context: Context, batchId: number) =>
  peopleOf(context, batchId, null)
    .innerJoin('settlement as live', 'live.id', 'member.settlementId')
    .where('live.status', '<>', 'DELETED')

const inOrder = (context: Context, batchId: number) =>
  liveOf(context, batchId)
    .select(['live.id', 'live.version', 'live.dismissalCause'])
    .orderBy(surnameIn('member.userId'))
    .orderBy('live.id')

/** The live finiquitos of a batch that the actor may read, by name. */
export const madeOf = (context: Context, batchId: number) => inOrder(context, batchId).execute()

type Asked = Pick<ListInput<unknown>, 'page' | 'counted'>

/** A page of them. */
export const pageOfMade = (context: Context, batchId: number, asked: Asked) =>
  listed(liveOf(context, batchId), inOrder(context, batchId), asked)

/** Records in the audit that somebody read the finiquitos of others. */
export async function recordReadings(context: Context, ids: readonly number[]) {
  const read = await context.tx
    .selectFrom('settlement')
    .select(['id', 'userId', 'userContractId'])
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute()
  recordReading(context, ...read)
}

/** Some finiquitos, each with its contract as it is on its last day, and its parties. */
export async function papersOf(tx: Tx, ids: readonly number[]): Promise<Paper[]> {
  const rows = await storedSettlements(tx, ids)
  const contracts = new Map<string, EndingContract>()
  const byDay = Map.groupBy(rows, ({ disengagementDate }) => disengagementDate)
  for (const [day, own] of byDay) {
    const asked = own.map(({ userContractId }) => userContractId)
    for (const one of await contractsOnLastDay(tx, asked, day))
      contracts.set(keyAt(one.id, day), one)
  }
  const named = await partiesToPrint(tx, rows)
  return rows.flatMap((stored) => {
    const contract = contracts.get(keyAt(stored.userContractId, stored.disengagementDate))
    const parties = named.get(stored.id)
    return contract && parties ? [{ stored, contract, parties }] : []
  })
}

const keyAt = (id: number, day: ISODate): string => `${id}:${day}`
