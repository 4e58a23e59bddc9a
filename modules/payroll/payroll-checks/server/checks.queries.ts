import { reachesWhole } from '#access/reach.ts'
import { previousMonth } from '#chile/period.ts'
import { knownItemsOf } from '#modules/concepts/concept-library/model/known-items.ts'
import { withoutPayslip } from '#modules/payroll/payroll-months/server/index.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { openMonth } from '#modules/payroll/payroll-engine/server/index.ts'
import {
  contractsInSight,
  periodOf,
  planOf,
} from '#modules/payroll/payroll-results/server/index.ts'
import { owedUpTo } from '#modules/payroll/retroactivity/server/index.ts'
import { uncertainFigures } from '#law/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { personName, personSurname } from '#platform/server/person-names.ts'
import { sentenceOf } from '../model/check.ts'
import { findingsOf } from './findings.ts'
import type { Found } from './found.ts'
import { notesOf } from './notes.queries.ts'
import { ruleOf } from './rules/index.ts'
import { leftOutFindings, leftOutRules } from './rules/left-out.ts'
import { monthRules, watched } from './rules/month.ts'
import { owedFindings, owedRules } from './rules/owed.ts'

/** A month to check, and how many changes came after its calculation. */
export type CheckedMonth = MonthHead & { readonly changesSince: number }

/**
 * The findings of a month about people within reach, by surname, and those about no single person.
 * Findings about totals are only for people who see everybody. The names of people come with
 * `withPeople`, for the shown findings alone.
 */
export async function findingsInSight(context: Context, month: CheckedMonth, how: Reading = {}) {
  const all = await findingsOfMonth(context, month, how)
  const ordered = await bySurname(context, month, all)
  const seesAll = reachesWhole(context.reach('payslips.read'), month.businessId)
  const findings = seesAll ? all : all.filter((finding) => !isOfTotals(finding))
  const byPerson = Map.groupBy(findings, ({ contractId }) => contractId)
  return [null, ...ordered].flatMap((contractId) => byPerson.get(contractId) ?? [])
}

/** Contracts that are looked for by their numbers; of more, everybody is read. */
const few = 2_000

/** The contracts of findings that the reader sees, by surname. */
async function bySurname(
  context: Context,
  month: CheckedMonth,
  findings: readonly Finding[],
): Promise<number[]> {
  const about = [...new Set(findings.flatMap(({ contractId }) => contractId ?? []))]
  const rows = await contractsInSight(context, month.businessId, sinceOf(month))
    .select('contract.id')
    .$if(about.length <= few, (query) =>
      query.where(sql<boolean>`contract.id = any(${about}::bigint[])`),
    )
    .orderBy(personSurname)
    .execute()
  return rows.map(({ id }) => id)
}

/** Some of those findings with the names of their people. */
export async function withPeople(
  context: Context,
  month: CheckedMonth,
  findings: readonly Finding[],
): Promise<(Finding & Person)[]> {
  const about = [...new Set(findings.flatMap(({ contractId }) => contractId ?? []))]
  const rows = await contractsInSight(context, month.businessId, sinceOf(month))
    .select(['contract.id', 'contract.userId', 'users.rut', personName.as('name')])
    .where(sql<boolean>`contract.id = any(${about}::bigint[])`)
    .execute()
  const people = new Map(rows.map(({ id, ...person }) => [id, person]))
  return findings.map((one) => ({ ...one, ...(people.get(one.contractId ?? 0) ?? nobody) }))
}

/** Findings compare a month with the one before. */
const sinceOf = ({ yearMonth }: CheckedMonth) => previousMonth(yearMonth)

/**
 * Whether a finding compares totals of the month. Beside the amounts a reader sees, such a total
 * reveals the hidden ones, and even its presence reveals that a hidden amount moved.
 */
const isOfTotals = ({ contractId, message }: Finding): boolean =>
  contractId === null && message.includes('$')

type Person = { userId: number | null; name: string | null; rut: string | null }
const nobody: Person = { userId: null, name: null, rut: null }

/** Which findings are read: of some rules, by their codes, or of all. */
export type Reading = { only?: ReadonlySet<string> }

/**
 * Every finding of a month, whatever the caller may see. A closed month has the notes it was closed
 * with.
 */
