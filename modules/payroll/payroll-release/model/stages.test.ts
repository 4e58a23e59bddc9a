import { expect, test } from 'vitest'
import { adviceOf, stageOf } from './stages.ts'
import { type HireFacts, lacksOf } from './prepare.ts'

const fresh = {
  isOpen: true,
  hasPayrollIndicators: true,
  calculated: 0,
  changesSince: 0,
  released: 0,
  paid: 0,
  failed: 0,
}

test('a process goes from its preparation to its end', () => {
  expect(stageOf({ ...fresh, hasPayrollIndicators: false })).toBe('PREPARE')
  expect(stageOf(fresh)).toBe('ENTRIES')
  expect(stageOf({ ...fresh, calculated: 5, changesSince: 2 })).toBe('CALCULATE')
  expect(stageOf({ ...fresh, calculated: 5 })).toBe('REVIEW')
  const closed = { ...fresh, isOpen: false, calculated: 5 }
  expect(stageOf(closed)).toBe('PUBLISH')
  expect(stageOf({ ...closed, released: 5 })).toBe('PUBLISH')
  expect(stageOf({ ...closed, released: 5, paid: 5 })).toBe('DONE')
})

test('each stage says what it waits for', () => {
  const closed = { ...fresh, isOpen: false, calculated: 5 }
  expect(adviceOf('CALCULATE', { ...fresh, changesSince: 1 })).toBe('1 cambio sin calcular')
  expect(adviceOf('REVIEW', { ...fresh, failed: 2 })).toBe('2 con error')
  expect(adviceOf('PUBLISH', closed)).toBe('Liberar liquidaciones')
  expect(adviceOf('PUBLISH', { ...closed, type: 'ADDITIONAL' })).toBe('Liberar pagos')
  expect(adviceOf('PUBLISH', { ...closed, released: 5 })).toBe('Completar pagos')
  expect(adviceOf('REVIEW', { ...fresh, failed: 0, closingAsked: 'Rodrigo Tapia' })).toBe(
    'Rodrigo Tapia pidió el cierre: falta aprobarlo',
  )
})

const complete: HireFacts = {
  signed: true,
  inPayroll: true,
  paid: true,
  email: 'ana@coihues.cl',
  firstname: 'Ana',
  birthday: '1990-05-04',
  previsionType: 'AFP_FONASA',
  retirementScheme: 'AFP',
  pensionInstitution: 'HABITAT',
  healthInstitution: null,
  ipsReducedRate: null,
}

test('a complete record lacks nothing', () => {
  expect(lacksOf(complete)).toEqual([])
})

test('each question is asked only of the people it concerns', () => {
  expect(lacksOf({ ...complete, pensionInstitution: null })).toEqual(['AFP'])
  expect(lacksOf({ ...complete, pensionInstitution: null, retirementScheme: 'IPS' })).toEqual([
    'IPS_RATE',
  ])
  expect(lacksOf({ ...complete, previsionType: 'AFP_ISAPRE' })).toEqual(['HEALTH'])
  expect(lacksOf({ ...complete, previsionType: 'NONE', pensionInstitution: null })).toEqual([])
})

test('who has no data in the month lacks them once, beside what is not of the person', () => {
  const nobody = { ...complete, firstname: null, birthday: null, email: null }
  expect(lacksOf({ ...nobody, signed: false, paid: false, inPayroll: false })).toEqual([
    'SIGNATURE',
    'RECORD',
    'PAYMENT',
    'OUTSIDE',
  ])
})
