import { monthLabel, type YearMonth } from '#chile/period.ts'
import type { UnionName } from '#modules/company/businesses/model/union-name.ts'
import { unionsById } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import { Formula, formulaFields } from '#modules/concepts/concept-library/model/formula.ts'
import { Item, itemFields } from '#modules/concepts/concept-library/model/item.ts'
import {
  type ConceptRecords,
  libraryAt,
  type Version,
  type Versioned,
} from '#modules/concepts/concept-library/model/library.ts'
import {
  PayrollTable,
  tableFields,
  type TableValues,
} from '#modules/concepts/concept-library/model/table.ts'
import { written } from '#modules/concepts/concept-library/model/to-payroll.ts'
import type { ConceptKind } from '#modules/concepts/concept-library/model/uses.ts'
import { Variable, variableFields } from '#modules/concepts/concept-library/model/variable.ts'
import { type Shown, shownFields, shownTable } from './shown-values.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'

export type Edition = {
  from: YearMonth
  until: YearMonth | null
  recordedAt: Date
  author: string | null
  values: Shown[]
}

/** The versions of something of the company, newest first, as a person reads them. */
export async function conceptHistory(
  { tx }: Context,
  { kind, code }: { kind: ConceptKind; code: string },
): Promise<Edition[]> {
  const records = await conceptRecords(tx)
  const unions = await unionsIn(tx, records)
  return withAuthors(tx, editionsIn(records, unions, kind, code))
}

/** The same for some items or variables at once, by their codes; what the law says has none. */
export async function conceptVersions(
  { tx }: Context,
  kind: ConceptKind,
  codes: readonly string[],
): Promise<{ versions: Edition[] }[]> {
  const records = await conceptRecords(tx)
  const unions = await unionsIn(tx, records)
  const all = codes.map((code) => editionsIn(records, unions, kind, code))
  const named = await withAuthors(tx, all.flat())
  let next = 0
  return all.map(({ length }) => ({ versions: named.slice(next, (next += length)) }))
}

type Written = Omit<Edition, 'author'> & { authorLoginId: number | null }

/** All unions whose fee an item is or was. */
const unionsIn = (tx: Tx, { items }: ConceptRecords) =>
  unionsById(
    tx,
    items.flatMap(({ versions }) => versions.map(({ values }) => values.syndicateId)),
  )

type Unions = ReadonlyMap<number, UnionName>

const editionsIn = (
  records: ConceptRecords,
  unions: Unions,
  kind: ConceptKind,
  code: string,
): Written[] =>
  kind === 'item'
    ? read(records.items, code, ({ syndicateId, ...values }) =>
        shownFields(Item, itemFields, {
          ...values,
          syndicateId: unions.get(syndicateId ?? 0)?.name ?? null,
        }),
      )
    : kind === 'formula'
      ? read(records.formulas, code, (values) => shownFields(Formula, formulaFields, values))
      : kind === 'variable'
        ? read(records.variables, code, (values) => shownFields(Variable, variableFields, values))
        : read(records.tables, code, (values: TableValues) => [
            ...shownFields(PayrollTable, tableFields, values),
            ...shownTable(values),
          ])

async function withAuthors(tx: Tx, editions: readonly Written[]): Promise<Edition[]> {
  const authors = await authorsOf(tx, editions)
  return editions.map(({ authorLoginId, ...edition }) => ({
    ...edition,
    author: authors.get(authorLoginId ?? 0) ?? null,
  }))
}

const read = <Values>(
  all: readonly Versioned<Values>[],
  code: string,
  show: (values: Values) => Shown[],
) =>
  (all.find((one) => one.code === code)?.versions ?? [])
    .map(({ values, recordedAt, ...rest }: Version<Values>) => ({
      ...rest,
      recordedAt: new Date(recordedAt),
      values: show(values),
    }))
    .toReversed()

async function authorsOf(tx: Tx, editions: readonly { authorLoginId: number | null }[]) {
  const ids = [...new Set(editions.flatMap(({ authorLoginId }) => authorLoginId ?? []))]
  if (ids.length === 0) return new Map<number, string>()
  const { rows } = await sql<{ id: number; username: string }>`
    select id, username from login where id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, username }) => [Number(id), username]))
}

export type VariableValue = {
  from: YearMonth
  until: YearMonth | null
  value: string
  label: string
  recordedAt: Date
}

/** The values of a variable through time, oldest first. */
export async function variableHistory(
  { tx }: Context,
  { id }: { id: number },
): Promise<VariableValue[]> {
  const record = (await conceptRecords(tx)).variables.find((one) => one.id === id)
  if (!record) throw notFound()
  return record.versions.map(({ from, until, values, recordedAt }) => ({
    from,
    until,
    value: values.value ?? '0',
    label: `Desde ${monthLabel(from)}`,
    recordedAt: new Date(recordedAt),
  }))
}

export type ItemWithFormula = {
  code: string
  title: string
  formula: string
  borrowed: string | null
}

/** The company's items in force in the newest month, each with the formula it is calculated by. */
export async function itemsWithFormulas({ tx }: Context): Promise<ItemWithFormula[]> {
  const library = libraryAt(await conceptRecords(tx), await newestMonth(tx))
  const shared = new Map(library.formulas.map((formula) => [formula.code, formula]))
  return library.items.flatMap(({ code, title, formula, defaultFormulaCode }) => {
    const borrowed = shared.get(defaultFormulaCode ?? '')
    const text = borrowed ? written(borrowed, code) : formula
    return text === null ? [] : [{ code, title, formula: text, borrowed: borrowed?.code ?? null }]
  })
}
