import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { SettlementDocument } from '../model/documents.ts'
import { type Lack, LackKind, lacksOf, lacksOfPapers, lacksOfPayment } from '../model/lacks.ts'
import { peopleOf } from './batches.queries.ts'
import { groundsOf } from './contract.queries.ts'
import type { StoredSettlement } from './finiquito.queries.ts'
import { type Paper, partiesToPrint, type Printed } from './parties.queries.ts'

/** What decides the papers of a finiquito, made or still to come. */
type Going = Printed & Pick<StoredSettlement, 'dismissalCause' | 'noticeDate'>

/**
 * What the papers of some finiquitos would name and nobody wrote yet, by the id of each; nothing of
 * one that is over. The caller has checked that the reader may see them. Four statements for all.
 */
export async function lacksOfStored(
  context: Context,
  all: readonly Going[],
): Promise<ReadonlyMap<number, readonly Lack[]>> {
  const going = all.filter(({ status }) => status !== 'DELETED' && status !== 'PAID')
  if (going.length === 0) return new Map()
  const named = await partiesToPrint(context.tx, going)
  const contracts = going.map(({ userContractId }) => userContractId)
  const grounds = await groundsOf(context, contracts)
  return new Map(
    going.flatMap((one) => {
      const parties = named.get(one.id)
      if (!parties) return []
      const facts = { ...one, parties, grounds: grounds.get(one.userContractId) ?? null }
      return [[one.id, lacksOfPapers(SettlementDocument.values, facts)] as const]
    }),
  )
}

/** What one paper would name and nobody wrote yet. */
export const lacksOfPaper = (
  { stored, contract: { grounds }, parties }: Paper,
  document: SettlementDocument,
): readonly Lack[] => lacksOf(document, { ...stored, parties, grounds })

/** Whether a person has a way to be paid, and its account where it asks for one. */
const hasAccount = sql<boolean>`method.kind is not null and (method.kind <> 'TRANSFER'
  or method.bank_code is not null and method.account_type is not null
    and method.account_number is not null)`

/**
 * The people of a batch whose finiquito goes on, made or still to come, with what decides its
 * papers: of one that is made, as it was corrected since.
 */
const goingOn = (context: Context, batchId: number) =>
  peopleOf(context, batchId, null)
    .innerJoin('userContract as contract', 'contract.id', 'member.userContractId')
    .leftJoin('paymentMethod as method', (join) =>
      join.onRef('method.userId', '=', 'member.userId').on('method.isCurrent', '=', true),
    )
    .where('batch.state', '<>', 'UNDONE')
    .where(
      sql<boolean>`case when made.id is null then member.problem is null
        else made.status not in ('DELETED', 'PAID') end`,
    )
    .select(['member.userContractId as id', 'member.userContractId', 'batch.businessId'])
    .select(['contract.initialDate', 'made.status', 'made.parties'])
    .select((eb) => [
      eb.fn.coalesce('made.dismissalCause', 'member.dismissalCause').as('dismissalCause'),
      eb.fn.coalesce('made.disengagementDate', 'member.disengagementDate').as('disengagementDate'),
    ])
    .select(
      sql<string | null>`case when made.id is null then batch.notice_date
        else made.notice_date end::text`.as('noticeDate'),
    )
    .select(hasAccount.as('hasAccount'))

/**
 * What nobody wrote yet of the people of a batch, by the id of their contract: of all of them, or
 * of some. A fixed number of statements for any number of people.
 */
export async function lacksInBatch(
  context: Context,
  batchId: number,
  contractIds?: readonly number[],
): Promise<ReadonlyMap<number, readonly Lack[]>> {
  const people = await goingOn(context, batchId)
    .$if(contractIds !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${[...(contractIds ?? [])]}::bigint[])`),
    )
    .execute()
  const ofPapers = await lacksOfStored(context, people)
  return new Map(
    people.map((person) => [
      person.id,
      [...(ofPapers.get(person.id) ?? []), ...lacksOfPayment(person.hasAccount)],
    ]),
  )
}

/** Of each kind that somebody of a batch lacks, how many people; the most frequent first. */
export const countedLacks = (lacks: ReadonlyMap<number, readonly Lack[]>) =>
  LackKind.values
    .map((kind) => ({
      kind,
      people: [...lacks.values()].filter((own) => own.some((one) => one.kind === kind)).length,
    }))
    .filter(({ people }) => people > 0)
    .toSorted((a, b) => b.people - a.people)
