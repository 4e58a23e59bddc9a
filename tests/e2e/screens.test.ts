// Every screen, by who works with it, light and dark, on a desk and in a hand.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { shuffled, stretch } from '../budget.ts'
import type { Username } from '../world.ts'
import { dismiss, enter, openMenu, openPalette, overflow, startSite } from './site.ts'
import { go, openTo, settled, type Stop, stopsOf } from './walk.ts'

const PICTURES = path.resolve(import.meta.dirname, '../../.cache/screenshots')
/** Drawing them takes a fifth of the time: `PICTURES=1` leaves one of each screen. */
const DRAWS = process.env['PICTURES'] === '1'
const PUBLIC = [
  '/login',
  '/forgot',
  '/recover/un-codigo',
  '/public',
  '/public/encuesta/una/que-no-es',
]

type Look = { readonly width: number; readonly theme: 'light' | 'dark' }
const LOOKS: readonly Look[] = [
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 360, theme: 'light' },
  { width: 360, theme: 'dark' },
]

const HELD = LOOKS.filter(({ width }) => width === 360)
const EXTREMES = LOOKS.filter(({ width, theme }) => (width === 360) === (theme === 'dark'))

const site = await startSite()
const stops = await stopsOf(site)
if (DRAWS) mkdirSync(PICTURES, { recursive: true })

/** One browser for each look: who comes after somebody else finds its screens loaded. */
const relays = new Map(LOOKS.map((look) => [look, site.relay(windowOf(look))]))
const enterAs = (look: Look) => relays.get(look) ?? site.relay(windowOf(look))

// Half of the screens, each in one look, and others in other runs; `BUDGET=4` looks at all in both.
test.for(EXTREMES)('of an admin, $theme at $width px', { timeout: 300_000 }, async (look) => {
  expect(await faultsOnTheWay('admin', look)).toEqual([])
})

test.for(EXTREMES)('of a superadmin, $theme at $width px', async (look) => {
  expect(await faultsOnTheWay('superadmin', look)).toEqual([])
})

// They have it in their hand; what they see on a desk is a part of what an admin sees there.
test.for(HELD)('of a worker, $theme at $width px', { timeout: 300_000 }, async (look) => {
  expect(await faultsOnTheWay('trabajador', look)).toEqual([])
})

test.for(LOOKS)('of anybody, $theme at $width px', async (look) => {
  const page = await site.open(windowOf(look))
  const faults: string[] = []
  await page.goto(PUBLIC[0] ?? '')
  for (const address of PUBLIC) {
    await go(page, address)
    faults.push(...(await faultsOf(page, look, `publico-${address.split('/')[1]}`)))
  }
  expect(faults).toEqual([])
})

test.for(EXTREMES)('obstacles, $theme at $width px', async (look) => {
  const faults: string[] = []
  const check = async (page: Page, name: string) => {
    await atRest(page)
    faults.push(...(await faultsOf(page, look, `estado-${name}`)))
  }

  const forced = await site.open(windowOf(look))
  await forced.goto('/login')
  await enter(forced, 'forzado')
  await forced.getByRole('heading', { name: 'Cambie su contraseña' }).waitFor()
  await check(forced, 'cambio-forzado')

  const page = await site.visit('supervisor', windowOf(look))
  await page.goto('/home/empresa')
  await page.getByRole('heading', { name: 'Sin acceso' }).waitFor()
  await check(page, 'sin-acceso')
  await page.goto('/home/no-existe')
  await page.getByText('Error 404').waitFor()
  await check(page, 'no-encontrada')
  await go(page, '/home/dashboard')
  const box = await openPalette(page)
  await box.fill('a')
  await page.getByRole('option').first().waitFor()
  await check(page, 'buscador')
  await dismiss(page.getByRole('dialog').filter({ has: box }))
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await shortcuts.waitFor()
  await check(page, 'atajos')
  await dismiss(shortcuts)
  await openMenu(page.getByRole('button', { name: /^Menú de / }))
  await check(page, 'menu-propio')

  const acting = await site.visit('superadmin', windowOf(look))
  await simulate(true)
  await acting.goto('/home/empresa')
  await settled(acting)
  await acting.getByRole('region', { name: 'Simulación de empresa' }).waitFor()
  await check(acting, 'simulacion')
  await simulate(false)
  expect(faults).toEqual([])
})

const simulate = (on: boolean) =>
  site.api.as('superadmin').mutate(
    `mutation Simulate($input: SimulateCompanyInput!) {
      simulateCompany(input: $input) { status message error { kind message field traceId } data }
    }`,
    { input: { companyId: on ? site.world.coihues.publicId : null } },
  )

/** Opens the screens that somebody may open and that are looked at in this way in this run. */
async function faultsOnTheWay(username: Username, look: Look): Promise<string[]> {
  const open = shareOf(look, await openTo(site, stops, username), username)
  expect(open.length).toBeGreaterThan(1)
  const page = await enterAs(look)(username, open[0]?.path ?? '')
  const faults: string[] = []
  for (const stop of open) {
    await go(page, stop.path)
    faults.push(...(await faultsOf(page, look, `${username}-${nameOf(stop)}`)))
  }
  return faults
}

/** Each of the two looks of a person takes every fourth screen, another one than the other. */
function shareOf(look: Look, open: readonly Stop[], username: Username): readonly Stop[] {
  if (stretch >= 4) return open
  const place = look.theme === 'light' ? 0 : 1
  const theirs = new Set(shuffled(`screens of ${username}`, open).filter((_, n) => n % 4 === place))
  return open.filter((stop) => theirs.has(stop))
}

/** Wider than its window, or unreadable for somebody. */
async function faultsOf(page: Page, { width, theme }: Look, name: string): Promise<string[]> {
  if (DRAWS) await page.screenshot({ path: path.join(PICTURES, `${name}-${width}-${theme}.png`) })
  const wider = await overflow(page)
  // A theme changes colours and nothing else.
  const faults = await accessibilityFaults(page, theme === 'dark' ? ['color-contrast'] : undefined)
  if (wider > 0) faults.push(`is ${wider} px wider than its window`)
  return faults.map((fault) => `${name}: ${fault}`)
}

/** What opens over a page grows into it, by steps of its own: it is there when nothing moves. */
async function atRest(page: Page) {
  await page.waitForTimeout(100)
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
}

function windowOf({ width, theme }: Look) {
  return { width, height: width < 740 ? 740 : 900, dark: theme === 'dark' }
}

const nameOf = ({ screen, tab }: Stop) =>
  [screen.path, tab?.path]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\w-]+/g, '-')
