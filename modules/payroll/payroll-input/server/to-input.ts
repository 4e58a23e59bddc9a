import { addDecimals } from '#chile/money/decimal.ts'
import { firstDay, isYearMonth } from '#chile/period.ts'
import {
  alimonyOf,
  familyOf,
  healthOf,
  pensionOf,
  personOf,
  savingsOf,
  unemploymentOf,
  unionOf,
} from './person-input.ts'
import { Amounts, plain } from '../model/amounts.ts'
import { dailyOf, leaveOf, lostTime, vacationOf, variableOf } from '../model/time-input.ts'
import { alone } from '#law/alongside.ts'
import { defaultInput, InputError, type PayrollInput } from '#law/input.ts'
import type { AgreedPay } from '#law/monthly-salary.ts'
import type { Elsewhere, PayingBusiness } from '../model/around-contract.ts'
import type { ContractRow, ItemRow } from './gather.queries.ts'
import type { TermsRow } from './held-terms.queries.ts'

type Row = Omit<ContractRow, 'companions'>

/**
 * Builds the complete input of a payslip from the rows of one contract, without merging steps,
 * because runs have a hundred thousand. Amounts of several items with one code are added. Nothing
 * is assumed for a missing value: it throws InputError, and the contract gets an error instead of a
 * payslip.
 */
export function toInput(
  month: number,
  business: PayingBusiness,
  row: Row,
  items: readonly ItemRow[],
  elsewhere: Elsewhere = { taxable: 0 },
): PayrollInput {
  if (!isYearMonth(month)) throw new RangeError(`not a month: ${month}`)
  const amounts = new Amounts(items)
  const elsewhereGiven = amounts.take('RENTA_OTRO_EMPLEADOR')
  return {
    month,
    contract: contractOf(row),
    person: personOf(row, addDecimals(elsewhereGiven, String(elsewhere.taxable))),
    pension: pensionOf(row),
    health: healthOf(row),
    unemployment: unemploymentOf(row),
    savings: savingsOf(row),
    family: familyOf(row),
    days: {
      medical: 0,
      ...lostTime(row.time, amounts),
      worked: amounts.whole('DIAS_JORNAL'),
      lateHours: amounts.take('HORAS_ATRASO'),
    },
    overtime: overtimeOf(month, row, amounts),
    overtimeSurcharge: defaultInput.overtimeSurcharge,
    sunday: {
      hours: amounts.take('HORAS_DOMINGO'),
      overtimeHours: amounts.take('HORAS_EXTRA_DOMINGO'),
    },
    variable: variableOf(month, row, amounts),
    deductions: {
      alimony: alimonyOf(row),
      seizure: {
        common: amounts.take('EMBARGO_JUDICIAL'),
        privileged: amounts.take('EMBARGO_PRIVILEGIADO'),
        percent: amounts.take('EMBARGO_PORCENTAJE'),
        balance: balanceOf(items),
      },
      familySupport: amounts.take('ASIGNACION_FAMILIA_ART_59'),
      union: unionOf(row),
      extraTax: amounts.take('IMPUESTO_SOLICITADO'),
      zoneRebate: amounts.take('REBAJA_ZONA'),
    },
    leave: leaveOf(row.time, business.leavePayment, amounts),
    surcharges: {
      nightHours: amounts.take('HORAS_NOCTURNAS'),
      nightPercent: plain(row.nightSurcharge),
      holidayHours: amounts.take('HORAS_FESTIVO'),
      holidayPercent: plain(row.holidaySurcharge),
    },
    daily: dailyOf(month, row),
    vacation: vacationOf(row.vacation, amounts),
    progressive: row.progressive,
    shifts: { here: amounts.whole('TURNOS'), ofMonth: amounts.whole('TURNOS_DEL_MES') },
    domestic: { liveIn: row.isDomestic && row.liveIn },
    company: { mutualAdditionalRate: plain(business.accidentabilityRate) },
    together: alone,
    items: withCarried(amounts.rest(), row.carried),
  }
}

/** The items, and the amount that the month before could not discount. */
const withCarried = (items: Record<string, string>, carried: number): Record<string, string> =>
  carried === 0
    ? items
    : { ...items, [CARRIED]: addDecimals(items[CARRIED] ?? '0', String(carried)) }
const CARRIED = 'SOBREGIRO_ANTERIOR'

const overtimeOf = (month: number, { overtimeOwed }: Row, amounts: Amounts) =>
  [
    { date: firstDay(month), hours: amounts.take('HORAS_EXTRA_ANTES') },
    { hours: amounts.take('HORAS_EXTRA'), surcharge: 'NORMAL' as const },
    { hours: plain(overtimeOwed), surcharge: 'NORMAL' as const },
    { hours: amounts.take('HORAS_EXTRA_DOBLES'), surcharge: 'DOUBLE' as const },
  ].filter(({ hours }) => hours !== '0')

function contractOf(row: Row): PayrollInput['contract'] {
  return {
    type: row.contractType,
    start: row.initialDate,
    end: row.finalDate,
    serviceSince: row.admissionDate,
    ...agreedPay(row),
    weeklyHours: plain(row.hoursPerWeek),
    art22: row.art22,
    cycle: { hours: plain(row.cycleHours), days: row.cycleDays ?? 0 },
    domesticWorker: row.isDomestic,
    apprentice: row.apprentice,
    corporateSalary: row.isCorporateSalary,
    heavyWork: heavyWorkOf(row),
    gratification: {
      mode: row.gratificationType,
      amount: String(row.gratificationAmount ?? 0),
    },
    fixedTerm: { ...row.fixedTerm, professional: row.isProfessional },
    taxRegime: row.taxRegime,
    taxPeriod: row.taxPeriod,
    earlier: row.earlier.map(({ amount, currency, days }) => ({
      ...salaryOf(amount, currency),
      days,
    })),
  }
}

/** What of the terms of a contract its agreed pay follows from. */
export type AgreedRow = Pick<
  TermsRow,
  'monthlySalaryValue' | 'monthlySalaryCurrency' | 'paymentPeriod' | 'daysPerWeek'
>

/** The agreed pay of the contract, and its period. Throws InputError. */
export const agreedPay = (row: AgreedRow): AgreedPay => ({
  salary: salaryOf(row.monthlySalaryValue, row.monthlySalaryCurrency),
  payPeriod: row.paymentPeriod,
  weeklyDays: row.daysPerWeek,
})

/** Two percent is heavy work, one percent the less heavy kind (Ley 19.404). */
function heavyWorkOf({ heavyWork, heavyWorkRate }: Row): PayrollInput['contract']['heavyWork'] {
  if (!heavyWork) return 'NONE'
  const rate = Number(heavyWorkRate ?? 0)
  if (rate === 2) return 'HEAVY'
  if (rate === 1) return 'LESS_HEAVY'
  const message = 'La cotización por trabajo pesado es de 1% o de 2%: indíquela en el contrato'
  throw new InputError('heavyWorkRate', message)
}

const salaryOf = (
  value: string,
  currency: Row['monthlySalaryCurrency'],
): PayrollInput['contract']['salary'] => ({ amount: plain(value), currency })

/** The balance of orders in percent that have a total. */
const balanceOf = (items: readonly ItemRow[]): string =>
  addDecimals(
    '0',
    ...items.flatMap(({ itemCode, balance }) =>
      itemCode === 'EMBARGO_PORCENTAJE' && balance !== null ? [balance] : [],
    ),
  )
