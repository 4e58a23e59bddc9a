// Every screen, by who works with it, light and dark, on a desk and in a hand.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mayOpen } from '#platform/web/screens.ts'
import { accessibilityFaults } from '../browser.ts'
import type { Username } from '../world.ts'
import { overflow, startSite } from './site.ts'
import { go, settled, type Stop, stopsOf } from './walk.ts'

const PICTURES = path.resolve(import.meta.dirname, '../../.cache/screenshots')
const PUBLIC = ['/login', '/forgot', '/recover/un-codigo', '/public']

type Look = { readonly width: number; readonly theme: 'light' | 'dark' }
const LOOKS: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
]

const site = await startSite()
const stops = await stopsOf(site)
mkdirSync(PICTURES, { recursive: true })

test.for(LOOKS)('of an admin, $theme at $width px', { timeout: 180_000 }, async (look) => {
  expect(await faultsOnTheWay('admin', look)).toEqual([])
})

test.for(LOOKS)('of a superadmin, $theme at $width px', async (look) => {
  expect(await faultsOnTheWay('superadmin', look)).toEqual([])
})

test.for(LOOKS)('of a worker, $theme at $width px', async (look) => {
  expect(await faultsOnTheWay('trabajador', look)).toEqual([])
})

test.for(LOOKS)('of anybody, $theme at $width px', async (look) => {
  const page = await site.open(windowOf(look))
  const faults: string[] = []
  for (const address of PUBLIC) {
    await page.goto(address)
    await settled(page)
    faults.push(...(await faultsOf(page, look, `publico-${address.split('/')[1]}`)))
  }
  expect(faults).toEqual([])
})

/** Opens every screen that somebody may open, one after the other. */
async function faultsOnTheWay(username: Username, look: Look): Promise<string[]> {
  const open = await openTo(username)
  expect(open.length).toBeGreaterThan(2)
  const page = await site.visit(username, windowOf(look))
  await page.goto(open[0]?.path ?? '')
  const faults: string[] = []
  for (const stop of open) {
    await go(page, stop.path)
    faults.push(...(await faultsOf(page, look, `${username}-${nameOf(stop)}`)))
  }
  return faults
}

/** Wider than its window, or unreadable for somebody; a picture of it stays to be looked at. */
async function faultsOf(page: Page, { width, theme }: Look, name: string): Promise<string[]> {
  await page.screenshot({ path: path.join(PICTURES, `${name}-${width}-${theme}.png`) })
  const wider = await overflow(page)
  // A theme changes colours and nothing else.
  const faults = await accessibilityFaults(page, theme === 'dark' ? ['color-contrast'] : undefined)
  if (wider > 0) faults.push(`is ${wider} px wider than its window`)
  return faults.map((fault) => `${name}: ${fault}`)
}

/** The screens that somebody may open, asked of the server as the browser does. */
async function openTo(username: Username): Promise<Stop[]> {
  const { me } = await site.api
    .as(username)
    .run<{ me: { permissions: string[] } }>('{ me { permissions } }')
  const held = new Set(me.permissions)
  return stops.filter(
    ({ screen, tab }) => mayOpen(screen, held) && (!tab?.permission || held.has(tab.permission)),
  )
}

const windowOf = ({ width, theme }: Look) => ({
  width,
  height: width < 740 ? 740 : 900,
  dark: theme === 'dark',
})

const nameOf = ({ screen, tab }: Stop) =>
  [screen.path, tab?.path]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\w-]+/g, '-')
