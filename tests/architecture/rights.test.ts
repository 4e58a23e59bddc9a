import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { operations as waiting } from '#access/operations.ts'
import { rules } from '#access/rules.ts'
import { schema } from '#apps/api/schema.ts'
import { filesEndingIn, homeOf, product } from './source.ts'

type Table = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null
const tableOf = (value: unknown): Table => (isTable(value) ? value : {})

/** What `npm run generate` joined, a file for each constant. */
const joined: Table = Object.fromEntries(
  await Promise.all(
    globSync('generated/access/*.ts').map(async (file) => {
      const name = path.basename(file, '.ts')
      return [name, tableOf(await import(path.resolve(file)))[name]] as const
    }),
  ),
)

/** What each module says, by the name of its constant. */
const said = await Promise.all(
  filesEndingIn('access.ts')
    .filter((file) => file.endsWith('/model/access.ts'))
    .map(async (file) => ({ file, tables: tableOf(await import(path.resolve(file))) })),
)
/** The constants that hold one row per operation, write, kind or field. */
const BY_KEY = [
  'operations',
  'companyWrites',
  'answers',
  'notAnswers',
  'recentProof',
  'provenAnswers',
  'guardedFields',
] as const

const serverTexts = Map.groupBy(
  product.filter(({ file }) => /^modules\/[^/]+\/[^/]+\/server\//.test(file)),
  ({ file }) => homeOf(file)?.module,
)

test('the rights of every module are joined, and no other ones', () => {
  const names = [...new Set(said.flatMap(({ tables }) => Object.keys(tables)))]
  expect(names.toSorted()).toEqual(Object.keys(joined).toSorted())
  for (const name of BY_KEY) {
    const keys = said.flatMap(({ tables }) => Object.keys(tableOf(tables[name])))
    expect(Object.keys(tableOf(joined[name])).toSorted()).toEqual(keys.toSorted())
  }
})

test('a module says the rights of the operations that it answers itself', () => {
  const foreign = said.flatMap(({ file, tables }) => {
    const texts = serverTexts.get(homeOf(file)?.module) ?? []
    return Object.keys(tableOf(tables['operations']))
      .filter((name) => !texts.some(({ text }) => text.includes(`'${name}'`)))
      .map((name) => `${file} says ${name}, which it does not answer`)
  })
  expect(foreign).toEqual([])
})

test('what waits in access/ for its module is answered by none', () => {
  const answered = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  const moved = answered.filter((name) => Object.hasOwn(waiting, name))
  expect(moved.map((name) => `${name}: move its row to the module that answers it`)).toEqual([])
})

test('what a service gives is said in one place', () => {
  const places = new Map<string, Set<string>>()
  for (const { file, tables } of said) {
    for (const letters of Object.values(tableOf(tables['rights']))) {
      for (const word of Object.keys(tableOf(letters)))
        places.set(word, (places.get(word) ?? new Set()).add(file))
    }
  }
  const several = [...places].filter(([, files]) => files.size > 1)
  expect(several.map(([word, files]) => `${word}: ${[...files].join(', ')}`)).toEqual([])
  const given = new Set(rules.flatMap(({ may }) => Object.keys(may)))
  expect([...places.keys()].filter((word) => !given.has(word))).toEqual([])
})
