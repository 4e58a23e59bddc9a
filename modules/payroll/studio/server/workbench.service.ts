import { fromScaledText } from '#formula/index.ts'
import type { FactDef, PeriodValues, TableDef, Unit, VariableDef } from '#formula/types.ts'
import {
  categories,
  type Concept,
  MissingParameter,
  payrollLibrary,
  periodValues,
} from '#law/index.ts'
import {
  type CompanyLibrary,
  companyLibrary,
} from '#modules/concepts/concept-library/server/index.ts'
import { monthsInReach } from '#modules/payroll/payroll-months/server/index.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { basisOf, engineOf } from './engines.ts'

export type Word = {
  code: string
  label: string
  unit: string
  decimals: number
  min: number
  max: number
  options: string[]
  /** For a dated figure: its value in the month, formatted, and its source. */
  value: string | null
  source: string | null
}
export type TableWord = {
  code: string
  label: string
  unit: string
  decimals: number
  columns: { code: string; label: string; unit: string; decimals: number }[]
  source: string | null
}
export type ConceptWord = {
  code: string
  label: string
  unit: string
  decimals: number
  formula: string
  classes: string[]
  min: number | null
  max: number | null
  category: string
  source: string
  own: boolean
}

/** Every name that a formula of a month may use, for the checker and the help of the editor. */
export async function formulaLibrary(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number | null },
) {
  const found =
    payrollMonthId === null ? await ofCompany(context) : await ofMonth(context, payrollMonthId)
  const { library, period, company } = found
  const own = new Set(company.items.map(({ code }) => code))
  return {
    yearMonth: company.month,
    facts: library.facts.map((def) => wordOf(def, null, null)),
    variables: library.variables.map((def) => variableOf(def, period)),
    tables: library.tables.map((def) => tableOf(def, period)),
    classes: library.classes.map(({ code, label }) => ({ code, label })),
    concepts: library.concepts.map((def) => conceptOf(def, own)),
  }
}

async function ofMonth(context: Context, payrollMonthId: number) {
  const basis = await basisOf(context, payrollMonthId)
  const library = payrollLibrary({
    ...basis.library.payroll,
    settings: basis.settings.choices ?? {},
  })
  const opened = engineOf(basis, basis.library)
  const period = 'engine' in opened ? opened.engine.payroll.period : undefined
  return { library, period, company: basis.library }
}

async function ofCompany({ tx }: Context) {
  const company = await companyLibrary(tx, await newestMonth(tx))
  return { library: payrollLibrary(company.payroll), period: knownValues(company), company }
}

/** The figures of a month without a razón social; undefined when one of them is missing. */
function knownValues({ month }: CompanyLibrary): PeriodValues | undefined {
  try {
    return periodValues(month)
  } catch (error) {
    if (error instanceof MissingParameter) return undefined
    throw error
  }
}

const wordOf = (def: FactDef | VariableDef, value: string | null, source: string | null): Word => ({
  code: def.code,
  label: def.label,
  unit: def.unit,
  decimals: def.decimals,
  min: def.min,
  max: def.max,
  options: 'options' in def ? [...(def.options ?? [])] : [],
  value,
  source,
})

function variableOf(def: VariableDef, period: PeriodValues | undefined): Word {
  const scaled = period?.variables[def.code]
  const value = scaled === undefined ? null : shownValue(def.unit, scaled, def.decimals)
  return wordOf(def, value, period?.sources?.[def.code]?.text ?? null)
}

const shownValue = (unit: Unit, scaled: number, decimals: number) =>
  unit === 'LOGICO' ? (scaled === 0 ? 'No' : 'Sí') : fromScaledText(scaled, decimals)

const tableOf = (def: TableDef, period: PeriodValues | undefined): TableWord => ({
  code: def.code,
  label: def.label,
  unit: def.input.unit,
  decimals: def.input.decimals,
  columns: def.columns.map(({ code, label, unit, decimals }) => ({
    code,
    label: label ?? code,
    unit,
    decimals,
  })),
  source: period?.sources?.[def.code]?.text ?? null,
})

