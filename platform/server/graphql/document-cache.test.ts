import { expect, test } from 'vitest'
import { boundedCache } from './document-cache.ts'

test('500 documents are remembered, and none that is padded to be long', () => {
  const cache = boundedCache<{ name: string }>()
  cache.set(' '.repeat(16 * 1024 + 1), { name: 'padded' })
  expect(cache.get(' '.repeat(16 * 1024 + 1))).toBeUndefined()
  for (let at = 0; at <= 500; at += 1) cache.set(`query ${at}`, { name: `${at}` })
  expect(cache.get('query 0')).toBeUndefined()
  expect(cache.get('query 500')).toEqual({ name: '500' })
})
