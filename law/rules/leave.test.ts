import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#chile/dates.ts'
import { factsOf } from '../facts/index.ts'
import type { MedicalLeave } from '../input.ts'
import { earning, payslipOf } from '../testing.ts'

type Kind = 'COMMON' | 'WORK' | 'MATERNITY'
const spell = (from: string, to: string, kind: Kind = 'COMMON') => ({ kind, from, to })
const paid = (leave: object, rest: object = {}, choices: object = {}) =>
  payslipOf(202609, { ...earning(900_000), leave, ...rest }, { choices })

test('a common leave of ten days waits three; one of eleven waits none', () => {
  const days = (to: string, kind?: Kind) => {
    const result = paid({ spells: [spell('2026-09-01', to, kind)] })
    return [30 - Number(result.DIAS_TRABAJADOS), Number(result.DIAS_CON_SUBSIDIO) / 10]
  }
  expect(days('2026-09-02')).toEqual([2, 0])
  expect(days('2026-09-04')).toEqual([4, 1])
  expect(days('2026-09-10')).toEqual([10, 7])
  expect(days('2026-09-11')).toEqual([11, 11])
  expect(days('2026-09-02', 'WORK')).toEqual([2, 2])
  expect(days('2026-09-05', 'MATERNITY')).toEqual([5, 5])
})

/** The days are kept in tenths. */
const subsidised = (spells: readonly MedicalLeave[]) =>
  Number(paid({ spells }).DIAS_CON_SUBSIDIO) / 10

test('a leave that continues another of its kind is one with it, across months too', () => {
  const extended = [spell('2026-09-08', '2026-09-12'), spell('2026-09-01', '2026-09-07')]
  expect(subsidised(extended)).toBe(12)
  const apart = [spell('2026-09-01', '2026-09-07'), spell('2026-09-09', '2026-09-12')]
  expect(subsidised(apart)).toBe(11 - 6)
  const other = [spell('2026-09-01', '2026-09-07'), spell('2026-09-08', '2026-09-12', 'WORK')]
  expect(subsidised(other)).toBe(12 - 3)
  // Begun in August: two of the three waiting days were in August.
  expect(subsidised([spell('2026-08-30', '2026-09-05')])).toBe(4)
  expect(subsidised([spell('2026-08-27', '2026-09-05')])).toBe(5)
})

test('the employer does nothing, or pays the waiting days, the salary, or the subsidy', () => {
  const spells = [spell('2026-09-01', '2026-09-10')]
  const week = (employer: string, subsidy = '0') => paid({ spells, employer, subsidy })
  expect(week('NONE')).toMatchObject({ SUELDO_BASE: 600_000, TOTAL_HABERES: 600_000 })
  expect(week('FIRST_DAYS')).toMatchObject({
    COMPLEMENTO_LICENCIA: 90_000,
    TOTAL_IMPONIBLE: 600_000,
    TOTAL_TRIBUTABLE: 690_000,
    DIAS_TRABAJADOS: 20,
  })
  expect(week('FULL', '185000')).toMatchObject({
    COMPLEMENTO_LICENCIA: 115_000,
    TOTAL_HABERES: 715_000,
  })
  expect(week('FULL', '300001').COMPLEMENTO_LICENCIA).toBe(0)
  const direct = week('DIRECT', '185000')
  expect(direct).toMatchObject({
    SUBSIDIO_PAGO_DIRECTO: 185_000,
    TOTAL_IMPONIBLE: 785_000,
    TOTAL_TRIBUTABLE: 600_000,
    TOPE_IMPONIBLE: 3_695_148,
  })
  expect(direct.COSTO_EMPRESA).toBe(600_000 + Number(direct.TOTAL_APORTES))
})

test('a salary is never completed without a leave, nor for absences', () => {
  const leave = { employer: 'FULL', subsidy: '50000' }
  expect(paid(leave).MONTO_COMPLEMENTO).toBe(0)
  expect(paid(leave, { days: { absence: 4 } }).MONTO_COMPLEMENTO).toBe(0)
  const both = { ...leave, spells: [spell('2026-09-01', '2026-09-10')] }
  expect(paid(both, { days: { absence: 4 } }).MONTO_COMPLEMENTO).toBe(250_000)
})

