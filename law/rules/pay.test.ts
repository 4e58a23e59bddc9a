import { expect, test } from 'vitest'
import { earning, payslipOf } from '../testing.ts'

test('a salary in UF is worth the UF of the last day of the month', () => {
  const inUf = earning(0, { salary: { amount: '50.5', currency: 'UF' } })
  expect(payslipOf(202609, inUf).SUELDO_BASE).toBe(2_073_389)
  const before = payslipOf(202609, inUf, { choices: { UF_DEL_MES: 'MES_ANTERIOR' } })
  expect(before.SUELDO_BASE).toBe(2_064_125)
})

test('pay by the day is the days worked; by the week, its sevenths', () => {
  const day = { ...earning(25_000, { payPeriod: 'DAILY' }), days: { worked: 21 } }
  expect(payslipOf(202609, day).SUELDO_BASE).toBe(525_000)
  expect(payslipOf(202609, earning(140_000, { payPeriod: 'WEEKLY' })).SUELDO_BASE).toBe(600_000)
})

test('a salary under the minimum is reported, not changed; young and old have another', () => {
  const at = (birthday: string) =>
    payslipOf(202609, { ...earning(500_000), person: { birthday } }).SUELDO_FALTANTE
  expect([at('1990-01-01'), at('2010-01-01'), at('1955-01-01')]).toEqual([53_553, 0, 0])
})

test('people under 18 and over 65 have the lower minimum of the same law', () => {
  const at = (birthday: string, amount: number) => {
    const contract = { weeklyHours: '42' }
    const paid = payslipOf(202609, { ...earning(amount, contract), person: { birthday } })
    return [paid.SUELDO_FALTANTE, paid.SUELDO_FALTANTE_REDUCIDO]
  }
  expect(at('2010-01-01', 412_938)).toEqual([0, 0])
  expect(at('2010-01-01', 412_937)).toEqual([0, 1])
  expect(at('1955-01-01', 400_000)).toEqual([0, 12_938])
  expect(at('1990-01-01', 400_000)).toEqual([153_553, 0])
})

test('in April 2026 each hour takes the maximum of its day: 44 before the 26th, 42 after', () => {
  const input = {
    ...earning(840_000, { weeklyHours: '44' }),
    overtime: [
      { date: '2026-04-25', hours: '10' },
      { date: '2026-04-26', hours: '10' },
      { hours: '2', surcharge: 'DOUBLE' as const },
    ],
  }
  const april = payslipOf(202604, input)
  // 840.000 × 7 ÷ (30 × 44) × 1,5 × 10 and 840.000 × 7 ÷ (30 × 42) × 1,5 × 10
  expect(april.HORAS_EXTRA_ANTES).toBe(66_818)
  expect(april.HORAS_EXTRA).toBe(70_000)
  expect(april.HORAS_EXTRA_DOBLES).toBe(18_667)
  // In other months a date changes nothing.
  expect(
    payslipOf(202605, { ...input, overtime: [{ date: '2026-05-02', hours: '10' }] }),
  ).toMatchObject({
    HORAS_EXTRA: 70_000,
    HORAS_EXTRA_ANTES: 0,
  })
})

test('the published factor of seven decimals is a choice, and can cost a peso', () => {
  const input = { ...earning(600_000, { weeklyHours: '42' }), overtime: [{ hours: '19' }] }
  expect(payslipOf(202609, input).HORAS_EXTRA).toBe(95_000)
  const cut = payslipOf(202609, input, { choices: { FACTOR_HORA_EXTRA: 'SIETE_DECIMALES' } })
  expect(cut).toMatchObject({ FACTOR_HORA_EXTRA: 83_333, HORAS_EXTRA: 95_000 })
  const more = { ...input, overtime: [{ hours: '60' }] }
  expect(payslipOf(202609, more).HORAS_EXTRA).toBe(300_000)
  expect(
    payslipOf(202609, more, { choices: { FACTOR_HORA_EXTRA: 'SIETE_DECIMALES' } }).HORAS_EXTRA,
  ).toBe(299_999)
})

test('who is exempt from working time has no overtime and no late hours', () => {
  const input = {
    ...earning(2_000_000, { art22: true }),
    overtime: [{ hours: '10' }],
    days: { lateHours: '5' },
  }
  expect(payslipOf(202609, input)).toMatchObject({ HORAS_EXTRA: 0, DESCUENTO_ATRASOS: 0 })
})

test('lateness costs the time, no more; overtime is never on less than the minimum wage', () => {
  const late = { ...earning(840_000, { weeklyHours: '42' }), days: { lateHours: '1.5' } }
  expect(Number(payslipOf(202609, late).DESCUENTO_ATRASOS)).toBe(-7000)
  const low = payslipOf(202609, { ...earning(300_000), overtime: [{ hours: '10' }] })
  expect(low).toMatchObject({ BASE_HORA: 5_535_530_000, HORAS_EXTRA: 46_129 })
  const half = payslipOf(202609, earning(200_000, { weeklyHours: '21' }))
  expect(half.BASE_HORA).toBe(2_767_765_000)
})

test('Sunday hours of commerce: thirty per cent more, also under the overtime of that day', () => {
  const input = { ...earning(840_000), sunday: { hours: '8', overtimeHours: '2' } }
  const paid = payslipOf(202609, input)
  // Hour 4.666,67: × 0,3 × 8 and × 1,3 × 1,5 × 2
  expect(paid).toMatchObject({ RECARGO_DOMINGO: 11_200, HORAS_EXTRA_EN_DOMINGO: 18_200 })
})

test('fixed items enter the overtime hour and the gratification as they say', () => {
  const paid = payslipOf(202609, {
    contract: { salary: { amount: '600000', currency: 'CLP' } },
    pension: { afp: 'UNO' },
    items: { BONO_FIJO: '30000', AGUINALDO: '50000', COLACION: '40000' },
  })
  expect(paid).toMatchObject({
    BASE_HORA: 6_300_000_000,
    BASE_GRATIFICABLE: 630_000,
    GRATIFICACION: 157_500,
    TOTAL_IMPONIBLE: 837_500,
    TOTAL_NO_IMPONIBLE: 40_000,
  })
})

test('the cap of the gratification shrinks with days or hours only by choice', () => {
  const half = {
    contract: {
      salary: { amount: '2000000', currency: 'CLP' as const },
      start: '2026-09-16',
      weeklyHours: '21',
    },
    pension: { afp: 'UNO' },
  }
  const cap = (choices: object) => payslipOf(202609, half, { choices }).TOPE_GRATIFICACION
  expect(cap({})).toBe(219_115)
  expect(cap({ TOPE_GRATIFICACION: 'POR_DIAS' })).toBe(109_557)
  expect(cap({ TOPE_GRATIFICACION_PARCIAL: 'POR_HORAS' })).toBe(109_557)
})

test('an agreed gratification is paid as agreed', () => {
  const paid = payslipOf(
    202609,
    earning(1_000_000, { gratification: { mode: 'CONVENTIONAL', amount: '80000' } }),
  )
  expect(paid.GRATIFICACION).toBe(80_000)
})
