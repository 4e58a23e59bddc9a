import { expect, test } from 'vitest'
import { earning, payslipOf } from '../testing.ts'

const days = (month: number, contract: object, absent: object = {}, choices: object = {}) =>
  payslipOf(month, { ...earning(900_000, contract), days: absent }, { choices }).DIAS_TRABAJADOS

test.each([202601, 202602, 202604])('a whole month is thirty days (%i)', (month) => {
  expect(days(month, {})).toBe(30)
  expect(payslipOf(month, earning(1_000_001)).SUELDO_BASE).toBe(1_000_001)
})

test('hired on the 27th of a month of 31 days: five days, or four counted in thirty', () => {
  const hired = { start: '2026-01-27' }
  expect(days(202601, hired)).toBe(5)
  expect(days(202601, hired, {}, { CONVENCION_INGRESO: 'TREINTA' })).toBe(4)
  expect(payslipOf(202601, earning(900_000, hired)).SUELDO_BASE).toBe(150_000)
})

test('leaving on a day of the month pays up to it; the last day is the whole month', () => {
  expect(days(202601, { end: '2026-01-10' })).toBe(10)
  expect(days(202602, { end: '2026-02-28' })).toBe(30)
  expect(days(202602, { start: '2026-02-10', end: '2026-02-28' })).toBe(19)
  expect(days(202602, { start: '2026-02-10' }, {}, { CONVENCION_INGRESO: 'TREINTA' })).toBe(21)
})

test('absences are thirtieths, whatever the length of the month', () => {
  expect(days(202601, {}, { absence: 2, unpaid: 1 })).toBe(27)
  expect(days(202602, {}, { absence: 2 })).toBe(28)
})

test('leave counts by the calendar, or in thirty days by choice', () => {
  expect(days(202601, {}, { medical: 10 })).toBe(21)
  expect(days(202601, {}, { medical: 10 }, { CONVENCION_LICENCIA: 'TREINTA' })).toBe(20)
})

test.each([202601, 202602, 202604])('whole-month leave leaves no day, either way (%i)', (month) => {
  const all = { medical: month === 202602 ? 28 : month === 202604 ? 30 : 31 }
  expect(days(month, {}, all)).toBe(0)
  expect(days(month, {}, all, { CONVENCION_LICENCIA: 'TREINTA' })).toBe(0)
})

test('first the part of the month, then the absences', () => {
  expect(days(202601, { start: '2026-01-27' }, { absence: 1 })).toBe(4)
  expect(days(202602, {}, { absence: 28 })).toBe(0)
})

test('a contract that does not touch the month is refused, with the month in words', () => {
  expect(() => days(202601, { start: '2026-02-01' })).toThrow('El contrato no rige en enero 2026')
})
