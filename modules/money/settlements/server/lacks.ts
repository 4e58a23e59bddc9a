import type { Context } from '#platform/server/context.ts'
import { SettlementDocument } from '../model/documents.ts'
import { type Lack, lacksOf, lacksOfPapers } from '../model/lacks.ts'
import { groundsOf } from './contract.queries.ts'
import type { StoredSettlement } from './finiquito.queries.ts'
import { type Paper, partiesToPrint } from './parties.queries.ts'

/**
 * What the papers of some finiquitos would name and nobody wrote yet, by the id of each; nothing of
 * one that is over. The caller has checked that the reader may see them.
 */
export async function lacksOfStored(
  context: Context,
  all: readonly StoredSettlement[],
): Promise<ReadonlyMap<number, readonly Lack[]>> {
  const going = all.filter(({ status }) => status !== 'DELETED' && status !== 'PAID')
  if (going.length === 0) return new Map()
  const named = await partiesToPrint(context.tx, going)
  const contracts = going.map(({ userContractId }) => userContractId)
  const grounds = await groundsOf(context, contracts)
  return new Map(
    going.flatMap((stored) => {
      const parties = named.get(stored.id)
      if (!parties) return []
      const facts = { ...stored, parties, grounds: grounds.get(stored.userContractId) ?? null }
      return [[stored.id, lacksOfPapers(SettlementDocument.values, facts)] as const]
    }),
  )
}

/** What one paper would name and nobody wrote yet. */
export const lacksOfPaper = (
  { stored, contract: { grounds }, parties }: Paper,
  document: SettlementDocument,
): readonly Lack[] => lacksOf(document, { ...stored, parties, grounds })
