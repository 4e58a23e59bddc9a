import { expect, test } from 'vitest'
import { asItIs, type Shape } from '../model/shape-catalogs.ts'
import { shapeIn, withShape } from './shape-params.ts'

const shape: Shape = {
  columns: [{ column: 'Área' }, { column: 'Antes: Sueldo' }],
  conditions: [{ column: 'Área', is: 'CONTAINS', value: 'a&b=c' }],
  groups: [{ column: 'Ingreso', by: 'MONTH' }],
  measures: [{ how: 'COUNT', column: null }],
  order: [{ column: 'Cantidad', descending: true }],
}

test('a cut is read from the address as it was written there', () => {
  const address = withShape(new URLSearchParams('reporte=fichas&page=3'), shape).toString()
  expect(shapeIn(new URLSearchParams(address))).toEqual(shape)
  expect(new URLSearchParams(address).get('page')).toBeNull()
  expect(new URLSearchParams(address).get('reporte')).toBe('fichas')
})

test('an address that somebody wrote by hand is a report as it is', () => {
  for (const text of ['si=nada', 'si={"column":"x","is":"DROP"}', 'por=[]', 'mide=null']) {
    expect(shapeIn(new URLSearchParams(text))).toEqual(asItIs)
  }
})
