import { stateMachine } from '#platform/model/states.ts'
import { type ArrivalState, ArrivalTaskState } from './catalogs.ts'

/** The way of a task: done with «Hecho», or said that it does not apply; both are taken back. */
export const taskStates = stateMachine({
  states: ArrivalTaskState,
  tones: { TO_DO: 'warning', DONE: 'success', SKIPPED: 'neutral' },
  acts: {
    complete: {
      label: 'Hecho',
      permission: 'arrivals.update',
      from: ['TO_DO'],
      to: 'DONE',
      done: 'Tarea hecha',
    },
    skip: {
      label: 'No corresponde',
      permission: 'arrivals.update',
      from: ['TO_DO'],
      to: 'SKIPPED',
      needsReason: 'Diga por qué no corresponde',
      done: 'Tarea dejada fuera',
    },
    reopen: {
      label: 'Deshacer',
      permission: 'arrivals.update',
      from: ['DONE', 'SKIPPED'],
      to: 'TO_DO',
      refusals: { TO_DO: 'Todavía está por hacer' },
      done: 'Tarea por hacer otra vez',
    },
  },
})

/** A list is complete once nothing of it is left to do, and annulled with its beginning or end. */
export const arrivalTones = {
  RUNNING: 'primary',
  DONE: 'success',
  CANCELED: 'neutral',
} as const satisfies Readonly<Record<(typeof ArrivalState)['values'][number], string>>
