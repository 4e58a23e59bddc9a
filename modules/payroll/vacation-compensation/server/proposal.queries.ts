import { addDays, type ISODate } from '#chile/dates.ts'
import { shiftMonth, yearMonthOf, type YearMonth } from '#chile/period.ts'
import { settingsAt } from '#law/index.ts'
import { answeredOptions } from '#modules/company/businesses/model/answered-options.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import {
  heldTerms,
  monthlySalariesOf,
  vacationPay,
} from '#modules/payroll/payroll-input/server/index.ts'
import { CompensationCounting } from '../model/compensation.ts'
import { DAY, daysText } from '#modules/time/vacations/model/units.ts'
import { daysOffOf } from '#modules/time/time-off/server/index.ts'
import { progressiveDays } from '#modules/time/vacations/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, UserError } from '#platform/server/errors.ts'
import { countedUnits, type HolidayPay, leastPay } from '../model/least.ts'
import { auditPay, requirePay } from './scope.ts'

type Contract = Awaited<ReturnType<typeof requirePay>>
type Agreed = { agreedOn: ISODate; countFrom: ISODate; units: number }

/** What the law pays of the days of an agreement, and what it follows from. */
export async function legalPay(context: Context, contract: Contract, agreed: Agreed) {
  const { agreedOn, countFrom, units } = agreed
  const month = yearMonthOf(agreedOn)
  const counting = await countingOf(context, contract.businessId, month)
  const daysOff = await calendarFrom(context, contract.id, countFrom, units)
  const pay = await holidayPay(context, contract, agreedOn)
  const counted = countedUnits({ units, countFrom, counting, daysOff })
  return { ...pay, counting, countedUnits: counted, least: leastPay(counted, pay) }
}

/** How the razón social counts the days: the law does not say. */
async function countingOf(
  { tx }: Context,
  businessId: number,
  month: YearMonth,
): Promise<ValueOf<typeof CompensationCounting>> {
  const option = await tx
    .selectFrom('businessOption as option')
    .select(answeredOptions)
    .where('option.businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return CompensationCounting.schema.parse(
    settingsAt(month, choicesOf(option)).FERIADO_PROGRESIVO_DIAS,
  )
}

/** Weeks of room for the days off that fall among the days. */
const ROOM_WEEKS = 8

async function calendarFrom({ tx }: Context, contractId: number, from: ISODate, units: number) {
  const weeks = Math.ceil(units / DAY / 5) + ROOM_WEEKS
  try {
    return await daysOffOf(tx, contractId, { from, to: addDays(from, weeks * 7) }, 'VACATION')
  } catch (error) {
    if (error instanceof UserError && error.field) throw invalid('countFrom', error.message)
    throw error
  }
}

/**
 * The pay of a vacation that begins on the day of the agreement (art. 71): the agreed salary of its
 * month, and the variable pay of the last three whole months before it.
 */
async function holidayPay(
  { tx, session }: Context,
  { id, businessId }: Contract,
  day: ISODate,
): Promise<HolidayPay> {
  const month = yearMonthOf(day)
  const [terms] = await heldTerms(tx, month, { businessId, only: [id] })
  if (!terms) throw invalid('agreedOn', 'El contrato no tiene condiciones vigentes ese mes')
  const months = [month, shiftMonth(month, -1)]
  const salaryOf = await monthlySalariesOf(tx, { companyId: session.companyId, businessId, months })
  const agreed = salaryOf(terms)
  if ('problem' in agreed) throw invalid('agreedOn', agreed.problem)
  const variable = (await vacationPay.from(tx, day, [id]))(id)
  return {
    salary: agreed.salary,
    variablePay: variable.variablePay,
    variableMonths: variable.months,
  }
}

type Asked = {
  userContractId: number
  agreedOn: ISODate
  countFrom: ISODate | null
  days: string | null
}

/**
 * What an agreement may pay: the progressive days that are left on its day, and once their number
 * is known the least that the law pays of them. Without a day to count from, the one after the last
 * approved vacation that ends later than the agreement, or after the agreement.
 */
export async function vacationCompensationProposal(context: Context, asked: Asked) {
  const { userContractId: contractId, agreedOn, days } = asked
  const contract = await requirePay(context, contractId, 'vacationCompensations.create')
  const left = await progressiveDays.left(context, { contractId, on: agreedOn })
  const countFrom = asked.countFrom ?? (await countsFrom(context, contractId, agreedOn))
  const base = { agreedOn, countFrom, available: daysText(Math.max(0, left)) }
  const units = Math.round(Number(days ?? 0) * DAY)
  if (units <= 0) return { ...base, law: null }
  auditPay(context, contract)
  const { counting, least, salary, ...pay } = await legalPay(context, contract, {
    agreedOn,
    countFrom,
    units,
  })
  const variable = Math.round(pay.variablePay / pay.variableMonths)
  const countedDays = daysText(pay.countedUnits)
  return { ...base, law: { counting, countedDays, salary, variable, least } }
}

export type Proposal = Awaited<ReturnType<typeof vacationCompensationProposal>>

async function countsFrom({ tx }: Context, contractId: number, agreedOn: ISODate) {
  const last = await tx
    .selectFrom('vacation')
    .select(sql<ISODate | null>`max(coalesce(enjoyed_until, end_date))::text`.as('to'))
    .where('userContractId', '=', contractId)
    .where('responseStatus', '=', 'APPROVED')
    .executeTakeFirst()
  return addDays(last?.to && last.to > agreedOn ? last.to : agreedOn, 1)
}
