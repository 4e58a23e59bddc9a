import { valueIn } from '#formula/index.ts'
import type { ISODate } from '#chile/dates.ts'
import { divide, scaled, unscaled } from '#chile/money/decimal.ts'
import { monthLabel, previousMonth, type YearMonth } from '#chile/period.ts'
import type { PeriodValues, Source, TableDef, TableRow } from '#formula/types.ts'
import {
  type Citation,
  MissingParameter,
  type Parameter,
  parameters,
  type Row,
  rowAt,
  rowKnown,
  type TableEdition,
  tableEditions,
} from './parameters/index.ts'
import { conditionsOf } from './setting.ts'
import { chosenFigure, type SettingChoices, settingsAt, settingVariables } from './settings.ts'
import { incomeTaxTable } from './parameters/tables.ts'
import { payslipParameters, tables } from './variables.ts'

/** After every publication. */
const FOREVER = '9999-12-31'

/** A table somebody entered by hand, in the units of the law (UTM for the tax, pesos otherwise). */
export type EnteredTable = readonly { upTo: string | null; values: readonly string[] }[]

/** A table entered by hand that says where it was read and who answers for it. */
export type SourcedTable = { readonly rows: EnteredTable; readonly source: Citation }

/** A figure entered by hand that says where it was read and who answers for it. */
export type EnteredFigure = { readonly value: string; readonly source: Citation }

/** What a company decides or enters for a month. */
export type PayrollSettings = {
  choices?: SettingChoices
  /** Figures entered by hand, exact decimals by key: they replace ours and say so. */
  parameters?: Readonly<Record<string, string | EnteredFigure>>
  tables?: Readonly<Record<string, EnteredTable | SourcedTable>>
  /** Only figures published by this day, as a payslip made then had them. */
  knownOn?: ISODate
}

/**
 * Every dated value of a month for the engine. Throws MissingParameter, naming key and month, where
 * a payslip needs a figure that was never found and that nobody entered.
 */
export function periodValues(month: YearMonth, settings: PayrollSettings = {}): PeriodValues {
  const answers = settingsAt(month, settings.choices)
  checkEntered(settings)
  const values: Record<string, number> = {}
  const sources: Record<string, Source> = {}
  for (const parameter of payslipParameters) {
    const { value, row } = figureOf(parameter, month, settings, answers)
    values[parameter.key] = value
    sources[parameter.key] = sourceOf(row)
  }
  for (const def of settingVariables) {
    const answer = answers[def.code as keyof typeof answers]
    for (const { code, option } of conditionsOf(def)) {
      values[code] = option === answer ? 1 : 0
      sources[code] = { text: `Ajuste «${def.options[answer]}». ${def.note} ${def.source.text}` }
    }
  }
  return {
    name: monthLabel(month),
    variables: values,
    tables: tablesOf(month, settings, values, sources),
    sources,
  }
}

/**
 * One figure of a month as its payslips read it, scaled. Throws MissingParameter when it was never
 * found and nobody entered it.
 */
export function figureAt(key: string, month: YearMonth, settings: PayrollSettings = {}): number {
  const parameter = payslipParameters.find((known) => known.key === key)
  if (!parameter) throw new RangeError(`No existe el parámetro ${key}`)
  checkEntered(settings)
  return figureOf(parameter, month, settings, settingsAt(month, settings.choices)).value
}

/** Where the same figure of a month was read. */
export function figureSource(
  key: string,
  month: YearMonth,
  settings: PayrollSettings = {},
): Source {
  const parameter = payslipParameters.find((known) => known.key === key)
  if (!parameter) throw new RangeError(`No existe el parámetro ${key}`)
  return sourceOf(figureOf(parameter, month, settings, settingsAt(month, settings.choices)).row)
}

/** The income tax table of a month in pesos, with the UTM it was made with. */
export function taxTableAt(month: YearMonth, settings: PayrollSettings = {}) {
  const utm = figureAt('UTM', month, settings)
  const { TABLA_IMPUESTO_UNICO: rows = [] } = tablesOf(month, settings, { UTM: utm }, {}, [
    incomeTaxTable,
  ])
  return { utm, rows }
}

type Answers = ReturnType<typeof settingsAt>

function figureOf(
  parameter: Parameter,
  month: YearMonth,
  settings: PayrollSettings,
  answers: Answers,
): { value: number; row: Row } {
  const { key, label, decimals } = parameter
  const at = monthRead(key, month, answers)
  const entered = settings.parameters?.[key] ?? chosenFigure(key, month, answers)
  const row = rowOf(parameter, at, entered, settings.knownOn)
  if (!row || row.value === null) throw new MissingParameter(key, label, at, row?.note)
  return { value: Number(scaled(row.value, decimals)), row }
}

/** Figures of a month that rest on one source or on none certain; screens warn about them. */
export const uncertainFigures = (month: YearMonth): { key: string; label: string; row: Row }[] =>
  payslipParameters.flatMap(({ key, label, rows }) => {
    const row = rowAt(rows, month)
    return row && row.status !== 'ok' ? [{ key, label, row }] : []
  })

