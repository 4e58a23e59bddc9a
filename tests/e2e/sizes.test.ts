import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type ScreenSize, screenSizes } from '../../scripts/screen-sizes.ts'
import { buildWebIfStale } from '../../scripts/web-build.ts'

/** Kilobytes of gzipped JavaScript. A phone on a bad line gets 200 in about two seconds. */
const LIMITS = {
  signIn: 168,
  shell: 257,
  firstScreen: 485,
  editor: 599,
  textEditor: 592,
  audit: 592,
}
/** Files of JavaScript: each is a question to the server, and a phone asks six at once. */
const FILES = { page: 60, audit: 160 }
/** Comes after its page, which is drawn and answers meanwhile. */
const EDITOR = 'modules/concepts/formula-editor/'
/** Comes after the page of a template, which is read meanwhile. */
const TEXT_EDITOR = 'modules/papers/templates/web/editor/'
/** Names every field of every register and the states of every record, and grows with them. */
const AUDIT = 'modules/administration/audit/'
/**
 * The code for which every page behind sign-in waits: no form, no schema and no dialog for
 * pictures.
 */
const SHELL = 'apps/web/Home.tsx'
const SIGN_IN = 'modules/company/session/web/LoginPage.tsx'
const limitOf = (screen: string) => {
  if (screen.startsWith(EDITOR)) return LIMITS.editor
  if (screen.startsWith(TEXT_EDITOR)) return LIMITS.textEditor
  return screen.startsWith(AUDIT) ? LIMITS.audit : LIMITS.firstScreen
}

const ROOT = path.resolve(import.meta.dirname, '../..')
let sizes: ScreenSize[] = []

beforeAll(async () => {
  await buildWebIfStale()
  sizes = screenSizes()
})

test(`signing in loads at most ${LIMITS.signIn} kB of JavaScript`, () => {
  const signIn = sizes.find(({ screen }) => screen === SIGN_IN)
  expect(signIn, SIGN_IN).toBeDefined()
  expect((signIn?.first ?? 0) / 1000).toBeLessThanOrEqual(LIMITS.signIn)
})

test(`the shell around every screen loads at most ${LIMITS.shell} kB of JavaScript`, () => {
  const shell = sizes.find(({ screen }) => screen === SHELL)
  expect(shell, SHELL).toBeDefined()
  expect((shell?.first ?? 0) / 1000).toBeLessThanOrEqual(LIMITS.shell)
})

test(`no screen loads more than ${LIMITS.firstScreen} kB when it is opened first`, () => {
  const heavy = sizes.filter(({ screen, first }) => first / 1000 > limitOf(screen))
  expect(heavy).toEqual([])
})

test('no screen asks for so many files that a phone waits for them in turns', () => {
  const most = (screen: string) => (screen.startsWith(AUDIT) ? FILES.audit : FILES.page)
  expect(sizes.filter(({ screen, files }) => files > most(screen))).toEqual([])
})

test('every page is loaded when it is opened, and not before', () => {
  const apart = new Set(sizes.map(({ screen }) => screen))
  const tables = ['generated/screens.ts', ...globSync('modules/*/*/web/screens.ts', { cwd: ROOT })]
  const pages = tables.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/import\('(#|\.)([^']+)'\)/g)].map(
      ([, from, page = '']) =>
        from === '#' ? page : path.posix.join(path.posix.dirname(file), `.${page}`),
    ),
  )
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter((page) => !apart.has(page))).toEqual([])
})
