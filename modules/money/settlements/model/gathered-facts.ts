import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import type { Concept } from '#law/concept.ts'
import type { PartialFiniquito } from '#law/finiquito/index.ts'
import { payOfEarlierMonths } from '#law/retroactive-items.ts'
import type { Owed } from '#modules/payroll/debts/model/debt.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { averageOf, type Prices } from './average.ts'
import { causeAt, type LastPayslip, noticeGiven } from './causes.ts'
import type { DismissalCause } from './finiquito.ts'

type Pesos = number | null

/** What people decided of a finiquito; what is null takes what was found. */
export type Terms = {
  readonly dismissalCause: ValueOf<typeof DismissalCause>
  readonly disengagementDate: ISODate
  readonly payDate: ISODate
  readonly noticeDate: ISODate | null
  /** The day on which the ruling of a liquidation was notified (art. 163 bis). */
  readonly notifiedOn: ISODate | null
  readonly salary: Pesos
  readonly fixed: Pesos
  readonly gratification: Pesos
  readonly allowances: Pesos
  readonly variableAverage: Pesos
  readonly lastThree: Pesos
  readonly lastPay: Pesos
  readonly average24: Pesos
  readonly afcEmployerBalance: Pesos
  readonly fundBalance: Pesos
  readonly voluntary: Pesos
  readonly pactDays: string | null
  readonly pactAnyCause: boolean
  readonly pactWithoutYearsCap: boolean
  readonly pactWithoutUfCap: boolean
  readonly advances: Pesos
  readonly loans: Pesos
  readonly otherDeductions: Pesos
  readonly alimonyPesos: Pesos
  readonly alimonyPercent: string | null
  readonly deferVacation: boolean
  readonly payLastPayslip: boolean
  readonly contributionsPaid: boolean
  /** Keys of the debts that this finiquito leaves out. */
  readonly withoutDebts: readonly LeftOut[] | null
}

/** A debt that a finiquito does not ask back, by its key. */
export type LeftOut = { readonly key: string }

/** What is stored as left out, with what somebody chose of single debts over it. */
export const leftOut = (
  stored: readonly LeftOut[],
  chosen: ReadonlyMap<string, 'in' | 'out'>,
): readonly LeftOut[] => [
  ...stored.filter(({ key }) => chosen.get(key) !== 'in'),
  ...[...chosen]
    .filter(([key, choice]) => choice === 'out' && !stored.some((left) => left.key === key))
    .map(([key]) => ({ key })),
]

/** What a person owes when the contract ends, or is owed: a row of «lo que debe». */
export type Debt = Omit<Owed, 'contractId'>

/** A payslip of the contract: what a finiquito reads of it, and whether it is of a whole month. */
export type MonthPay = {
  readonly month: YearMonth
  /** Codes of what is calculated from the salary and a value of its own, and nothing else. */
  readonly ofSalary: ReadonlySet<string>
  /** It is paid, or with the bank. */
  readonly taken: boolean
  readonly whole: boolean
  /** Its thirty days were worked: what it pays is a whole monthly pay. */
  readonly earned: boolean
  readonly net: number
  /** Taxed pay of the person's other contracts with the employer in the month. */
  readonly taxedBeside: number
  readonly values: Readonly<Record<string, number>>
  readonly concepts: readonly Concept[]
}

/** What the product knows of a contract that ends on a day. */
export type Gathered = {
  readonly initialDate: ISODate
  readonly domesticWorker: boolean
  /** Agreed pay of a whole month, in pesos. */
  readonly salary: number
  /** The payslips of the last months, the newest first. */
  readonly months: readonly MonthPay[]
  readonly debts: readonly Debt[]
  readonly vacation: { readonly businessDays: string; readonly nonWorkingDays: number }
  /** The averages of a finiquito take the last three months of the calendar, or whole ones. */
  readonly calendarMonths: boolean
  /** The month of the last day. */
  readonly endMonth: YearMonth
  readonly prices: Prices
  /** The maternal protection that holds on the last day, and until when its rest has a subsidy. */
  readonly maternity: { readonly until: ISODate | null; readonly subsidyUntil: ISODate | null }
}

