import { expect, test } from 'vitest'
import { leaveWords, type Met } from './leave.ts'
import { DAY } from './units.ts'

const holidays = new Set(['2026-10-12', '2026-12-08'])
const met = (given: Partial<Met>): Met => ({
  startDate: '2026-09-28',
  endDate: '2026-10-09',
  half: null,
  taken: 10 * DAY,
  isPending: false,
  voucherNo: 12,
  ...given,
})

test('a leave in the middle ends the vacation the day before, in its months and its paper', () => {
  expect(leaveWords(met({}), '2026-09-30', holidays)).toEqual([
    'Las vacaciones del 28-09-2026 al 09-10-2026 quedan hasta el 29-09-2026: ' +
      'vuelven 8 días al saldo.',
    'El comprobante N.º 12 pasa a ser de 2 días.',
    'En la liquidación de septiembre 2026 ese feriado baja de 3 a 2 días corridos.',
    'En la liquidación de octubre 2026 ese feriado baja de 9 a 0 días corridos.',
  ])
})

test('one that begins within the leave is annulled whole; a request without answer too', () => {
  expect(leaveWords(met({ taken: 9 * DAY }), '2026-09-21', holidays).slice(0, 2)).toEqual([
    'Las vacaciones del 28-09-2026 al 09-10-2026 se anulan: vuelven 9 días al saldo.',
    'El comprobante N.º 12 queda sin efecto.',
  ])
  const request = met({ taken: 0, isPending: true, voucherNo: null })
  expect(leaveWords(request, '2026-09-28', holidays)).toEqual([
    'La solicitud de vacaciones del 28-09-2026 al 09-10-2026 se anula.',
  ])
  expect(leaveWords(request, '2026-09-30', holidays)).toEqual([
    'La solicitud de vacaciones del 28-09-2026 al 09-10-2026 pide solo hasta el 29-09-2026.',
  ])
})
