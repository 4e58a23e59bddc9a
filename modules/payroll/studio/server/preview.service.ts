import { fullnameOf } from '#chile/names.ts'
import { explain, valueAt } from '#formula/index.ts'
import { FormulaError } from '#formula/types.ts'
import { type ContractRow } from '#modules/payroll/payroll-input/server/index.ts'
import { type Engine, readBatch } from '#modules/payroll/payroll-engine/server/index.ts'
import type { ExplanationNode } from '#modules/payroll/payslips/model/explanation.ts'
import { explanationNodes } from '#modules/payroll/payslips/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import type { DraftValues } from '../model/draft.ts'
import { type Basis, basisOf, drafted, engineOf, firstProblem } from './engines.ts'
import { type Figures, figuresOf, gather, type Gathered } from './figures.ts'
import { choosePeople, lastMonth, type Why } from './people.queries.ts'

type Wanted = DraftValues & { payrollMonthId: number }

export type PreviewRow = {
  contractId: number
  userId: number
  name: string
  jobTitle: string
  why: Why
  now: number | null
  draft: number | null
  before: number | null
  netNow: number | null
  netDraft: number | null
  error: string | null
  errorNow: string | null
}
export type Preview = {
  watched: string
  unit: string
  decimals: number
  problem: string | null
  /** Whether the problem comes from the draft: without it the month can be calculated. */
  breaks: boolean
  rows: PreviewRow[]
}

/**
 * The effect of a draft on real people of the month: the concept now, with the draft, and last
 * month, and the net of each. Nothing is stored.
 */
export async function previewConcept(
  context: Context,
  { payrollMonthId, pinned, ...draft }: Wanted & { pinned: readonly { contractId: number }[] },
): Promise<Preview> {
  const basis = await basisOf(context, payrollMonthId)
  const changed = drafted(basis.library, draft)
  const wanted = pinned.map(({ contractId }) => contractId)
  const chosen = await choosePeople(context, basis, changed.watched, wanted)
  const gathered = await gather(
    context,
    basis,
    chosen.map(({ contractId }) => contractId),
  )
  const codes = [changed.watched, 'LIQUIDO']
  const opened = engineOf(basis, changed.library)
  const now = figuresWith(basis, gathered, codes)
  const then = 'engine' in opened ? figuresIn(opened.engine, gathered, codes) : undefined
  const shown = gathered.contracts.map(({ contractId }) => contractId)
  const past = await lastMonth(context, basis, changed.watched, shown)
  const why = new Map(chosen.map((one) => [one.contractId, one.why]))
  const rows = gathered.contracts.map((row) =>
    rowOf(row, why.get(row.contractId) ?? 'DRAWN', now, then, past),
  )
  return {
    watched: changed.watched,
    ...unitOf('engine' in opened ? opened.engine : undefined, changed.watched),
    problem: 'engine' in opened ? null : firstProblem(opened.problems),
    breaks: !('engine' in opened) && now !== undefined,
    rows: rows.toSorted((a, b) => order(a) - order(b) || a.name.localeCompare(b.name, 'es')),
  }
}

const figuresIn = (engine: Engine, gathered: Gathered, codes: readonly string[]) =>
  figuresOf(engine, readBatch(engine, gathered), codes)

/** The figures without the draft; none when the company's own concepts are broken. */
function figuresWith(basis: Basis, gathered: Gathered, codes: readonly string[]) {
  const opened = engineOf(basis, basis.library)
  return 'engine' in opened ? figuresIn(opened.engine, gathered, codes) : undefined
}

function unitOf(engine: Engine | undefined, code: string) {
  const index = engine?.payroll.plan.indexOf.get(code)
  const def = index === undefined ? undefined : engine?.payroll.plan.steps[index]?.def
  return { unit: def?.unit ?? 'CLP', decimals: def?.decimals ?? 0 }
}

type ByContract = ReadonlyMap<number, Figures> | undefined

function rowOf(
  row: ContractRow,
  why: Why,
  now: ByContract,
  then: ByContract,
  past: ReadonlyMap<number, number>,
): PreviewRow {
  const { contractId } = row
  const before = now?.get(contractId)
  const after = then?.get(contractId)
  return {
    contractId,
    userId: row.ownerId,
    name: fullnameOf(row),
    jobTitle: row.jobTitle,
    why,
    now: valueOf(before, 0),
    draft: valueOf(after, 0),
    before: past.get(contractId) ?? null,
    netNow: valueOf(before, 1),
    netDraft: valueOf(after, 1),
    error: errorOf(after),
    errorNow: errorOf(before),
  }
}

const valueOf = (figures: Figures | undefined, at: number) =>
  figures && 'values' in figures ? (figures.values[at] ?? null) : null
const errorOf = (figures: Figures | undefined) =>
  figures && 'error' in figures ? figures.error : null

/** Errors first, then the largest changes. */
const order = ({ why, error, now, draft }: PreviewRow): number => {
  if (why === 'PINNED') return -3e15
  if (error) return -2e15
  // The largest change first; among equal changes, the largest value of the concept.
  const moved = Math.abs((draft ?? 0) - (now ?? 0))
  return moved > 0 ? -1e12 - moved : -Math.abs(now ?? 0)
}

type ExplainWanted = Wanted & { contractId: number; asked: string | null }

/** Why the draft gives a person its value, as the explanation of a payslip. */
export async function explainDraft(
  context: Context,
  { payrollMonthId, contractId, asked, ...draft }: ExplainWanted,
): Promise<ExplanationNode[]> {
  const basis = await basisOf(context, payrollMonthId)
  const changed = drafted(basis.library, draft)
  const opened = engineOf(basis, changed.library)
  if (!('engine' in opened)) throw conflict(firstProblem(opened.problems))
  const { plan, period } = opened.engine.payroll
  const step = plan.steps.find(({ def }) => def.code === (asked ?? changed.watched))
  const gathered = await gather(context, basis, [contractId])
  const { ready, failures } = readBatch(opened.engine, gathered)
  const [found] = ready
  if (failures[0]) throw conflict(failures[0].message)
  if (!step || !found) throw notFound()
  const facts = Object.fromEntries(
    plan.facts.map(({ code }, at) => [code, valueAt(found.facts, at)]),
  )
  try {
    return explanationNodes(plan, step, explain(plan, period, facts, step.def.code))
  } catch (error) {
    if (error instanceof FormulaError) throw conflict(firstProblem(error.diagnostics))
    throw error
  }
}
