import { z } from 'zod'
import { scaled, rescale } from '#chile/money/decimal.ts'
import { isYearMonth, monthLabel, parseYearMonth } from '#chile/period.ts'
import { fromScaledText } from '#formula/index.ts'
import { type Answers, askedBy, type Checked, differences } from './answers.ts'
import { decimal, leaf, list, text } from './leaves.ts'
import { factsSchema } from './schema.ts'
import type { CompanyConcept } from './company.ts'
import type { PartialInput } from './input.ts'
import type { EnteredTable } from './period.ts'
import { openPayroll, payslipFacts, type Payroll } from './run.ts'
import type { SettingChoices } from './settings.ts'
import { usualConcepts } from './usual.ts'
import type { Evaluation, Facts } from '#formula/types.ts'

/** A payslip, or a step of one, that somebody checked. README.md shows one. */
export type Case = {
  title: string
  /** 202607, or any way of writing a month. */
  month: number | string
  /**
   * As PayrollInput, without the month; numbers may be written as numbers. Without facts only
   * the dated figures of the month are compared.
   */
  facts?: unknown
  /** Items of this company, besides the usual ones. */
  concepts?: readonly CompanyConcept[]
  settings?: SettingChoices
  /** Figures of another time, by key; the rest are those of `parametersOf`, or of the month. */
  parameters?: Checked
  parametersOf?: number | string
  tables?: Readonly<Record<string, EnteredTable>>
  /** By code of concept, fact or dated figure: compared at the decimals that are written. */
  expect?: Checked
  /** Published figures that are wrong: ours must differ. */
  not?: Checked
  /** Limits and one column of a table, as the institution prints them. */
  expectTables?: Readonly<
    Record<string, { limits?: readonly string[]; [column: string]: readonly string[] | undefined }>
  >
  source?: string
  checkedBy?: string
  note?: string
}

/** What did not agree, in words; empty when the case passes. */
export type Verdict = { readonly title: string; readonly problems: readonly string[] }

/** How a case is calculated: by the tree evaluator unless a test brings another way. */
export type Calculate = (payroll: Payroll, facts: Facts) => Evaluation

