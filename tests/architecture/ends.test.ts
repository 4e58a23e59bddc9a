// Nothing is offered that is closed, for every role and every set of closed areas: the menu, the
// palette, the way up, the first page and tab. What pages offer is tried in the browser by
// tests/e2e/roles.test.ts and tests/e2e/ends.test.ts.
import { expect, test } from 'vitest'
import { isShown, menuFor } from '#access/menu.ts'
import { permissionsOf } from '#access/effective.ts'
import { type Module, moduleNames } from '#access/modules.ts'
import { roleNames } from '#access/roles.ts'
import { actor, austral } from '#access/samples.ts'
import { opensAt } from '#platform/web/screen/opens.ts'
import { mayOpen, offeredTo, pathTo, type Screen, showsTab } from '#platform/web/screen/screens.ts'
import { ancestorsOf, firstLink, linksOf } from '#platform/web/shell/menu.ts'
import { screensToFind } from '#platform/web/shell/palette-search.ts'
import { spend } from '../budget.ts'
import { productScreens } from './product-screens.ts'
import { filesEndingIn, textOf } from './source.ts'

const screens: readonly Screen[] = await productScreens()

/** Where somebody may go who has these areas closed, and whatever refuses them there. */
function faultsOf(role: (typeof roleNames)[number], closed: readonly Module[]): string[] {
  const who = actor(role)
  const modules = Object.fromEntries(closed.map((one) => [one, { suspended: true }]))
  const company = { ...austral, modules: { ...austral.modules, ...modules } }
  const permissions: ReadonlySet<string> = new Set(permissionsOf(who, company))
  const me = {
    flags: { ...who, supervisor: false, guest: role === 'GUEST', former: false },
    permissions,
  }
  const offers = offeredTo(screens, permissions)
  const entries = menuFor(who, permissions, offers)
  const open = screens.filter((one) => mayOpen(one, permissions) && isShown(who, one))
  const first = firstLink(who, permissions, offers)
  const offered = [
    ...linksOf(entries).map(({ path }) => ({ from: 'menu', to: pathTo(path) })),
    ...screensToFind(screens, permissions, entries).map(({ to = '' }) => ({ from: 'palette', to })),
    ...(first ? [{ from: 'home', to: pathTo(first) }] : []),
  ]
  const closedWays = offered.filter(({ to }) => !opensAt(screens, me, to))
  const tabless = open.filter(
    ({ tabs }) => tabs && !tabs.some((tab) => showsTab(tab, who, permissions)),
  )
  return [
    ...closedWays.map(({ from, to }) => `${role} ${from} → ${to}`),
    ...tabless.map(({ path }) => `${role} ${path} opens without a tab`),
  ].map((fault) => `${fault}, closed: ${closed.join(', ') || 'nothing'}`)
}

test('every role, with the usual areas and with each of them closed', () => {
  const sets: (readonly Module[])[] = [[], ...moduleNames.map((one) => [one])]
  expect(roleNames.flatMap((role) => sets.flatMap((closed) => faultsOf(role, closed)))).toEqual([])
})

test('every role, with some of the areas closed', async () => {
  await spend('closed areas', { seconds: 2, least: 20, most: 400 }, ({ random }) => {
    const closed = moduleNames.filter(() => random() < 0.4)
    expect(roleNames.flatMap((role) => faultsOf(role, closed))).toEqual([])
  })
})

test('the screens above one are no circle', () => {
  expect(screens.filter((one) => ancestorsOf(screens, one).includes(one))).toEqual([])
})

test('pages lead to other screens by the link of the kit, which knows whether they open', () => {
  // Before somebody is signed in there are no rights to ask.
  const before = /^modules\/company\/(session\/|single-sign-on\/web\/(Entry|Return)Page)/
  const pages = filesEndingIn('.tsx').filter(
    (file) => file.startsWith('modules/') && !before.test(file),
  )
  const own = pages.filter((file) =>
    /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router'/.test(textOf(file)),
  )
  expect(own).toEqual([])
})