export async function findingsOfMonth(context: Context, month: CheckedMonth, how: Reading = {}) {
  const notes = await notesOf(context, month.id)
  if (!month.isOpen || month.currentRunId === null) return month.isOpen ? [] : closedWith(notes)
  const { found, library } = await foundIn(context, month, month.currentRunId, how)
  const answers = Map.groupBy(notes, placeOf)
  const labels = new Map(knownItemsOf(library).map(({ code, label }) => [code, label]))
  return found.flatMap(({ rule: code, contractId, figures, fix }) => {
    const rule = ruleOf(code)
    if (!rule) return []
    const said = figures.map((figure) => labels.get(String(figure)) ?? figure)
    const message = sentenceOf(rule, said)
    const written = answers.get(placeOf({ rule: code, contractId })) ?? []
    const note = written.find(({ finding }) => finding === message)
    const place = fix === undefined ? {} : { fix }
    return [{ ...describe(rule), ...place, contractId, message, ...noteOf(note, written[0]) }]
  })
}
export type Finding = Awaited<ReturnType<typeof findingsOfMonth>>[number]

/** The key that a finding and its notes share. */
export const placeOf = ({ rule, contractId }: { rule: string; contractId: number | null }) =>
  `${rule} ${contractId}`

type Rule = NonNullable<ReturnType<typeof ruleOf>>
const describe = ({ code, title, severity, answerable, group, looksAt, fix }: Rule) => ({
  rule: code,
  title,
  severity,
  answerable: severity === 'WARNING' || answerable === true,
  group,
  looksAt,
  fix,
})

type Note = Awaited<ReturnType<typeof notesOf>>[number]

const noteOf = (note: Note | undefined, older: Note | undefined) => ({
  noted: note !== undefined,
  note: note?.note ?? null,
  notedBy: note?.author ?? null,
  notedAt: note?.writtenAt ?? null,
  /** The sentence an older note was about, when the figure changed after it. */
  before: note ? null : (older?.finding ?? null),
})

const closedWith = (notes: readonly Note[]) =>
  notes.flatMap((note) => {
    const rule = ruleOf(note.rule)
    if (!rule) return []
    const { contractId, finding: message } = note
    return [{ ...describe(rule), contractId, message, ...noteOf(note, undefined) }]
  })

async function foundIn(context: Context, month: CheckedMonth, runId: number, { only }: Reading) {
  const { companyId } = context.session
  const { yearMonth, businessId } = month
  const runs = await context.tx
    .selectFrom('payrollMonth as m')
    .innerJoin('payrollRun as run', 'run.id', 'm.currentRunId')
    .select(['m.yearMonth', 'run.id', 'run.planHash', 'run.totals'])
    .where('m.businessId', '=', businessId)
    .where('m.type', '=', 'PAYROLL')
    .where('m.yearMonth', 'in', [yearMonth, previousMonth(yearMonth)])
    .execute()
  const current = runs.find((run) => run.id === runId)
  const last = runs.find((run) => run.yearMonth !== yearMonth)
  if (!current) throw new Error(`run ${runId} is not the month's`)
  const plan = await planOf(context.tx, companyId, current.planHash)
  const period = await periodOf(context.tx, runId)
  const before = last
    ? { runId: last.id, plan: await planOf(context.tx, companyId, last.planHash) }
    : null
  const where = { companyId, businessId, yearMonth, runId, plan, period, before }
  const today = await openMonth(context.tx, companyId, month.id)
  const run = { ...where, now: context.now }
  const found = [
    ...(await leftOutOf(context, month, only)),
    ...(await findingsOf(context.client, run, only)),
  ]
  const figures = {
    yearMonth,
    changesSince: month.changesSince,
    used: period,
    today: today.engine.payroll.period.variables,
    doubtful: uncertainFigures(yearMonth)
      .filter(({ key, row }) => watched.includes(key) && row.status === 'doubtful')
      .map(({ label }) => label),
    total: netOf(current.totals),
    totalBefore: last ? netOf(last.totals) : null,
  }
  const ofMonth = monthRules.flatMap(({ code, find }) => {
    const answer = find(figures)
    const found: Found[] = answer ? [{ rule: code, contractId: null, figures: answer }] : []
    return found
  })
  const owed = await owedOf(context, month, only)
  return { found: [...ofMonth, ...owed, ...found], library: today.library }
}

/** Contracts without a payslip, when the rule about them is wanted. */
async function leftOutOf(
  context: Context,
  month: CheckedMonth,
  only: ReadonlySet<string> | undefined,
) {
  if (only && !leftOutRules.some(({ code }) => only.has(code))) return []
  return leftOutFindings(await withoutPayslip(context, month))
}

/** What closed months still owe, when a rule about it is wanted. */
async function owedOf(
  context: Context,
  month: CheckedMonth,
  only: ReadonlySet<string> | undefined,
) {
  if (only && !owedRules.some(({ code }) => only.has(code))) return []
  const { owed, failures, isCalculating } = await owedUpTo(context, month)
  return owedFindings(owed, failures, isCalculating)
}

const netOf = (totals: unknown): number => {
  const net = typeof totals === 'object' && totals !== null && 'net' in totals ? totals.net : 0
  return typeof net === 'number' ? net : 0
}
