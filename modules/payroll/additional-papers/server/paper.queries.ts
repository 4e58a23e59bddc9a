import { documentLabel, documentNumber } from '#chile/identity-document.ts'
import { keptDocument } from '#modules/payroll/payroll-results/model/kept-document.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import { paymentStatusLabel } from '#modules/payroll/payslips/model/payslip.ts'
import { keptDocumentKind, recordReading } from '#modules/payroll/payslips/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import { reasonsOf } from '#modules/payroll/gratification/model/reasons.ts'
import {
  GratificationRule,
  GratificationState,
} from '#modules/payroll/gratification/model/words.ts'
import { readLines, readMonths } from '#modules/payroll/additional-engine/model/stored-months.ts'
import { readYear } from '#modules/payroll/gratification/model/stored-year.ts'
import { seesOwnSums, seesEverybody } from '#modules/payroll/gratification/server/index.ts'

type Wanted = { payrollMonthId: number; contractId: number }

/**
 * One payment apart as its person reads it: its amounts, month by month, and their reasons. One's
 * own payment needs to be released; somebody else's needs the right to it, and the reading is
 * audited.
 */
export async function additionalPaper(context: Context, wanted: Wanted) {
  const row = await storedPaper(context, wanted)
  recordReading(context, row)
  const {
    snapshot,
    documentKind,
    lines,
    months,
    accruedFrom,
    status,
    restsOn: _restsOn,
    businessId: _businessId,
    ...rest
  } = row
  const { name, rut, jobTitle, contractCode } = readSnapshot(snapshot)
  const document = keptDocument(rut, documentKind)
  return {
    ...rest,
    contractId: row.userContractId,
    isOwn: row.userId === context.actor.userId,
    name,
    rut,
    documentLabel: documentLabel(document),
    documentNumber: documentNumber(document),
    jobTitle,
    contractCode,
    paymentLabel: paymentStatusLabel(status ?? 'UNPAID', 'ADDITIONAL', row.isOpen),
    lines: readLines(lines),
    months: accruedFrom === null ? [] : readMonths(months),
    gratification: await whyOf(context, row),
  }
}
export type AdditionalPaper = Awaited<ReturnType<typeof additionalPaper>>

/** A payment within reach and the payslip it rests on; out of reach is answered as not found. */
async function storedPaper(context: Context, { payrollMonthId, contractId }: Wanted) {
  const { tx, actor } = context
  const own = actor.userId ?? 0
  const reach = context.reach('payslips.read')
  const manages = context.can('payrollMonths.read')
  const columns = { user: 'payment.userId', business: 'contract.businessId' }
  const row = await tx
    .selectFrom('additionalPayment as payment')
    .innerJoin('payrollMonth as month', 'month.id', 'payment.payrollMonthId')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('userContract as contract', 'contract.id', 'payment.userContractId')
    .innerJoin('payslip', (join) =>
      join
        .onRef('payslip.payrollRunId', '=', 'payment.baseRunId')
        .onRef('payslip.userContractId', '=', 'payment.userContractId'),
    )
    .leftJoin('additionalRelease as release', (join) =>
      onSame(join, 'release', 'payment', ['payrollMonthId', 'userContractId', 'print']),
    )
    .leftJoin('payslipPayment as paid', (join) =>
      onSame(join, 'paid', 'payment', ['payrollMonthId', 'userContractId']),
    )
    .where('payment.payrollMonthId', '=', payrollMonthId)
    .where('payment.userContractId', '=', contractId)
    .where((eb) => {
      const mine = eb.and([
        eb('payment.userId', '=', own),
        eb('month.isOpen', '=', false),
        eb('release.releasedAt', 'is not', null),
      ])
      const others = eb.and([
        payslipWithin(reach, columns, actor.userId),
        ...(manages ? [] : [eb('payment.userId', '<>', own)]),
      ])
      return eb.or([mine, others])
    })
    .select(['payment.payrollMonthId', 'payment.userContractId', 'payment.userId'])
    .select('month.businessId')
    .select(['payment.earnings', 'payment.deductions', 'payment.net', 'payment.employerCost'])
    .select(['payment.lines', 'payment.months', 'payment.accruedFrom', 'payment.restsOn'])
    .select(['month.yearMonth', 'month.isOpen', 'month.name as processName'])
    .select(['business.name as businessName', 'business.businessName as legalName'])
    .select(['business.rut as businessRut', 'business.address as businessAddress'])
    .select(['payslip.snapshot', keptDocumentKind, 'release.releasedAt', 'paid.status'])
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type Paper = { payrollMonthId: number; userContractId: number; userId: number; businessId: number }

/** The gratification year of the person, when the payment settles one. */
async function whyOf(context: Context, paper: Paper) {
  const { payrollMonthId, userContractId, userId, businessId } = paper
  const isOwn = userId === context.actor.userId
  const row = await context.tx
    .selectFrom('gratificationPerson as person')
    .innerJoin('annualGratification as settled', 'settled.payrollMonthId', 'person.payrollMonthId')
    .select(['settled.year', 'settled.pool', 'settled.pay', 'settled.minimumIncome'])
    .select(['person.rule', 'person.state', 'person.months', 'person.base', 'person.cap'])
    .select(['person.due', 'person.paid', 'person.difference', 'person.yearMonths'])
    .where('person.payrollMonthId', '=', payrollMonthId)
    .where('person.userContractId', '=', userContractId)
    .executeTakeFirst()
  if (!row) return null
  const { year, rule, state, yearMonths, pool, pay, ...sums } = row
  const maySee = isOwn ? seesOwnSums : seesEverybody
  const isShown = await maySee(context, { id: payrollMonthId, businessId })
  const why = {
    ...sums,
    rule: GratificationRule.schema.parse(rule),
    shared: isShown ? { pool, pay: pay ?? 0 } : undefined,
    minimumIncome: sums.minimumIncome ?? 0,
  }
  return {
    year,
    reasons: reasonsOf(why, GratificationState.schema.parse(state)),
    yearMonths: readYear(yearMonths),
  }
}
export type PaperWhy = NonNullable<AdditionalPaper['gratification']>
