// Whatever the width of the window: names of sixty letters and amounts of eleven digits have room.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { shuffled, spend } from '../budget.ts'
import { layoutFaults, resize } from './layout.ts'
import { lengthen } from './long-world.ts'
import { slid, startSite } from './site.ts'
import { go, openTo, type Stop, stopsOf } from './walk.ts'

/** The window of a desk, in which a table of the usual world is seen without sliding it. */
const DESK = 1440
/**
 * Tables that hold one column for each thing that somebody chose, such as the fields that a company
 * lists, and so may be any width.
 */
const GRIDS = /\/(novedades|centros-de-costo|planilla|trabajadores)$/
const WIDTHS = [1920, 1440, 1024, 740, 360, 320]
/** What of a run is spent here, on a sample of the screens of each. `BUDGET=40` sees every one. */
const WALKS = [
  { username: 'admin', seconds: 16 },
  { username: 'trabajador', seconds: 8 },
] as const

const site = await startSite()
const stops = await stopsOf(site)
const enter = site.relay({ width: DESK, height: 900 })

test.for(WALKS)(
  'no table slides sideways on a desk, of $username',
  { timeout: 900_000 },
  async ({ username, seconds }) => {
    const open = shuffled(`tables of ${username}`, await openTo(site, stops, username))
    const page = await enter(username, '/home/dashboard')
    await resize(page, DESK)
    await spend(
      `tables on a desk, ${username}`,
      { seconds: seconds / 2, least: 4, most: open.length },
      async ({ number }) => {
        const stop = open[number - 1]
        if (!stop || GRIDS.test(stop.path)) return
        await go(page, stop.path)
        await expect.poll(() => slid(page), { message: stop.path }).toEqual([])
      },
    )
  },
)

describe('with names of sixty letters', () => {
  beforeAll(() => lengthen(site))

  test.for(WALKS)(
    'nothing is cut, broken or covered between 320 and 1920 px, of $username',
    { timeout: 900_000 },
    async ({ username, seconds }) => {
      const open = shuffled(`screens of ${username}`, await openTo(site, stops, username))
      const page = await enter(username, '/home/dashboard')
      await spend(
        `every width, ${username}`,
        { seconds, least: 4, most: open.length },
        async ({ number }) => {
          const stop = open[number - 1]
          if (stop) expect(await faultsAt(page, stop)).toEqual([])
        },
      )
    },
  )
})

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
