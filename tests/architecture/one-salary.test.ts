import { expect, test } from 'vitest'
import { filesEndingIn, textOf } from './source.ts'

/** The walk should become shorter: with a further file, look for one to remove. */
const FILES_AT_MOST = 34

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
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map(({ file }) => file)).size).toBeLessThanOrEqual(FILES_AT_MOST)
})
