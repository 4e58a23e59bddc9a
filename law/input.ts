import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { alone, type Together } from './alongside.ts'
import type { FixedSpell } from './fixed-term.ts'
import type { LeavePayment } from './settings-leave.ts'

/** Pesos, UF and percentages are exact decimal texts; days and counts are whole numbers. */
export type Decimal = string

/** A voluntary saving: any of the three, added up. The percentage is of the taxable pay. */
export type Saving = { pesos: Decimal; uf: Decimal; percent: Decimal }

/** Hours over the ordinary ones. With a date, they take the legal weekly hours of that day. */
export type Overtime = { date?: ISODate; hours: Decimal; surcharge?: 'NORMAL' | 'DOUBLE' }

/** One week of daily accrued variable pay; a whole month may be given as one. */
export type VariableWeek = { variable: Decimal; dueDays: number; restDays: number }

/**
 * A medical leave with its dates. Leaves of one kind that follow each other without a day between
 * count as one (DFL 44 de 1978). `WORK`: accident or illness of work (Ley 16.744). `MATERNITY`:
 * before and after birth, and of a child under one year. `half`: of half the working day (reposo
 * parcial; DS 3 of 1984, art. 6): the other half is worked and paid on each of its days.
 */
export type MedicalLeave = {
  kind: 'COMMON' | 'WORK' | 'MATERNITY'
  from: ISODate
  to: ISODate
  half?: boolean | undefined
}

/** A monthly salary of the first days of the month, and how many of them are paid. */
export type EarlierSalary = { amount: Decimal; currency: 'CLP' | 'UF'; days: number }

/**
 * Everything that one payslip of one contract depends on, besides the dated law. Missing parts take
 * `defaultInput`. Enumerations are the product's codes.
 */
