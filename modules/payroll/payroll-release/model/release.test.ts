import { expect, test } from 'vitest'
import { whyNotFormat } from './release.ts'

test('a list for a bank says where the account is chosen, by the names of its screen', () => {
  expect(whyNotFormat('GENERAL', null)).toBeUndefined()
  expect(whyNotFormat('BCI', null)).toBe(
    'Falta la cuenta de la que se paga: elíjala en «Resumen de procesos», «Responsable y pago»',
  )
})
