import { scaledNumber } from '#chile/money/decimal.ts'
import type { PeriodValues, Source, TableDef, TableRow, VariableDef } from '#formula/types.ts'
import { type Cap, capVariable } from './caps.ts'
import type { CompanyConcept } from './company.ts'

/** What a company's values are measured in. */
export type CompanyUnit = 'CLP' | 'UF' | 'UTM' | '%' | 'días' | 'horas' | 'número'

/** A dated value of the company that its formulas name: a price, a rate, a factor. */
export type CompanyVariable = {
  code: string
  label: string
  unit: CompanyUnit
  /** Exact decimal in force in the month; null when it has none then. */
  value: string | null
  source: string
  /** Since when it rules, as people read it: 'marzo 2026'. */
  since?: string
}

/** Brackets of the company, read by TRAMO. */
export type CompanyTable = {
  code: string
  label: string
  /** Unit of the upper limits. */
  input: CompanyUnit
  columns: readonly { code: string; label: string; unit: CompanyUnit }[]
  rows: readonly { upTo: string | null; values: readonly string[] }[]
  source: string
  since?: string
}

/** What a company adds to the law for a month. */
export type CompanyData = {
  concepts?: readonly CompanyConcept[]
  variables?: readonly CompanyVariable[]
  tables?: readonly CompanyTable[]
}

/** Decimals and greatest value, scaled, of a company's figure in each unit. */
export const companyScales: Readonly<Record<CompanyUnit, { decimals: number; max: number }>> = {
  CLP: { decimals: 2, max: 9_999_999_999 },
  UF: { decimals: 4, max: 99_999_999 },
  UTM: { decimals: 4, max: 99_999_999 },
  '%': { decimals: 4, max: 10_000_000 },
  días: { decimals: 2, max: 99_999 },
  horas: { decimals: 2, max: 99_999 },
  número: { decimals: 6, max: 99_999_999_999 },
}

const capUnits: Readonly<Record<Cap['type'], CompanyUnit>> = {
  CLP: 'CLP',
  UF: 'UF',
  UTM: 'UTM',
  IMM: 'número',
  SALARY: '%',
}

/** The company's variables, those of the caps among them. */
export function companyVariables({ concepts = [], variables = [] }: CompanyData) {
  const caps = concepts.flatMap(({ code, label, cap }): CompanyVariable[] =>
    cap === undefined
      ? []
      : [
          {
            code: capVariable(code),
            label: `Tope de ${label}`,
            unit: capUnits[cap.type],
            value: cap.value,
            source: 'Tope del concepto, de la empresa',
          },
        ],
  )
  return [...variables, ...caps]
}

/** What formulas may name of them. */
export const companyVariableDefs = (data: CompanyData): readonly VariableDef[] =>
  companyVariables(data).map(({ code, label, unit }) => ({
    code,
    label,
    unit,
    ...companyScales[unit],
    min: 0,
  }))

export const companyTableDefs = ({ tables = [] }: CompanyData): readonly TableDef[] =>
  tables.map(({ code, label, input, columns }) => ({
    code,
    label,
    input: { unit: input, decimals: companyScales[input].decimals },
    columns: columns.map((column) => ({
      ...column,
      decimals: companyScales[column.unit].decimals,
    })),
  }))

/** The values of a month with those of the company. Throws RangeError on a figure too fine. */
export function withCompanyValues(period: PeriodValues, data: CompanyData): PeriodValues {
  const variables: Record<string, number> = {}
  const tables: Record<string, readonly TableRow[]> = {}
  const sources: Record<string, Source> = {}
  for (const { code, unit, value, ...rest } of companyVariables(data)) {
    sources[code] = sourceOf(rest)
    if (value !== null) variables[code] = scaledNumber(value, companyScales[unit].decimals)
  }
  for (const { code, input, columns, rows, ...rest } of data.tables ?? []) {
    sources[code] = sourceOf(rest)
    tables[code] = rows.map(({ upTo, values }) => ({
      upTo: upTo === null ? null : scaledNumber(upTo, companyScales[input].decimals),
      values: columns.map(({ unit }, index) =>
        scaledNumber(values[index] ?? '0', companyScales[unit].decimals),
      ),
    }))
  }
  return {
    ...period,
    variables: { ...period.variables, ...variables },
    tables: { ...period.tables, ...tables },
    sources: { ...period.sources, ...sources },
  }
}

const sourceOf = ({ source, since }: { source: string; since?: string }): Source => ({
  text: source,
  ...(since === undefined ? {} : { since }),
})
