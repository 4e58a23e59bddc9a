import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { surnameIn } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { BatchPersonState } from '../model/batch.ts'
import type { Lack, LackKind } from '../model/lacks.ts'
import { byState, peopleOf, selectedPeople } from './batches.queries.ts'
import { settlementBatch } from './batches.service.ts'
import { countedLacks, lacksInBatch } from './lacks.ts'

type PeopleFilter = { id: number; state: BatchPersonState | null; lack: LackKind | null }

/** The people of a batch, errors first, with what nobody wrote yet of each. */
export async function settlementBatchPeople(
  context: Context,
  input: ListInput<PeopleFilter, 'state' | 'fullname' | 'toPay'>,
) {
  const { filter, sort } = input
  const { id, state, lack } = filter
  await settlementBatch(context, filter)
  // Who lacks something is found among all; of a page without that filter only its people are read.
  const all = lack === null ? null : await lacksInBatch(context, id)
  const lacking = all && lack && peopleWithout(all, lack)
  const matching = peopleOf(context, id, state).$if(lacking !== null, (query) =>
    query.where(sql<boolean>`member.user_contract_id = any(${lacking}::bigint[])`),
  )
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
  const ids = rows.map((row) => row.id)
  const lacks = all ?? (await lacksInBatch(context, id, ids))
  return {
    rows: rows.map((row) => ({
      ...row,
      lacks: (lacks.get(row.id) ?? []).map(({ what }) => what),
    })),
    total,
  }
}
export type BatchPerson = Awaited<ReturnType<typeof settlementBatchPeople>>['rows'][number]

const peopleWithout = (lacks: ReadonlyMap<number, readonly Lack[]>, kind: LackKind): number[] =>
  [...lacks].flatMap(([id, own]) => (own.some((one) => one.kind === kind) ? id : []))

/** How many people of a batch lack each thing that nobody wrote yet. */
export async function settlementBatchLacks(context: Context, { id }: { id: number }) {
  await settlementBatch(context, { id })
  return { lacks: countedLacks(await lacksInBatch(context, id)) }
}
export type BatchLacks = Awaited<ReturnType<typeof settlementBatchLacks>>
