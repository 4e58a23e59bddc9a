import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesEndingIn, textOf } from './source.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BINARY = /\.(png|jpe?g|webp|ico|woff2?|ttf|otf|pdf|xlsx|zip|gz)$/

/** What only means something on one machine, or to one person. */
const LOCAL = [
  { what: 'the path of this checkout', found: (text: string) => text.includes(`${ROOT}/`) },
  { what: "somebody's home", found: (text: string) => text.includes(`${os.homedir()}/`) },
  {
    what: 'a package registry',
    found: (text: string) => /https?:\/\/[^\s"'/]*registry/.test(text),
  },
  {
    what: 'a folder beside the repository',
    found: (text: string) => /(?<![\w./-])shared\//.test(text),
  },
]

test('nothing committed depends on where it was written', () => {
  const files = filesEndingIn('').filter(
    (file) => !BINARY.test(file) && !file.includes('portable.'),
  )
  const wrong = files.flatMap((file) => {
    const text = textOf(file)
    return LOCAL.filter(({ found }) => found(text)).map(({ what }) => `${file} names ${what}`)
  })
  expect(wrong).toEqual([])
})

test('a link in a document leads somewhere', () => {
  const everything = new Set(filesEndingIn(''))
  const wrong = filesEndingIn('.md').flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => path.posix.join(path.posix.dirname(file), link))
      .filter((target) => !everything.has(target) && !isFolder(target, everything))
      .map((target) => `${file} links to ${target}, which is not there`),
  )
  expect(wrong).toEqual([])
})

/** `modules/people/people/server` and the like; decisions tell of their own day. */
const LAYERS = 'access|apps|bench|chile|database|docs|formula|law|modules|platform|scripts|tests'
const PLACE = new RegExp(`\`((?:${LAYERS})/[\\w./-]+)\``, 'g')

test('a place that a document names is there', () => {
  const everything = new Set(filesEndingIn(''))
  const guides = filesEndingIn('.md').filter((file) => !file.startsWith('docs/decisions/'))
  const wrong = guides.flatMap((file) =>
    [...textOf(file).matchAll(PLACE)]
      .map(([, place = '']) => place)
      .filter((place) => !place.includes('NNNN'))
      .filter((place) => !everything.has(place) && !isFolder(place, everything))
      .map((place) => `${file} names ${place}, which is not there`),
  )
  expect(guides.length).toBeGreaterThan(30)
  expect(wrong).toEqual([])
})

/** `server/bulk.service.ts` in a README of its module, or a file by its name alone. */
const FILE_NAME = /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|css|mjs))`/g

test('a file that a document names by itself is there', () => {
  const everything = filesEndingIn('')
  const guides = filesEndingIn('.md').filter((file) => !file.startsWith('docs/decisions/'))
  const named = guides.flatMap((file) =>
    [...textOf(file).matchAll(FILE_NAME)].map(([, name = '']) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(500)
  // What is generated is in none of the lists of sources.
  const wrong = named.filter(
    ({ name }) =>
      !name.startsWith('generated/') &&
      !everything.some((one) => one === name || one.endsWith(`/${name}`)),
  )
  expect(wrong.map(({ file, name }) => `${file} names ${name}, which is not there`)).toEqual([])
})

function isFolder(target: string, files: ReadonlySet<string>): boolean {
  const folder = target.replace(/\/?$/, '/')
  return [...files].some((file) => file.startsWith(folder))
}
