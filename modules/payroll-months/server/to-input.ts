import { addDecimals } from '#chile/money/decimal.ts'
import { firstDay, isYearMonth } from '#chile/period.ts'
import {
  Amounts,
  dailyOf,
  leaveOf,
  lostTime,
  plain,
  variableOf,
} from '#modules/payroll-time/server/index.ts'
import { defaultInput, type PayrollInput, type Saving } from '#payroll/input.ts'
import type { ContractRow, ItemRow } from './gather.queries.ts'

type Row = Omit<ContractRow, 'companions'>
export type PayingBusiness = { accidentabilityRate: string; payrollSettings?: unknown }

/** What the other contracts of the person earn in the month, in pesos. */
export type Elsewhere = { taxable: number }

/**
 * What one contract's rows say, as the input of its payslip: whole, so that nothing has to be
 * merged by the hundred thousand. Items of several rows add up.
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
    unemployment: {
      insured: row.afcEnrolled ?? true,
      since: row.unemploymentInsuranceDate ?? row.afcDate ?? row.firstAdmissionDate ?? null,
    },
    savings: savingsOf(row),
    family: familyOf(row),
    days: {
      medical: 0,
      ...lostTime(row.time, amounts),
      worked: amounts.whole('DIAS_JORNAL'),
      lateHours: amounts.take('HORAS_ATRASO'),
    },
    overtime: overtimeOf(month, amounts),
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
    leave: leaveOf(row.time, business.payrollSettings, amounts),
    surcharges: {
      nightHours: amounts.take('HORAS_NOCTURNAS'),
      nightPercent: plain(row.nightSurcharge),
      holidayHours: amounts.take('HORAS_FESTIVO'),
      holidayPercent: plain(row.holidaySurcharge),
    },
    daily: dailyOf(month, row),
    vacation: {
      days: amounts.whole('DIAS_FERIADO'),
      variablePay: amounts.take('VARIABLE_FERIADO'),
      months: amounts.whole('MESES_FERIADO') || 3,
    },
    shifts: { here: amounts.whole('TURNOS'), ofMonth: amounts.whole('TURNOS_DEL_MES') },
    domestic: { liveIn: row.isDomestic && row.liveIn },
    company: { mutualAdditionalRate: plain(business.accidentabilityRate) },
    items: withCarried(amounts.rest(), row.carried),
  }
}

const personOf = (row: Row, otherIncome: string): PayrollInput['person'] => ({
  ...defaultInput.person,
  birthday: row.birthday ?? null,
  sex: sexOf(row.gender),
  pensionStatus: pensionStatusOf(row.pensionStatus),
  youngSubsidy: row.youngSubsidy ?? false,
  keepsContributing: row.keepsContributing ?? false,
  partialDisability: row.partialDisability ?? false,
  otherIncome,
})

const familyOf = (row: Row): PayrollInput['family'] => ({
  ...defaultInput.family,
  bracket: row.subjectToFamilyAllowance ? segmentOf(row.familyAllowanceSegment) : 'D',
  simple: row.subjectToFamilyAllowance ? (row.simpleBurdens ?? 0) : 0,
  maternal: row.subjectToFamilyAllowance ? (row.maternalBurdens ?? 0) : 0,
  disabled: row.subjectToFamilyAllowance ? (row.disabledBurdens ?? 0) : 0,
})

/** The items, and what the month before could not discount. */
const withCarried = (items: Record<string, string>, carried: number): Record<string, string> =>
  carried === 0
    ? items
    : { ...items, [CARRIED]: addDecimals(items[CARRIED] ?? '0', String(carried)) }
const CARRIED = 'SOBREGIRO_ANTERIOR'

const overtimeOf = (month: number, amounts: Amounts) =>
  [
    { date: firstDay(month), hours: amounts.take('HORAS_EXTRA_ANTES') },
    { hours: amounts.take('HORAS_EXTRA'), surcharge: 'NORMAL' as const },
    { hours: amounts.take('HORAS_EXTRA_DOBLES'), surcharge: 'DOUBLE' as const },
  ].filter(({ hours }) => hours !== '0')

function contractOf(row: Row): PayrollInput['contract'] {
  return {
    type: contractTypeOf(row.contractType),
    start: row.initialDate,
    end: row.finalDate,
    serviceSince: row.admissionDate,
    salary: {
      amount: plain(row.monthlySalaryValue),
      currency: currencyOf(row.monthlySalaryCurrency),
    },
    payPeriod: payPeriodOf(row.paymentPeriod),
    weeklyHours: plain(row.hoursPerWeek),
    weeklyDays: row.daysPerWeek,
    art22: row.art22,
    cycle: { hours: plain(row.cycleHours), days: row.cycleDays ?? 0 },
    domesticWorker: row.isDomestic,
    apprentice: row.apprentice,
    corporateSalary: row.isCorporateSalary,
    heavyWork: heavyWorkOf(row),
    gratification: {
      mode: gratificationOf(row.gratificationType),
      amount: String(row.gratificationAmount ?? 0),
    },
    fixedTerm: { ...row.fixedTerm, professional: row.isProfessional },
    taxRegime: taxRegimeOf(row.taxRegime),
    taxPeriod: taxPeriodOf(row.taxPeriod),
    earlier: row.earlier.map(({ amount, currency, days }) => ({
      amount: plain(amount),
      currency: currencyOf(currency),
      days,
    })),
  }
}