test('the supplement contributes only by choice', () => {
  const leave = { spells: [spell('2026-09-01', '2026-09-10')], employer: 'FIRST_DAYS' }
  const chosen = paid(leave, {}, { COMPLEMENTO_LICENCIA: 'IMPONIBLE' })
  expect(chosen).toMatchObject({
    COMPLEMENTO_LICENCIA: 0,
    COMPLEMENTO_LICENCIA_IMPONIBLE: 90_000,
    TOTAL_IMPONIBLE: 690_000,
  })
})

test('the employer goes on with SIS, life expectancy and AFC on the pay before the leave', () => {
  const spells = [spell('2026-09-01', '2026-09-15')]
  const result = paid({ spells, previousPay: '1000000' })
  expect(result).toMatchObject({
    BASE_LICENCIA: 500_000,
    SIS_LICENCIA: 8_900,
    EXPECTATIVA_VIDA_LICENCIA: 3_600,
    AFC_EMPLEADOR_LICENCIA: 12_000,
  })
  // Each with its own cap: 90 and 135,2 UF, by half a month.
  expect(paid({ spells, previousPay: '9000000' })).toMatchObject({
    BASE_LICENCIA: 1_847_574,
    BASE_LICENCIA_CESANTIA: 2_775_467,
  })
  const direct = paid({ spells, previousPay: '1000000', employer: 'DIRECT', subsidy: '400000' })
  expect(direct).toMatchObject({ SIS_LICENCIA: 0, AFC_EMPLEADOR_LICENCIA: 0 })
  expect(paid({ previousPay: '1000000' }).BASE_LICENCIA).toBe(0)
})

test('family allowance of leave days is paid with the month, unless the payer does it', () => {
  const leave = { spells: [spell('2026-09-01', '2026-09-12')] }
  const family = { bracket: 'A', simple: 1 }
  expect(paid(leave, { family }).ASIGNACION_FAMILIAR).toBe(22_601)
  const choice = { ASIGNACION_LICENCIA: 'PAGADOR' }
  // 22.601 × 18 ÷ 30 = 13.560,6
  expect(paid(leave, { family }, choice).ASIGNACION_FAMILIAR).toBe(13_561)
})

test('over its months a leave has all of its days, and its waiting days once', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((n) => addDays('2026-06-15', n))
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 75 }), (from, count) => {
      const spells = [spell(from, addDays(from, count - 1))]
      const facts = [202606, 202607, 202608, 202609, 202610].map((month) =>
        factsOf({ month, ...earning(900_000), leave: { spells } }),
      )
      const sum = (code: string) => facts.reduce((all, one) => all + Number(one[code]), 0)
      expect(sum('DIAS_LICENCIA')).toBe(count)
      expect(sum('DIAS_CARENCIA')).toBe(count > 10 ? 0 : Math.min(3, count))
    }),
  )
})

test('dates that overlap, run backwards or contradict the days are refused', () => {
  const wrong =
    (spells: object[], days: object = {}) =>
    () =>
      paid({ spells }, { days })
  expect(wrong([spell('2026-09-05', '2026-09-01')])).toThrow('Licencia del')
  expect(wrong([spell('2026-09-31', '2026-10-02')])).toThrow('«2026-09-31» no es una fecha')
  expect(wrong([spell('2026-09-01', '2026-09-05'), spell('2026-09-05', '2026-09-07')])).toThrow(
    'se superponen',
  )
  expect(wrong([spell('2026-09-01', '2026-09-05')], { medical: 4 })).toThrow(
    'suman 5 días y se ingresaron 4',
  )
  expect(() =>
    paid({ spells: [spell('2026-09-01', '2026-09-05')] }, { days: { medical: 5 } }),
  ).not.toThrow()
})