/** Runs one case of a file. Never throws: whatever goes wrong is a problem of the case. */
export function runCase(found: unknown, calculate: Calculate): Verdict {
  const title =
    isRecord(found) && typeof found['title'] === 'string' ? found['title'] : 'Sin título'
  try {
    return { title, problems: problemsOf(asCase(found), calculate) }
  } catch (error) {
    return { title, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

/** An amount, as text or as a number, or a date. */
const written = leaf<string | number>(
  'una cifra ni una fecha',
  { id: 'figure', anyOf: [{ type: 'string' }, { type: 'number' }] },
  (value) => (typeof value === 'number' || typeof value === 'string' ? value : undefined),
)
/** What a case expects, by code. */
export const checked = z.record(z.string(), written)

const month = leaf<Case['month']>(
  'un mes',
  { anyOf: [{ type: 'integer', minimum: 200001, maximum: 209912 }, { type: 'string' }] },
  (value) => (typeof value === 'number' || typeof value === 'string' ? value : undefined),
)

/** The format of a case; `Case` explains each part. */
export const caseShape = {
  title: text,
  month,
  facts: factsSchema.optional(),
  concepts: list(z.looseObject({ code: text, label: text, category: text })).optional(),
  settings: z.record(z.string(), text).optional(),
  parameters: z.record(z.string(), decimal).optional(),
  parametersOf: month.optional(),
  tables: z
    .record(z.string(), list(z.strictObject({ upTo: text.nullable(), values: list(text) })))
    .optional(),
  expect: checked.optional(),
  not: checked.optional(),
  expectTables: z.record(z.string(), z.record(z.string(), list(text))).optional(),
  source: text,
  checkedBy: text,
  note: text.optional(),
}
const parts = Object.keys(caseShape)

function asCase(found: unknown): Case {
  if (!isRecord(found))
    throw new RangeError('Un caso es un objeto JSON con title, month, facts y expect')
  const stranger = Object.keys(found).find((key) => !parts.includes(key))
  if (stranger) throw new RangeError(`Un caso no tiene «${stranger}»: solo ${parts.join(', ')}`)
  if (!found['expect'] && !found['not'] && !found['expectTables']) {
    throw new RangeError('El caso no espera nada: falta expect, not o expectTables')
  }
  return found as Case
}

function problemsOf(asked: Case, calculate: Calculate): string[] {
  const { payroll, values } = workedOut(asked, calculate)
  return [
    ...differences(asked, textsOf(payroll, values, askedBy(asked))),
    ...compareTables(payroll, asked.expectTables ?? {}),
  ]
}

/** The codes of our law among those that are asked, exactly. Throws where there is no payslip. */
export function payslipAnswers(
  found: unknown,
  codes: readonly string[],
  calculate: Calculate,
): Answers {
  const { payroll, values } = workedOut(asCase(found), calculate)
  return textsOf(payroll, values, codes)
}

type Worked = { readonly payroll: Payroll; readonly values: Readonly<Record<string, number>> }

function workedOut(asked: Case, calculate: Calculate): Worked {
  const month = monthOf(asked.month)
  const payroll = payrollOf(asked, monthOf(asked.parametersOf ?? month))
  const values: Record<string, number> = { ...payroll.period.variables }
  if (asked.facts !== undefined) {
    const facts = payslipFacts(payroll, inputOf(asked.facts, month))
    const result = calculate(payroll, facts)
    if (!result.ok) throw new RangeError(result.error.message)
    Object.assign(values, facts, result.values)
  }
  return { payroll, values }
}

const opened = new Map<string, Payroll>()

/** The payroll of a case. Most cases of a file share theirs, and opening one takes a while. */
function payrollOf({ settings: choices, tables, parameters, concepts }: Case, month: number) {
  const key = JSON.stringify([month, choices, tables, parameters, concepts])
  const known = opened.get(key)
  if (known) return known
  const settings = {
    ...(choices ? { choices } : {}),
    ...(tables ? { tables } : {}),
    parameters: mapValues(parameters ?? {}, String),
  }
  const payroll = openPayroll(month, {
    concepts: [...(concepts ?? []), ...usualConcepts],
    settings,
  })
  opened.set(key, payroll)
  return payroll
}

function monthOf(written: number | string): number {
  const month = typeof written === 'string' ? parseYearMonth(written) : written
  if (!isYearMonth(month)) throw new RangeError(`«${written}» no es un mes`)
  return month
}

/** The facts of a case file: whether each is what it should be, the input itself says. */
function inputOf(facts: unknown, month: number): PartialInput {
  if (!isRecord(facts)) throw new RangeError('«facts» es un grupo de datos')
  return { ...(facts as object), month }
}

const decimalsIn = new WeakMap<Payroll['plan'], ReadonlyMap<string, number>>()

/** The decimals of every code of a payroll. */
function decimalsOf({ plan }: Payroll): ReadonlyMap<string, number> {
  const known = decimalsIn.get(plan)
  if (known) return known
  const { facts, variables, concepts } = plan.library
  const found = new Map(
    [...variables, ...facts, ...concepts].map((def) => [def.code, def.decimals] as const),
  )
  decimalsIn.set(plan, found)
  return found
}

/** Exact texts of the codes that a payroll knows. */
function textsOf(payroll: Payroll, values: Worked['values'], codes: readonly string[]): Answers {
  const decimals = decimalsOf(payroll)
  return Object.fromEntries(
    codes.flatMap((code) => {
      const [value, places] = [values[code], decimals.get(code)]
      return value === undefined || places === undefined
        ? []
        : [[code, fromScaledText(value, places)]]
    }),
  )
}

function compareTables(payroll: Payroll, wanted: NonNullable<Case['expectTables']>): string[] {
  return Object.entries(wanted).flatMap(([code, columns]) => {
    const def = payroll.plan.library.tables.find((table) => table.code === code)
    const rows = payroll.period.tables[code]
    if (!def || !rows) return [`No existe la tabla ${code}`]
    return Object.entries(columns).flatMap(([part, printed]) => {
      const column = def.columns.findIndex((known) => known.code === part)
      const decimals = def.columns[column]?.decimals ?? def.input.decimals
      const ours = rows
        .map((row) => (part === 'limits' ? row.upTo : row.values[column]))
        .filter((value) => value !== null && value !== undefined)
        .map((value) => fromScaledText(value, decimals))
      const missing = (printed ?? []).filter((text) => {
        const places = text.split('.')[1]?.length ?? 0
        return !ours.some((value) => sameAt(value, text, places, decimals))
      })
      return missing.map(
        (text) => `${code}.${part}: ningún tramo tiene ${text} (${monthLabel(payroll.month)})`,
      )
    })
  })
}

/** Institutions print whole pesos cut, or at two decimals: the written places decide. */
function sameAt(ours: string, written: string, places: number, decimals: number): boolean {
  const exact = scaled(ours, decimals)
  const wanted = scaled(written, decimals)
  return (
    exact === wanted ||
    [`HALF_UP`, 'TRUNCATE'].some(
      (rounding) =>
        rescale(exact, decimals, places, rounding === 'TRUNCATE' ? 'TRUNCATE' : 'HALF_UP') ===
        rescale(wanted, decimals, places),
    )
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (record: Checked, change: (value: string | number) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
