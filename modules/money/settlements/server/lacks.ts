import type { Context } from '#platform/server/context.ts'
import { SettlementDocument } from '../model/documents.ts'
import { type Lack, lacksOf, lacksOfPapers } from '../model/lacks.ts'
import { groundsOf } from './contract.queries.ts'
import type { StoredSettlement } from './finiquito.queries.ts'
import { partiesToPrint } from './parties.queries.ts'
import type { Paper } from './paper.ts'

/** What the papers of a finiquito would name and nobody wrote yet; nothing of one that is over. */
export async function lacksOfStored(
  context: Context,
  stored: StoredSettlement,
): Promise<readonly Lack[]> {
  if (stored.status === 'DELETED' || stored.status === 'PAID') return []
  const parties = (await partiesToPrint(context.tx, [stored])).get(stored.id)
  if (!parties) return []
  const grounds = await groundsOf(context, stored.userContractId)
  return lacksOfPapers(SettlementDocument.values, { ...stored, parties, grounds })
}

/** What one paper would name and nobody wrote yet. */
export const lacksOfPaper = (
  { stored, contract: { grounds }, parties }: Paper,
  document: SettlementDocument,
): readonly Lack[] => lacksOf(document, { ...stored, parties, grounds })
