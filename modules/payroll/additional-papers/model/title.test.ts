import { expect, test } from 'vitest'
import { paperTitle } from './title.ts'

test('the title of a payment is its name, or else its kind', () => {
  const plain = { processName: null, yearMonth: 202512, gratification: null }
  expect(paperTitle(plain)).toBe('Pago adicional de diciembre 2025')
  expect(paperTitle({ ...plain, processName: 'Bono' })).toBe('Bono')
  expect(paperTitle({ ...plain, gratification: { year: 2025 } })).toMatch('año 2025')
})
