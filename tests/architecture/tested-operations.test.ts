import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string | string[]) =>
  globSync(pattern).map((file) => readFileSync(file, 'utf8'))

const REGISTERS = /^(?:query|stepsQuery|list|mutation)\(\s*'(\w+)'/gm
const operations = read('modules/*/*/server/*.graphql.ts').flatMap((source) =>
  [...source.matchAll(REGISTERS)].flatMap(([, name]) => name ?? []),
)

test('every operation is called by name in a test through the API', () => {
  const tests = read(['modules/*/*/server/**/*.test.ts', 'tests/*.ts', 'tests/api/**/*.ts']).join(
    '\n',
  )
  const untested = operations.filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))

  expect(untested).toEqual([])
  expect(operations.length).toBeGreaterThan(60)
})
