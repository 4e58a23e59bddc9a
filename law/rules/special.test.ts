import { expect, test } from 'vitest'
import { earning, payslipOf } from '../testing.ts'

test('paid by day: Sundays and holidays are the average of the days that were due', () => {
  const paid = (worked: number, daily: object) =>
    payslipOf(202609, { ...earning(30_000, { payPeriod: 'DAILY' }), days: { worked }, daily })
  // September 2026: 24 days from Monday to Saturday without the two holidays, 6 days of rest.
  expect(paid(24, { dueDays: 24, restDays: 6 })).toMatchObject({
    SUELDO_BASE: 720_000,
    SEMANA_CORRIDA_JORNAL: 180_000,
  })
  // Two days missed without reason: 660.000 ÷ 24 × 6.
  expect(paid(22, { dueDays: 24, restDays: 6 }).SEMANA_CORRIDA_JORNAL).toBe(165_000)
  expect(paid(0, { dueDays: 24, restDays: 6 }).SEMANA_CORRIDA_JORNAL).toBe(0)
  expect(paid(24, {}).SEMANA_CORRIDA_JORNAL).toBe(0)
})

test('Sunday pay enters the overtime of people paid by the day', () => {
  const contract = { payPeriod: 'DAILY' as const, weeklyDays: 6, weeklyHours: '42' }
  const base = { ...earning(30_000, contract), days: { worked: 24 }, overtime: [{ hours: '10' }] }
  // (30.000 + 180.000 ÷ 24) × 6 ÷ 42 × 1,5 × 10
  expect(payslipOf(202609, { ...base, daily: { dueDays: 24, restDays: 6 } })).toMatchObject({
    BASE_HORA: 375_000_000,
    HORAS_EXTRA: 80_357,
  })
  expect(payslipOf(202609, base)).toMatchObject({ BASE_HORA: 300_000_000, HORAS_EXTRA: 64_286 })
})

test('night and holiday hours have the surcharge that was agreed, and none without', () => {
  const paid = (surcharges: object) =>
    payslipOf(202609, { ...earning(840_000, { weeklyHours: '42' }), surcharges })
  // Hour: 840.000 × 7 ÷ (30 × 42) = 4.666,67
  expect(paid({ nightHours: '60', nightPercent: '20' }).RECARGO_HORAS_NOCTURNAS).toBe(56_000)
  expect(paid({ holidayHours: '8', holidayPercent: '100' }).RECARGO_HORAS_FESTIVAS).toBe(37_333)
  expect(paid({ nightHours: '60' })).toMatchObject({
    RECARGO_HORAS_NOCTURNAS: 0,
    TOTAL_IMPONIBLE: 840_000,
  })
})

test('variable pay in vacation is the average of three months, by its calendar days', () => {
  const paid = (vacation: object) =>
    payslipOf(202609, { ...earning(600_000), vacation }).VARIABLE_EN_FERIADO
  // (250.000 + 310.000 + 190.001) ÷ 3 ÷ 30 × 21
  expect(paid({ days: 21, variablePay: '750001' })).toBe(175_000)
  expect(paid({ days: 7, variablePay: '400000', months: 2 })).toBe(46_667)
  expect(paid({ days: 21 })).toBe(0)
  expect(() => paid({ days: 7, variablePay: '400000', months: 0 })).toThrow()
})

test('who lives where she works has the whole minimum wage, hours or not', () => {
  const paid = (liveIn: boolean) =>
    payslipOf(202609, {
      ...earning(500_000, { domesticWorker: true, art22: true }),
      domestic: { liveIn },
    }).SUELDO_FALTANTE
  expect([paid(true), paid(false)]).toEqual([53_553, 0])
})
