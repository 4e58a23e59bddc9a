import { byCode, healthInstitutions } from '#chile/catalogues.ts'
import { documentLabel, documentNumber } from '#chile/identity-document.ts'
import { type Plan, valueIn } from '#formula/index.ts'
import {
  type Concept,
  payslipLines,
  payslipSummary,
  payslipWarnings,
  uncollectedWords,
} from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { recordAtEnd } from '#platform/server/observe/read-audit.ts'
import { lastDay } from '#chile/period.ts'
import { type Carrying, carriedWords } from '../model/carried-discounts.ts'
import { paymentStatusLabel, type Lines, linesChanged } from '../model/payslip.ts'
import {
  payslipBefore,
  payslipOf,
  payslipsOfContract,
  type StoredPayslip,
} from './payslips.queries.ts'
import { shownSections } from '../model/sections.ts'
import { basesOf } from './bases.ts'
import { valuesOf } from '#modules/payroll/payroll-results/model/amounts.ts'
import { planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { readSnapshot, type Snapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { keptDocument } from '#modules/payroll/payroll-results/model/kept-document.ts'
import { movementsBetween } from './movements.ts'
import { namesOfLogins } from '#platform/server/sql/person-names.ts'
import { monthById } from '#modules/payroll/payroll-frame/server/index.ts'

type Wanted = { payrollMonthId: number; contractId: number }

/** One payslip as its screen reads it, with that of the month before. */
export async function payslipView(context: Context, wanted: Wanted) {
  const { stored, view } = await readPayslip(context, wanted)
  const before = await payslipBefore(context, stored)
  const isOwn = stored.userId === context.actor.userId
  if (!before) return { ...view, isOwn, netBefore: null, monthBefore: null, movements: [] }
  const plan = await planOf(context.tx, context.session.companyId, before.planHash)
  return {
    ...view,
    isOwn,
    netBefore: before.net,
    monthBefore: before.payrollMonthId,
    movements: movementsBetween(viewOf(plan, before), view),
  }
}
export type PayslipScreen = Awaited<ReturnType<typeof payslipView>>

/** The payslips of one contract over time, newest first. */
export async function payrollHistory(context: Context, { contractId }: { contractId: number }) {
  const payslips = await payslipsOfContract(context, contractId)
  const [newest] = payslips
  if (newest) recordReading(context, newest)
  return payslips
}

/** One payslip within reach. Reading somebody else's is itself recorded. */
export async function readPayslip(context: Context, { payrollMonthId, contractId }: Wanted) {
  const stored = await payslipOf(context, payrollMonthId, contractId)
  recordReading(context, stored)
  const plan = await planOf(context.tx, context.session.companyId, stored.planHash)
  return { stored, view: viewOf(plan, stored) }
}

type Read = Pick<StoredPayslip, 'userId' | 'userContractId' | 'payrollMonthId'>

/**
 * Records in the audit that somebody read another person's pay, and the amount they asked about.
 */
export function recordReading(
  { client, session, actor }: Context,
  { userId, userContractId, payrollMonthId }: Read,
  about: { code?: string; title?: string } = {},
): void {
  if (userId === actor.userId) return
  recordAtEnd(client, {
    companyId: session.companyId,
    what: 'lectura:liquidación',
    id: String(userContractId),
    about: { payroll_month_id: payrollMonthId, user_id: userId, ...about },
  })
}

/** Converts stored integers to sections and lines, with the formulas of the run. */
export function viewOf(plan: Plan<Concept>, stored: StoredPayslip) {
  const values = valuesOf(plan, stored)
  const sections = payslipLines({ concepts: plan.library.concepts, facts: plan.facts }, values)
  const snapshot = readSnapshot(stored.snapshot)
  const document = keptDocument(snapshot.rut, stored.documentKind)
  const status = stored.paymentStatus ?? 'UNPAID'
  const carried = carriedWords(plan.library.concepts, values, carryingOf(stored, snapshot))
  return {
    payrollMonthId: stored.payrollMonthId,
    contractId: stored.userContractId,
    runId: stored.payrollRunId,
    inputsHash: stored.inputsHash,
    userId: stored.userId,
    yearMonth: stored.yearMonth,
    isOpen: stored.isOpen,
    paymentStatus: status,
    paymentLabel: paymentStatusLabel(status, stored.type, stored.isOpen),
    releasedAt: stored.releasedAt,
    acknowledgedAt: stored.acknowledgedAt,
    businessName: stored.businessName,
    legalName: stored.legalName,
    businessRut: stored.businessRut,
    businessAddress: stored.businessAddress,
    ...snapshot,
    documentLabel: documentLabel(document),
    documentNumber: documentNumber(document),
    healthLabel: healthLabelOf(plan, values, snapshot.healthInstitution),
    net: stored.net,
    earnings: stored.earnings,
    deductions: stored.deductions,
    employerCost: stored.employerCost,
    workedDays: valueIn(values, 'DIAS_TRABAJADOS'),
    warnings: [...payslipWarnings(values), ...carried],
    uncollected: [...uncollectedWords(values), ...carried],
    summary: payslipSummary(values),
    bases: basesOf(values),
    sections: shownSections(sections),
  }
}
export type PayslipView = ReturnType<typeof viewOf>

function carryingOf(stored: StoredPayslip, { finalDate }: Snapshot): Carrying {
  const { yearMonth, overdraft, advances, quotas } = stored
  const ends = finalDate !== null && finalDate <= lastDay(yearMonth)
  return { yearMonth, ends, overdraft, advances: advances ?? [], quotas: quotas ?? [] }
}

/** The health institution of a payslip by its name; who has none contributes to none. */
function healthLabelOf(
  { facts }: Plan<Concept>,
  values: Parameters<typeof valueIn>[0],
  institution: string | null,
): string {
  const systems = facts.find(({ code }) => code === 'SISTEMA_SALUD')?.options ?? []
  const system = systems[valueIn(values, 'SISTEMA_SALUD')]
  if (system === 'NINGUNO') return 'No cotiza'
  const code = institution ?? 'FONASA'
  return byCode(healthInstitutions, code)?.name ?? code
}

type OfPayslip = { payrollMonthId: number; contractId: number }

/**
 * The earlier versions of a payslip in the month's current calculation, newest first, and the lines
 * that each recalculation changed.
 */
export async function payslipRevisions(
  context: Context,
  { payrollMonthId, contractId }: OfPayslip,
) {
  await monthById(context, payrollMonthId)
  const current = await payslipOf(context, payrollMonthId, contractId)
  const rows = await context.tx
    .selectFrom('payslipRevision')
    .select(['revision', 'net', 'errorMessage as error', 'replacedAt', 'replacedBy'])
    .select(['planHash', 'facts', 'results'])
    .where('payrollRunId', '=', current.payrollRunId)
    .where('userContractId', '=', contractId)
    .orderBy('revision', 'desc')
    .execute()
  if (rows.length > 0) recordReading(context, current)
  const names = await namesOfLogins(
    context,
    rows.flatMap(({ replacedBy }) => replacedBy ?? []),
  )
  const editions = await editionsOf(context, [current, ...rows])
  return rows.map(({ revision, net, error, replacedAt, replacedBy }, index) => ({
    revision,
    net,
    next: index === 0 ? current.net : (rows[index - 1]?.net ?? null),
    error,
    replacedAt,
    replacedBy: replacedBy === null ? null : (names.get(replacedBy) ?? null),
    lines: linesChanged(editions[index + 1], editions[index]),
  }))
}
export type Revision = Awaited<ReturnType<typeof payslipRevisions>>[number]

type Kept = Pick<StoredPayslip, 'planHash'> & {
  facts: readonly number[] | null
  results: readonly number[] | null
}

/** The sections of each edition of a payslip; empty for one that could not be calculated. */
async function editionsOf({ tx, session }: Context, kept: readonly Kept[]) {
  const editions: (Lines | undefined)[] = []
  for (const { planHash, facts, results } of kept) {
    if (facts === null || results === null) {
      editions.push(undefined)
      continue
    }
    // One statement for each plan, whatever the number of editions made with it.
    const plan = await planOf(tx, session.companyId, planHash)
    const values = valuesOf(plan, { facts: [...facts], results: [...results] })
    const sections = payslipLines({ concepts: plan.library.concepts, facts: plan.facts }, values)
    // The totals follow from the lines; the net is shown beside each revision.
    editions.push(sections.filter(({ key }) => key !== 'totals'))
  }
  return editions
}
