import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaled, unscaled } from '#chile/money/decimal.ts'
import { parameters, rowAt } from './index.ts'
import { plausibleBounds } from './plausible.ts'
import type { Parameter } from './types.ts'

const known = (key: string): Parameter => {
  const found = parameters.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}

test('the bounds of a figure are those of its kind, to the last decimal', () => {
  expect(plausibleBounds(known('UF'), '41057.20')).toEqual({
    lower: '40441.34',
    upper: '41673.06',
    why: '±1,5% del valor anterior',
  })
  expect(plausibleBounds(known('IMM'), '553553')).toMatchObject({
    lower: '553553',
    upper: '636586',
  })
  expect(plausibleBounds(known('TASA_SIS'), '1.78')).toMatchObject({ lower: '1.28', upper: '2.28' })
  expect(plausibleBounds(known('COMISION_UNO'), '0.46')).toMatchObject({ lower: '0' })
})

test('without a value before, a figure is only held to what it can possibly be', () => {
  const { min, max } = known('TASA_SIS')
  expect(plausibleBounds(known('TASA_SIS'), undefined)).toMatchObject({ lower: min, upper: max })
})

test('what was published month after month of UF and UTM is inside its own bounds', () => {
  for (const key of ['UF', 'UTM']) {
    const { rows } = known(key)
    for (const [index, { value }] of rows.entries()) {
      const before = rows[index - 1]?.value
      if (!value || !before) continue
      const { lower, upper } = plausibleBounds(known(key), before)
      expect(Number(value) >= Number(lower) && Number(value) <= Number(upper), key).toBe(true)
    }
  }
  expect(rowAt(known('UF').rows, 202609)?.value).toBe('41057.20')
})

test('bounds hold the value before, and never leave what the figure can be', () => {
  fc.assert(
    fc.property(fc.constantFrom(...parameters), fc.double({ min: 0, max: 1 }), (one, at) => {
      const least = scaled(one.min, one.decimals)
      const most = scaled(one.max, one.decimals)
      const value = least + BigInt(Math.floor(Number(most - least) * (Number.isNaN(at) ? 0 : at)))
      const bounds = plausibleBounds(one, unscaled(value, one.decimals))
      const lower = scaled(bounds.lower, one.decimals)
      const upper = scaled(bounds.upper, one.decimals)
      expect(lower >= least && upper <= most && lower <= value && value <= upper).toBe(true)
    }),
  )
})
