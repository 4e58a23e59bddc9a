import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const ready = {
  isOpen: true,
  missingIndicators: null,
  calculated: 84,
  failed: 0,
  changesSince: 0,
  calculating: false,
}

test.each([
  [{}, 'Listo para revisar y cerrar'],
  [{ calculating: true, changesSince: 4 }, 'Se está calculando'],
  [{ missingIndicators: 'Falta la UF', calculated: 0 }, 'Faltan indicadores'],
  [{ calculated: 0 }, 'Por calcular'],
  [{ failed: 1, changesSince: 9 }, '1 persona con error'],
  [{ changesSince: 1 }, '1 cambio desde el cálculo'],
  [{ changesSince: 12 }, '12 cambios desde el cálculo'],
])('a month with %o says «%s»', (differs, text) => {
  expect(nextStepOf({ ...ready, ...differs })?.text).toBe(text)
})

test('obstacles to closing are marked', () => {
  expect(nextStepOf({ ...ready, failed: 2 })?.urgent).toBe(true)
  expect(nextStepOf(ready)?.urgent).toBe(false)
})

test('a closed month waits for nothing: its state is said beside its name, once', () => {
  expect(nextStepOf({ ...ready, isOpen: false, failed: 3 })).toBeNull()
})