/** The month whose figure a payslip of `month` reads: the UF may be the one of the month before. */
export const figureMonth = (key: string, month: YearMonth, choices?: SettingChoices): YearMonth =>
  monthRead(key, month, settingsAt(month, choices))

const monthRead = (key: string, month: YearMonth, answers: { readonly UF_DEL_MES: string }) =>
  key === 'UF' && answers.UF_DEL_MES === 'MES_ANTERIOR' ? previousMonth(month) : month

/** What a payslip of a month needs and nobody found or entered; empty when it can be calculated. */
export function missingFigures(
  month: YearMonth,
  settings: PayrollSettings = {},
): readonly MissingParameter[] {
  const answers = settingsAt(month, settings.choices)
  const figures = payslipParameters.flatMap((parameter) => {
    const { key, label } = parameter
    const at = monthRead(key, month, answers)
    const entered = settings.parameters?.[key] ?? chosenFigure(key, month, answers)
    const row = rowOf(parameter, at, entered, settings.knownOn)
    return row && row.value !== null ? [] : [new MissingParameter(key, label, at, row?.note)]
  })
  const lacking = tables.flatMap(({ code, label }) => {
    const edition = rowKnown<TableEdition>(
      tableEditions[code] ?? [],
      month,
      settings.knownOn ?? FOREVER,
    )
    const known = settings.tables?.[code] ?? edition?.value
    return known ? [] : [new MissingParameter(code, label, month, edition?.note)]
  })
  return [...figures, ...lacking]
}

const byCompany: Citation = { text: 'Valor ingresado por la empresa' }

function rowOf(
  parameter: Parameter,
  month: YearMonth,
  given: string | EnteredFigure | undefined,
  knownOn = FOREVER,
): Row | undefined {
  const row = rowKnown(parameter.rows, month, knownOn)
  const entered = typeof given === 'string' ? { value: given, source: byCompany } : given
  if (entered === undefined || entered.value === row?.value) return row
  return { from: month, to: month, value: entered.value, source: entered.source, status: 'ok' }
}

function sourceOf({ source, from, status, note }: Omit<Row, 'value'>): Source {
  const doubt = status === 'doubtful' ? ' (dudoso)' : status === 'single' ? ' (una fuente)' : ''
  return {
    text: source.text + doubt + (note ? `. ${note}` : ''),
    ...(source.url ? { url: source.url } : {}),
    since: monthLabel(from),
  }
}

const tableByCompany: Citation = { text: 'Tabla ingresada por la empresa' }

const sourced = (given: EnteredTable | SourcedTable | undefined): SourcedTable | undefined =>
  given === undefined || 'rows' in given ? given : { rows: given, source: tableByCompany }

function tablesOf(
  month: YearMonth,
  settings: PayrollSettings,
  values: Readonly<Record<string, number>>,
  sources: Record<string, Source>,
  wanted: readonly TableDef[] = tables,
): Record<string, readonly TableRow[]> {
  const result: Record<string, readonly TableRow[]> = {}
  for (const { code, label, input, columns } of wanted) {
    const entered = sourced(settings.tables?.[code])
    const known = settings.knownOn ?? FOREVER
    const edition = rowKnown<TableEdition>(tableEditions[code] ?? [], month, known)
    const rows = entered?.rows ?? edition?.value
    if (!rows) throw new MissingParameter(code, label, month, edition?.note)
    sources[code] =
      entered || !edition
        ? { ...(entered?.source ?? tableByCompany), since: monthLabel(month) }
        : sourceOf(edition)
    const utm = code === 'TABLA_IMPUESTO_UNICO' ? BigInt(valueIn(values, 'UTM')) : 1n
    result[code] = rows.map((row) => ({
      upTo: row.upTo === null ? null : times(row.upTo, utm, input.decimals),
      values: columns.map(({ decimals, unit }, index) =>
        times(row.values[index] ?? '', unit === '%' ? 1n : utm, decimals),
      ),
    }))
  }
  return result
}

/** Exact product at the table's decimals: 13,5 UTM of 72.151 are 974.038,50. */
function times(text: string, factor: bigint, decimals: number): number {
  const own = 4
  const product = scaled(text, own) * factor * 10n ** BigInt(decimals)
  return Number(divide(product, 10n ** BigInt(own)))
}

function checkEntered({ parameters: entered = {} }: PayrollSettings): void {
  for (const [key, given] of Object.entries(entered)) {
    const value = typeof given === 'string' ? given : given.value
    const parameter = parameters.find((known) => known.key === key)
    if (!parameter) throw new RangeError(`No existe el parámetro ${key}`)
    const { decimals, min, max, label } = parameter
    const exact = scaled(value, decimals)
    if (exact < scaled(min, decimals) || exact > scaled(max, decimals)) {
      const range = `${unscaled(scaled(min, decimals), decimals)} y ${max}`
      throw new RangeError(`${label} (${key}) va entre ${range}: «${value}» queda fuera`)
    }
  }
}
