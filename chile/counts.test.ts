import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counted, listed } from './counts.ts'

test('one is said as one, and nothing and several as several', () => {
  expect(counted(0, 'persona')).toBe('0 personas')
  expect(counted(1, 'liquidación', 'liquidaciones')).toBe('1 liquidación')
  expect(counted(1234, 'liquidación', 'liquidaciones')).toBe('1.234 liquidaciones')
})

test('«1» is never followed by a plural', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => counted(count, 'día').startsWith('1 ') === (count === 1)),
  )
})

test('the last of several words is joined with «y»', () => {
  expect(listed([])).toBe('')
  expect(listed(['Ana'])).toBe('Ana')
  expect(listed(['Ana', 'Luis', 'Rosa'])).toBe('Ana, Luis y Rosa')
})
