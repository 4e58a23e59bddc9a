import { expect, test } from 'vitest'
import { boundedCache } from './document-cache.ts'

test('a document is remembered, one padded to be long is not, and the 501st lets the first go', () => {
  const cache = boundedCache<{ name: string }>()
  cache.set(' '.repeat(16 * 1024 + 1), { name: 'padded' })
  expect(cache.get(' '.repeat(16 * 1024 + 1))).toBeUndefined()
  for (let at = 0; at <= 500; at += 1) cache.set(`query ${at}`, { name: `${at}` })
  expect(cache.get('query 0')).toBeUndefined()
  expect(cache.get('query 500')).toEqual({ name: '500' })
})
