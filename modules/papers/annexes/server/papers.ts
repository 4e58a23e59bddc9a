import { papersOf } from '#platform/server/uploads/papers.ts'
import { annexes } from './annexes.queries.ts'

/** Signed papers, sent for one annex by who registers that it was signed. */
export const annexPapers = papersOf('contractAnnex', 'contractAnnex', (context, id) =>
  annexes.locked(context, id, 'annexes.update'),
)
