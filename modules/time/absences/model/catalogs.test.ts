import { expect, test } from 'vitest'
import { kindLabel } from './catalogs.ts'

test('an absence is called by its class, and by its type where the class is not shown', () => {
  expect(kindLabel('LICENSE', 'MATERNITY')).toBe('Licencia médica: maternal')
  expect(kindLabel('LICENSE', null)).toBe('Licencia médica')
  expect(kindLabel('LEAVE', 'ADMINISTRATIVE_DAY')).toBe('Día administrativo')
  expect(kindLabel('LEAVE', null)).toBe('Permiso')
})
