import { monthView } from '#modules/payroll/payroll-months/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { type CheckView, isInView, rankOf } from '../model/check.ts'
import { type Finding, withPeople } from './checks.queries.ts'
import { findingsShown } from './stored-findings.ts'
import { allRules } from './rules/index.ts'

type View = ValueOf<typeof CheckView>
type Wanted = { payrollMonthId: number; view?: View | null }

/** How many findings of a rule are shown before somebody asks for the rest. */
const first = 10

/**
 * The checks of a month for people within reach: how many findings each view and each rule has, and
 * the first of each rule in one view, errors first. The rest comes by `payrollCheckFindings`. What
 * changed in a large month is looked at by the worker, and until then what was found is shown.
 */
export async function payrollChecks(context: Context, { payrollMonthId, view = null }: Wanted) {
  const month = await monthView(context, payrollMonthId)
  const { findings: all, foundAt, looking } = await findingsShown(context, month, inOrder)
  const shown = all.filter((one) => isInView(one, view ?? 'ALL'))
  const byRule = [...Map.groupBy(shown, ({ rule }) => rule).values()]
  const count = (wanted: View) => all.filter((one) => isInView(one, wanted)).length
  return {
    payrollMonthId,
    yearMonth: month.yearMonth,
    isOpen: month.isOpen,
    rules: allRules.length,
    payslips: month.calculated,
    calculated: month.currentRunId !== null,
    foundAt,
    looking,
    counts: {
      all: all.length,
      errors: count('ERRORS'),
      warnings: count('WARNINGS'),
      noted: count('NOTED'),
      contracts: new Set(all.flatMap(({ contractId }) => contractId ?? [])).size,
    },
    found: byRule.flatMap(foundBy),
    findings: await withPeople(
      context,
      month,
      byRule.flatMap((findings) => findings.slice(0, first)),
    ),
  }
}
export type Checks = Awaited<ReturnType<typeof payrollChecks>>

type Filter = { payrollMonthId: number; rule: string | null; view: View | null }

/** A page of the findings of a month, or of one of its rules, in the order of `payrollChecks`. */
export async function payrollCheckFindings(context: Context, input: ListInput<Filter, 'rule'>) {
  const { filter, page, sort } = input
  const month = await monthView(context, filter.payrollMonthId)
  const { findings: all } = await findingsShown(context, month, inOrder)
  const wanted = all.filter(
    (one) =>
      (filter.rule === null || one.rule === filter.rule) && isInView(one, filter.view ?? 'ALL'),
  )
  const ordered = sort.descending ? wanted.toReversed() : wanted
  const from = (page.number - 1) * page.size
  const rows = await withPeople(context, month, ordered.slice(from, from + page.size))
  return { rows, total: wanted.length }
}

/** By rank and rule, and those of one rule as they are. */
const inOrder = (findings: readonly Finding[]) =>
  [...Map.groupBy(findings, (one) => `${rankOf(one)} ${one.rule}`)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, ofRule]) => ofRule)

/** A rule by its findings, and how many of them wait for an answer. */
function foundBy(findings: readonly Finding[]) {
  const [one] = findings
  if (!one) return []
  const { rule, title, severity, answerable, group, looksAt } = one
  const waiting = findings.filter(({ noted }) => !noted).length
  return [{ rule, title, severity, answerable, group, looksAt, total: findings.length, waiting }]
}
