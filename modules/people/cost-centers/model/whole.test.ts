import { expect, test } from 'vitest'
import { notWhole } from './whole.ts'

const part = (percentage: string, startDate: string, endDate: string | null = null) => ({
  percentage,
  startDate,
  endDate,
})

test('the parts of a contract come to the whole on each day that has some', () => {
  expect(notWhole([part('60', '2026-09-01'), part('40', '2026-09-01')], '2026-09-01')).toBe(
    undefined,
  )
  expect(notWhole([part('60', '2026-09-01'), part('30', '2026-09-01')], '2026-09-01')).toBe(
    'Los porcentajes suman 90 %; deben sumar 100 %',
  )
  expect(
    notWhole([part('100', '2026-09-01', '2026-09-30'), part('33.33', '2026-10-01')], '2026-09-01'),
  ).toBe('Los porcentajes suman 33,33 %; deben sumar 100 %')
})

test('days before the first one that a file speaks of are not asked about', () => {
  const parts = [part('50', '2020-01-01', '2026-08-31'), part('100', '2026-09-01')]
  expect(notWhole(parts, '2026-09-01')).toBe(undefined)
  expect(notWhole(parts, '2020-01-01')).toBe('Los porcentajes suman 50 %; deben sumar 100 %')
})