export type PayrollInput = {
  month: YearMonth
  contract: {
    type: 'INDEFINITE' | 'FIXED' | 'BY_WORK_OR_TASK'
    /** First and last day of the relation; null when it goes on. */
    start: ISODate | null
    end: ISODate | null
    /** First day of service that is recognized, where it is earlier than `start`. */
    serviceSince: ISODate | null
    salary: { amount: Decimal; currency: 'CLP' | 'UF' }
    payPeriod: 'MONTHLY' | 'WEEKLY' | 'DAILY'
    weeklyHours: Decimal
    weeklyDays: number
    /** Exempt from working time (art. 22 inc. 2). */
    art22: boolean
    /** Exceptional schedule: hours and days of a whole cycle; zeros when there is none. */
    cycle: { hours: Decimal; days: number }
    domesticWorker: boolean
    /** Pay of an owner who works in the company (sueldo empresarial). */
    corporateSalary: boolean
    apprentice: boolean
    heavyWork: 'NONE' | 'HEAVY' | 'LESS_HEAVY'
    gratification: { mode: 'NONE' | 'ART_50' | 'ART_47' | 'CONVENTIONAL'; amount: Decimal }
    /** How the tax is calculated: the scale, or one of the two fixed rates of the law. */
    taxRegime: 'GENERAL' | 'AGRICULTURAL' | 'TAXI_DRIVER'
    /** How often the pay is paid: the table of the tax that the SII publishes for it. */
    taxPeriod: 'MONTHLY' | 'FORTNIGHTLY' | 'WEEKLY' | 'DAILY' | 'SHIFT'
    /** What makes a fixed term open-ended (art. 159 N°4). */
    fixedTerm: {
      earlier: readonly FixedSpell[]
      secondRenewal: ISODate | null
      professional: boolean
      /** The day on which the parties made it open-ended, of a contract that already is. */
      agreedOn: ISODate | null
    }
    /** Salaries that held in the month before `salary`, first to last: two at most. */
    earlier: readonly EarlierSalary[]
  }
  person: {
    birthday: ISODate | null
    sex: 'M' | 'F' | 'UNKNOWN' | 'OTHER'
    pensionStatus: 'ACTIVE' | 'PENSIONED_ACTIVE' | 'PENSIONED_INACTIVE' | 'ACTIVE_OVER_65'
    /** Over the pension age, asked in writing to go on contributing to the AFP. */
    keepsContributing: boolean
    /** Pensioned for partial disability: unemployment insurance still covers. */
    partialDisability: boolean
    youngSubsidy: boolean
    /** Taxable pay declared from another employer in the month: the cap is shared. */
    otherIncome: Decimal
  }
  /** `afp`: code of the AFP in chile/catalogues; `ipsRate`: rate of the old fund, in percent. */
  pension: { scheme: 'AFP' | 'IPS' | 'NONE'; afp: string; ipsRate: Decimal }
  health: {
    system: 'FONASA' | 'ISAPRE' | 'NONE'
    planUf: Decimal
    planPesos: Decimal
    /** Percent of the capped taxable pay, the legal 7 included. */
    planPercent: Decimal
  }
  /** `since`: first day of the relation for the eleven years; null: the contract's start. */
  unemployment: { insured: boolean; since: ISODate | null }
  savings: {
    apvA: Saving
    apvB: Saving
    apvcA: Saving
    apvcB: Saving
    apvcEmployer: Saving
    /** Voluntary savings account of the AFP (cuenta 2). */
    account2: Saving
    /** What the worker pays for a voluntary affiliate: to their account, and to their savings. */
    affiliate: Saving
    affiliateSaving: Saving
  }
  family: {
    /** BY_INCOME looks the bracket up by `averageIncome` of January to June. */
    bracket: 'A' | 'B' | 'C' | 'D' | 'BY_INCOME'
    averageIncome: Decimal
    simple: number
    maternal: number
    disabled: number
  }
  days: {
    /** Unjustified absence. */
    absence: number
    /** Leave without pay. */
    unpaid: number
    /** Days lost by halves: a morning is 0.5. */
    halves: Decimal
    /** Days of medical leave, paid by the institution that pays the subsidy. */
    medical: number
    /** Days worked by who is paid by day. */
    worked: number
    lateHours: Decimal
  }
  overtime: readonly Overtime[]
  /** Percent over the ordinary hour; the law's least is 50. */
  overtimeSurcharge: Decimal
  sunday: { hours: Decimal; overtimeHours: Decimal }
  variable: {
    sales: Decimal
    commissionRate: Decimal
    commissions: Decimal
    weeks: readonly VariableWeek[]
  }
  deductions: {
    /** Court-ordered alimony: any of them, added up; the percentage is of the legal net. */
    alimony: { pesos: Decimal; uf: Decimal; utm: Decimal; percent: Decimal }
    /**
     * Court-ordered seizure, in pesos: `common` only takes what exceeds 56 UF; `privileged`, for
     * theft or fraud against the employer or for pay owed to the worker's own employees, up to half
     * of the pay together with alimony (art. 57). `percent`: of that excess, up to any `balance`.
     */
    seizure: { common: Decimal; privileged: Decimal; percent: Decimal; balance: Decimal }
    /** What the worker assigns to the family, in pesos (art. 59). */
    familySupport: Decimal
    /** The fee, and which union it is `of`: contracts of one union pay a fixed fee once a month. */
    union: { pesos: Decimal; percent: Decimal; of: string }
    /** Tax the worker asked to be withheld besides (art. 88 LIR). */
    extraTax: Decimal
    /** Zone rebate of DL 889, in pesos. */
    zoneRebate: Decimal
  }
  /** Medical leaves with dates, what the employer does about them, and what others pay. */
  leave: {
    /** Without dates, `days.medical` alone counts, and there are no waiting days to pay. */
    spells: readonly MedicalLeave[]
    /**
     * FIRST_DAYS pays the days that the subsidy does not (carencia); FULL completes the salary over
     * the subsidy; DIRECT pays the subsidy itself and recovers it from the institution that owes
     * it.
     */
    employer: LeavePayment
    /** Subsidy of the month, for FULL and DIRECT. */
    subsidy: Decimal
    /** Taxable pay of the month before the leave, or agreed: base of the employer's part. */
    previousPay: Decimal
  }
  /** Night and holiday hours with the surcharge that was agreed, in percent. */
  surcharges: {
    nightHours: Decimal
    nightPercent: Decimal
    holidayHours: Decimal
    holidayPercent: Decimal
  }
  /** Paid by day: days of the month that were due, and Sundays and holidays to pay (art. 45). */
  daily: { dueDays: number; restDays: number }
  /**
   * Variable pay in vacation (art. 71): calendar days, where a morning is 0.5, and the pay of the
   * last months worked.
   */
  vacation: { days: Decimal; variablePay: Decimal; months: number }
  /**
   * Progressive days of vacation that an agreement pays in money (art. 68): what was agreed, and
   * the least that the law would pay of them (art. 73), in pesos.
   */
  progressive: { agreed: Decimal; least: Decimal }
  /** Of who works by the shift: those worked here, and all of the month with every employer. */
  shifts: { here: number; ofMonth: number }
  /** Domestic worker who lives where she works: no hours, the whole minimum wage (art. 149). */
  domestic: { liveIn: boolean }
  /** Additional rate of Ley 16.744 that the company has in the month. */
  company: { mutualAdditionalRate: Decimal }
  /**
   * Of people with several contracts with one employer in the month, in the order in which they
   * began: what the others are worth and what the earlier ones already carry (`together.ts`).
   */
  together: Together
  /** Values of the company's items by code. */
  items: Readonly<Record<string, Decimal>>
}

