import { expect, test } from 'vitest'
import { filesEndingIn, textOf } from './source.ts'

/** The walk should become shorter: with a further step, look for one to remove. */
const STEPS_AT_MOST = 36

const rows = [...textOf('docs/one-salary.md').matchAll(/^\| .+ \| `(.+)` \| `(\w+)` \|$/gm)].map(
  ([, file = '', name = '']) => ({ file, name }),
)

test('the walk of a salary names existing files and existing names in them', () => {
  const files = new Set(filesEndingIn('.ts', '.tsx'))
  const known = ({ file, name }: (typeof rows)[number]) =>
    files.has(file) && new RegExp(`\\b${name}\\b`).test(textOf(file))
  expect(rows.filter((row) => !known(row))).toEqual([])
})

test('the walk of a salary takes no more files than before', () => {
  expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.length).toBeLessThanOrEqual(STEPS_AT_MOST)
})
