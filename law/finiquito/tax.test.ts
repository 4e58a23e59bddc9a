import { expect, test } from 'vitest'
import { monthRange } from '#chile/period.ts'
import { InputError } from '../input.ts'
import { figureAt } from '../period.ts'
import { explainFiniquito, factsUnder, finiquitoLaw } from './run.ts'
import { severanceTax } from './tax.ts'

const months = monthRange(202508, 202607).map((month) => ({ month, taxable: 1_200_000 }))

test('income of an indemnity is spread over its last twelve months and taxed in each', () => {
  const parts = severanceTax(12_000_000, months, 202608)
  expect(parts.map(({ part }) => part)).toEqual(Array(12).fill(1_000_000))
  // July 2026, UTM 71.649: 2.200.000 are 30,71 UTM, 8 % less 1,74 UTM = 51.330,74; before,
  // 1.200.000 are 16,75 UTM, 4 % less 0,54 UTM = 9.309,54. The part adds 42.021.
  expect(parts.at(-1)).toMatchObject({ month: 202607, tax: 42_021 })
  const utm = figureAt('UTM', 202508)
  const first = parts[0]
  expect(first?.taxAtPayment).toBe(Math.round(((first?.tax ?? 0) / utm) * figureAt('UTM', 202608)))
})

test('more than twelve months leave only the last twelve; nothing pays nothing', () => {
  const long = monthRange(202401, 202607).map((month) => ({ month, taxable: 0 }))
  expect(severanceTax(900_000, long, 202608).map(({ month }) => month)).toEqual(
    monthRange(202508, 202607),
  )
  expect(severanceTax(0, [], 202608)).toEqual([])
  expect(() => severanceTax(1, [], 202608)).toThrow('No hay meses')
})

test('the parts are the whole, also when they do not divide', () => {
  const parts = severanceTax(1_000_003, months.slice(0, 7), 202608)
  expect(parts.reduce((sum, { part }) => sum + part, 0)).toBe(1_000_003)
})

test('an amount opens down to its facts and its article', () => {
  const law = finiquitoLaw(202608)
  const facts = factsUnder(law, {
    ending: 'NECESIDADES',
    start: '2021-05-04',
    end: '2026-06-20',
    pay: { salary: '5000000' },
  })
  const opened = explainFiniquito(law, facts, 'INDEMNIZACION_ANOS')
  expect(opened.scaled).toBe(5 * 3_676_031)
  expect(JSON.stringify(opened)).toContain('ANOS_SI_PROCEDEN')
  const cap = JSON.stringify(explainFiniquito(law, facts, 'TOPE_BASE'))
  expect(cap).toContain('Código del Trabajo, art. 172 inc. final')
  expect(cap).toContain('julio 2026')
})

test('the UF is that of the month before the payment, also for who reads it so on payslips', () => {
  const usual = finiquitoLaw(202608).period.variables['UF']
  const choices = { UF_DEL_MES: 'MES_ANTERIOR' }
  expect(usual).toBe(4_084_479)
  expect(finiquitoLaw(202608, { choices }).period.variables['UF']).toBe(usual)
})

test('nonsense is refused at its part', () => {
  const law = finiquitoLaw(202608)
  const wrong = { ending: 'RENUNCIA', start: '2026-06-20', end: '2026-06-19' } as const
  expect(() => factsUnder(law, wrong)).toThrow(InputError)
  const four = { ...wrong, end: '2026-07-19', pay: { variable: ['1', '1', '1', '1'] } } as const
  expect(() => factsUnder(law, four)).toThrow('tres meses')
  expect(() => factsUnder(law, { ...four, pay: { salary: 'abc' } })).toThrow('Sueldo mensual')
})
