// Whatever the width of the window: names of sixty letters and amounts of eleven digits have room.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mayOpen } from '#platform/web/screens.ts'
import { shuffled, spend } from '../budget.ts'
import type { Username } from '../world.ts'
import { layoutFaults, resize } from './layout.ts'
import { lengthen } from './long-world.ts'
import { startSite } from './site.ts'
import { go, type Stop, stopsOf } from './walk.ts'

const WIDTHS = [1920, 1440, 1024, 740, 360, 320]
/** What of a run is spent here: a sample of the screens. `BUDGET=20` sees every one. */
const SECONDS = 40

const site = await startSite()
const stops = await stopsOf(site)
await lengthen(site)
const enter = site.relay({ width: 1440, height: 900 })

test(
  'no screen cuts, breaks or covers anything between 320 and 1920 px',
  { timeout: 900_000 },
  async () => {
    const visits = shuffled('screens', [
      ...(await visitsOf('admin')),
      ...(await visitsOf('trabajador')),
    ])
    let who: Username = 'admin'
    const page = await enter(who, '/home/dashboard')
    await spend(
      'screens at every width',
      { seconds: SECONDS, least: 6, most: visits.length },
      async ({ number }) => {
        const { username = who, stop } = visits[number - 1] ?? {}
        if (!stop) return
        if (username !== who) await enter(username, '/home/dashboard')
        who = username
        expect(await faultsAt(page, stop)).toEqual([])
      },
    )
  },
)

/** Loaded once and drawn at every width, as a window is that somebody resizes. */
async function faultsAt(page: Page, { path }: Stop): Promise<string[]> {
  await resize(page, WIDTHS[0] ?? 1920)
  await go(page, path)
  const faults: string[] = []
  for (const width of WIDTHS) {
    await resize(page, width)
    faults.push(...(await layoutFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`))
  }
  return faults
}

/** The screens that somebody may open, asked of the server as the browser does. */
async function visitsOf(username: Username) {
  const { me } = await site.api
    .as(username)
    .run<{ me: { permissions: string[] } }>('{ me { permissions } }')
  const held = new Set(me.permissions)
  return stops
    .filter(
      ({ screen, tab }) => mayOpen(screen, held) && (!tab?.permission || held.has(tab.permission)),
    )
    .map((stop) => ({ username, stop }))
}
