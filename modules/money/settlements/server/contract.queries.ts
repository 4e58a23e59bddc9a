import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import { formatDate } from '#chile/dates.ts'
import { monthLabel, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { answeredOptions, choicesOf } from '#modules/company/businesses/server/index.ts'
import { monthSettings } from '#modules/concepts/indicators/server/index.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import { outstandingLoans } from '#modules/payroll/employer-loans/server/index.ts'
import { contractsOf, monthlySalariesOf } from '#modules/payroll/payroll-input/server/index.ts'
import {
  currentPayslips,
  currentReleases,
  planOf,
  valuesOf,
} from '#modules/payroll/payroll-results/server/index.ts'
import { proportionalSettlementDays } from '#modules/time/vacations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { nameIn } from '#platform/server/person-names.ts'
import type { Gathered, MonthPay } from '../model/gathered.ts'

const columns = { user: 'contract.userId', business: 'contract.businessId' }

/** The contracts whose finiquito a permission opens. */
export const contractsWithin = ({ tx, reach, actor }: Context, permission: Permission) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .where('contract.status', '<>', 'DELETED')
    .where(payWithin(reach(permission), columns, actor.userId))

/**
 * A contract within reach as it is on its last day; out of reach is answered as not found. The
 * calculation shows the pay of its last months, and asks for the right to these payslips too.
 */
export async function contractAt(context: Context, id: number, day: ISODate) {
  const { reach, actor } = context
  const row = await contractsWithin(context, 'settlements.read')
    .where(payWithin(reach('payslips.read'), columns, actor.userId))
    .leftJoin('userContractVersion as terms', (join) =>
      join
        .onRef('terms.userContractId', '=', 'contract.id')
        .on('terms.supersededAt', 'is', null)
        .on(sql<boolean>`terms.valid @> ${day}::date`),
    )
    .innerJoin('businessOption as option', 'option.businessId', 'contract.businessId')
    .select(['contract.id', 'contract.userId', 'contract.businessId', 'contract.code'])
    .select(['contract.initialDate', 'contract.finalDate', 'users.rut', 'terms.jobTitle'])
    .select(['terms.isDomestic', 'terms.contractType'])
    .select(['business.name as businessName', 'business.businessName as legalName'])
    .select(['business.rut as businessRut', 'business.address as businessAddress'])
    .select(nameIn('contract.userId').as('name'))
    .select(answeredOptions)
    .where('contract.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (day < row.initialDate) {
    const message = `El contrato comienza el ${formatDate(row.initialDate)}`
    throw invalid('disengagementDate', message)
  }
  return row
}
export type EndingContract = Awaited<ReturnType<typeof contractAt>>

/** The figures and choices with which a razón social pays a finiquito in a month. */
export async function lawSettings(
  { tx, session }: Context,
  contract: EndingContract,
  month: YearMonth,
) {
  const choices = choicesOf(contract)
  // The UF of a finiquito is always that of the month before its payment.
  const asked = { ...choices, UF_DEL_MES: 'MES_ANTERIOR' }
  const { companyId } = session
  return { ...(await monthSettings(tx, { companyId, month, choices: asked })), choices }
}

/** Everything that is known of a contract that ends on a day. */
export async function gather(
  context: Context,
  contract: EndingContract,
  end: ISODate,
): Promise<Gathered> {
  const { tx } = context
  const { workingDays, nonWorking } = await proportionalSettlementDays(context, {
    userContractId: contract.id,
    disengagementDate: end,
  })
  const choices = choicesOf(contract)
  return {
    initialDate: contract.initialDate,
    domesticWorker: contract.isDomestic ?? false,
    salary: await salaryOf(context, contract, yearMonthOf(end)),
    months: await monthsOf(context, contract.id, yearMonthOf(end)),
    loans: await outstandingLoans(tx, contract.id, end),
    vacation: { businessDays: fiveDecimals(workingDays), nonWorkingDays: nonWorking },
    calendarMonths: choices.FINIQUITO_VARIABLE === 'CALENDARIO',
  }
}

/** Days as the law reads them: five decimals at most. */
const fiveDecimals = (days: string): string => days.replace(/(\.\d{5})\d+$/, '$1')

async function salaryOf({ tx, session }: Context, contract: EndingContract, month: YearMonth) {
  const { companyId } = session
  const { businessId, id } = contract
  const [row] = await contractsOf(tx, businessId, month, [id])
  if (!row) return 0
  const salaries = await monthlySalariesOf(tx, { companyId, businessId, months: [month] })
  const found = salaries(row)
  if ('problem' in found) throw conflict(found.problem)
  return Number(found.salary)
}

const WHOLE_MONTH = 30

/** The payslips of a contract until a month, the newest first: two years are enough. */
async function monthsOf(
  { tx, session }: Context,
  contractId: number,
  until: YearMonth,
): Promise<readonly MonthPay[]> {
  const rows = await currentPayslips(tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .select(['month.yearMonth', 'payslip.facts', 'payslip.results', 'payslip.net', 'run.planHash'])
    .where('payslip.userContractId', '=', contractId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '<=', until)
    .orderBy('month.yearMonth', 'desc')
    .limit(25)
    .execute()
  const hashes = [...new Set(rows.map(({ planHash }) => planHash))]
  const plans = new Map(
    await Promise.all(
      hashes.map(async (hash) => [hash, await planOf(tx, session.companyId, hash)] as const),
    ),
  )
  return rows.flatMap(({ planHash, yearMonth: month, net, ...stored }): MonthPay[] => {
    const plan = plans.get(planHash)
    if (!plan) return []
    const { concepts } = plan.library
    const values = valuesOf(plan, stored)
    const days = concepts.find(({ code }) => code === 'DIAS_TRABAJADOS')
    const worked = (values['DIAS_TRABAJADOS'] ?? 0) / 10 ** (days?.decimals ?? 0)
    return [{ month, net, values, concepts, whole: worked >= WHOLE_MONTH && month < until }]
  })
}

/** Months released to the person of a contract and not paid yet, before the one of its end. */
export async function unpaidMonths({ tx }: Context, contractId: number, end: ISODate) {
  const rows = await currentReleases(tx)
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'release.payrollMonthId')
        .onRef('payment.userContractId', '=', 'release.userContractId'),
    )
    .select('month.yearMonth')
    .where('release.userContractId', '=', contractId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '<', yearMonthOf(end))
    .where(sql<boolean>`payment.status is distinct from 'PAID'`)
    .orderBy('month.yearMonth')
    .execute()
  return rows.map(({ yearMonth }) => monthLabel(yearMonth))
}

/** The last day of an approved medical leave that covers a day. */
export async function leaveOn({ tx }: Context, contractId: number, day: ISODate) {
  const row = await tx
    .selectFrom('absence')
    .select('endDate')
    .where('userContractId', '=', contractId)
    .where('type', '=', 'LICENSE')
    .where('responseStatus', '=', 'APPROVED')
    .where('startDate', '<=', day)
    .where('endDate', '>=', day)
    .orderBy('endDate', 'desc')
    .executeTakeFirst()
  return row?.endDate ?? null
}
