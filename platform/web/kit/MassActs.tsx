import type { Catalog } from '#platform/model/catalog.ts'
import type { Column } from './columns.tsx'
import type { RowAction } from './RowActions.tsx'
import { StatusTag } from './StatusTag.tsx'

/** The record of an act on many people: its state, and how far its work in background is. */
type MassAct = {
  state: string
  done: number
  total: number
  failed: boolean
  problem?: string | null
}

/** How often a list of mass acts is read again, to show their progress. */
export const MASS_ACTS_POLL_MS = 3_000

type States = {
  states: Catalog
  /** The state of what was done. */
  done: string
  undone: string
}

/** «Otorgándose, 120 de 500», «Otorgado». */
export function massWords({ states, ...ends }: States, act: MassAct): string {
  const { state, done, total, failed, problem } = act
  const words = states.label(state)
  if (state === ends.done || state === ends.undone) return words
  if (failed) return `${words}: se detuvo${problem ? `. ${problem}` : ''}`
  return total > 0 ? `${words}, ${done} de ${total}` : words
}

/** The column of the state of mass acts. */
export const massColumn = <Row extends MassAct>(
  states: States,
  words: (row: Row) => string = (row) => massWords(states, row),
): Column<Row> => ({
  key: 'state',
  title: 'Estado',
  text: words,
  render: (row) => {
    const tone = row.failed ? 'danger' : row.state === states.done ? 'success' : 'neutral'
    return <StatusTag tone={tone}>{words(row)}</StatusTag>
  },
})

/** «Reanudar», of an act whose work stopped before its end. */
export const resumeAction = (
  { done, undone }: States,
  { failed, state }: MassAct,
  resume: () => unknown,
): readonly RowAction[] =>
  failed && state !== done && state !== undone ? [{ label: 'Reanudar', onClick: resume }] : []
