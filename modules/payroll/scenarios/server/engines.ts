import { shiftMonth, type YearMonth } from '#chile/period.ts'
import { FormulaError } from '#formula/types.ts'
import { type ConceptRecords, libraryAt } from '#modules/concepts/concept-library/server/index.ts'
import {
  type Entered,
  enteredInForce,
  tablesUntil,
} from '#modules/concepts/indicators/server/index.ts'
import { type Engine, openEngine } from '#modules/payroll/payroll-engine/server/index.ts'
import { MissingParameter, type SettingChoices } from '#law/index.ts'
import { type Assumption, projectedFigures } from '#law/projection.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import type { Change } from '../model/scenario.ts'
import { changedFigures } from './changes.ts'
import type { Side } from './tally.ts'

type Facts = {
  name: string
  changes: readonly Change[]
  monthlyGrowth: string
  records: ConceptRecords
  entered: ReadonlyMap<YearMonth, Entered>
}

/** How many months back the company's entered figures are read. */
const yearsBack = 24

/** Every figure the company entered that a scenario of these months may use. */
export const enteredFor = (tx: Tx, companyId: number, months: readonly YearMonth[]) => {
  const first = Math.min(...months)
  const before = Array.from({ length: yearsBack }, (_, index) => shiftMonth(first, -1 - index))
  return enteredInForce(tx, companyId, [...before, ...months])
}

type Resting = {
  choices: SettingChoices
  entered: ReadonlyMap<YearMonth, Entered>
  monthlyGrowth?: string
}

/** The figures of a future month, and the ones among them that are assumed. */
export function projectionOf(month: YearMonth, { entered, ...options }: Resting) {
  const figures = new Map([...entered].map(([at, own]) => [at, own.figures]))
  const tables = tablesUntil(month, entered)
  return { ...projectedFigures(month, { ...options, entered: figures }), tables }
}

/**
 * The engines of each month, both sides, compiled once for razones sociales with equal settings.
 */
export class Engines {
  readonly #facts: Facts
  readonly #opened = new Map<string, Record<Side, Engine>>()
  readonly assumptions = new Map<string, Assumption>()

  constructor(facts: Facts) {
    this.#facts = facts
  }

  /** @throws UserError when an item is wrong, or a missing figure has no substitute */
  at(month: YearMonth, choices: SettingChoices): Record<Side, Engine> {
    const key = `${month} ${JSON.stringify(choices)}`
    const known = this.#opened.get(key) ?? said(() => this.#open(month, choices))
    this.#opened.set(key, known)
    return known
  }

  #open(month: YearMonth, choices: SettingChoices): Record<Side, Engine> {
    const { name, changes, monthlyGrowth, records, entered } = this.#facts
    const library = libraryAt(records, month)
    const projected = projectionOf(month, { choices, entered, monthlyGrowth })
    for (const one of projected.assumptions) this.assumptions.set(`${one.key} ${one.month}`, one)
    const { figures, tables } = projected
    const real = openEngine(month, library, { choices, parameters: figures, tables })
    const changed = changedFigures(changes, month, { figures, period: real.payroll.period, name })
    if (!changed) return { real, simulated: real }
    return { real, simulated: openEngine(month, library, { choices, parameters: changed, tables }) }
  }
}

function said<T>(open: () => T): T {
  try {
    return open()
  } catch (error) {
    const known =
      error instanceof FormulaError ||
      error instanceof MissingParameter ||
      error instanceof RangeError
    throw known ? conflict(error.message) : error
  }
}