/** Columns of the Libro de Remuneraciones by what they are to the base of art. 172. */
const VARIABLE: readonly number[] = [2103, 2104, 2112, 2113]
const FIXED: readonly number[] = [2111]
const ALLOWANCES: readonly number[] = [2301, 2302]
/** Columns of what may be a percentage of the salary. */
const MAY_FOLLOW_SALARY: ReadonlySet<number> = new Set([2112, 2113])
const EARNED: readonly number[] = [2101, 2161, ...FIXED, ...VARIABLE]

/** Concepts of a payslip that a finiquito reads by their code. */
const BY_CODE: ReadonlySet<string> = new Set([
  'ANTICIPO_SUELDO',
  'ASIGNACION_FAMILIAR',
  'BASE_TRIBUTABLE',
  'DIAS_LICENCIA_PARCIAL',
  'DIAS_TRABAJADOS',
  'GRATIFICACION',
  'RETENCION_JUDICIAL',
  'SUELDO_BASE',
  'TOTAL_HABERES',
])

/**
 * The concepts of a payslip that a finiquito reads: by their code, or by their column. What is paid
 * of earlier months is pay of those, and is read there.
 */
export const conceptsRead = (concepts: readonly Concept[]): readonly Concept[] =>
  concepts.filter(
    ({ code, lre }) =>
      BY_CODE.has(code) ||
      (lre !== undefined &&
        (EARNED.includes(lre) || ALLOWANCES.includes(lre)) &&
        !payOfEarlierMonths.has(code)),
  )

const sumOf = (
  { concepts, values }: MonthPay,
  columns: readonly number[],
  without: ReadonlySet<string> = new Set(),
): number =>
  concepts.reduce(
    (sum, { code, lre, unit }) =>
      lre !== undefined && columns.includes(lre) && unit === 'CLP' && !without.has(code)
        ? sum + (values[code] ?? 0)
        : sum,
    0,
  )

/**
 * What is the same percentage of the salary in each of some months, the newest first: it is part of
 * the salary and fixed (Código del Trabajo, arts. 42 letter a and 71), in whatever column it is.
 * Rounding to pesos is no other percentage.
 */
function sharesOfSalary(months: readonly MonthPay[]): ReadonlySet<string> {
  const [last] = months
  if (!last) return new Set()
  const at = ({ values }: MonthPay, code: string) => values[code] ?? 0
  const salary = at(last, 'SUELDO_BASE')
  const isShare = (code: string) =>
    at(last, code) > 0 &&
    months.every((month) => {
      const other = at(month, 'SUELDO_BASE')
      const apart = Math.abs(at(month, code) * salary - at(last, code) * other)
      return month.ofSalary.has(code) && apart <= salary + other
    })
  const codes = last.concepts.flatMap(({ code, lre }) =>
    lre !== undefined && MAY_FOLLOW_SALARY.has(lre) && isShare(code) ? [code] : [],
  )
  return new Set(codes)
}

/**
 * What is proposed for each amount, from the payslips of the contract and what is owed; debts that
 * people left out of the finiquito are not asked for.
 */
export function proposals(gathered: Gathered, without: Terms['withoutDebts'] = []) {
  const { salary, months, debts, calendarMonths, endMonth, prices } = gathered
  const asked = (...kinds: readonly Debt['kind'][]) =>
    debts
      .filter((debt) => kinds.includes(debt.kind) && isAsked(debt, without))
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const earned = months.map((one) => ({ month: one.month, amount: sumOf(one, EARNED) }))
  const { average, missing } = averageOf(earned, endMonth, prices)
  const base = (calendarMonths ? months : months.filter(({ whole }) => whole)).slice(0, 3)
  const [last] = base
  const shares = sharesOfSalary(base)
  const variable = base.map((month) => sumOf(month, VARIABLE, shares))
  const ofSalary = [...shares].reduce((sum, code) => sum + (last?.values[code] ?? 0), 0)
  const day = last?.values
  const accrued = accruedPay(months)
  return {
    salary,
    fixed: last ? sumOf(last, FIXED) + ofSalary : 0,
    /** Of the fixed pay, what is a percentage of the salary. */
    ofSalary,
    gratification: day?.['GRATIFICACION'] ?? 0,
    allowances: last ? sumOf(last, ALLOWANCES) : 0,
    variable: variable.some((amount) => amount > 0) ? variable : [],
    variableMonths: base.map(({ month }) => month),
    lastThree: mean(accrued.slice(0, 3)),
    last: accrued[0] ?? 0,
    average24: average,
    monthsWithoutPrices: missing,
    loans: asked('LOAN', 'QUOTA'),
    advances: asked('ADVANCE'),
    others: asked('RETROACTIVE'),
    alimony: months[0]?.values['RETENCION_JUDICIAL'] ?? 0,
  }
}

