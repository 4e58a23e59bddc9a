import type { Context } from '#platform/server/context.ts'
import { SettlementDocument } from '../model/documents.ts'
import { type Lack, lacksOf, lacksOfPapers } from '../model/lacks.ts'
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
