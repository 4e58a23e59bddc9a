import { expect, test } from 'vitest'
import { pesosOf } from './money.ts'

const boleta = { accountingDocumentType: 'BOLETA', currencyId: 'CLP', rate: null }

test('pesos stay what they are', () => {
  expect(pesosOf({ ...boleta, amount: '12990' })).toBe(12_990)
  expect(pesosOf({ ...boleta, amount: '999999999' })).toBe(999_999_999)
})

test('another currency is rounded once, half pesos up', () => {
  const taxi = { accountingDocumentType: 'EXTRANJERO', currencyId: 'USD', amount: '18.50' }
  expect(pesosOf({ ...taxi, rate: '951.2700' })).toBe(17_598)
  expect(pesosOf({ ...taxi, amount: '0.01', rate: '50' })).toBe(1)
  expect(pesosOf({ ...taxi, amount: '0.01', rate: '49.9999' })).toBe(0)
})

test('a credit note takes back', () => {
  expect(pesosOf({ ...boleta, accountingDocumentType: 'NOTA_CREDITO', amount: '4500' })).toBe(-4500)
})

test('an amount in another currency needs the value of it', () => {
  expect(() => pesosOf({ ...boleta, currencyId: 'UF', amount: '1' })).toThrow('value')
})
