// The page of a record that does not exist, as an old link or a mistyped address opens it.
import { expect, test } from 'vitest'
import { allScreens } from '#apps/web/screens.ts'
import { publicId } from '#platform/model/ids.ts'
import { isPublic, pathTo, type Screen } from '#platform/web/screen/screens.ts'
import { startSite } from './site.ts'
import { go, settled } from './walk.ts'

/** A row that no table of the demo world has. */
const NOBODY = 9_999_999

const site = await startSite()

test('a record that nobody has is said under one heading', { timeout: 240_000 }, async () => {
  const page = await site.visit('admin')
  await page.addInitScript(withoutSpinner)
  await page.goto('/home/dashboard')
  await settled(page)
  const faults: string[] = []
  for (const screen of allScreens.filter(isOfRecord)) {
    const path = pathTo(screen.path, ofNobody(screen))
    // A page without a heading never comes to rest.
    await go(page, path).catch(() => undefined)
    const headings = await page.getByRole('heading', { level: 1 }).count()
    if (headings !== 1) faults.push(`${path}: ${headings} headings`)
  }
  expect(faults).toEqual([])
})

/** A page that is not found shows a spinner for three seconds before it says so. */
function withoutSpinner() {
  const later = globalThis.setTimeout
  const sooner = (act: () => void, ms?: number) => later(act, ms === 3000 ? 0 : ms)
  Object.assign(globalThis, { setTimeout: sooner })
}

const isOfRecord = (screen: Screen): boolean => screen.path.includes(':') && !isPublic(screen)

/** Each part of its address, of which only an id looks like one. */
const ofNobody = ({ path, shows }: Screen): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      shows ? publicId(shows, NOBODY) : 'nadie',
    ]),
  )
