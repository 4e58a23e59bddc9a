import type { YearMonth } from '#chile/period.ts'
import type { Row } from '#platform/model/entity.ts'
import { isDecimal } from '#chile/money/decimal.ts'
import {
  conditionsOf,
  parameters,
  rowAt,
  settingDefs,
  settingsAt,
  tableEditions,
} from '#law/index.ts'
import { tables as lawTables } from '#law/variables.ts'
import { ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import type { ConceptRecords } from '#modules/concepts/concept-library/model/library.ts'
import type {
  PayrollTable,
  TableColumn,
  TableLine,
} from '#modules/concepts/concept-library/model/table.ts'
import type { Variable } from '#modules/concepts/concept-library/model/variable.ts'
import { usesOf } from '#modules/concepts/concept-library/model/uses.ts'
import { valuesAt } from './concepts.service.ts'
import { companyRow, unitCode } from './rows.ts'

export type VariableRow = Row<typeof Variable>
export type TableRow = Row<typeof PayrollTable> & {
  metadata: readonly TableColumn[]
  fixedRows: readonly TableLine[]
}

const universal = { id: null, version: 0, universal: true, origin: 'LAW' as const, editable: false }

/** Every dated figure: those of the company, the law's with their source, and its criteria. */
export function variableRows(records: ConceptRecords, month: YearMonth): VariableRow[] {
  const own = records.variables.map((record): VariableRow => {
    const values = valuesAt(record, month)
    return {
      ...values,
      ...companyRow(record, month),
      unit: ItemUnit.label(values.valueType),
      uses: usesOf(records, record.code).length,
    }
  })
  const written = new Set(own.map(({ code }) => code))
  return [...own, ...legalVariables(month), ...criteria(month)].filter(
    ({ code, origin }) => origin === 'COMPANY' || !written.has(code),
  )
}

const legalVariables = (month: YearMonth) =>
  parameters.map(({ key, label, unit, rows }): VariableRow => {
    const row = rowAt(rows, month)
    return {
      ...universal,
      code: key,
      title: label,
      type: 'LEGAL',
      subType: unit === '%' ? 'RATE' : 'AMOUNT',
      value: row?.value ?? null,
      valueType: unitCode(unit),
      unit,
      startDate: null,
      endDate: null,
      source: row ? row.source.text + (row.note ? `. ${row.note}` : '') : null,
      validFrom: row?.from ?? month,
      uses: 0,
    }
  })

/** What the law leaves open, as formulas read it: 1 when the answer that a name says was taken. */
const criteria = (month: YearMonth) => {
  const answers = new Map<string, string>(Object.entries(settingsAt(month)))
  return settingDefs.flatMap((def): VariableRow[] => {
    const answer = answers.get(def.code)
    const names: Readonly<Record<string, string>> = def.options
    return conditionsOf(def).map(({ code, label, option }) => ({
      ...universal,
      code,
      title: label,
      type: 'SETTING' as const,
      subType: 'FACTOR' as const,
      value: option === answer ? '1' : '0',
      valueType: 'NUMBER' as const,
      unit: names[answer ?? ''] ?? 'sí o no',
      startDate: null,
      endDate: null,
      source: def.source.text,
      validFrom: month,
      uses: 0,
    }))
  })
}

/** Every table of brackets: the company's, and the law's in its own units. */
export function tableRows(records: ConceptRecords, month: YearMonth): TableRow[] {
  const own = records.tables.map((record): TableRow => ({
    ...valuesAt(record, month),
    ...companyRow(record, month),
    uses: usesOf(records, record.code).length,
  }))
  return [...own, ...lawTables.map((def) => lawTable(def, month))]
}

function lawTable({ code, label, columns }: (typeof lawTables)[number], month: YearMonth) {
  const edition = rowAt(tableEditions[code] ?? [], month)
  const inUtm = code === 'TABLA_IMPUESTO_UNICO'
  const unit = inUtm ? ('UTM' as const) : ('CLP' as const)
  return {
    ...universal,
    code,
    title: inUtm ? `${label}, en UTM` : label,
    type: 'BRACKET' as const,
    source: edition?.source.text ?? null,
    metadata: [
      { code: 'HASTA', title: 'Hasta', unit },
      ...columns.map((column) => ({
        code: column.code,
        title: column.label ?? column.code,
        unit: column.unit === 'CLP' ? unit : unitCode(column.unit),
      })),
    ],
    fixedRows: (edition?.value ?? []).map(({ upTo, values }): TableLine => [
      upTo,
      ...values.filter(isDecimal),
    ]),
    validFrom: edition?.from ?? month,
    uses: 1,
  }
}
