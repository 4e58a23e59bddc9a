import path from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { LONG } from '../longest-first.ts'
import { filesEndingIn, textOf } from './source.ts'

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

test('the files that begin first are there', () => {
  const files = new Set(filesEndingIn('.test.ts'))
  expect(LONG.filter((file) => !files.has(file))).toEqual([])
})

/** What waits by itself, or reads what no longer changes. */
const SETTLED = new RegExp(
  '^(?:accessibilityFaults|faultsOnTheWay|faultsAt|stateOf|ways\\.follow|answer\\.text|' +
    'site\\.api|shown\\.evaluate)',
)

test('a browser test waits until the page shows what is expected', () => {
  const files = filesEndingIn('.ts').filter((file) => file.startsWith('tests/e2e/'))
  const read = files.flatMap((file) =>
    [...textOf(file).matchAll(/expect\(\s*await ([^]{0,60})/g)]
      .filter(([, what = '']) => !SETTLED.test(what))
      .map(([, what]) => `${file}: ${what}`),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(read, 'write `await expect.poll(() => …)`').toEqual([])
})

test('no string is evaluated while a browser test waits: the policy of the page refuses it', () => {
  const files = filesEndingIn('.ts').filter((file) => file.startsWith('tests/'))
  expect(files.filter((file) => /waitForFunction\(\s*['"`]/.test(textOf(file)))).toEqual([])
})
