import type { Tx } from '#platform/server/sql/db.ts'
import { invalid } from '#platform/server/errors.ts'
import type { CodedTable } from '#platform/server/records/identities.ts'
import type { Patch, Versioned as VersionTable } from '#platform/server/records/versions.ts'
import {
  emptyFormula,
  type FormulaValues,
} from '#modules/concepts/concept-library/model/formula.ts'
import { emptyItem, type ItemValues } from '#modules/concepts/concept-library/model/item.ts'
import type {
  ConceptDraft,
  ConceptRecords,
  Versioned,
} from '#modules/concepts/concept-library/model/library.ts'
import {
  formulaProblem,
  itemProblem,
  type Problem,
  tableProblem,
  variableProblem,
} from '#modules/concepts/concept-library/model/rules.ts'
import { emptyTable, type TableValues } from '#modules/concepts/concept-library/model/table.ts'
import type { ConceptKind } from '#modules/concepts/concept-library/model/uses.ts'
import {
  emptyVariable,
  type VariableValues,
} from '#modules/concepts/concept-library/model/variable.ts'

/** What the four kinds of concept differ in; the rest of the service is one. */
export type Kind<Values> = {
  word: ConceptKind
  table: CodedTable
  versions: VersionTable
  of: (records: ConceptRecords) => readonly Versioned<Values>[]
  empty: Values
  problem: (values: Values) => Problem | undefined
  draft: (value: Partial<Values> & { code: string }) => ConceptDraft
  /** Nobody changes it until it is editable again. Of an item it says who enters its value. */
  locked: (values: Values) => boolean
  /** The columns of a version. */
  columns: (tx: Tx, values: Partial<Values>) => Promise<Patch>
  /** Where a complaint about what it says is shown. */
  field: (values: Values) => string
}

export const itemKind: Kind<ItemValues> = {
  word: 'item',
  table: 'item',
  versions: { table: 'itemVersion', owner: 'itemId' },
  of: ({ items }) => items,
  empty: emptyItem,
  problem: itemProblem,
  locked: () => false,
  draft: (value) => ({ kind: 'item', value }),
  columns: itemColumns,
  field: ({ defaultFormulaCode }) =>
    defaultFormulaCode === null ? 'formula' : 'defaultFormulaCode',
}

async function itemColumns(tx: Tx, values: Partial<ItemValues>): Promise<Patch> {
  const { defaultFormulaCode, distributableInCC, ...rest } = values
  return {
    ...rest,
    ...(distributableInCC === undefined ? {} : { distributableInCc: distributableInCC }),
    ...(defaultFormulaCode === undefined
      ? {}
      : { defaultFormulaId: await formulaIdOf(tx, defaultFormulaCode) }),
  }
}

async function formulaIdOf(tx: Tx, code: string | null): Promise<number | null> {
  if (code === null) return null
  const row = await tx
    .selectFrom('formula')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) throw invalid('defaultFormulaCode', 'Esa fórmula no existe')
  return row.id
}

export const formulaKind: Kind<FormulaValues> = {
  word: 'formula',
  table: 'formula',
  versions: { table: 'formulaVersion', owner: 'formulaId' },
  of: ({ formulas }) => formulas,
  empty: emptyFormula,
  problem: formulaProblem,
  locked: ({ editable }) => !editable,
  draft: (value) => ({ kind: 'formula', value }),
  columns: async (_tx, values) => values,
  field: () => 'sourceCode',
}

export const variableKind: Kind<VariableValues> = {
  word: 'variable',
  table: 'variable',
  versions: { table: 'variableVersion', owner: 'variableId' },
  of: ({ variables }) => variables,
  empty: emptyVariable,
  problem: variableProblem,
  locked: ({ editable }) => !editable,
  draft: (value) => ({ kind: 'variable', value }),
  columns: async (_tx, values) => values,
  field: () => 'value',
}

export const tableKind: Kind<TableValues> = {
  word: 'table',
  table: 'payrollTable',
  versions: { table: 'payrollTableVersion', owner: 'payrollTableId' },
  of: ({ tables }) => tables,
  empty: emptyTable,
  problem: tableProblem,
  locked: ({ editable }) => !editable,
  draft: (value) => ({ kind: 'table', value }),
  columns: async (_tx, values) => values,
  field: () => 'fixedRows',
}
