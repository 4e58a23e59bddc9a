import { expect, test } from 'vitest'
import { homeOfHook, hooksOfSource, hooksPage } from '../../scripts/hooks-page.ts'
import { MODULE_EDGES } from './modules.ts'
import { product, textOf } from './source.ts'

const { hooks, listeners } = hooksOfSource()

test('every hook is found, has a name of its own, and somebody listens', () => {
  const calls = product
    .filter(
      ({ file }) => !/^platform\/(model\/hook\.ts|web\/screen\/joined-place\.tsx)$/.test(file),
    )
    .flatMap(({ text }) => [...text.matchAll(/=\s+(?:hook|provided|joined)</g)])
  expect(hooks).toHaveLength(calls.length)
  expect(hooks.length).toBeGreaterThanOrEqual(19)
  expect(new Set(hooks.map(({ name }) => name)).size).toBe(hooks.length)
  expect(new Set(hooks.map(({ title }) => title)).size).toBe(hooks.length)
  const heard = new Set(listeners.map(({ hook }) => hook))
  expect(hooks.filter(({ name }) => !heard.has(name))).toEqual([])
})

test('whoever listens says its own name', () => {
  const wrong = listeners.filter(
    ({ file, module }) => file.startsWith('modules/') && homeOfHook(file) !== module,
  )
  expect(wrong).toEqual([])
})

test('a hook is called down an edge of the list, the other way round', () => {
  const opened = new Map(hooks.map(({ name, file }) => [name, homeOfHook(file)]))
  const wrong = listeners
    .map(({ hook, module }) => ({ hook, module, opener: opened.get(hook) ?? '' }))
    .filter(({ module, opener }) => module !== opener && opener !== 'platform')
    .filter(({ module, opener }) => !MODULE_EDGES[module]?.includes(opener))
    .map(({ hook, module, opener }) => `${module} listens to ${hook} without an edge to ${opener}`)
  expect(wrong).toEqual([])
})

test('docs/hooks.md draws them as they are', () => {
  expect(textOf('docs/hooks.md')).toBe(hooksPage())
})
