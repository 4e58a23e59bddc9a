import { expect, test } from 'vitest'
import { payableProblem } from './accounts.ts'

const good = { bank: '016', type: 'CORRIENTE', number: '12345678', rut: '76543210-3' }

test('an account of a bank in force has no problem', () => {
  expect(payableProblem(good)).toBeUndefined()
  expect(payableProblem({ ...good, bank: '012', type: 'RUT', number: '76543210' })).toBeUndefined()
})

test.each([
  [{ bank: '999' }, 'bank', 'No es un banco conocido'],
  [{ bank: '504' }, 'bank', 'ya no recibe pagos'],
  [{ number: '123' }, 'number', 'entre 4 y 20'],
  [{ number: '123456789012345678901' }, 'number', 'entre 4 y 20'],
  [{ type: 'RUT' }, 'type', 'solo de BancoEstado'],
  [{ bank: '012', type: 'RUT', number: '12345678' }, 'number', 'sin dígito verificador'],
])('%j is refused at its %s', (change, part, message) => {
  const problem = payableProblem({ ...good, ...change })
  expect(problem?.part).toBe(part)
  expect(problem?.message).toContain(message)
})
