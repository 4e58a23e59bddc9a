import type { StateTone } from '#platform/model/states.ts'
import type { ExpenseStatus } from '../model/catalogs.ts'
import { reportStates } from '../model/states.ts'

/** An expense looks as its report does; one in none yet waits for its person. */
export const expenseTones: Readonly<Record<ExpenseStatus, StateTone>> = {
  ...reportStates.tones,
  LOOSE: 'accent',
}
