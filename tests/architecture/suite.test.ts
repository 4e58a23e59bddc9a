import path from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { filesEndingIn } from './source.ts'

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test?.include ?? []] : [],
)

test('every test file is run, and by one step only', () => {
  const files = filesEndingIn('.test.ts', '.test.tsx')
  const times = (file: string) =>
    projects.filter((globs) => globs.some((glob) => path.matchesGlob(file, glob))).length
  expect(projects.length).toBeGreaterThan(5)
  expect(files.filter((file) => times(file) !== 1)).toEqual([])
})
