import { expect, test } from 'vitest'
import { daysAfter, leaveWords, type Met } from './leave.ts'
import { DAY } from './units.ts'

const holidays = new Set(['2026-10-12', '2026-12-08'])
const met = (given: Partial<Met>): Met => ({
  startDate: '2026-09-28',
  endDate: '2026-10-09',
  half: null,
  taken: 10 * DAY,
  isPending: false,
  voucherNo: 12,
  isWhole: false,
  ...given,
})

/** A leave of ten days, after which nothing of these vacations is left. */
const leave = (from: string, to = '2026-10-09') => ({ from, to, keepsAfter: false })

test('a leave in the middle ends the vacation the day before, in its months and its paper', () => {
  expect(leaveWords(met({}), leave('2026-09-30'), holidays)).toEqual([
    'Las vacaciones del 28-09-2026 al 09-10-2026 quedan hasta el 29-09-2026: ' +
      'vuelven 8 días al saldo.',
    'El comprobante N.º 12 pasa a ser de 2 días.',
    'En la liquidación de septiembre 2026 ese feriado baja de 3 a 2 días corridos.',
    'En la liquidación de octubre 2026 ese feriado baja de 9 a 0 días corridos.',
  ])
})

test('one that begins within the leave is annulled whole; a request without answer too', () => {
  expect(leaveWords(met({ taken: 9 * DAY }), leave('2026-09-21'), holidays).slice(0, 2)).toEqual([
    'Las vacaciones del 28-09-2026 al 09-10-2026 se anulan: vuelven 9 días al saldo.',
    'El comprobante N.º 12 queda sin efecto.',
  ])
  const request = met({ taken: 0, isPending: true, voucherNo: null })
  expect(leaveWords(request, leave('2026-09-28'), holidays)).toEqual([
    'La solicitud de vacaciones del 28-09-2026 al 09-10-2026 se anula.',
  ])
  expect(leaveWords(request, leave('2026-09-30'), holidays)).toEqual([
    'La solicitud de vacaciones del 28-09-2026 al 09-10-2026 pide solo hasta el 29-09-2026.',
  ])
})

test('the days after a leave may stay, and then only those of the leave return', () => {
  const short = { from: '2026-09-30', to: '2026-10-06', keepsAfter: true }
  expect(daysAfter(met({}), short, holidays)).toEqual({ from: '2026-10-07', to: '2026-10-09' })
  expect(leaveWords(met({}), short, holidays)).toEqual([
    'Las vacaciones del 28-09-2026 al 09-10-2026 quedan hasta el 29-09-2026 y siguen ' +
      'del 07-10-2026 al 09-10-2026: vuelven 5 días al saldo.',
    'El comprobante N.º 12 pasa a ser de 2 días.',
    'Los días que siguen tienen un comprobante propio.',
    'En la liquidación de septiembre 2026 ese feriado baja de 3 a 2 días corridos.',
    'En la liquidación de octubre 2026 ese feriado baja de 9 a 3 días corridos.',
  ])
  const before = { ...short, from: '2026-09-21' }
  expect(leaveWords(met({ taken: 9 * DAY }), before, holidays)[0]).toBe(
    'Las vacaciones del 28-09-2026 al 09-10-2026 quedan solo del 07-10-2026 al 09-10-2026: ' +
      'vuelven 6 días al saldo.',
  )
})

test('nothing stays of what has no working day after it, of a request, or of what is whole', () => {
  const sunday = { from: '2026-09-30', to: '2026-10-08', keepsAfter: true }
  expect(daysAfter(met({ endDate: '2026-10-11' }), { to: '2026-10-09' }, holidays)).toBeNull()
  expect(daysAfter(met({ isPending: true }), sunday, holidays)).toBeNull()
  expect(daysAfter(met({ isWhole: true }), sunday, holidays)).toBeNull()
  expect(daysAfter(met({ half: 'AM' }), sunday, holidays)).toBeNull()
})

test('vacations that the opening balance counted return nothing', () => {
  const historic = met({ taken: 0, isWhole: true })
  const [first] = leaveWords(historic, leave('2026-09-30'), holidays)
  expect(first).toContain('el saldo no cambia, porque el de partida ya las contaba')
})
