import { z } from 'zod'
import { isDate, type ISODate } from '#chile/dates.ts'
import { isYearMonth } from '#chile/period.ts'
import {
  type Decimal,
  defaultInput,
  InputError,
  type PartialInput,
  type PayrollInput,
} from './input.ts'
import { leavePayments } from './settings-leave.ts'

/**
 * What an input may be, at any depth: every name, type, option and date. Each part may be left out,
 * but a list brings its entries whole. Whether the parts go together is `consistency.ts`; ranges
 * are those of the facts.
 */
type Leaf = string | number | boolean | null | readonly unknown[]

/** The compiler holds this against the type: a field of one that the other lacks does not build. */
type SchemaOf<T> = {
  readonly [K in keyof T]-?: T[K] extends Leaf
    ? z.ZodType<T[K]>
    : string extends keyof T[K]
      ? z.ZodType<T[K]>
      : SchemaOf<T[K]>
}

/** What was written, short enough for a sentence. */
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`
}

const notAGroup = {
  error: ({ input }: { input?: unknown }) => `${shown(input)} no es un grupo de datos`,
}

/** A value that `read` takes or refuses with `undefined`; `what` completes «… no es …». */
const leaf = <T>(what: string, read: (value: unknown) => T | undefined) =>
  z.unknown().transform((value, context): T => {
    const found = read(value)
    if (found !== undefined) return found
    const message = value === undefined ? 'falta' : `${shown(value)} no es ${what}`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** An exact decimal, as text or as a number that fifteen digits write. Never negative. */
const decimal = leaf<Decimal>('un número decimal con punto y sin signo, como 1234.5', (value) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? text : undefined
})
const count = leaf<number>('un número entero y sin signo', (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined,
)
const flag = leaf<boolean>('true ni false', (value) =>
  typeof value === 'boolean' ? value : undefined,
)
const text = leaf<string>('un texto', (value) => (typeof value === 'string' ? value : undefined))
const date = leaf<ISODate>('una fecha que exista, como 2026-09-30', (value) =>
  isDate(value) ? value : undefined,
)
const maybeDate = leaf<ISODate | null>('una fecha que exista, como 2026-09-30, ni null', (value) =>
  value === null || isDate(value) ? value : undefined,
)
const oneOf = <const T extends string>(...options: readonly T[]) =>
  leaf<T>(`una de las opciones ${options.join(', ')}`, (value) =>
    options.find((option) => option === value),
  )

/** One of a list: it brings every name that is not optional, and no other. */
const entry = <T extends z.ZodRawShape>(parts: T) => z.strictObject(parts, notAGroup)

const list = <T>(entry: z.ZodType<T>) =>
  z.array(entry, { error: ({ input }) => `${shown(input)} no es una lista` })

const saving = { pesos: decimal, uf: decimal, percent: decimal }

const shape: SchemaOf<PayrollInput> = {
  month: leaf<number>('un mes, como 202609', (value) => (isYearMonth(value) ? value : undefined)),
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

/** Each part may be left out; no other name is taken. */
const schemaOf = (parts: object): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        z.optional(part instanceof z.ZodType ? part : schemaOf(part)),
      ]),
    ),
    notAGroup,
  )

const schema = schemaOf(shape) as z.ZodType<PartialInput>

/**
 * What was written as a partial input: amounts as exact texts, nothing else changed. Throws
 * InputError with the path and a sentence, of the first thing that is not what it should be.
 */
function parseInput(written: unknown): PartialInput {
  const result = schema.safeParse(written)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const stranger = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...(issue?.path ?? []), ...stranger].map(String).join('.')
  if (stranger.length > 0) throw new InputError(path, `No existe «${path}»`)
  throw new InputError(path, path === '' ? `${issue?.message}` : `«${path}»: ${issue?.message}`)
}

/** The whole input, defaults filled in. Throws InputError on what is not as it should be. */
export const completeInput = (input: PartialInput): PayrollInput =>
  merge(defaultInput, parseInput(input)) as PayrollInput

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
