import { expect, test } from 'vitest'
import { reasonsOf, type Why } from './reasons.ts'

const why: Why = {
  rule: 'ART_50',
  months: 12,
  base: 12_000_000,
  cap: 2_512_750,
  due: 2_512_750,
  paid: 2_483_674,
  difference: 29_076,
  shared: { pool: null, pay: 0 },
  minimumIncome: 529_000,
}

test('a year is explained step by step, each with its pesos', () => {
  expect(reasonsOf(why, 'PAY')).toEqual([
    'El 25 % de $12.000.000, lo que ganó en 12 meses, son $3.000.000 (art. 50).',
    'El tope, 4,75 ingresos mínimos de $529.000 por 12 meses, es $2.512.750.',
    'Se deben $2.512.750, y los meses pagaron $2.483.674.',
    'La diferencia es $29.076.',
  ])
  expect(reasonsOf({ ...why, months: 1 }, 'EXCLUDED', 'Se fue').at(-1)).toBe('Excluida: Se fue.')
  expect(reasonsOf({ ...why, difference: -3 }, 'EVEN').at(-1)).toMatch('redondeo')
  expect(reasonsOf({ ...why, difference: -300 }, 'EXCESS').at(-1)).toMatch('$300 de más')
})

test('a part of the profit says of how much it is a part, once that is known', () => {
  const profit: Why = { ...why, rule: 'ART_47', shared: { pool: 30_000_000, pay: 1_200_000_000 } }
  expect(reasonsOf(profit, 'PAY')[0]).toMatch('$30.000.000')
  expect(reasonsOf(profit, 'PAY')[1]).toMatch('$12.000.000 de los $1.200.000.000')
  const unknown: Why = { ...profit, shared: { pool: null, pay: 1 }, due: null, difference: null }
  expect(reasonsOf(unknown, 'NO_PROFIT')).toHaveLength(2)
})

test('a part of the profit hides the sums from a reader without the right', () => {
  const unshared: Why = { ...why, rule: 'ART_47', shared: undefined }
  const [, earned = '', ...rest] = reasonsOf(unshared, 'PAY')
  expect(earned).toBe('Ganó $12.000.000. Lo que se reparte entre todos es reservado.')
  expect(rest).toHaveLength(2)
})
