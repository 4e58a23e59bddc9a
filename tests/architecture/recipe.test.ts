import { expect, test } from 'vitest'
import { filesEndingIn, textOf } from './source.ts'

/** What docs/adding-a-screen.md teaches with: as short as every plain catalogue can be. */
const EXAMPLE = /^modules\/\w+\/holidays\/|^database\/migrations\/\d+_holiday\.sql$/

test('a plain catalogue takes eight files and at most 250 lines, its tests with it', () => {
  const files = filesEndingIn('').filter((file) => EXAMPLE.test(file))
  const lines = files.reduce((sum, file) => sum + textOf(file).trimEnd().split('\n').length, 0)
  expect(files).toHaveLength(8)
  expect(lines).toBeLessThanOrEqual(250)
})
