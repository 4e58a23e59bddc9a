import { expect, test } from 'vitest'
import { type HireFacts, lacksOf } from './new-hires.ts'

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

test('nothing is missing of who has it all', () => {
  expect(lacksOf(complete)).toEqual([])
})

test('each thing is asked only of whom it concerns', () => {
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
