import type { YearMonth } from '#chile/period.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import type { Activity } from '#modules/concepts/concept-library/model/catalogs.ts'
import type { FormulaValues } from '#modules/concepts/concept-library/model/formula.ts'
import type { ItemValues } from '#modules/concepts/concept-library/model/item.ts'
import type {
  TableColumn,
  TableLine,
  TableValues,
} from '#modules/concepts/concept-library/model/table.ts'
import type { VariableValues } from '#modules/concepts/concept-library/model/variable.ts'
import { peopleByItem } from './people-by-item.ts'
import { createConcept, openMonths, updateConcept, valuesAt } from './concepts.service.ts'
import { tableRows, variableRows } from './figures.ts'
import { formulaKind, itemKind, tableKind, variableKind } from './kinds.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import { formulaRows, itemRows } from './rows.ts'

type Fresh = { code: string; validFrom: YearMonth }
type Change = { id: number; version: number; validFrom: YearMonth }
type Written = { code: string; month: YearMonth }

export async function createItem(
  context: Context,
  { code, validFrom, ...values }: Fresh & Partial<ItemValues>,
) {
  return itemRow(context, await createConcept(context, itemKind, { code, validFrom }, values))
}

export async function updateItem(
  context: Context,
  { id, version, validFrom, ...values }: Change & Partial<ItemValues>,
) {
  return itemRow(
    context,
    await updateConcept(context, itemKind, { id, version, validFrom }, values),
  )
}

type NewState = {
  id: number
  validFrom: YearMonth | null
  activity: ValueOf<typeof Activity> | null
}

/**
 * Switches an item off or on, from a month on; without one, from the first open month. What is not
 * said to be on or off becomes what it is not in that month.
 */
export async function changeStateItem(
  context: Context,
  { id, validFrom, activity: wanted }: NewState,
) {
  const record = (await conceptRecords(context.tx)).items.find((one) => one.id === id)
  if (!record) throw notFound()
  const [open] = await openMonths(context)
  const month = validFrom ?? open ?? (await newestMonth(context.tx))
  const { version } = record
  const other = valuesAt(record, month).activity === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'
  const activity = wanted ?? other
  return updateItem(context, { id, version, validFrom: month, activity })
}

async function itemRow(context: Context, { code, month }: Written) {
  const people = await peopleByItem(context, month)
  const rows = itemRows(await conceptRecords(context.tx), month, people)
  return written(rows, code)
}

export async function createFormula(
  context: Context,
  { code, validFrom, ...values }: Fresh & Partial<FormulaValues>,
) {
  return formulaRow(context, await createConcept(context, formulaKind, { code, validFrom }, values))
}

export async function updateFormula(
  context: Context,
  { id, version, validFrom, ...values }: Change & Partial<FormulaValues>,
) {
  const change = { id, version, validFrom }
  return formulaRow(context, await updateConcept(context, formulaKind, change, values))
}

const formulaRow = async ({ tx }: Context, { code, month }: Written) =>
  written(formulaRows(await conceptRecords(tx), month), code)

export async function createVariable(
  context: Context,
  { code, validFrom, ...values }: Fresh & Partial<VariableValues>,
) {
  const fresh = { code, validFrom }
  return variableRow(context, await createConcept(context, variableKind, fresh, values))
}

export async function updateVariable(
  context: Context,
  { id, version, validFrom, ...values }: Change & Partial<VariableValues>,
) {
  const change = { id, version, validFrom }
  return variableRow(context, await updateConcept(context, variableKind, change, values))
}

const variableRow = async ({ tx }: Context, { code, month }: Written) =>
  written(variableRows(await conceptRecords(tx), month), code)

/** A row as it travels: its cells by name. */
export type FixedRow = Record<'value1' | 'value2' | 'value3' | 'value4' | 'value5', string | null>
type Content = { metadata: TableColumn[]; fixedRows: FixedRow[] }
type TableGiven = Partial<Omit<TableValues, 'metadata' | 'fixedRows'>> & Content

export async function createTable(
  context: Context,
  { code, validFrom, ...given }: Fresh & TableGiven,
) {
  const fresh = { code, validFrom }
  return tableRow(context, await createConcept(context, tableKind, fresh, withLines(given)))
}

export async function updateTable(
  context: Context,
  { id, version, validFrom, ...given }: Change & TableGiven,
) {
  const change = { id, version, validFrom }
  return tableRow(context, await updateConcept(context, tableKind, change, withLines(given)))
}

const withLines = ({ fixedRows, ...rest }: TableGiven): Partial<TableValues> => ({
  ...rest,
  fixedRows: fixedRows.map(({ value1, value2, value3, value4, value5 }): TableLine =>
    [value1, value2, value3, value4, value5].slice(0, rest.metadata.length),
  ),
})

const tableRow = async ({ tx }: Context, { code, month }: Written) =>
  written(tableRows(await conceptRecords(tx), month), code)

/** What was just written, among the company's. */
function written<R extends { code: string; origin: string }>(rows: readonly R[], code: string): R {
  const row = rows.find((one) => one.code === code && one.origin === 'COMPANY')
  if (!row) throw notFound()
  return row
}
