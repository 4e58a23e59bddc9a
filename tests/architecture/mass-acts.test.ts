// What the pages of mass acts rest on: how their states are called, and that there is one kit.
import { expect, test } from 'vitest'
import { product } from './source.ts'

const jobs = product.filter(
  ({ file, text }) => file.startsWith('modules/') && /= massActs\(/.test(text),
)

const moduleOf = (file: string) => file.split('/').slice(0, 3).join('/')

/** The states of the acts of a file: those of work, and those in which it ends. */
const statesOf = (text: string, part: 'doing' | 'done') =>
  [...text.matchAll(new RegExp(`\\b${part}: '(\\w+)'`, 'g'))].map(([, state = '']) => state)

test('a state of work ends in ING, by which a page knows that a worker is at it', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(4)
  for (const { file, text } of jobs) {
    const [doing, done] = [statesOf(text, 'doing'), statesOf(text, 'done')]
    expect(doing.length, file).toBeGreaterThanOrEqual(2)
    expect(done, file).toHaveLength(doing.length)
    expect(
      doing.filter((state) => !state.endsWith('ING')),
      file,
    ).toEqual([])
    // An act that another one follows by itself ends in the work of that one.
    const ends = done.filter((state) => !doing.includes(state))
    expect(
      ends.filter((state) => state.endsWith('ING')),
      file,
    ).toEqual([])
  }
})

test('every mass act has its list and the page where one is made from the kit', () => {
  const using = (part: string) =>
    product.filter(({ text }) => text.includes(`<${part}`)).map(({ file }) => moduleOf(file))
  const acting = jobs.map(({ file }) => moduleOf(file)).toSorted()
  for (const part of ['MassActsPage', 'NewMassActPage', 'ActPeople']) {
    const modules = new Set(using(part).filter((module) => module.startsWith('modules/')))
    expect([...modules].toSorted(), part).toEqual(acting)
  }
})

/** Options of one act alone so far, and why they are there. */
const OF_ONE: Readonly<Record<string, string>> = {
  filters: 'what became of people is narrowed where the API of the act takes it',
}

test('no part of the kit has an option that fewer than two acts use', () => {
  const kit = product.filter(({ file }) => file.startsWith('platform/web/kit/mass/'))
  const optional = kit.flatMap(({ text }) =>
    [...text.matchAll(/^type (?:\w*Props|Outcome|Lead)\b[^]*?^\}/gm)].flatMap(([type]) =>
      [...type.matchAll(/^ {2}(\w+)\?: /gm)].map(([, name = '']) => name),
    ),
  )
  expect(optional.length).toBeGreaterThan(3)
  const acts = product.filter(
    ({ file, text }) => file.startsWith('modules/') && text.includes('/kit/mass/'),
  )
  const once = optional.filter((name) => {
    const said = new RegExp(`\\b${name}(=\\{|:\\s)`)
    return (
      new Set(acts.flatMap(({ file, text }) => (said.test(text) ? moduleOf(file) : []))).size < 2
    )
  })
  expect(once).toEqual(Object.keys(OF_ONE))
})
