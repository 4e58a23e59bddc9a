import { explain, makePlan, type Plan } from '#formula/index.ts'
import type { Explanation, Library, PeriodValues } from '#formula/types.ts'
import { type Concept, payslipLines, payslipSummary, payslipWarnings } from '#payroll/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/db.ts'
import { paymentStatusLabel } from '../model/payroll-month.ts'
import { payslipOf, type StoredPayslip } from './payslips.queries.ts'
import { readSnapshot } from './snapshot.ts'

type Wanted = { payrollMonthId: number; contractId: number }

/** One payslip as its screen and its PDF read it. Reading somebody else's is itself recorded. */
export async function payslipView(context: Context, { payrollMonthId, contractId }: Wanted) {
  const stored = await payslipOf(context, payrollMonthId, contractId)
  if (stored.userId !== context.actor.userId) await recordReading(context, stored)
  return viewOf(context.session.companyId, stored)
}
export type PayslipView = Awaited<ReturnType<typeof payslipView>>

const recordReading = ({ tx, session }: Context, { userContractId, payrollMonthId }: StoredPayslip) =>
  sql`select app.write_audit(${session.companyId}, 'Proceso', 'lectura:liquidación', ${String(userContractId)},
    null, ${JSON.stringify({ payrollMonthId })}::jsonb)`.execute(tx)

/** The stored integers as sections and lines, by the formulas the run was made with. */
export function viewOf(companyId: number, stored: StoredPayslip) {
  const plan = planOf(companyId, stored)
  const values = valuesOf(plan, stored)
  const sections = payslipLines({ concepts: plan.library.concepts, facts: plan.facts }, values)
  const snapshot = readSnapshot(stored.snapshot)
  const status = stored.paymentStatus ?? 'UNPAID'
  return {
    payrollMonthId: stored.payrollMonthId,
    contractId: stored.userContractId,
    userId: stored.userId,
    yearMonth: stored.yearMonth,
    isOpen: stored.isOpen,
    paymentStatus: status,
    paymentLabel: paymentStatusLabel(status, stored.type),
    businessName: stored.businessName,
    legalName: stored.legalName,
    businessRut: stored.businessRut,
    businessAddress: stored.businessAddress,
    ...snapshot,
    net: stored.net,
    earnings: stored.earnings,
    deductions: stored.deductions,
    employerCost: stored.employerCost,
    workedDays: values['DIAS_TRABAJADOS'] ?? 0,
    warnings: [...payslipWarnings(values)],
    summary: payslipSummary(values),
    sections: sections.map(({ lines, ...section }) => ({
      ...section,
      lines: lines.map(({ detail, lre, ...line }) => ({ ...line, detail: detail ?? null, lre: lre ?? null })),
    })),
  }
}

/** Results and facts of a stored payslip by code. */
function valuesOf(plan: Plan<Concept>, { facts, results }: Pick<StoredPayslip, 'facts' | 'results'>) {
  return {
    ...Object.fromEntries(plan.facts.map(({ code }, index) => [code, facts[index] ?? 0])),
    ...Object.fromEntries(plan.codes.map((code, index) => [code, results[index] ?? 0])),
  }
}

/** Plans are few (one per company and edition of its items) and never change: they are kept. */
const plans = new Map<string, Plan<Concept>>()
const plansKept = 200

function planOf(companyId: number, { planHash, library }: Pick<StoredPayslip, 'planHash' | 'library'>) {
  const key = `${companyId}:${planHash}`
  const known = plans.get(key)
  if (known) return known
  const plan = makePlan(storedLibrary(library))
  if (plans.size >= plansKept) plans.clear()
  plans.set(key, plan)
  return plan
}

/** One node of an explanation, flat: `parent` is its place in the list, so that no answer is deep. */
export type ExplanationNode = {
  index: number
  parent: number | null
  kind: string
  text: string
  code: string | null
  label: string | null
  unit: string
  shown: string
  exact: string
  note: string | null
  rounding: string | null
  bracket: string | null
  source: string | null
  sourceUrl: string | null
  since: string | null
  law: string | null
}

/**
 * Why a concept of a payslip has its value: the formula in words and each operand down to facts, rates
 * with source and rows of tables. Recomputed from what is stored, and asserted equal to it.
 */
export async function explainPayslip(context: Context, { code, ...wanted }: Wanted & { code: string }) {
  const stored = await payslipOf(context, wanted.payrollMonthId, wanted.contractId)
  const plan = planOf(context.session.companyId, stored)
  const index = plan.indexOf.get(code)
  if (index === undefined) throw notFound()
  const facts = Object.fromEntries(plan.facts.map((fact, at) => [fact.code, stored.facts[at] ?? 0]))
  const explanation = explain(plan, storedPeriod(stored.periodValues), facts, code)
  if (explanation.scaled !== stored.results[index]) {
    throw new Error(`The explanation of ${code} differs from the stored payslip`)
  }
  return flatten(plan, explanation)
}

function flatten(plan: Plan<Concept>, root: Explanation): ExplanationNode[] {
  const nodes: ExplanationNode[] = []
  const visit = (node: Explanation, parent: number | null) => {
    const index = nodes.length
    const concept = plan.library.concepts.find((known) => known.code === node.code)
    nodes.push({
      index,
      parent,
      kind: node.kind,
      text: node.text,
      code: node.code ?? null,
      label: node.label ?? null,
      unit: node.unit,
      shown: node.shown,
      exact: node.exact,
      note: node.note ?? (node.kind === 'concept' ? (concept?.note ?? null) : null),
      rounding: roundingWords(node),
      bracket: bracketWords(node),
      source: node.source?.text ?? null,
      sourceUrl: node.source?.url ?? null,
      since: node.source?.since ?? null,
      law: node.kind === 'concept' ? (concept?.source ?? null) : null,
    })
    for (const operand of node.operands) visit(operand, index)
  }
  visit(root, null)
  return nodes
}

const roundingRules = { HALF_UP: 'al más cercano', TRUNCATE: 'sin decimales', UP: 'hacia arriba' } as const

function roundingWords({ rounding }: Explanation): string | null {
  if (!rounding || rounding.before === rounding.after) return null
  return `${rounding.before} se redondea ${roundingRules[rounding.rule]}: ${rounding.after}`
}

function bracketWords({ bracket }: Explanation): string | null {
  if (!bracket) return null
  const above = bracket.above === null ? '' : `más de ${bracket.above}`
  const upTo = bracket.upTo === null ? 'en adelante' : `hasta ${bracket.upTo}`
  return `Tramo ${bracket.row + 1}: ${[above, upTo].filter(Boolean).join(' ')}`
}

/** What the run stored is what this code wrote: a library and the values of a month. */
function storedLibrary(value: unknown): Library<Concept> {
  if (isLibrary(value)) return value
  throw new Error('A stored plan is not a library')
}
function storedPeriod(value: unknown): PeriodValues {
  if (isPeriod(value)) return value
  throw new Error('A stored run has no period')
}
const isLibrary = (value: unknown): value is Library<Concept> =>
  typeof value === 'object' && value !== null && 'concepts' in value && Array.isArray(value.concepts)
const isPeriod = (value: unknown): value is PeriodValues =>
  typeof value === 'object' && value !== null && 'variables' in value
