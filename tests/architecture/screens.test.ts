import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linksOf, menu } from '#access/menu.ts'
import { partsOf, payWords, permissions } from '#access/services.ts'
import { screensPage } from '../../scripts/screens-page.ts'
import { addressesOf, productScreens } from './product-screens.ts'

/** Screens of everybody who is signed in: one's own permissions, account, inbox and notices. */
const OF_EVERYBODY = ['permisos', 'cuenta', 'bandeja', 'avisos']

/** What leads to a screen that is not in the menu. */
const LED_TO: Readonly<Record<string, string>> = {
  cuenta: "the menu of one's own name",
  permisos: "the menu of one's own name",
  avisos: 'the bell',
  ficha: "the menu of one's own name, and Inicio",
}

/** Screens of pay that add up nobody's: who does not see some pay misses no part of a figure. */
const SUMS_NOTHING: Readonly<Record<string, string>> = {
  'nominas-de-pago': 'templates of files',
  'nominas-de-pago/:id': 'templates of files',
  certificados: 'papers of one person each',
  terminos: 'endings, without amounts',
  'terminos/masivos': 'endings, without amounts',
  'terminos/masivos/nuevo': 'endings, without amounts',
  'terminos/nuevo/:contract': 'of one person',
  'terminos/:id': 'of one person',
  'finiquitos/nuevo': 'of one person',
  'finiquitos/mostrar': 'who sees theirs',
  'finiquitos/mostrados': 'who sees theirs',
  'mi-finiquito': 'of their reader',
  'finiquitos/masivos/nuevo': 'whom it is of',
  'finiquitos/:id': 'of one person',
  'finiquitos/:id/corregir': 'of one person',
  anexos: 'papers of one person each',
  'liquidaciones/adicional/:month/:contract': 'of one person',
  'mis-prestamos': 'of their reader',
  'prestamos/nuevo': 'of one person',
  'prestamos/:id': 'of one person',
  'planes-de-isapre': 'a plan of one person each',
  'cambios-masivos': 'acts, without amounts',
  reclamos: 'a dispute of one person each',
  liquidaciones: 'of their reader',
  'liquidaciones/contrato/:contract': 'of one person',
  'liquidaciones/:month/:contract': 'of one person',
  tratos: 'work of one person each',
  'escenarios/nuevo': 'a form',
  'escenarios/liquido': 'of nobody',
  'escenarios/:id/editar': 'a form',
  'ficha/:id/contrato-nuevo': 'of one person',
}

const PAGE = path.resolve(import.meta.dirname, '../../docs/screens.md')
const screens = await productScreens()
const behindSignIn = screens.filter((screen) => !screen.path.startsWith('/'))

test('no two screens have one address', () => {
  expect(repeated(addressesOf(screens).map(shapeOf))).toEqual([])
})

test('the palette offers no two screens of one name, and a screen no two tabs of one', () => {
  const offered = behindSignIn.filter(({ path: at, find }) => find !== false && !at.includes(':'))
  expect(repeated(offered.map(({ label }) => label))).toEqual([])
  for (const { path: at, tabs = [] } of screens) {
    expect(repeated(tabs.map(({ label }) => label)), at).toEqual([])
  }
})

test('a screen of pay that adds it up says so, and no other one', () => {
  const ofPay = behindSignIn.filter(({ permission }) =>
    [permission ?? []].flat().some((right) => payWords.has(partsOf(right).word)),
  )
  const silent = ofPay.filter(({ sumsPay }) => !sumsPay).map(({ path: at }) => at)
  expect(silent.toSorted()).toEqual(Object.keys(SUMS_NOTHING).toSorted())
})

test('every screen behind sign-in asks for a permission that exists', () => {
  const known: ReadonlySet<string> = new Set(permissions)
  const guarded = behindSignIn.filter((screen) => !OF_EVERYBODY.includes(screen.path))
  const asked = guarded.flatMap(({ path: at, permission, tabs = [] }) => [
    { at, words: [permission ?? 'nothing'].flat() },
    ...tabs.map((tab) => ({ at: `${at}/${tab.path}`, words: [tab.permission ?? []].flat() })),
  ])
  const wrong = asked.flatMap(({ at, words }) =>
    words.filter((word) => !known.has(word)).map((word) => `${at} asks for ${word}`),
  )
  expect(wrong).toEqual([])
})

test('the parent of a screen is a screen', () => {
  const paths = new Set(screens.map((screen) => screen.path))
  const lost = screens.filter(({ parent }) => parent !== undefined && !paths.has(parent))
  expect(lost.map(({ path: at, parent }) => `${at} hangs under ${parent}`)).toEqual([])
})

test('somebody who clicks alone is led to every screen', () => {
  const entries = new Set(linksOf(menu).map((entry) => entry.path))
  const alone = behindSignIn.filter(
    ({ path: at, parent }) => parent === undefined && !at.includes(':') && !entries.has(at),
  )
  expect(alone.map(({ path: at }) => at).toSorted()).toEqual(Object.keys(LED_TO).toSorted())
})

test('a survey is activated on the last tab of its builder, after what is fixed with it', () => {
  const builders = screens.filter(({ path: at }) => at.endsWith('configuracion/:id'))
  const labels = builders.map(({ tabs = [] }) => tabs.map(({ label }) => label))
  expect(labels.map((each) => each.at(-1))).toEqual(['Revisar y activar', 'Revisar y activar'])
  expect(labels.flat()).toContain('Publicación')
})

test('who sees an entry of the menu may open its screen', () => {
  const closed = linksOf(menu).flatMap(({ label, path: at, can }) => {
    const screen = screens.find((one) => one.path === at)
    // A screen that asks for nothing is of everybody who is signed in.
    if (!screen?.permission) return []
    const opening: readonly string[] = [screen.permission].flat()
    return can
      .filter((permission) => !opening.includes(permission))
      .map((permission) => `«${label}» shows with ${permission}, which does not open ${at}`)
  })
  expect(closed).toEqual([])
})

test('docs/screens.md is up to date', { timeout: 30_000 }, async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await screensPage())
})

/** What tells addresses apart: the name of a parameter does not. */
const shapeOf = (address: string) => address.replaceAll(/:\w+/g, ':')

const repeated = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => values.filter((one) => one === value).length > 1)
