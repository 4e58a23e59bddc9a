import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shiftMonth } from '#chile/period.ts'
import { missingFigures, periodValues } from './period.ts'
import { figuresOfLaw, projectedFigures } from './projection.ts'

test('a month that is known is not projected', () => {
  expect(projectedFigures(202609)).toEqual({ figures: {}, assumptions: [] })
})

test('what is not known is the last value, and says so', () => {
  const { figures, assumptions } = projectedFigures(202611)
  expect(assumptions.map(({ key, value }) => [key, value])).toEqual([
    ['UF', '41057.2'],
    ['UTM', '72151'],
    ['TASA_SIS', '1.78'],
    ['TASA_EXPECTATIVA_VIDA', '0.72'],
  ])
  expect(figures['UF']?.source.text).toBe('Supuesto: último valor conocido (septiembre 2026)')
})

test('UF and UTM grow month by month, exactly, and rates do not', () => {
  const { figures, assumptions } = projectedFigures(202611, { monthlyGrowth: '0.3' })
  // 41.057,20 × 1,003 = 41.180,3716 → 41.180,37; × 1,003 = 41.303,91111 → 41.303,91
  expect(figures['UF']?.value).toBe('41303.91')
  expect(figures['UTM']?.value).toBe('72367')
  expect(figures['TASA_SIS']?.value).toBe('1.78')
  expect(assumptions[0]?.text).toBe('último valor conocido (septiembre 2026) con 0,3% cada mes')
})

test('what the company entered is the last known value', () => {
  const source = { text: 'SII' }
  const entered = new Map([[202610, { UF: { value: '41200', source } }]])
  expect(projectedFigures(202610, { entered }).figures['UF']?.source).toBe(source)
  expect(projectedFigures(202612, { entered }).assumptions[0]).toMatchObject({
    value: '41200',
    text: 'último valor conocido (octubre 2026)',
  })
})

test('any month of the next years can be calculated once it is projected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (ahead) => {
      const month = shiftMonth(202601, ahead)
      const { figures } = projectedFigures(month, { monthlyGrowth: '0.25' })
      expect(missingFigures(month, { parameters: figures })).toEqual([])
      expect(periodValues(month, { parameters: figures }).variables['UF']).toBeGreaterThan(0)
    }),
    { numRuns: 20 },
  )
})

test('a law can be asked for as it will be', () => {
  const values = (law: 'LEY_21735' | 'LEY_21561', asOf: number) =>
    Object.fromEntries(
      Object.entries(figuresOfLaw(law, asOf, '1.78')).map(([key, { value }]) => [key, value]),
    )
  expect(values('LEY_21735', 203308)).toEqual({
    TASA_CUENTA_INDIVIDUAL: '4.5',
    TASA_RENTABILIDAD_PROTEGIDA: '1.5',
    TASA_EXPECTATIVA_VIDA: '0.72',
  })
  expect(values('LEY_21561', 202805)).toEqual({ JORNADA_MAXIMA: '40', JORNADA_MAXIMA_INICIO: '40' })
})
