import { firstDay, lastDay, monthLabel, type YearMonth } from '#chile/period.ts'
import type { CompanyConcept, CompanyTable, CompanyVariable } from '#law/index.ts'
import { retroactiveConcepts } from '#law/retroactive-items.ts'
import { usualConcepts } from '#law/usual.ts'
import { emptyFormula, type FormulaValues } from './formula.ts'
import { emptyItem, type ItemValues } from './item.ts'
import { emptyTable, type TableValues } from './table.ts'
import { toCompanyTable, toCompanyVariable, toConcept } from './to-payroll.ts'
import { emptyVariable, type VariableValues } from './variable.ts'

/** Something with a code and what holds of it from a month on, until another month (excluded). */
export type Versioned<Values> = {
  id: number
  code: string
  /** Grows with each change: saving over an older version is refused with an explanation. */
  version: number
  versions: readonly Version<Values>[]
}

export type Version<Values> = {
  from: YearMonth
  until: YearMonth | null
  values: Values
  recordedAt: string
  authorLoginId: number | null
}

/** Everything that a company wrote of its payroll, with all the versions in force. */
export type ConceptRecords = {
  items: readonly Versioned<ItemValues>[]
  formulas: readonly Versioned<FormulaValues>[]
  variables: readonly Versioned<VariableValues>[]
  tables: readonly Versioned<TableValues>[]
}

/** One thing as it is in a month. */
export type InForce<Values> = Values & { code: string; since: YearMonth }

/** What a company adds to the law in a month: what people wrote, and the same for `law/`. */
export type CompanyLibrary = {
  month: YearMonth
  items: readonly InForce<ItemValues>[]
  formulas: readonly InForce<FormulaValues>[]
  variables: readonly InForce<VariableValues>[]
  tables: readonly InForce<TableValues>[]
  /** For `openPayroll` and `payrollLibrary`: items in force (usual ones too), values, brackets. */
  payroll: {
    concepts: readonly CompanyConcept[]
    variables: readonly CompanyVariable[]
    tables: readonly CompanyTable[]
  }
  /** Codes of items that exist and are not in force: what was entered for them is not paid. */
  idle: ReadonlySet<string>
}

type Parts = Pick<CompanyLibrary, 'items' | 'formulas' | 'variables' | 'tables'>

/** Concepts, variables and tables of a company in force in a month. */
export function libraryAt(records: ConceptRecords, month: YearMonth): CompanyLibrary {
  return made(month, {
    items: inForce(records.items, month),
    formulas: inForce(records.formulas, month),
    variables: inForce(records.variables, month),
    tables: inForce(records.tables, month),
  })
}

/** What createItem, createFormula, createVariable and createTable take; only the code is needed. */
export type ConceptDraft =
  | { kind: 'item'; value: Partial<ItemValues> & { code: string } }
  | { kind: 'formula'; value: Partial<FormulaValues> & { code: string } }
  | { kind: 'variable'; value: Partial<VariableValues> & { code: string } }
  | { kind: 'table'; value: Partial<TableValues> & { code: string } }

/** The library with one item, formula, variable or table as an unsaved draft has it. */
export function draftLibrary(library: CompanyLibrary, draft: ConceptDraft): CompanyLibrary {
  const { month } = library
  const { items, formulas, variables, tables } = library
  const parts = { items, formulas, variables, tables }
  switch (draft.kind) {
    case 'item':
      return made(month, { ...parts, items: replaced(items, draft.value, emptyItem, month) })
    case 'formula':
      return made(month, {
        ...parts,
        formulas: replaced(formulas, draft.value, emptyFormula, month),
      })
    case 'variable':
      return made(month, {
        ...parts,
        variables: replaced(variables, draft.value, emptyVariable, month),
      })
    case 'table':
      return made(month, { ...parts, tables: replaced(tables, draft.value, emptyTable, month) })
  }
}

/** The library without something, to see who misses it. */
export function libraryWithout(library: CompanyLibrary, code: string): CompanyLibrary {
  const keep = <Values>(all: readonly InForce<Values>[]) => all.filter((one) => one.code !== code)
  return made(library.month, {
    items: keep(library.items),
    formulas: keep(library.formulas),
    variables: keep(library.variables),
    tables: keep(library.tables),
  })
}

function inForce<Values>(all: readonly Versioned<Values>[], month: YearMonth): InForce<Values>[] {
  return all.flatMap(({ code, versions }) => {
    const found = versions.find(
      ({ from, until }) => from <= month && (until === null || month < until),
    )
    return found ? [{ ...found.values, code, since: found.from }] : []
  })
}

function replaced<Values>(
  all: readonly InForce<Values>[],
  draft: Partial<Values> & { code: string },
  empty: Values,
  since: YearMonth,
): InForce<Values>[] {
  const before = all.find(({ code }) => code === draft.code)
  const others = all.filter(({ code }) => code !== draft.code)
  return [...others, { ...empty, since, ...before, ...draft }]
}

function made(month: YearMonth, parts: Parts): CompanyLibrary {
  const formulas = new Map(parts.formulas.map((formula) => [formula.code, formula]))
  const items = parts.items.toSorted(
    (a, b) => a.printOrder - b.printOrder || (a.code < b.code ? -1 : 1),
  )
  const own = new Set(items.map(({ code }) => code))
  const held = items.filter((item) => item.activity === 'ACTIVE' && holds(item, month))
  return {
    month,
    ...parts,
    items,
    payroll: {
      concepts: [
        ...[...usualConcepts, ...retroactiveConcepts].filter(({ code }) => !own.has(code)),
        ...held.map((item) => toConcept(item, formulas.get(item.defaultFormulaCode ?? ''))),
      ],
      variables: parts.variables.map((variable) =>
        toCompanyVariable(variable, holds(variable, month), monthLabel(variable.since)),
      ),
      tables: parts.tables.map((table) => toCompanyTable(table, monthLabel(table.since))),
    },
    idle: new Set(items.filter((item) => !held.includes(item)).map(({ code }) => code)),
  }
}

type Dated = { startDate: string | null; endDate: string | null }

/** The dates of an item or variable hold on some day of a month. */
const holds = ({ startDate, endDate }: Dated, month: YearMonth): boolean =>
  (startDate === null || startDate <= lastDay(month)) &&
  (endDate === null || endDate >= firstDay(month))
