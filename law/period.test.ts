import { expect, test } from 'vitest'
import { MissingParameter } from './parameters/index.ts'
import { figureMonth, missingFigures, periodValues, uncertainFigures } from './period.ts'
import { earning, payslipOf } from './testing.ts'
import { settingDefs, settingsAt } from './settings.ts'

test('a figure nobody found stops the run, naming its key and the month', () => {
  expect(() => periodValues(202610)).toThrow(MissingParameter)
  expect(() => periodValues(202610)).toThrow('UF del último día del mes (UF) de octubre 2026')
  expect(() => periodValues(202511)).toThrow('(TASA_SIS) de noviembre 2025')
  expect(() => periodValues(202611)).toThrow('de noviembre 2026')
  expect(() => periodValues(202312)).toThrow('de diciembre 2023')
})

test('January to September 2026 can be paid without entering anything', () => {
  for (let month = 202601; month <= 202609; month += 1) {
    expect(periodValues(month).name).toContain('2026')
  }
})

test('what a company enters replaces ours and says so', () => {
  const period = periodValues(202610, { parameters: { UF: '41100.5' } })
  expect(period.variables['UF']).toBe(4_110_050)
  expect(period.sources?.['UF']?.text).toBe('Valor ingresado por la empresa')
  expect(period.sources?.['UTM']?.url).toContain('sii.cl')
})

test('an entered figure out of range, or unknown, is refused in words', () => {
  expect(() => periodValues(202609, { parameters: { UF: '4' } })).toThrow('queda fuera')
  expect(() => periodValues(202609, { parameters: { UFF: '4' } })).toThrow(
    'No existe el parámetro UFF',
  )
  expect(() => periodValues(202609, { parameters: { UTM: '71721.5' } })).toThrow(
    'más de 0 decimales',
  )
})

test('the tax table of a month is printed in pesos as the SII does', () => {
  const rows = periodValues(202609).tables['TABLA_IMPUESTO_UNICO'] ?? []
  expect(rows[0]).toEqual({ upTo: 96_823_350, values: [0, 0] })
  expect(rows[1]?.values).toEqual([40, 3_872_934])
  expect(rows.at(-1)?.upTo).toBeNull()
})

test('the ten disagreements between sources each have a dated answer', () => {
  const conflicts = settingDefs.flatMap((def) => ('conflict' in def ? [def.conflict] : []))
  expect(conflicts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const { rows, options, note, source } of settingDefs) {
    expect(rows.every(({ value }) => value in options)).toBe(true)
    expect(Math.min(note.length, source.text.length)).toBeGreaterThan(5)
  }
  expect(settingsAt(202609)).toMatchObject({ REDONDEO: 'HALF_UP', REBAJA_SALUD: 'HASTA_TOPE' })
})

test('a choice that does not exist is refused, with those that do', () => {
  expect(() => settingsAt(202609, { REDONDEO: 'SIEMPRE' })).toThrow('HALF_UP, TRUNCATE')
})

test('a choice changes what it is about', () => {
  const sis = (choice?: string) =>
    payslipOf(202607, earning(1_000_000), choice ? { choices: { SIS_JULIO_2026: choice } } : {}).SIS
  expect([sis(), sis('2.00')]).toEqual([16_200, 20_000])
})

test('figures that are not certain are reported, so that a screen can warn', () => {
  expect(uncertainFigures(202607).map(({ key }) => key)).toContain('TASA_SIS')
  expect(uncertainFigures(202609).map(({ key }) => key)).not.toContain('UF')
})

test('everything a month lacks is reported at once, until it is entered with its source', () => {
  const keys = (month: number, entered = {}) =>
    missingFigures(month, { parameters: entered }).map(({ key }) => key)
  expect(keys(202609)).toEqual([])
  expect(keys(202610)).toEqual(['UF'])
  expect(keys(202611)).toEqual(['UF', 'UTM', 'TASA_SIS', 'TASA_EXPECTATIVA_VIDA'])
  const source = { text: 'SII, ingresada por Ana y confirmada por Luis', url: 'https://www.sii.cl' }
  const entered = { UF: { value: '41200.5', source } }
  expect(keys(202610, entered)).toEqual([])
  expect(periodValues(202610, { parameters: entered }).sources?.['UF']).toEqual({
    ...source,
    since: 'octubre 2026',
  })
})

test('the figure of a month before is asked of that month', () => {
  expect(figureMonth('UF', 202610)).toBe(202610)
  expect(figureMonth('UF', 202610, { UF_DEL_MES: 'MES_ANTERIOR' })).toBe(202609)
  expect(figureMonth('UTM', 202610, { UF_DEL_MES: 'MES_ANTERIOR' })).toBe(202610)
})