const currencyOf = (currency: string) => (currency === 'UF' ? ('UF' as const) : ('CLP' as const))
const payPeriodOf = (period: string) =>
  period === 'DAILY' || period === 'WEEKLY' ? period : ('MONTHLY' as const)

const taxRegimeOf = (regime: string) =>
  regime === 'AGRICULTURAL' || regime === 'TAXI_DRIVER' ? regime : ('GENERAL' as const)
const taxPeriodOf = (period: string) =>
  period === 'FORTNIGHTLY' || period === 'WEEKLY' || period === 'DAILY' || period === 'SHIFT'
    ? period
    : ('MONTHLY' as const)

function contractTypeOf(type: string): PayrollInput['contract']['type'] {
  return type === 'FIXED' || type === 'BY_WORK_OR_TASK' ? type : 'INDEFINITE'
}
function gratificationOf(type: string): PayrollInput['contract']['gratification']['mode'] {
  return type === 'ART_47' || type === 'CONVENTIONAL' || type === 'NONE' ? type : 'ART_50'
}
const sexOf = (gender: string | null) =>
  gender === 'M' || gender === 'F' || gender === 'OTHER' ? gender : ('UNKNOWN' as const)
const segmentOf = (segment: string | null) =>
  segment === 'A' || segment === 'B' || segment === 'C' ? segment : ('D' as const)
const pensionStatusOf = (status: string | null) =>
  status === 'PENSIONED_ACTIVE' || status === 'PENSIONED_INACTIVE' || status === 'ACTIVE_OVER_65'
    ? status
    : ('ACTIVE' as const)

/** Two per cent is heavy work, one per cent the less heavy kind (Ley 19.404). */
function heavyWorkOf({ heavyWork, heavyWorkRate }: Row) {
  if (!heavyWork) return 'NONE' as const
  return Number(heavyWorkRate ?? 2) <= 1 ? ('LESS_HEAVY' as const) : ('HEAVY' as const)
}

function pensionOf(row: Row): PayrollInput['pension'] {
  const none = row.previsionType === 'NO_COTIZA' || row.previsionType === null
  if (none) return { scheme: 'NONE', afp: '', ipsRate: '0' }
  if (row.retirementScheme === 'IPS') {
    return { scheme: 'IPS', afp: '', ipsRate: plain(row.ipsReducedRate) }
  }
  const onlyHealth = row.previsionType === 'FONASA' || row.previsionType === 'ISAPRE'
  if (onlyHealth) return { scheme: 'NONE', afp: '', ipsRate: '0' }
  return { scheme: 'AFP', afp: row.pensionInstitution ?? '', ipsRate: '0' }
}

function healthOf(row: Row): PayrollInput['health'] {
  if (row.previsionType === 'NO_COTIZA') return { ...defaultInput.health, system: 'NONE' }
  const isapre = row.previsionType === 'AFP_ISAPRE' || row.previsionType === 'ISAPRE'
  if (!isapre) return { ...defaultInput.health, system: 'FONASA' }
  return {
    system: 'ISAPRE',
    planUf: plain(row.healthAmountUf),
    planPesos: String(row.healthAmount ?? 0),
    planPercent: plain(row.healthPercentage),
  }
}

const saving = (value: string | null, currency: string | null): Saving => ({
  pesos: currency === 'CLP' ? plain(value) : '0',
  uf: currency === 'UF' ? plain(value) : '0',
  percent: currency === 'PERCENT' ? plain(value) : '0',
})

function savingsOf(row: Row): PayrollInput['savings'] {
  const apvi = saving(row.apviValue, row.apviCurrency)
  const second = saving(row.apvi2Value, row.apvi2Currency)
  const none = defaultInput.savings.apvA
  const [firstA, firstB] = row.apviRegime === 'A' ? [apvi, none] : [none, apvi]
  const [secondA, secondB] = row.apvi2Regime === 'A' ? [second, none] : [none, second]
  return {
    ...defaultInput.savings,
    apvA: bothOf(firstA, secondA),
    apvB: bothOf(firstB, secondB),
    apvcB: saving(row.apvcValue, row.apvcCurrency),
    account2: saving(row.cuenta2Value, row.cuenta2Currency),
  }
}

/** Two savings of one regime as one: what each says in pesos, in UF and in percent. */
const bothOf = (one: Saving, other: Saving): Saving => ({
  pesos: addDecimals(one.pesos, other.pesos),
  uf: addDecimals(one.uf, other.uf),
  percent: addDecimals(one.percent, other.percent),
})

function alimonyOf(row: Row): PayrollInput['deductions']['alimony'] {
  if (!row.subjectToJudicialRetention) return defaultInput.deductions.alimony
  return {
    pesos: row.judicialCurrency === 'CLP' ? plain(row.judicialValue) : '0',
    utm: row.judicialCurrency === 'UTM' ? plain(row.judicialValue) : '0',
    percent: plain(row.judicialRetentionPercentage),
  }
}

/** What is left of the orders in percent that have a total. */
const balanceOf = (items: readonly ItemRow[]): string =>
  addDecimals(
    '0',
    ...items.flatMap(({ itemCode, balance }) =>
      itemCode === 'EMBARGO_PORCENTAJE' && balance !== null ? [balance] : [],
    ),
  )

const unionOf = ({ unionFeeType, unionFeeValue }: Row) => ({
  pesos: unionFeeType === 'FIXED' ? plain(unionFeeValue) : '0',
  percent: unionFeeType === 'PERCENT' ? plain(unionFeeValue) : '0',
})
