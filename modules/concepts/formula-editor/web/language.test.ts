import { describe, expect, test } from 'vitest'
import { format, makePlan } from '#formula/index.ts'
import { parse } from '#formula/language/parser.ts'
import { payrollLibrary } from '#law/library.ts'
import { found } from './complete.ts'
import { placeAt } from './context.ts'
import { problemsOf } from './problems.ts'

const library = payrollLibrary()
const draft = (text: string, code = 'BORRADOR') => ({
  value: null,
  code,
  text,
  unit: 'CLP' as const,
})

describe('what may be written at the cursor', () => {
  test.each([
    ['SUEL', { kind: 'value' }],
    ['MIN(SUELDO_BASE; ', { kind: 'value' }],
    ['SUMA(', { kind: 'class' }],
    ['TRAMO(', { kind: 'table' }],
    ['TRAMO(TABLA_IMPUESTO_UNICO; ', { kind: 'value' }],
    ['TRAMO(TABLA_IMPUESTO_UNICO; (A + B); ', { kind: 'column', table: 'TABLA_IMPUESTO_UNICO' }],
    ['SI(TIPO_CONTRATO = "IN', { kind: 'option', fact: 'TIPO_CONTRATO' }],
    ['SI(TIPO_CONTRATO = "OBRA"; ', { kind: 'value' }],
    ['A + 1 // nota', { kind: 'nothing' }],
    ['A ~ ', { kind: 'value' }],
  ])('%s', (before, place) => {
    expect(placeAt(before)).toEqual(place)
  })
})

test('words are found by their code and by their name, the nearest first', () => {
  const infos = [
    { code: 'BONO_ANTIGUEDAD', kind: 'concept' as const, label: 'Bono de antigüedad' },
    { code: 'ANTIGUEDAD_AFC', kind: 'fact' as const, label: 'Años para el seguro de cesantía' },
    { code: 'ANTIGUEDAD', kind: 'fact' as const, label: 'Años completos de servicio' },
    { code: 'TASA_RENTABILIDAD', kind: 'variable' as const, label: 'Rentabilidad protegida' },
  ]
  const codes = (typed: string) => found(infos, typed).map(({ code }) => code)
  expect(codes('antig')).toEqual(['ANTIGUEDAD', 'ANTIGUEDAD_AFC', 'BONO_ANTIGUEDAD'])
  expect(codes('antigüedad')[0]).toBe('ANTIGUEDAD')
  expect(codes('servicio')).toEqual(['ANTIGUEDAD'])
  expect(codes('años')).toEqual(['ANTIGUEDAD', 'ANTIGUEDAD_AFC'])
})

describe('what is wrong, at its character', () => {
  test('is what the compiler says, in the text that one sees', () => {
    expect(problemsOf(library, draft('SUELDO_BASE * 10%'))).toEqual([])
    expect(problemsOf(library, draft('  '))).toEqual([])
    const [unknown] = problemsOf(library, draft('1 + SUELDO_VASE'))
    expect(unknown).toMatchObject({
      from: 4,
      to: 15,
      message: expect.stringContaining('SUELDO_BASE'),
    })
    expect(problemsOf(library, draft('SUELDO_BASE + UF'))[0]?.message).toContain(
      'No se puede sumar',
    )
  })

  test('tells what a count lacks to be money', () => {
    expect(problemsOf(library, draft('DIAS_TRABAJADOS * 2500'))[0]?.message).toBe(
      'La fórmula da días y el concepto declara CLP: falta multiplicar por un monto en pesos',
    )
  })

  test('is a circle too, named with its chain', () => {
    const [circle] = problemsOf(library, draft('LIQUIDO * 1%', 'BONO_FIJO'))
    expect(circle?.message).toMatch(/^Se calcula a partir de sí mismo: .*BONO_FIJO/)
  })

  test('is nothing where a new item names its own value', () => {
    const value = { code: 'VALOR_BONO_X', unit: 'UF' as const }
    expect(problemsOf(library, { ...draft('VALOR_BONO_X * UF'), value })).toEqual([])
    expect(problemsOf(library, { ...draft('VALOR_BONO_X * 1'), value })).not.toEqual([])
  })
})

test('formatting the whole law changes no meaning', () => {
  const tidy = library.concepts.map((def) => ({ ...def, formula: format(def.formula) }))
  for (const { formula } of tidy) {
    expect(parse(formula).ok).toBe(true)
    expect(format(formula)).toBe(formula)
  }
  expect(makePlan({ ...library, concepts: tidy }).codes).toEqual(makePlan(library).codes)
})
