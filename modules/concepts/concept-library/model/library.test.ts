import { describe, expect, test } from 'vitest'
import { ItemType } from './catalogs.ts'
import { complaintsOf, complaintsWithout, sentenceOf } from './check.ts'
import { emptyFormula } from './formula.ts'
import { basesOf, emptyItem, type ItemValues } from './item.ts'
import { type ConceptRecords, draftLibrary, libraryAt } from './library.ts'
import { itemProblem, tableProblem } from './rules.ts'
import { emptyTable } from './table.ts'
import { namesIn, written } from './to-payroll.ts'
import { usesOf } from './uses.ts'
import { emptyVariable } from './variable.ts'

const trail = { until: null, recordedAt: '2026-01-01', authorLoginId: null }
const bonus = (more: Partial<ItemValues>): ItemValues => ({ ...emptyItem, title: 'Bono', ...more })

const records: ConceptRecords = {
  items: [
    {
      id: 1,
      code: 'BONO',
      version: 2,
      versions: [
        {
          ...trail,
          from: 202601,
          until: 202607,
          values: bonus({ formula: 'PRECIO * VALOR_BONO' }),
        },
        { ...trail, from: 202607, values: bonus({ formula: 'PRECIO * 2 * VALOR_BONO' }) },
      ],
    },
    {
      id: 2,
      code: 'COMPARTIDO',
      version: 1,
      versions: [{ ...trail, from: 202601, values: bonus({ defaultFormulaCode: 'PARTE' }) }],
    },
  ],
  formulas: [
    {
      id: 1,
      code: 'PARTE',
      version: 1,
      versions: [
        {
          ...trail,
          from: 202601,
          values: { ...emptyFormula, title: 'Parte', sourceCode: 'VALOR * 2 // VALOR' },
        },
      ],
    },
  ],
  variables: [
    {
      id: 1,
      code: 'PRECIO',
      version: 1,
      versions: [
        {
          ...trail,
          from: 202601,
          values: { ...emptyVariable, title: 'Precio', value: '1.500000', valueType: 'NUMBER' },
        },
      ],
    },
  ],
  tables: [],
}
const july = libraryAt(records, 202607)
const formulaOf = (library: typeof july, code: string) =>
  library.payroll.concepts.find((concept) => concept.code === code)?.formula

describe('the library of a month', () => {
  test('has the version in force, usual items, and values without padding', () => {
    expect(formulaOf(libraryAt(records, 202606), 'BONO')).toBe('PRECIO * VALOR_BONO')
    expect(formulaOf(july, 'BONO')).toBe('PRECIO * 2 * VALOR_BONO')
    expect(libraryAt(records, 202512).items).toEqual([])
    expect(july.payroll.concepts.map(({ code }) => code)).toContain('COLACION')
    expect(july.payroll.variables).toEqual([
      expect.objectContaining({
        code: 'PRECIO',
        value: '1.5',
        unit: 'número',
        since: 'enero 2026',
      }),
    ])
  })

  test('writes a shared formula with the name of each value, and leaves comments alone', () => {
    expect(formulaOf(july, 'COMPARTIDO')).toBe('VALOR_COMPARTIDO * 2 // VALOR')
    expect(written({ ...emptyFormula, sourceCode: 'OTRO', inputName: null }, 'X')).toBe('OTRO')
    expect([...namesIn('SI(A > 1; B; "C")')]).toEqual(['SI', 'A', 'B'])
  })

  test('an item off or out of its dates is idle; one with a usual code takes its place', () => {
    const off = (value: Partial<ItemValues>) =>
      draftLibrary(july, { kind: 'item', value: { code: 'BONO', ...value } })
    for (const value of [
      { activity: 'INACTIVE' as const },
      { endDate: '2026-06-30' },
      { startDate: '2026-08-01' },
    ]) {
      expect([...off(value).idle]).toEqual(['BONO'])
      expect(formulaOf(off(value), 'BONO')).toBeUndefined()
    }
    expect([...off({ startDate: '2026-07-31', endDate: '2026-07-31' }).idle]).toEqual([])
    const own = draftLibrary(july, { kind: 'item', value: { code: 'COLACION', title: 'Almuerzo' } })
    const lunch = own.payroll.concepts.filter(({ code }) => code === 'COLACION')
    expect(lunch.map(({ label }) => label)).toEqual(['Almuerzo'])
  })

  test('a draft changes only what it says', () => {
    const draft = draftLibrary(july, { kind: 'variable', value: { code: 'PRECIO', value: '9' } })
    expect(draft.payroll.variables[0]).toMatchObject({ label: 'Precio', value: '9' })
    expect(july.payroll.variables[0]).toMatchObject({ value: '1.5' })
  })
})

