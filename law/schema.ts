import { z } from 'zod'
import { isYearMonth } from '#chile/period.ts'
import { defaultInput, type PartialInput, type PayrollInput } from './input.ts'
import {
  count,
  date,
  decimal,
  entry,
  flag,
  leaf,
  list,
  maybeDate,
  notAGroup,
  oneOf,
  readAs,
  type SchemaOf,
  schemaOf,
  text,
} from './leaves.ts'
import { leavePayments } from './settings-leave.ts'

const saving = { pesos: decimal, uf: decimal, percent: decimal }

/**
 * What an input may be, at any depth: every name, type, option and date. Each part may be left out,
 * but a list brings its entries whole. Whether the parts go together is `consistency.ts`; ranges
 * are those of the facts.
 */
const factsShape: SchemaOf<Omit<PayrollInput, 'month'>> = {
  contract: {
    type: oneOf('INDEFINITE', 'FIXED', 'BY_WORK_OR_TASK'),
    start: maybeDate,
    end: maybeDate,
    serviceSince: maybeDate,
    salary: { amount: decimal, currency: oneOf('CLP', 'UF') },
    payPeriod: oneOf('MONTHLY', 'WEEKLY', 'DAILY'),
    weeklyHours: decimal,
    weeklyDays: count,
    art22: flag,
    cycle: { hours: decimal, days: count },
    domesticWorker: flag,
    corporateSalary: flag,
    apprentice: flag,
    heavyWork: oneOf('NONE', 'HEAVY', 'LESS_HEAVY'),
    gratification: { mode: oneOf('NONE', 'ART_50', 'ART_47', 'CONVENTIONAL'), amount: decimal },
    taxRegime: oneOf('GENERAL', 'AGRICULTURAL', 'TAXI_DRIVER'),
    taxPeriod: oneOf('MONTHLY', 'FORTNIGHTLY', 'WEEKLY', 'DAILY', 'SHIFT'),
    fixedTerm: {
      earlier: list(entry({ from: date, to: date })),
      secondRenewal: maybeDate,
      professional: flag,
      agreedOn: maybeDate,
    },
    earlier: list(entry({ amount: decimal, currency: oneOf('CLP', 'UF'), days: count })),
  },
  person: {
    birthday: maybeDate,
    sex: oneOf('M', 'F', 'UNKNOWN', 'OTHER'),
    pensionStatus: oneOf('ACTIVE', 'PENSIONED_ACTIVE', 'PENSIONED_INACTIVE', 'ACTIVE_OVER_65'),
    keepsContributing: flag,
    partialDisability: flag,
    youngSubsidy: flag,
    otherIncome: decimal,
  },
  pension: { scheme: oneOf('AFP', 'IPS', 'NONE'), afp: text, ipsRate: decimal },
  health: {
    system: oneOf('FONASA', 'ISAPRE', 'NONE'),
    planUf: decimal,
    planPesos: decimal,
    planPercent: decimal,
  },
  unemployment: { insured: flag, since: maybeDate },
  savings: {
    apvA: saving,
    apvB: saving,
    apvcA: saving,
    apvcB: saving,
    apvcEmployer: saving,
    account2: saving,
    affiliate: saving,
    affiliateSaving: saving,
  },
  family: {
    bracket: oneOf('A', 'B', 'C', 'D', 'BY_INCOME'),
    averageIncome: decimal,
    simple: count,
    maternal: count,
    disabled: count,
  },
  days: {
    absence: count,
    unpaid: count,
    halves: decimal,
    medical: count,
    worked: count,
    lateHours: decimal,
  },
  overtime: list(
    entry({
      hours: decimal,
      date: z.exactOptional(date),
      surcharge: z.exactOptional(oneOf('NORMAL', 'DOUBLE')),
    }),
  ),
  overtimeSurcharge: decimal,
  sunday: { hours: decimal, overtimeHours: decimal },
  variable: {
    sales: decimal,
    commissionRate: decimal,
    commissions: decimal,
    weeks: list(entry({ variable: decimal, dueDays: count, restDays: count })),
  },
  deductions: {
    alimony: { pesos: decimal, uf: decimal, utm: decimal, percent: decimal },
    seizure: { common: decimal, privileged: decimal, percent: decimal, balance: decimal },
    familySupport: decimal,
    union: { pesos: decimal, percent: decimal, of: text },
    extraTax: decimal,
    zoneRebate: decimal,
  },
  leave: {
    spells: list(
      entry({
        kind: oneOf('COMMON', 'WORK', 'MATERNITY'),
        from: date,
        to: date,
        half: flag.optional(),
      }),
    ),
    employer: oneOf(...leavePayments),
    subsidy: decimal,
    previousPay: decimal,
  },
  surcharges: {
    nightHours: decimal,
    nightPercent: decimal,
    holidayHours: decimal,
    holidayPercent: decimal,
  },
  daily: { dueDays: count, restDays: count },
  vacation: { days: decimal, variablePay: decimal, months: count },
  progressive: { agreed: decimal, least: decimal },
  shifts: { here: count, ofMonth: count },
  domestic: { liveIn: flag },
  company: { mutualAdditionalRate: decimal },
  together: {
    contracts: count,
    before: count,
    taxableBefore: decimal,
    taxableAfter: decimal,
    gratification: decimal,
    gratifying: decimal,
    gratificationCap: decimal,
    taxed: flag,
    income: decimal,
    tax: decimal,
    healthRebate: decimal,
    savingRebate: decimal,
    unusedRebate: decimal,
    taxDays: count,
    leaveDays: count,
    alimonyBase: decimal,
    alimony: decimal,
    unseized: decimal,
    privileged: decimal,
    familySupport: decimal,
    seizable: decimal,
    seized: decimal,
    unionFee: decimal,
    familyAllowance: decimal,
    allowanceDays: count,
    weeklyHours: decimal,
    agreed: decimal,
    housing: decimal,
    cooperative: decimal,
    jointly: decimal,
  },
  items: z.record(z.string(), decimal, notAGroup),
}

/** The facts of one payslip, without their month. */
export const factsSchema = schemaOf(factsShape)

const month = leaf<number>('un mes, como 202609', { type: 'integer' }, (value) =>
  isYearMonth(value) ? value : undefined,
)
const schema = schemaOf({ month, ...factsShape }) as z.ZodType<PartialInput>

/** The whole input, defaults filled in. Throws InputError on what is not as it should be. */
export const completeInput = (input: PartialInput): PayrollInput =>
  merge(defaultInput, readAs(schema, input)) as PayrollInput

function merge(base: unknown, given: unknown): unknown {
  if (given === undefined) return base
  if (!isRecord(base) || !isRecord(given)) return given
  // A copy of the defaults keeps their shape: what reads a hundred thousand of them reads one.
  const whole = { ...base }
  for (const [key, part] of Object.entries(given)) whole[key] = merge(base[key], part)
  return whole
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
