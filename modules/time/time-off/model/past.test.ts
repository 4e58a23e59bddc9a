import { expect, test } from 'vitest'
import { pastWords } from './past.ts'

const today = '2026-11-27'

test('days to come, and today, are not of the past', () => {
  expect(pastWords({ from: '2026-11-27', to: '2026-11-30' }, today)).toBeNull()
  expect(pastWords({ from: '2026-12-01', to: '2026-12-01' }, today)).toBeNull()
})

test('days that passed are said, wholly or in part', () => {
  expect(pastWords({ from: '2026-11-02', to: '2026-11-06' }, today)).toBe(
    'Son días que ya pasaron: terminaron el 06-11-2026',
  )
  expect(pastWords({ from: '2026-11-26', to: '2026-11-26' }, today)).toBe(
    'Es un día que ya pasó: el 26-11-2026',
  )
  expect(pastWords({ from: '2026-11-25', to: '2026-11-30' }, today)).toBe(
    'Comienza en el pasado: 2 días ya pasaron, hasta el 26-11-2026',
  )
})
