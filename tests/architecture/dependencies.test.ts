// Each package that is installed has somebody who asks for it, and production carries no package
// of the tests, of the bench or of the build.
import { expect, test } from 'vitest'
import { filesEndingIn, sources, textOf } from './source.ts'

type Packages = Readonly<Record<string, string>>
const { dependencies, devDependencies }: { dependencies: Packages; devDependencies: Packages } =
  JSON.parse(textOf('package.json'))

/** Folders that the image of production carries and runs. */
const RUNS = /^(access|apps|chile|database|formula|law|modules|platform)\//
const runs = sources.filter(({ file, isTest }) => RUNS.test(file) && !isTest)
const styles = filesEndingIn('.css').map(textOf)

/** The packages that some files import, or whose files they name in a text or a style. */
const asked = (among: readonly { imports: readonly { name: string }[]; text: string }[]) => {
  const texts = [...among.map(({ text }) => text), ...styles]
  const imported = new Set(among.flatMap(({ imports }) => imports.map(({ name }) => ofName(name))))
  return (name: string) =>
    imported.has(name) || texts.some((text) => new RegExp(`['"]${name}['"/]`).test(text))
}

const ofName = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

test('what production carries, it asks for', () => {
  const isAsked = asked(runs)
  expect(Object.keys(dependencies).filter((name) => !isAsked(name))).toEqual([])
})

test('what it asks for, it carries', () => {
  const known = new Set(runs.flatMap(({ imports }) => imports.map(({ name }) => ofName(name))))
  expect(Object.keys(devDependencies).filter((name) => known.has(name))).toEqual([])
})
