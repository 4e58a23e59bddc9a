// No way leads nowhere, whatever areas a company has closed: from the first page on, everything
// that somebody is offered opens. What each role finds with the usual areas is in roles.test.ts.
import { expect, test } from 'vitest'
import { moduleNames } from '#access/modules.ts'
import { spend } from '../budget.ts'
import type { Username } from '../world.ts'
import { stateOf, Ways } from './ends.ts'
import { startSite } from './site.ts'

const WHO: readonly Username[] = [
  'admin',
  'supergerente',
  'gerente',
  'gerente.peumal',
  'subgerente',
  'lectura',
  'supervisor',
  'trabajador',
  'externo',
]

/** How long the ways of one person are followed in one company. */
const SECONDS = 5

const site = await startSite()
const enterAs = site.relay()

test('everything offered opens, whatever areas are closed', { timeout: 3_600_000 }, async () => {
  let last: Username | undefined
  await spend('areas closed', { seconds: 10, least: 2 }, async ({ random }) => {
    const who = WHO[Math.floor(random() * WHO.length)] ?? 'admin'
    const closed = moduleNames.filter(() => random() < 0.3)
    await close(closed)
    // The same person again would keep what the page knows of their rights.
    if (last === who) await enterAs(who === 'externo' ? 'admin' : 'externo', '/home/cuenta')
    last = who
    const page = await enterAs(who, '/home/cuenta')
    const ways = new Ways()
    await ways.note(page, '/home/cuenta')
    const faults = await ways.follow(page, `${who} ${closed.join(' ')}`, SECONDS)
    // What a page asks again and again would be refused once other areas are closed.
    await page.goto('/home/cuenta')
    expect(ways.tried).toBeGreaterThan(2)
    expect(faults, `${who}, closed: ${closed.join(', ')}`).toEqual([])
  })
})

test('a page is closed when it refuses, not when a heading of it begins so', async () => {
  const page = await enterAs('trabajador', '/home/empresa')
  expect(await stateOf(page)).toBe('closed')
  await enterAs('admin', '/home/cuenta')
  await page.evaluate(() => {
    for (const words of ['Sin acceso', 'Sin acceso desde marzo']) {
      const heading = document.createElement('h2')
      heading.textContent = words
      document.querySelector('main')?.append(heading)
    }
  })
  expect(await stateOf(page)).toBe('open')
})

/** Suspends these areas of the company, and no others. */
async function close(closed: readonly string[]) {
  const companyId = site.world.coihues.id
  await site.owner.query('begin')
  await site.owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await site.owner.query(
    `insert into company_module (company_id, module, state)
     select $1, module, 'SUSPENDED' from unnest($2::text[]) as module
     on conflict (company_id, module) do nothing`,
    [companyId, closed],
  )
  await site.owner.query(
    `update company_module set state = case when module = any($2::text[]) then 'SUSPENDED'
       else 'ACTIVE' end where company_id = $1`,
    [companyId, closed],
  )
  await site.owner.query('commit')
}