describe('what is wrong with a draft', () => {
  const item = (formula: string) =>
    complaintsOf(july, { kind: 'item', value: { code: 'BONO', formula } })

  test('is said at the character of its own formula', () => {
    expect(item('PRECIO * 2 * VALOR_BONO')).toEqual([])
    expect(item('2 + PRECIOO')).toMatchObject([{ own: true, from: 4, to: 11 }])
    expect(item('SUELDO_BASE / UF + 1 * UTM')[0]?.own).toBe(true)
    const [cycle] = item('BONO * 2')
    expect(cycle?.chain).toEqual(['BONO', 'BONO'])
    const wrong = complaintsOf(july, {
      kind: 'formula',
      value: { code: 'PARTE', sourceCode: 'VALR * 2' },
    })
    expect(wrong).toMatchObject([{ own: true, from: 0, to: 4 }])
  })

  test('names who would stop being calculated', () => {
    const [broken] = complaintsWithout(july, 'PRECIO')
    expect(broken && sentenceOf(broken)).toMatch(/^BONO dejaría de calcularse: No existe PRECIO/)
    const ended = complaintsOf(july, {
      kind: 'variable',
      value: { code: 'PRECIO', endDate: '2026-06-30' },
    })
    expect(ended[0]?.message).toMatch(/Falta el valor de Precio \(PRECIO\) en julio 2026/)
    expect(usesOf(records, 'PRECIO').map(({ code }) => code)).toEqual(['BONO'])
    expect(usesOf(records, 'PARTE').map(({ code }) => code)).toEqual(['COMPARTIDO'])
  })

  test('an item begins in the bases of its type, which every type accepts', () => {
    expect(basesOf('EARNING')).toEqual({ taxable: true, tributable: true })
    for (const type of ItemType.values.filter((one) => one !== 'LEGAL_DEDUCTION')) {
      expect(itemProblem(bonus({ type, ...basesOf(type) }))).toBeUndefined()
    }
  })

  test('and what no formula is needed to see', () => {
    expect(itemProblem(bonus({ capped: true }))?.field).toBe('cappedValue')
    expect(itemProblem(bonus({ startDate: '2026-02-01', endDate: '2026-01-01' }))?.field).toBe(
      'endDate',
    )
    const lre = (lreCode: string, more: object) => itemProblem(bonus({ lreCode, ...more }))
    const both = { taxable: true, tributable: true }
    expect(lre('2113', both)).toBeUndefined()
    expect(lre('2199', both)?.message).toBe('No es una columna de montos del LRE')
    expect(lre('2301', both)?.message).toBe(
      'Un haber imponible y tributable va en una columna 21xx del LRE',
    )
    expect(lre('2202', { taxable: true, tributable: false })).toBeUndefined()
    expect(lre('2417', { taxable: false, tributable: true })).toBeUndefined()
    expect(lre('2113', { taxable: false, tributable: false })?.field).toBe('lreCode')
    expect(lre('3185', { type: 'DEDUCTION', taxable: false, tributable: false })).toBeUndefined()
    const fee = (more: object) => lre('3172', { type: 'DEDUCTION', syndicateId: 7, ...more })
    expect(fee({ taxable: false, tributable: false })).toBeUndefined()
    expect(fee({ taxable: false, tributable: false, lreCode: '3185' })?.field).toBe('lreCode')
    expect(fee({ taxable: false, tributable: false, lreCode: null })?.field).toBe('lreCode')
    expect(fee({ type: 'EARNING', ...both })?.field).toBe('syndicateId')
    const rows = (...fixedRows: (string | null)[][]) => tableProblem({ ...emptyTable, fixedRows })
    expect(rows(['1', '2'], [null, '3'])).toBeUndefined()
    expect(rows(['2', '2'], ['2', '3'])?.field).toBe('fixedRows.1.value1')
    expect(rows([null, '2'], ['2', '3'])?.field).toBe('fixedRows.0.value1')
    expect(rows([null, null])?.field).toBe('fixedRows.0.value2')
  })
})
