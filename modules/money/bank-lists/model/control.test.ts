import { expect, test } from 'vitest'
import { findingsOf, ofSeveral, type Payment, sumsBy } from './control.ts'

const ana: Payment = {
  contractId: 1,
  userId: 1,
  name: 'Ana Soto',
  identificationType: 'RUT',
  rut: '12345670-K',
  net: 500_000,
  kind: 'TRANSFER',
  bankCode: '016',
  accountType: 'CORRIENTE',
  accountNumber: '12345678',
  settlementId: null,
  problem: null,
}
const luis: Payment = {
  ...ana,
  contractId: 2,
  userId: 2,
  name: 'Luis Vera',
  net: 400_000,
  accountNumber: '87654321',
}

test('accounts of two people with nothing in common need nobody’s attention', () => {
  expect(findingsOf([ana, luis])).toEqual([])
})

test.each([
  [{ kind: null }, 'Falta la forma de pago'],
  [{ accountNumber: null }, 'Falta la cuenta bancaria'],
  [
    { identificationType: 'PASSPORT' as const, rut: '19AX55212' },
    'Tiene Pasaporte 19AX55212, y los bancos pagan a un RUT: páguele en efectivo o con cheque',
  ],
  [{ bankCode: '504' }, 'ya no recibe pagos'],
  [{ accountNumber: '12' }, 'entre 4 y 20 cifras'],
  [{ accountType: 'RUT' }, 'solo de BancoEstado'],
])('%j would be rejected', (change, words) => {
  const [finding, ...more] = findingsOf([{ ...ana, ...change }])
  expect(finding).toMatchObject({ contractId: 1, net: 500_000, level: 'REJECTED' })
  expect(finding?.words).toContain(words)
  expect(more).toEqual([])
})

test('who is paid in cash or by cheque needs no account', () => {
  const cash = { ...ana, kind: 'CASH' as const, bankCode: null, accountNumber: null }
  expect(findingsOf([cash])).toEqual([])
})

test('one account of two people is a warning at both, also with other zeros before it', () => {
  const found = findingsOf([ana, { ...luis, accountNumber: '0012345678' }])
  expect(found.map(({ level, words }) => `${level} ${words}`)).toEqual([
    'WARNING La misma cuenta es de Luis Vera',
    'WARNING La misma cuenta es de Ana Soto',
  ])
})

test('two contracts of one person may share their account', () => {
  expect(findingsOf([ana, { ...ana, contractId: 9 }])).toEqual([])
})

test('sums are by label, the greatest first, and lose no peso', () => {
  const sums = sumsBy([luis, ana, ana], ({ name }) => name)
  expect(sums).toEqual([
    { label: 'Ana Soto', people: 2, total: 1_000_000 },
    { label: 'Luis Vera', people: 1, total: 400_000 },
  ])
})

test('who is paid twice signs twice, each time for a contract or a finiquito', () => {
  const [night, end] = [
    { ...ana, contractId: 71 },
    { ...ana, settlementId: 4 },
  ]
  expect(ofSeveral([luis, ana, night, end])).toEqual([ana, night, end])
  expect(ofSeveral([luis, ana])).toEqual([])
})
