import { rescaledUp } from '#chile/money/decimal.ts'
import {
  type Block,
  compileKernels,
  coneOf,
  createBlock,
  type Kernels,
  resultPlace,
  valueAt,
  type Plan,
} from '#formula/index.ts'
import { type FactDef, FormulaError, type PeriodValues } from '#formula/types.ts'
import { causeOfFact, type CauseCode, factCauses } from '../model/cause.ts'

/** The formulas and dated figures of a run. */
export type Edition = { plan: Plan; period: PeriodValues }
/** The stored values of a contract in a run, in plan order. */
export type Stored = { facts: readonly number[]; results: readonly number[] }
export type Pair = { before: Stored; after: Stored }

/** One change, as a step from last month's payslip to this month's. */
export type Step = {
  cause: CauseCode
  /** Codes of the facts that it changes; none for formulas and figures. */
  facts: readonly string[]
  /** Applies the step to the block. */
  run: (block: Block, count: number, pairs: readonly Pair[]) => void
}

/** The steps between two editions, ready to run over any number of people. */
export type Replay = { plan: Plan; start: Kernels; steps: readonly Step[]; from: Edition }

/**
 * The replay from one edition to another: last month's facts with last month's formulas and
 * figures, then the formulas, the figures, and the facts group by group (or one by one).
 */
export function prepareReplay(from: Edition, to: Edition, { oneByOne = false } = {}): Replay {
  const { plan } = to
  const same = from.plan.hash === plan.hash
  const old = same ? from.period : mixed(from.period, to.period)
  const kernels = compileKernels(plan, to.period)
  const middle = samePeriod(old, to.period) ? kernels : compiled(plan, old)
  const lawStep: Step[] = same ? [] : [{ cause: 'LAW', facts: [], run: runAll(middle ?? kernels) }]
  const figures: Step[] =
    middle === undefined || middle === kernels
      ? []
      : [{ cause: 'INDICATOR', facts: [], run: runAll(kernels) }]
  return {
    plan,
    from,
    start: same ? (middle ?? kernels) : compileKernels(from.plan, from.period),
    steps: [...lawStep, ...figures, ...factSteps(plan, kernels, oneByOne)],
  }
}

/** Last month's figures, plus this month's where a new formula needs one that last month lacks. */
const mixed = (old: PeriodValues, now: PeriodValues): PeriodValues => ({
  ...now,
  name: old.name,
  variables: { ...now.variables, ...old.variables },
  tables: { ...now.tables, ...old.tables },
})

const samePeriod = (a: PeriodValues, b: PeriodValues): boolean =>
  JSON.stringify([sorted(a.variables), sorted(a.tables)]) ===
  JSON.stringify([sorted(b.variables), sorted(b.tables)])
const sorted = (values: object) =>
  Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

/**
 * Compiles the new formulas with the old figures; undefined when that fails, and both change in one
 * step.
 */
