import { expect, test } from 'vitest'
import { formatDate, formatMoment, initialsOf } from './format.ts'

test('a moment is written in the time of Chile', () => {
  expect(formatMoment('2026-09-14T12:30:00Z')).toBe('14-09-2026 09:30')
})

test('under a day it is relative', () => {
  const now = new Date('2026-09-14T12:30:00Z')
  expect(formatMoment('2026-09-14T12:29:40Z', now)).toBe('hace un momento')
  expect(formatMoment('2026-09-14T12:25:00Z', now)).toBe('hace 5 minutos')
  expect(formatMoment('2026-09-14T11:00:00Z', now)).toBe('hace 1 hora')
  expect(formatMoment('2026-09-13T12:00:00Z', now)).toBe('13-09-2026 09:00')
})

test('no date says so', () => {
  expect(formatDate(null)).toBe('Sin fecha')
  expect(formatDate('2026-09-14')).toBe('14-09-2026')
})

test.each([
  ['Ana María Soto Pérez', 'AS'],
  ['Bruno Contreras', 'BC'],
  ['Cher', 'C'],
  ['', ''],
])('the initials of «%s» are «%s»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
