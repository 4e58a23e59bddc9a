import { expect, test } from 'vitest'
import { type PartialInput, type Payroll, uncollectedWords } from '#law/index.ts'
import { calculate, openPayroll, payslipFacts } from '#law/run.ts'
import { type Carrying, carriedWords } from './carried-discounts.ts'

const payroll: Payroll = openPayroll(202609)
const luis: Carrying = {
  yearMonth: 202609,
  ends: false,
  overdraft: false,
  advances: [],
  quotas: [],
}

/** What the payslip of somebody says of its discounts: how much, why, and where it goes. */
function said(items: Record<string, string>, more: Partial<Carrying> = {}, salary = '900000') {
  const input: PartialInput = {
    month: 202609,
    contract: { salary: { amount: salary, currency: 'CLP' }, gratification: { mode: 'NONE' } },
    pension: { afp: 'UNO' },
    items,
  }
  const result = calculate(payroll, input)
  if (!result.ok) throw new Error(result.error.message)
  const values = { ...payslipFacts(payroll, input), ...result.values }
  const { concepts } = payroll.plan.library
  return [...uncollectedWords(values), ...carriedWords(concepts, values, { ...luis, ...more })]
}

test('a payslip whose discounts were all made says nothing', () => {
  expect(said({ ANTICIPO_SUELDO: '100000' })).toEqual([])
})

test('an advance over the net passes to the next month', () => {
  expect(said({ ANTICIPO_SUELDO: '3000000' }, { advances: ['ANTICIPO_SUELDO'] })).toEqual([
    'Quedan $2.262.540 sin descontar: el líquido no alcanzó.',
    '$2.262.540 pasan a octubre 2026.',
  ])
})

test('a discount that only the contract would let pass is not collected without it', () => {
  expect(said({ ANTICIPO_SUELDO: '3000000' })).toEqual([
    'Quedan $2.262.540 sin descontar: el líquido no alcanzó.',
    '$2.262.540 no pasan a otro mes: el contrato no permite el sobregiro.',
  ])
  expect(said({ ANTICIPO_SUELDO: '3000000' }, { overdraft: true })[1]).toBe(
    '$2.262.540 pasan a octubre 2026.',
  )
})

test('what the limits of art. 58 keep is apart from what the net does not reach', () => {
  expect(
    said(
      { PRESTAMO_EMPRESA: '500000', ANTICIPO_SUELDO: '900000' },
      { advances: ['ANTICIPO_SUELDO'] },
    ),
  ).toEqual([
    'Quedan $365.000 sin descontar: los límites del art. 58 no dejan descontar más.',
    'Quedan $297.540 sin descontar: el líquido no alcanzó.',
    '$297.540 pasan a octubre 2026.',
    '$365.000 no pasan a otro mes: el contrato no permite el sobregiro.',
  ])
})

test('of a quota, one after the last asks for the rest', () => {
  expect(said({ PRESTAMO_EMPRESA: '500000' }, { quotas: ['PRESTAMO_EMPRESA'] })).toEqual([
    'Quedan $365.000 sin descontar: los límites del art. 58 no dejan descontar más.',
    '$365.000 pasan a una cuota después de la última.',
  ])
})

test('in the last month all of it is for the finiquito', () => {
  expect(
    said({ ANTICIPO_SUELDO: '3000000' }, { advances: ['ANTICIPO_SUELDO'], ends: true })[1],
  ).toBe('$2.262.540 quedan para el finiquito.')
})