const conceptOf = (def: Concept, own: ReadonlySet<string>): ConceptWord => ({
  code: def.code,
  label: def.label,
  unit: def.unit,
  decimals: def.decimals,
  formula: def.formula,
  classes: [...def.classes],
  min: def.min ?? null,
  max: def.max ?? null,
  category: categories[def.category],
  source: def.source,
  own: own.has(def.code),
})

/** The concept open in the studio, and the open months it can be tried on. */
export async function studioConcept(context: Context, { code }: { code: string }) {
  const months = await openMonths(context)
  const [newest] = months
  const yearMonth = newest?.yearMonth ?? (await newestMonth(context.tx))
  const company = await companyLibrary(context.tx, yearMonth)
  const opened = itemOf(company, code) ?? formulaOf(company, code) ?? lawOf(company, code)
  if (!opened) throw notFound()
  const version = await versionOf(context, opened)
  return { ...opened, version, months: monthsOf(months) }
}

/** The version on the screen, so that saving over a newer one is refused. */
async function versionOf({ tx }: Context, { kind, code }: { kind: string; code: string }) {
  if (kind === 'LAW') return null
  const table = kind === 'ITEM' ? 'item' : 'formula'
  const row = await tx
    .selectFrom(table)
    .select('version')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.version ?? null
}

/** The open months within reach, for a concept that does not exist yet. */
export async function studioMonths(context: Context) {
  return monthsOf(await openMonths(context))
}

/** The open months of remuneraciones: no formula is tried on a payment apart. */
async function openMonths(context: Context) {
  return (await monthsInReach(context)).filter(({ isOpen, type }) => isOpen && type === 'PAYROLL')
}

const monthsOf = (
  months: readonly { id: number; yearMonth: number; businessName: string; contracts: number }[],
) =>
  months.map(({ id, yearMonth, businessName, contracts }) => ({
    id,
    yearMonth,
    businessName,
    contracts,
  }))

const blank = {
  borrowed: null,
  inputName: null,
  law: null,
  users: [],
  taxable: false,
  tributable: false,
  gratification: false,
  proportional: false,
}

function itemOf({ items, formulas }: CompanyLibrary, code: string) {
  const item = items.find((one) => one.code === code)
  if (!item) return undefined
  const { title, type, inputUnit, since, formula, defaultFormulaCode: borrowed } = item
  const { taxable, tributable, gratification, proportional } = item
  const text = formulas.find((one) => one.code === borrowed)?.sourceCode ?? formula
  const flags = { taxable, tributable, gratification, proportional }
  const own = { code, title, type, inputUnit, since, sourceCode: text, borrowed }
  return { ...blank, ...own, ...flags, kind: 'ITEM' as const }
}

function formulaOf({ items, formulas }: CompanyLibrary, code: string) {
  const formula = formulas.find((one) => one.code === code)
  if (!formula) return undefined
  const { title, sourceCode, inputName, inputUnit, itemType: type, since } = formula
  const users = items.filter((item) => item.defaultFormulaCode === code)
  return {
    ...blank,
    code,
    title,
    sourceCode,
    inputName,
    inputUnit,
    type,
    since,
    kind: 'FORMULA' as const,
    users: users.map((item) => ({ code: item.code, title: item.title })),
  }
}

function lawOf({ payroll }: CompanyLibrary, code: string) {
  const concept = payrollLibrary(payroll).concepts.find((one) => one.code === code)
  if (!concept) return undefined
  const { label: title, category: type, source: law } = concept
  const sourceCode = concept.formula.trim()
  const own = { code, title, sourceCode, type, law, inputUnit: 'CLP' as const, since: null }
  return { ...blank, ...own, kind: 'LAW' as const }
}
