import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { BatchPersonState } from '../model/batch.ts'
import { byState, peopleOf, selectedPeople } from './batches.queries.ts'
import { settlementBatch } from './batches.service.ts'
import { storedSettlements } from './finiquito.queries.ts'
import { lacksOfStored } from './lacks.ts'

type PeopleFilter = { id: number; state: BatchPersonState | null }

/** The people of a batch, errors first, with what the papers of each would lack. */
export async function settlementBatchPeople(
  context: Context,
  input: ListInput<PeopleFilter, 'state' | 'fullname' | 'toPay'>,
) {
  const { filter, sort } = input
  await settlementBatch(context, filter)
  const matching = peopleOf(context, filter.id, filter.state)
  const by = {
    state: byState,
    fullname: surnameIn('member.userId'),
    toPay: sql`coalesce(made.to_pay, member.to_pay)`,
  }[sort.by]
  const ordered = selectedPeople(matching)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy(surnameIn('member.userId'))
    .orderBy('member.userContractId')
  const { rows, total } = await listed(matching, ordered, input)
  const ids = rows.flatMap(({ settlementId }) => settlementId ?? [])
  const stored = ids.length > 0 ? await storedSettlements(context.tx, ids) : []
  const lacks = await lacksOfStored(context, stored)
  const lackOf = (id: number | null) => (id === null ? [] : (lacks.get(id) ?? []))
  return {
    rows: rows.map((row) => ({
      ...row,
      lacks: lackOf(row.settlementId).map(({ what }) => what),
    })),
    total,
  }
}
export type BatchPerson = Awaited<ReturnType<typeof settlementBatchPeople>>['rows'][number]