function compiled(plan: Plan, period: PeriodValues): Kernels | undefined {
  try {
    return compileKernels(plan, period)
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

const runAll =
  (kernels: Kernels): Step['run'] =>
  (block, count) => {
    block.complete = 0
    kernels.run(block, count)
  }

/** Causes whose facts are listed one by one when a single person is opened. */
const itemized = new Set<CauseCode>(['ITEM', 'HOURS', 'ABSENCE', 'WITHHOLDING'])

function factSteps(plan: Plan, kernels: Kernels, oneByOne: boolean): Step[] {
  const byCause = Map.groupBy(plan.facts, ({ code }) => causeOfFact(code))
  return factCauses.flatMap((cause) => {
    const codes = (byCause.get(cause) ?? []).map(({ code }) => code)
    const groups = oneByOne && itemized.has(cause) ? codes.map((code) => [code]) : [codes]
    return groups.map((facts): Step => ({ cause, facts, run: runFacts(plan, kernels, facts) }))
  })
}

function runFacts(plan: Plan, kernels: Kernels, codes: readonly string[]): Step['run'] {
  const positions = codes.flatMap((code) => plan.factIndexOf.get(code) ?? [])
  const cone = coneOf(plan, codes)
  return (block, count, pairs) => {
    let moved = false
    for (const at of positions) {
      const column = block.facts[at]
      if (column) moved = fill(column, pairs, at) || moved
    }
    if (moved) kernels.run(block, count, cone)
  }
}

/** Writes this month's values of a fact; answers whether any differs. */
function fill(column: Float64Array, pairs: readonly Pair[], at: number): boolean {
  let moved = false
  pairs.forEach(({ after }, row) => {
    const value = valueAt(after.facts, at)
    if (column[row] !== value) moved = true
    column[row] = value
  })
  return moved
}

/**
 * A fact of a stored payslip in the decimals of another plan; zero when its own plan did not have
 * it yet.
 */
export function factOf(
  plan: Plan,
  { facts }: { facts: readonly number[] },
  { code, decimals }: Pick<FactDef, 'code' | 'decimals'>,
): number {
  const place = plan.factIndexOf.get(code)
  const kept = place === undefined ? undefined : plan.facts[place]
  if (place === undefined || !kept) return 0
  return rescaledUp(valueAt(facts, place), kept.decimals, decimals)
}

/**
 * Sets a block to the start: last month's facts under this month's plan. Answers the results that
 * last month's own formulas give for them, by position in last month's plan.
 */
export function begin({ plan, from, start }: Replay, block: Block, pairs: readonly Pair[]) {
  plan.facts.forEach((def, at) => {
    const column = block.facts[at]
    pairs.forEach(({ before }, row) => {
      if (column) column[row] = factOf(from.plan, before, def)
    })
  })
  block.complete = 0
  if (from.plan.hash === plan.hash) {
    start.run(block, pairs.length)
    return block
  }
  const own = createBlock(from.plan, Math.max(1, pairs.length))
  own.facts.forEach((column, at) => {
    pairs.forEach(({ before }, row) => {
      column[row] = valueAt(before.facts, at)
    })
  })
  start.run(own, pairs.length)
  return own
}

/**
 * The share of each cause in a difference; the rest without a step is unexplained. Always adds up.
 */
export type Decomposed = ReadonlyMap<CauseCode, number>

const NET = 'LIQUIDO'
const blockSize = 2000

/**
 * Decomposes the change of a concept (the net) of many people at once, column by column. The causes
 * of each pair add up to its change exactly: a step that cannot be calculated is joined with the
 * next one that can, and a rest that stored results do not reproduce is unexplained.
 */
export function decompose(replay: Replay, pairs: readonly Pair[], code = NET): Decomposed[] {
  const found: Decomposed[] = []
  const block = createBlock(replay.plan, Math.min(blockSize, Math.max(1, pairs.length)))
  for (let at = 0; at < pairs.length; at += blockSize) {
    found.push(...decomposeBlock(replay, block, pairs.slice(at, at + blockSize), code))
  }
  return found
}

function decomposeBlock(replay: Replay, block: Block, pairs: readonly Pair[], code: string) {
  const { plan, from } = replay
  const was = from.plan.indexOf.get(code)
  const now = resultPlace(plan, code)
  const begun = begin(replay, block, pairs)
  const base = was === undefined ? undefined : begun.results[was]
  const rows = pairs.map(({ before, after }, row) => {
    // A concept that last month lacked cannot be reproduced.
    const known = base ? valueAt(base, row) : Number.NaN
    return {
      known,
      reached: known,
      change: valueAt(after.results, now) - (was === undefined ? 0 : valueAt(before.results, was)),
      causes: new Map<CauseCode, number>(),
    }
  })
  const column = block.results[now] ?? []
  for (const { cause, run } of replay.steps) {
    run(block, pairs.length, pairs)
    rows.forEach((row, index) => move(row, cause, valueAt(column, index)))
  }
  return rows.map(({ causes, change }) => {
    const explained = [...causes.values()].reduce((sum, part) => sum + part, 0)
    if (change !== explained) causes.set('UNEXPLAINED', change - explained)
    return causes
  })
}

type Moving = { known: number; reached: number; causes: Map<CauseCode, number> }

function move(row: Moving, cause: CauseCode, value: number): void {
  // Where last month cannot be reproduced, there is no basis to explain from.
  if (Number.isNaN(row.known) || Number.isNaN(value) || value === row.reached) return
  row.causes.set(cause, (row.causes.get(cause) ?? 0) + value - row.reached)
  row.reached = value
}
