import { papersOfPerson } from '#platform/server/uploads/policy.ts'
import { PAPER, requireProtected } from './scope.ts'

/** The papers of a protection. */
export const protectionPapers = papersOfPerson(PAPER, (context, userId) =>
  requireProtected(context, userId, 'create'),
)
