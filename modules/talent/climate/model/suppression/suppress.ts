import type { HiddenReason } from '../hidden-reason.ts'
import type { ClimateTable } from '../table.ts'
import { hideExposed } from './exact-check.ts'
import { hideGroups } from './groups.ts'
import { hideInLines } from './lines.ts'
import { hideOverlaps } from './overlap.ts'
import { type State, stateOf } from './state.ts'

/** The steps of suppression, in their order. Each only hides. */
export type Steps = {
  readonly groups: (state: State) => void
  readonly overlaps: (state: State) => void
  readonly lines: (state: State) => void
  /** Says whether it hid any, so that the lines are closed again. */
  readonly exact: (state: State) => boolean
}

export const allSteps: Steps = {
  groups: hideGroups,
  overlaps: hideOverlaps,
  lines: hideInLines,
  exact: hideExposed,
}

/**
 * The cells that are hidden so that no answers of fewer than `least` people can be read, or
 * computed from the rest, each by its place with the reason of it. Empty cells are not hidden.
 *
 * @param counts the respondents of each atom
 * @param hidden cells that are hidden already: those of the survey, for one of its questions
 */
export function suppress(
  table: ClimateTable,
  counts: readonly number[],
  least: number,
  hidden: ReadonlyMap<number, HiddenReason> = new Map(),
  steps: Steps = allSteps,
): ReadonlyMap<number, HiddenReason> {
  if (!Number.isInteger(least) || least < 2) throw new RangeError(`groups of ${least}`)
  const state = stateOf(table, counts, least, hidden)
  steps.groups(state)
  steps.overlaps(state)
  do steps.lines(state)
  while (steps.exact(state))
  return state.hidden
}

/**
 * Fifth step: the cells that are hidden for one question, whose respondents are fewer where some
 * omitted it. What the survey hides stays hidden; with nobody omitting it there is nothing to add.
 */
export function suppressQuestion(
  table: ClimateTable,
  survey: {
    readonly counts: readonly number[]
    readonly hidden: ReadonlyMap<number, HiddenReason>
  },
  counts: readonly number[],
  least: number,
): ReadonlyMap<number, HiddenReason> {
  const isWhole = counts.every((count, atom) => count === survey.counts[atom])
  return isWhole ? survey.hidden : suppress(table, counts, least, survey.hidden)
}
