import { unscaled } from '#chile/money/decimal.ts'
import { explain, type Plan, type Step, valueAt } from '#formula/index.ts'
import type { Explanation } from '#formula/types.ts'
import { type Concept, valueFact } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { enteredIn } from './entered-values.queries.ts'
import type { ExplanationNode } from '../model/explanation.ts'
import { recordReading } from './payslip.service.ts'
import { payslipOf, type StoredPayslip } from './payslips.queries.ts'
import { factsOf } from '#modules/payroll/payroll-results/model/amounts.ts'
import { periodOf, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { withOvertime } from './overtime-details.ts'
import { withVacation } from './vacation-details.ts'
import { amount, formulaInWords, formulaWithNumbers } from './words.ts'

type Wanted = { payrollMonthId: number; contractId: number; code: string }

/**
 * Why a concept of a payslip has its value: the formula in words and each operand down to facts,
 * rates with source and rows of tables. Recomputed from the stored facts, and refused if it differs
 * from the stored value.
 */
export async function explainPayslip(context: Context, { code, ...wanted }: Wanted) {
  const stored = await payslipOf(context, wanted.payrollMonthId, wanted.contractId)
  const plan = await planOf(context.tx, context.session.companyId, stored.planHash)
  const index = plan.indexOf.get(code)
  const step = index === undefined ? undefined : plan.steps[index]
  if (index === undefined || !step) throw notFound()
  recordReading(context, stored, { code, title: step.def.label })
  const period = await periodOf(context.tx, stored.payrollRunId)
  const facts = factsOf(plan, stored)
  const explained = explain(plan, period, facts, code)
  if (explained.scaled !== stored.results[index]) {
    throw new Error(`The explanation of ${code} differs from the stored payslip`)
  }
  const inUnits = factsInUnits(plan, stored)
  const said = explanationNodes(plan, step, explained)
  const nodes = await withOvertime(
    context.tx,
    stored,
    inUnits,
    await withVacation(context.tx, stored, inUnits, said),
  )
  const values = nodes.some(({ kind, code }) => kind === 'fact' && code?.startsWith(valueFact('')))
  if (!values) return nodes
  const entered = await enteredIn(context, stored)
  return nodes.map((node) => {
    const found = node.kind === 'fact' ? entered.get(node.code ?? '') : undefined
    return found
      ? { ...node, enteredBy: found.by, enteredAt: found.at, comment: found.comment }
      : node
  })
}

/** The facts of a payslip by code, each in its own unit: `2.5` days. */
const factsInUnits = (plan: Plan<Concept>, { facts }: Pick<StoredPayslip, 'facts'>) =>
  new Map(
    plan.facts.map(({ code, decimals }, at) => [code, unscaled(valueAt(facts, at), decimals)]),
  )

/** An explanation as a flat list that screens assemble again, in words and numbers. */
export function explanationNodes(
  plan: Plan<Concept>,
  step: Step,
  root: Explanation,
): ExplanationNode[] {
  const nodes: ExplanationNode[] = []
  const concepts = new Map(plan.library.concepts.map((concept) => [concept.code, concept]))
  const written = formulaWithNumbers(plan, step, root)
  const visit = (node: Explanation, parent: number | null) => {
    const index = nodes.length
    const concept = node.kind === 'concept' ? concepts.get(node.code ?? '') : undefined
    nodes.push({
      index,
      parent,
      kind: node.kind,
      text: node.text,
      words: parent === null ? formulaInWords(plan, step) : null,
      numbers: parent === null ? written.text : null,
      whole: parent === null ? written.whole : null,
      decisions: parent === null ? written.decisions : [],
      code: node.code ?? null,
      label: labelOf(plan, node),
      unit: node.unit,
      shown: amount(node),
      exact: node.exact,
      note: concept?.note ?? null,
      rounding: roundingWords(node),
      bracket: bracketWords(plan, node),
      source: node.source?.text ?? null,
      sourceUrl: node.source?.url ?? null,
      since: node.source?.since ?? null,
      law: concept?.source ?? null,
      enteredBy: null,
      enteredAt: null,
      comment: null,
      details: [],
    })
    for (const operand of node.operands) visit(operand, index)
  }
  visit(root, null)
  return nodes
}

const roundingRules = {
  HALF_UP: 'al más cercano',
  TRUNCATE: 'cortando lo que sobra',
  UP: 'hacia arriba',
} as const

function roundingWords({ rounding }: Explanation): string | null {
  if (!rounding || rounding.before === rounding.after) return null
  return `${rounding.before} se redondea ${roundingRules[rounding.rule]}: ${rounding.after}`
}

/** A figure read from a table has the name of its column: «Factor del tramo». */
function labelOf(plan: Plan<Concept>, { bracket, label }: Explanation): string | null {
  const table = bracket && plan.scope.tables.get(bracket.table)
  const column = table?.columns.find(({ code }) => code === bracket?.column)
  return column?.label ? `${column.label} del tramo` : (label ?? null)
}

function bracketWords(plan: Plan<Concept>, { bracket }: Explanation): string | null {
  if (!bracket) return null
  const table = plan.scope.tables.get(bracket.table)
  const sign = table?.input.unit === 'CLP' ? '$' : ''
  const above = bracket.above === null ? '' : `más de ${sign}${bracket.above}`
  const upTo = bracket.upTo === null ? 'en adelante' : `hasta ${sign}${bracket.upTo}`
  const limits = [above, upTo].filter(Boolean).join(' ')
  return `${table?.label ?? ''}, tramo ${bracket.row + 1}: ${limits}`
}
