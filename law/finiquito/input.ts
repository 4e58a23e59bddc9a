import type { ISODate } from '#chile/dates.ts'
import type { Decimal } from '../input.ts'

/** The endings that the law treats differently; the codes of the catalogue lead to one of them. */
export const endings = {
  MUTUO_ACUERDO: 'Mutuo acuerdo (art. 159 N°1)',
  RENUNCIA: 'Renuncia (art. 159 N°2)',
  MUERTE: 'Muerte del trabajador (art. 159 N°3)',
  VENCIMIENTO: 'Vencimiento del plazo (art. 159 N°4)',
  OBRA: 'Conclusión del trabajo o servicio (art. 159 N°5)',
  FUERZA_MAYOR: 'Caso fortuito o fuerza mayor (art. 159 N°6)',
  CONDUCTA: 'Conducta o incumplimiento (art. 160)',
  NECESIDADES: 'Necesidades de la empresa (art. 161 inc. 1)',
  DESAHUCIO: 'Desahucio escrito (art. 161 inc. 2)',
  INVALIDEZ: 'Separación por invalidez (art. 161 bis)',
  LIQUIDACION: 'Liquidación concursal (art. 163 bis)',
  AUTODESPIDO: 'Despido indirecto acogido (art. 171)',
} as const
export type Ending = keyof typeof endings

/** Everything one finiquito depends on, besides the dated law. Money is in pesos. */
export type FiniquitoInput = {
  ending: Ending
  start: ISODate
  end: ISODate
  /** The day on which the contract was signed, where it is another than `start`. */
  signedOn: ISODate | null
  domesticWorker: boolean
  /** Was notice given thirty days before? */
  noticeGiven: boolean
  pay: {
    /** Salary of a whole month. */
    salary: Decimal
    /** Other fixed pay of every month. */
    fixed: Decimal
    /** Of the other fixed pay, what is a percentage of the salary. */
    ofSalary: Decimal
    /** Legal gratification that each month pays. */
    gratification: Decimal
    /** Meals and transport in money, of every month. */
    allowances: Decimal
    /** Variable pay of the months that are averaged: up to three. */
    variable: readonly Decimal[]
    /** Average of the last three monthly payments (art. 163 bis). */
    lastThree: Decimal
    /** The last monthly pay that was earned (art. 163 bis N°4). */
    last: Decimal
    /** Average of the last 24 months, without extraordinary pay and in money of the end. */
    average24: Decimal
  }
  /**
   * The maternal protection that holds on the last day (art. 201): until when, and until when the
   * rest or permit that runs on that day has its subsidy (art. 198).
   */
  maternity: { until: ISODate | null; subsidyUntil: ISODate | null }
  /** A pact over the legal indemnity; nothing in it where there is none. */
  pact: { daysPerYear: Decimal; anyCause: boolean; withoutYearsCap: boolean; withoutUfCap: boolean }
  vacation: {
    /** Working days that are paid, and the days off that lie between them. */
    businessDays: Decimal
    nonWorkingDays: number
    /** Left for the next contract of a work, as art. 67 allows. */
    deferred: boolean
  }
  /** Balance of the employer in the unemployment account, as the AFC certifies it. */
  afcEmployerBalance: Decimal
  /** What the fund of the indemnity a todo evento holds; the AFP pays it. */
  fundBalance: Decimal
  /** Voluntary or contractual indemnity. */
  voluntary: Decimal
  /** Tax of arts. 17 N°13 and 46 on the part that is income: see `severanceTax`. */
  voluntaryTax: Decimal
  /** Net of the last payslip where the finiquito pays it. */
  lastPayslip: Decimal
  deductions: { advances: Decimal; loans: Decimal; others: Decimal }
  alimony: { pesos: Decimal; percent: Decimal }
}

export type PartialFiniquito = Pick<FiniquitoInput, 'ending' | 'start' | 'end'> & {
  readonly [K in keyof FiniquitoInput]?: FiniquitoInput[K] extends string | boolean | number | null
    ? FiniquitoInput[K]
    : Partial<FiniquitoInput[K]>
}

const none: Omit<FiniquitoInput, 'ending' | 'start' | 'end'> = {
  signedOn: null,
  domesticWorker: false,
  noticeGiven: false,
  pay: {
    salary: '0',
    fixed: '0',
    ofSalary: '0',
    gratification: '0',
    allowances: '0',
    variable: [],
    lastThree: '0',
    last: '0',
    average24: '0',
  },
  maternity: { until: null, subsidyUntil: null },
  pact: { daysPerYear: '0', anyCause: false, withoutYearsCap: false, withoutUfCap: false },
  vacation: { businessDays: '0', nonWorkingDays: 0, deferred: false },
  afcEmployerBalance: '0',
  fundBalance: '0',
  voluntary: '0',
  voluntaryTax: '0',
  lastPayslip: '0',
  deductions: { advances: '0', loans: '0', others: '0' },
  alimony: { pesos: '0', percent: '0' },
}

/** The whole input: what is left out is nothing. */
export const completeFiniquito = (given: PartialFiniquito): FiniquitoInput => ({
  ...none,
  ...given,
  pay: { ...none.pay, ...given.pay, variable: given.pay?.variable ?? [] },
  maternity: { ...none.maternity, ...given.maternity },
  pact: { ...none.pact, ...given.pact },
  vacation: { ...none.vacation, ...given.vacation },
  deductions: { ...none.deductions, ...given.deductions },
  alimony: { ...none.alimony, ...given.alimony },
})
