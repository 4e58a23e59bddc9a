import { MassChangeState } from '../model/mass-change.ts'

/** The words and the ends of a mass change, for the kit. */
export const states = { states: MassChangeState, done: 'APPLIED', undone: 'UNDONE' }
