import { upperFirst } from '#chile/text.ts'
import { formatNumber } from '#chile/numbers.ts'
import {
  createBlock,
  fromScaledText,
  type Plan,
  valueAt,
  valueIn,
  valuesOf,
} from '#formula/index.ts'
import type { FactDef } from '#formula/types.ts'
import { optionWords } from '#law/index.ts'
import { notFound } from '#platform/server/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { Cause, type CauseCode } from '../model/cause.ts'
import { begin, factOf, type Pair, prepareReplay, type Replay } from './replay.ts'
import { differencesOf, shown } from './review.queries.ts'
import { editionOf, type Side, storedRows } from './runs.queries.ts'

type Wanted = { payrollMonthId: number; contractId: number }

/** One step from last month's net to this month's: the change, and its effect. */
export type StepView = {
  cause: CauseCode
  label: string
  /** The changed facts, formatted for people. */
  facts: { label: string; before: string; after: string }[]
  change: number
  /** The net after this step. */
  net: number
  /** The lines of the payslip that this step moved. */
  lines: { code: string; label: string; change: number }[]
}

/** A person's difference step by step, and line by line. */
export async function payrollDifference(context: Context, { payrollMonthId, contractId }: Wanted) {
  const { rows, before, after, reviewOf } = await differencesOf(context, payrollMonthId)
  const row = rows.find((one) => one.contractId === contractId)
  if (!row || !after) throw notFound()
  const header = { ...shown(row, reviewOf), payrollMonthId, monthBefore: before?.yearMonth ?? null }
  if (!before || row.before === null || row.net === null) {
    return { ...header, steps: whole(row.causes), lines: [] }
  }
  return { ...header, ...(await stepsOf(context, before, after, contractId)) }
}

/** A person who came or left has a single step. */
const whole = (causes: readonly { cause: CauseCode; change: number }[]): StepView[] =>
  causes.map(({ cause, change }) => ({
    cause,
    label: Cause.label(cause),
    facts: [],
    change,
    net: change > 0 ? change : 0,
    lines: [],
  }))

async function stepsOf(context: Context, before: Side, after: Side, contractId: number) {
  const was = (await storedRows(context, before, contractId)).get(contractId)
  const now = (await storedRows(context, after, contractId)).get(contractId)
  if (!was || !now) throw notFound()
  const to = await editionOf(context, after)
  const replay = prepareReplay(await editionOf(context, before), to, { oneByOne: true })
  const pair = { before: was, after: now }
  return { steps: stepsOfPair(replay, pair), lines: linesOf(replay, pair) }
}

type Values = Readonly<Record<string, number>>
const NET = 'LIQUIDO'

/** A line that is absent in one of the months counts as zero there. */
const amountIn = (values: Values, code: string): number =>
  code in values ? valueIn(values, code) : 0

/**
 * The steps of one pair, from its net before to its net after; a rest that stored results do not
 * reproduce is a step of its own.
 */
export function stepsOfPair(replay: Replay, pair: Pair): StepView[] {
  const { plan, from } = replay
  const block = createBlock(plan, 1)
  const base = begin(replay, block, [pair])
  const stored = storedValues(from.plan, pair.before)
  const begun =
    from.plan.hash === plan.hash ? valuesOf(plan, base, 0) : valuesOf(from.plan, base, 0)
  const goal = storedValues(plan, pair.after)
  const steps: StepView[] = []
  if (Number.isNaN(valueIn(begun, NET))) {
    return [step('UNEXPLAINED', [], stored, goal, plan)]
  }
  let reached = begun
  let moved: StepView['facts'] = []
  for (const { cause, facts, run } of replay.steps) {
    moved = [...moved, ...factsMoved(plan, facts, replay, pair)]
    run(block, 1, [pair])
    const values = valuesOf(plan, block, 0)
    if (Number.isNaN(valueIn(values, NET))) continue
    if (values[NET] !== reached[NET] || linesMoved(plan, reached, values).length > 0) {
      steps.push(step(cause, moved, reached, values, plan))
    }
    moved = []
    reached = values
  }
  const rest = valueIn(goal, NET) - valueIn(reached, NET)
  const first = valueIn(begun, NET) - valueIn(stored, NET)
  if (rest + first !== 0) {
    const net = valueIn(goal, NET) - rest - first
    const unknown = step('UNEXPLAINED', [], { ...goal, [NET]: net }, goal, plan)
    steps.unshift({ ...unknown, lines: [] })
  }
  return steps
}

function step(
  cause: CauseCode,
  facts: StepView['facts'],
  before: Values,
  after: Values,
  plan: Plan,
): StepView {
  return {
    cause,
    label: Cause.label(cause),
    facts,
    change: valueIn(after, NET) - valueIn(before, NET),
    net: valueIn(after, NET),
    lines: linesMoved(plan, before, after),
  }
}

const storedValues = (plan: Plan, { results }: { results: readonly number[] }): Values =>
  Object.fromEntries(plan.codes.map((code, index) => [code, valueAt(results, index)]))

const isLine = ({ classes }: { classes: readonly string[] }) =>
  classes.includes('HABER') || classes.includes('DESCUENTO')

/** The lines of pay and discount that two calculations give differently. */
function linesMoved(plan: Plan, before: Values, after: Values): StepView['lines'] {
  return plan.library.concepts.flatMap(({ code, label, classes }) => {
    const change = amountIn(after, code) - amountIn(before, code)
    return change === 0 || !isLine({ classes }) ? [] : [{ code, label, change }]
  })
}

/** Every line of the two payslips that differs, with both amounts. */
function linesOf({ plan, from }: Replay, { before, after }: Pair) {
  const [was, now] = [storedValues(from.plan, before), storedValues(plan, after)]
  return plan.library.concepts.flatMap(({ code, label, classes }) => {
    const [old, fresh] = [amountIn(was, code), amountIn(now, code)]
    if (old === fresh || !isLine({ classes })) return []
    const discount = classes.includes('DESCUENTO')
    return [{ code, label, before: old, after: fresh, change: fresh - old, discount }]
  })
}

/** The given facts that differ between the two payslips, formatted for people. */
function factsMoved(plan: Plan, codes: readonly string[], { from }: Replay, pair: Pair) {
  return codes.flatMap((code) => {
    const place = plan.factIndexOf.get(code)
    const def = place === undefined ? undefined : plan.facts[place]
    if (place === undefined || !def) return []
    const was = factOf(from.plan, pair.before, def)
    const now = valueAt(pair.after.facts, place)
    if (was === now) return []
    return [{ label: def.label, before: written(def, was), after: written(def, now) }]
  })
}

/** A fact formatted for people. */
function written({ unit, decimals, options }: FactDef, value: number): string {
  if (options) return upperFirst(optionWords(options[value] ?? ''))
  if (unit === 'LOGICO') return value === 0 ? 'No' : 'Sí'
  const text = formatNumber(fromScaledText(value, decimals))
  return unit === 'CLP' ? `$${text}` : unit === 'número' ? text : `${text} ${unit}`
}
