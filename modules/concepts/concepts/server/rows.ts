import type { YearMonth } from '#chile/period.ts'
import type { Row } from '#platform/model/entity.ts'
import { type Concept, payrollLibrary } from '#law/index.ts'
import { vacationBase } from '#law/rules/variable-pay.ts'
import { usualConcepts } from '#law/usual.ts'
import { ItemUnit, type ItemUnitCode } from '#modules/concepts/concept-library/model/catalogs.ts'
import type { Formula } from '#modules/concepts/concept-library/model/formula.ts'
import {
  emptyItem,
  type Item,
  type ItemValues,
} from '#modules/concepts/concept-library/model/item.ts'
import type { ConceptRecords } from '#modules/concepts/concept-library/model/library.ts'
import { units } from '#modules/concepts/concept-library/model/to-payroll.ts'
import { valuesAt } from './concepts.service.ts'

/** Rows of the lists: with an id when the company wrote them, without when they are for all. */
export type ItemRow = Row<typeof Item>
export type FormulaRow = Row<typeof Formula>

/** Every item: of the law, usual, and of the company, as in a month. */
export function itemRows(
  records: ConceptRecords,
  month: YearMonth,
  people: ReadonlyMap<string, number> = new Map(),
): ItemRow[] {
  const own = records.items.map((record): ItemRow => ({
    ...valuesAt(record, month),
    ...companyRow(record, month),
    source: 'Ítem de la empresa',
    people: people.get(record.code) ?? 0,
  }))
  const written = new Set(own.map(({ code }) => code))
  return [
    ...own,
    ...usual
      .filter(({ code }) => !written.has(code))
      .map((row) => ({ ...row, people: people.get(row.code) ?? 0 })),
    ...law,
  ]
}

type Coded = { id: number; code: string; version: number; versions: readonly { from: YearMonth }[] }

/** What every row of the company says besides what people wrote. */
export const companyRow = ({ id, code, version, versions }: Coded, month: YearMonth) => ({
  id,
  code,
  version,
  origin: 'COMPANY' as const,
  universal: false,
  validFrom: (versions.findLast(({ from }) => from <= month) ?? versions[0])?.from ?? month,
})

const everybodys = { id: null, version: 0, universal: true, editable: false, people: 0 }
const lawConcepts = payrollLibrary({ concepts: [] }).concepts
/** The first month that our law holds for. */
const start = 202401

const law = lawConcepts.map((def, index): ItemRow => ({
  ...emptyItem,
  ...flagsOf(def),
  ...everybodys,
  code: def.code,
  title: def.label,
  type: def.category,
  origin: 'LAW',
  formula: def.formula.trim(),
  source: def.source,
  print: def.print,
  calculationOrder: index + 1,
  printOrder: index + 1,
  lreCode: def.lre === undefined ? null : String(def.lre),
  validFrom: def.since ?? start,
}))

function flagsOf({ code, classes }: Concept) {
  return {
    holidays: vacationBase.includes(code),
    taxable: classes.includes('IMPONIBLE'),
    tributable: classes.includes('TRIBUTABLE'),
    gratification: classes.includes('BASE_GRATIFICACION'),
    extraHours: classes.includes('BASE_HORAS_EXTRA'),
  }
}

/** The code of a unit of the language; number when it has none of its own. */
export function unitCode(unit: string): ItemUnitCode {
  return ItemUnit.values.findLast((code) => units[code] === unit) ?? 'NUMBER'
}

/** What a usual item is, as an item of the company would say it: what «Copiar» starts from. */
const usual = usualConcepts.map((def, index): ItemRow => ({
  ...emptyItem,
  ...usualValues(def),
  ...everybodys,
  code: def.code,
  origin: 'USUAL',
  source: def.source ?? 'De uso común',
  calculationOrder: index + 1,
  printOrder: index + 1,
  validFrom: start,
}))

function usualValues(def: (typeof usualConcepts)[number]): Partial<ItemValues> & { title: string } {
  const { label, category, unit = 'CLP', limit = 'NONE', lre } = def
  return {
    title: label,
    type: category,
    inputUnit: unitCode(unit),
    deductionLimit: limit,
    taxable: def.taxable ?? false,
    tributable: def.tributable ?? false,
    gratification: def.gratification ?? false,
    extraHours: def.extraHours ?? false,
    proportional: def.proportional ?? false,
    lreCode: lre === undefined ? null : String(lre),
  }
}

/** Every formula: those that items of the company share, and each of the law with its norm. */
export function formulaRows(records: ConceptRecords, month: YearMonth): FormulaRow[] {
  const uses = Map.groupBy(records.items, (item) => valuesAt(item, month).defaultFormulaCode ?? '')
  const own = records.formulas.map((record): FormulaRow => ({
    ...valuesAt(record, month),
    ...companyRow(record, month),
    source: 'Fórmula de la empresa',
    uses: uses.get(record.code)?.length ?? 0,
  }))
  return [...own, ...lawFormulas]
}

const lawFormulas = lawConcepts.map((def): FormulaRow => ({
  ...everybodys,
  code: def.code,
  title: def.label,
  sourceCode: def.formula.trim(),
  inputName: null,
  inputUnit: unitCode(def.unit),
  itemType: def.category,
  origin: 'LAW',
  source: def.note === undefined ? def.source : `${def.source}. ${def.note}`,
  validFrom: def.since ?? start,
  uses: 1,
}))
