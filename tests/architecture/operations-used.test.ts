import { expect, test } from 'vitest'
import { registered } from '#platform/server/graphql/operations.ts'
import '#apps/api/schema.ts'
import { generatedOperations } from '#scripts/document-uses.ts'
import { product } from './source.ts'
import { unasked } from './operations-unused.ts'

/** The names of the operations that the documents of the screens ask for. */
const asked = new Set(product.flatMap(({ text }) => generatedOperations(text)))

test('every operation has a screen, or is in unasked.ts with its reason', () => {
  const without = [...registered.keys()].filter((name) => !asked.has(name))
  expect(without.toSorted()).toEqual(Object.keys(unasked).toSorted())
})

test('every screen asks for what the API answers', () => {
  expect([...asked].filter((name) => !registered.has(name))).toEqual([])
})
