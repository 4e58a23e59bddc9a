import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api } = await startApi()

const Ways = `query { bankAndPaymentMethod {
  banks { code name } accountTypes { code name } paymentMethods { code name }
} }`
type Choice = { code: string; name: string }
type Ways = Record<'banks' | 'accountTypes' | 'paymentMethods', Choice[]>

test('what a payment method is written with, for a program that connects', async () => {
  const { bankAndPaymentMethod: ways } = await api
    .as('admin')
    .run<{ bankAndPaymentMethod: Ways }>(Ways)
  expect(ways.banks).toContainEqual({ code: '012', name: expect.stringContaining('Estado') })
  expect(ways.accountTypes).toContainEqual({ code: 'CORRIENTE', name: 'Cuenta corriente' })
  expect(ways.paymentMethods.map(({ name }) => name)).toEqual([
    'Transferencia',
    'Cheque',
    'Efectivo',
  ])
})

test('is closed to readers without the right to payment methods', async () => {
  await expect(api.as('externo').run(Ways)).rejects.toMatchObject({ kind: 'forbidden' })
})
