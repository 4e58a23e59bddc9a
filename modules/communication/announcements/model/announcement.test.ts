import { expect, test } from 'vitest'
import { stateOn } from './announcement.ts'

const dated = { publishDate: '2026-09-15', expiryDate: '2026-09-20', withdrawnAt: null }

test('is scheduled until its day, published through its last one, and then expired', () => {
  const on = (day: string) => stateOn(dated, day)
  expect(['2026-09-14', '2026-09-15', '2026-09-20', '2026-09-21'].map(on)).toEqual([
    'SCHEDULED',
    'PUBLISHED',
    'PUBLISHED',
    'EXPIRED',
  ])
  expect(stateOn({ ...dated, expiryDate: null }, '2099-01-01')).toBe('PUBLISHED')
})

test('is withdrawn on every day once somebody withdraws it', () => {
  for (const day of ['2026-09-01', '2026-09-15', '2026-12-01']) {
    expect(stateOn({ ...dated, withdrawnAt: '2026-09-16T12:00:00Z' }, day)).toBe('WITHDRAWN')
  }
})