/**
 * The monthly pays that were earned, the newest first (art. 163 bis): a month that was not worked
 * whole, as one of leave or that of the last day, is none while there are whole ones. The family
 * allowance is no pay (art. 41 inc. 2).
 */
function accruedPay(months: readonly MonthPay[]): readonly number[] {
  const whole = months.filter(({ earned }) => earned)
  return (whole.length > 0 ? whole : months).map(
    ({ values }) => (values['TOTAL_HABERES'] ?? 0) - (values['ASIGNACION_FAMILIAR'] ?? 0),
  )
}

/** Whether a finiquito asks a debt back: what is owed to the company, and is not left out. */
export const isAsked = ({ key, to }: Debt, without: Terms['withoutDebts']): boolean =>
  to === 'COMPANY' && !(without ?? []).some((left) => left.key === key)

const mean = (amounts: readonly number[]): number =>
  amounts.length === 0
    ? 0
    : Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)

const lastPayslipOf = ({ months, endMonth }: Gathered): MonthPay | undefined =>
  months.find(({ month }) => month === endMonth)

/** Why a finiquito that pays the last payslip cannot, or nothing. */
export function whyNotLastPayslip(terms: Terms, gathered: Gathered): LastPayslip | null {
  if (!terms.payLastPayslip) return null
  const last = lastPayslipOf(gathered)
  if (!last) return 'MISSING'
  return last.taken ? 'TAKEN' : null
}

const pesos = (given: Pesos, found = 0): string => String(given ?? found)

/** The input of the law: what people decided, and what was found for the rest. */
export function finiquitoOf(terms: Terms, gathered: Gathered, voluntaryTax = 0): PartialFiniquito {
  const found = proposals(gathered, terms.withoutDebts)
  const { ending } = causeAt(terms.dismissalCause)
  const last = lastPayslipOf(gathered)
  return {
    ending,
    start: gathered.initialDate,
    end: terms.disengagementDate,
    domesticWorker: gathered.domesticWorker,
    noticeGiven: noticeGiven(terms.noticeDate, terms.disengagementDate),
    pay: {
      salary: pesos(terms.salary, found.salary),
      fixed: pesos(terms.fixed, found.fixed),
      ofSalary: pesos(Math.min(terms.fixed ?? found.fixed, found.ofSalary)),
      gratification: pesos(terms.gratification, found.gratification),
      allowances: pesos(terms.allowances, found.allowances),
      variable:
        terms.variableAverage === null
          ? found.variable.map(String)
          : [String(terms.variableAverage)],
      lastThree: pesos(terms.lastThree, found.lastThree),
      last: pesos(terms.lastPay, found.last),
      average24: pesos(terms.average24, found.average24),
    },
    maternity: gathered.maternity,
    pact: {
      daysPerYear: terms.pactDays ?? '0',
      anyCause: terms.pactAnyCause,
      withoutYearsCap: terms.pactWithoutYearsCap,
      withoutUfCap: terms.pactWithoutUfCap,
    },
    vacation: { ...gathered.vacation, deferred: terms.deferVacation },
    afcEmployerBalance: pesos(terms.afcEmployerBalance),
    fundBalance: pesos(terms.fundBalance),
    voluntary: pesos(terms.voluntary),
    voluntaryTax: String(voluntaryTax),
    lastPayslip: terms.payLastPayslip ? pesos(null, last?.net) : '0',
    deductions: {
      advances: pesos(terms.advances, found.advances),
      loans: pesos(terms.loans, found.loans),
      others: pesos(terms.otherDeductions, found.others),
    },
    alimony: {
      pesos: pesos(terms.alimonyPesos, found.alimony),
      percent: terms.alimonyPercent ?? '0',
    },
  }
}
