import { papersOfPerson } from '#platform/server/uploads/policy.ts'
import { PAPER, requireResident } from './scope.ts'

/** The paper of a permit. */
export const residencePapers = papersOfPerson(PAPER, (context, userId) =>
  requireResident(context, userId, 'create'),
)