/** Any part left out, at any depth. Lists and items are given whole. */
export type Partially<T> = T extends string | number | boolean | null | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: Partially<T[K]> }

export type PartialInput = Partially<PayrollInput> & { readonly month: YearMonth }

const nothing: Saving = { pesos: '0', uf: '0', percent: '0' }

/** Full time, open-ended, Fonasa, art. 50: what most people have; no AFP until one is named. */
export const defaultInput: PayrollInput = {
  month: 202609,
  contract: {
    type: 'INDEFINITE',
    start: null,
    end: null,
    serviceSince: null,
    salary: { amount: '0', currency: 'CLP' },
    payPeriod: 'MONTHLY',
    weeklyHours: '45',
    weeklyDays: 5,
    art22: false,
    cycle: { hours: '0', days: 0 },
    domesticWorker: false,
    corporateSalary: false,
    apprentice: false,
    heavyWork: 'NONE',
    gratification: { mode: 'ART_50', amount: '0' },
    taxRegime: 'GENERAL',
    taxPeriod: 'MONTHLY',
    fixedTerm: { earlier: [], secondRenewal: null, professional: false, agreedOn: null },
    earlier: [],
  },
  person: {
    birthday: null,
    sex: 'UNKNOWN',
    pensionStatus: 'ACTIVE',
    keepsContributing: false,
    partialDisability: false,
    youngSubsidy: false,
    otherIncome: '0',
  },
  pension: { scheme: 'AFP', afp: '', ipsRate: '0' },
  health: { system: 'FONASA', planUf: '0', planPesos: '0', planPercent: '0' },
  unemployment: { insured: true, since: null },
  savings: {
    apvA: nothing,
    apvB: nothing,
    apvcA: nothing,
    apvcB: nothing,
    apvcEmployer: nothing,
    account2: nothing,
    affiliate: nothing,
    affiliateSaving: nothing,
  },
  family: { bracket: 'D', averageIncome: '0', simple: 0, maternal: 0, disabled: 0 },
  days: { absence: 0, unpaid: 0, halves: '0', medical: 0, worked: 0, lateHours: '0' },
  overtime: [],
  overtimeSurcharge: '50',
  sunday: { hours: '0', overtimeHours: '0' },
  variable: { sales: '0', commissionRate: '0', commissions: '0', weeks: [] },
  deductions: {
    alimony: { pesos: '0', uf: '0', utm: '0', percent: '0' },
    seizure: { common: '0', privileged: '0', percent: '0', balance: '0' },
    familySupport: '0',
    union: { pesos: '0', percent: '0', of: '' },
    extraTax: '0',
    zoneRebate: '0',
  },
  leave: { spells: [], employer: 'NONE', subsidy: '0', previousPay: '0' },
  surcharges: { nightHours: '0', nightPercent: '0', holidayHours: '0', holidayPercent: '0' },
  daily: { dueDays: 0, restDays: 0 },
  vacation: { days: '0', variablePay: '0', months: 3 },
  progressive: { agreed: '0', least: '0' },
  shifts: { here: 0, ofMonth: 0 },
  domestic: { liveIn: false },
  company: { mutualAdditionalRate: '0' },
  together: alone,
  items: {},
}

/** Something a person can put right in the data of a contract. `path`: where in PayrollInput. */
export class InputError extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.name = 'InputError'
    this.path = path
  }
}
