import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { stepsOf } from '#platform/server/records/states.ts'
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

/** Requires an absence within the reach of its readers. */
export const requireAbsence = (context: Context, id: number) =>
  reached(context, 'absences.read')
    .where('absence.id', '=', id)
    .select('absence.id')
    .executeTakeFirstOrThrow(notFound)
