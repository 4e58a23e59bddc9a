import { expect, test } from 'vitest'
import { filesEndingIn, product, textOf } from './source.ts'

/** What each rule of one class alone sets: `.mg-tile { height: … }`. */
const rules = new Map<string, Set<string>>()
for (const file of filesEndingIn('.css')) {
  for (const [, name = '', body = ''] of textOf(file).matchAll(/^\.([\w-]+) \{\n([^}]*)\}/gm)) {
    const set = rules.get(name) ?? new Set()
    for (const [, property = ''] of body.matchAll(/^ {2}([\w-]+):/gm)) set.add(property)
    rules.set(name, set)
  }
}

/** Pairs of classes that some element bears together. */
const pairs = new Set(
  product.flatMap(({ text }) =>
    [...text.matchAll(/className="([\w -]+)"/g)].flatMap(([, names = '']) => {
      const classes = names.split(' ').filter(Boolean)
      return classes.flatMap((one, at) => classes.slice(at + 1).map((two) => `${one} ${two}`))
    }),
  ),
)

const prefixOf = (name: string) => name.split('-')[0] ?? ''

test('no two classes of an element from different sheets set the same property', () => {
  const unordered = [...pairs].flatMap((pair) => {
    const [one = '', two = ''] = pair.split(' ')
    if (prefixOf(one) === prefixOf(two)) return []
    const both = [...(rules.get(one) ?? [])].filter((property) => rules.get(two)?.has(property))
    return both.map((property) => `${pair}: ${property}`)
  })
  expect(rules.size).toBeGreaterThan(300)
  expect(pairs.size).toBeGreaterThan(50)
  expect(unordered, 'which one wins depends on the order in which sheets arrive').toEqual([])
})

test('a sheet uses no variable that nothing sets', () => {
  const sheets = filesEndingIn('.css').map(textOf)
  const set = new Set(
    [...sheets, ...product.map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)'?:/g)].map(([, name = '']) => name),
    ),
  )
  const used = new Set(
    sheets.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
  )
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})
