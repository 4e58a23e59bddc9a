import type { HiddenReason } from './hidden-reason.ts'
import type { CutPeople } from './cuts.ts'
import type { ClimateTable } from './table.ts'
import { suppress, suppressQuestion } from './suppression/suppress.ts'

/** What a vector of choices holds instead of a value from 0 to 11. */
export const CHOICE = { omitted: -1, notApplicable: -2, unanswered: -3 } as const

/** The values that a histogram counts: from 0 to 11. */
export const VALUES = 12
/** After the values: omitted, does not apply, and no answer. */
const SLOTS = VALUES + 3

/** How often each cell chose each value of each question. */
export type Tally = {
  readonly questions: number
  /** Slots of a question after those of the one before, and cells after cells. */
  readonly slots: Int32Array
}

/**
 * Adds the choices of everybody to the cells that they are in, in one pass.
 *
 * @param choices the values of a person after those of the person before, one of each question
 */
export function tally({ table, atomOf }: CutPeople, choices: Int16Array, questions: number): Tally {
  if (choices.length !== atomOf.length * questions) throw new RangeError('choices of other people')
  const slots = new Int32Array(table.cells.length * questions * SLOTS)
  const atoms = table.atoms.map((cells) => Int32Array.from(cells))
  const places = new Int32Array(questions)
  for (const [person, atom] of atomOf.entries()) {
    for (let question = 0; question < questions; question += 1) {
      const choice = choices[person * questions + question] ?? CHOICE.unanswered
      places[question] = question * SLOTS + slotOf(choice)
    }
    for (const cell of atoms[atom] ?? []) {
      const base = cell * questions * SLOTS
      for (let question = 0; question < questions; question += 1) {
        const at = base + (places[question] ?? 0)
        slots[at] = (slots[at] ?? 0) + 1
      }
    }
  }
  return { questions, slots }
}

function slotOf(choice: number): number {
  if (choice >= 0 && choice < VALUES) return choice
  if (choice < CHOICE.unanswered || choice >= VALUES) throw new RangeError(`choice ${choice}`)
  return VALUES - 1 - choice
}

/** What a cell answered to a question. */
export type CellAnswers = {
  readonly histogram: readonly number[]
  readonly n: number
  readonly omitted: number
  readonly notApplicable: number
}

export function answersOf(
  { slots, questions }: Tally,
  cell: number,
  question: number,
): CellAnswers {
  const from = (cell * questions + question) * SLOTS
  const own = [...slots.subarray(from, from + SLOTS)]
  const histogram = own.slice(0, VALUES)
  const [omitted = 0, notApplicable = 0] = own.slice(VALUES)
  return { histogram, n: histogram.reduce((sum, one) => sum + one, 0), omitted, notApplicable }
}

/** What is hidden of a survey, and of each of its questions. Everything else is published. */
export type Sealed = {
  readonly hidden: ReadonlyMap<number, HiddenReason>
  readonly questions: readonly ReadonlyMap<number, HiddenReason>[]
}

/** Decides once what a closed survey publishes: nothing is decided when it is read. */
export function sealed(
  cut: CutPeople,
  choices: Int16Array,
  questions: number,
  least: number,
): Sealed {
  const { table, counts } = cut
  const hidden = suppress(table, counts, least)
  const survey = { counts, hidden }
  return {
    hidden,
    questions: Array.from({ length: questions }, (_, question) =>
      suppressQuestion(table, survey, answeredBy(cut, choices, questions, question), least),
    ),
  }
}

/** How many people of each atom chose a value of a question. */
function answeredBy(
  { table, atomOf }: { readonly table: ClimateTable; readonly atomOf: readonly number[] },
  choices: Int16Array,
  questions: number,
  question: number,
): number[] {
  const counts = table.atoms.map(() => 0)
  for (const [person, atom] of atomOf.entries()) {
    const choice = choices[person * questions + question] ?? CHOICE.unanswered
    if (choice >= 0) counts[atom] = (counts[atom] ?? 0) + 1
  }
  return counts
}
