import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { type Step, stepsOf } from '#platform/server/records/states.ts'
import type { RequestStatus } from '../model/catalogs.ts'
import { absenceStates } from '../model/states.ts'
import { reached } from './absences.queries.ts'

/** Moves absences from one state to another. */
export const absenceSteps = stepsOf(absenceStates, {
  table: 'absence',
  state: 'responseStatus',
  reason: 'response',
  steps: 'absenceStep',
  of: 'absenceId',
  onBehalfOf: 'respondedForUserId',
})

/**
 * The states that an absence was in, each with its author and reason, for readers of that absence.
 */
export async function absenceStepsOf(
  context: Context,
  { id }: { id: number },
): Promise<Step<RequestStatus>[]> {
  const found = await reached(context, 'absences.read')
    .where('absence.id', '=', id)
    .select('absence.id')
    .executeTakeFirst()
  if (!found) throw notFound()
  return absenceSteps.list(context, id)
}
