import type { Permission } from '#access/services.ts'
import type { Catalog } from '#platform/model/catalog.ts'
import type { Tone } from '../record/StatusTag.tsx'

/** The record of an act on many people: its state, and how far its work in background is. */
export type ActRow = {
  id: string
  version: number
  state: string
  done: number
  total: number
  failed: boolean
  problem?: string | null
}

/** An act on many people, as its pages say it. */
export type MassAct = {
  /** One of them, and its list: «Cambio masivo», «Cambios masivos». */
  one: string
  title: string
  /** The addresses of its list, and of the page where one is made; what that one is called. */
  list: string
  make: { label: string; to: string; permission?: Permission }
  /** The words of its states; which one is of what was done, and of what was undone. */
  states: Catalog
  done: string
  undone: string
}

/** How often mass acts are read again, to show their progress. */
export const MASS_ACTS_POLL_MS = 3_000

/** Whether a worker is busy with an act: the states of work are called so, «APPLYING». */
export const isWorking = ({ state, failed }: Pick<ActRow, 'state' | 'failed'>): boolean =>
  !failed && state.endsWith('ING')

/** «Otorgándose, 120 de 500», «Otorgado», «Otorgándose: se detuvo. Sin saldo». */
export function massWords({ states, ...ends }: MassAct, row: Omit<ActRow, 'id' | 'version'>) {
  const { state, done, total, failed, problem } = row
  const words = states.label(state)
  if (state === ends.done || state === ends.undone) return words
  if (failed) return `${words}: se detuvo${problem ? `. ${problem}` : ''}`
  return total > 0 ? `${words}, ${done} de ${total}` : words
}

/** The colour of the state of an act on its page, where what is not done yet wants a look. */
export const toneOf = ({ done, undone }: MassAct, { failed, state }: ActRow): Tone =>
  failed ? 'danger' : state === done ? 'success' : state === undone ? 'neutral' : 'warning'

/** Whether work of an act stopped before its end, and may go on. */
export const mayResume = ({ done, undone }: MassAct, { failed, state }: ActRow): boolean =>
  failed && state !== done && state !== undone
