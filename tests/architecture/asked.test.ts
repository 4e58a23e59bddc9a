import { Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { registered } from '#platform/server/graphql/operations.ts'
import '#apps/api/schema.ts'
import { generatedOperations } from '../../scripts/document-uses.ts'
import { product } from './source.ts'
import { unasked } from './unasked.ts'

const DOCUMENT = /graphql\(\s*`([^`]+)`/g

/** The names of the operations that the documents of the screens ask for. */
const asked = new Set(
  product.flatMap(({ text }) => [
    ...[...text.matchAll(DOCUMENT)].flatMap(([, document]) => operationsOf(document ?? '')),
    ...generatedOperations(text),
  ]),
)

function operationsOf(document: string): string[] {
  return parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        )
      : [],
  )
}

test('every operation has a screen, or is in unasked.ts with its reason', () => {
  const without = [...registered.keys()].filter((name) => !asked.has(name))
  expect(without.toSorted()).toEqual(Object.keys(unasked).toSorted())
})

test('every screen asks for what the API answers', () => {
  expect([...asked].filter((name) => !registered.has(name))).toEqual([])
})
