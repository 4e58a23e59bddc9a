// A page asks for what its reader may read. Whoever opens it holds what the screen says that it
// needs, and may lack everything else: an area that the company closed, a right that a profile took
// away. The server's answers stay those of somebody who may all, so that what is asked after them
// is seen too.
import { Kind, parse } from 'graphql'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOperations, policyOf } from '#access/api.ts'
import { partsOf, type Permission, services } from '#access/services.ts'
import { UNOFFERED } from '#platform/web/kit/form/unread-names.ts'
import type { KnownForm } from './known-form.ts'
import { shuffled, spend } from '../budget.ts'
import type { Username } from '../world.ts'
import { stateOf } from './ends.ts'
import { FORMS } from './known-forms.ts'
import { startSite } from './site.ts'
import { forgetDrafts, openIfThere } from './typed-forms.ts'
import { go, settled, type Stop, stopsOf } from './walk.ts'

/** What of a run is spent on a sample of the screens. `BUDGET=80` sees every one with its forms. */
const SECONDS = 12

/** A set of rights that opens a screen or a tab of one, and a form of it that a button opens. */
type Way = {
  readonly path: string
  readonly needs: readonly Permission[]
  readonly form?: KnownForm
}

const site = await startSite()
const everything = new Map<Username, ReadonlySet<string>>()
for (const who of ['admin', 'superadmin'] as const) {
  const asked = '{ me { permissions } }'
  const { me } = await site.api.as(who).run<{ me: { permissions: string[] } }>(asked)
  everything.set(who, new Set(me.permissions))
}

/** The rights of the person of the page, as the page reads them. */
let held: ReadonlySet<string> = new Set()
/** How often a page read them. */
let readings = 0
/** The permissions of each question asked since the last look: one of a list is enough. */
const asked = new Map<string, readonly Permission[]>()

const enterAs = site.relay({}, async (page) => {
  page.on('request', noteQuestions)
  await page.route('**/graphql', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    if (!/\bme\s*\{/.test(query)) return route.continue()
    const response = await route.fetch()
    const answer = (await response.json()) as { data?: { me?: { permissions?: string[] } } }
    if (answer.data?.me?.permissions) {
      answer.data.me.permissions = [...held]
      readings += 1
    }
    return route.fulfill({ response, json: answer })
  })
})

/** Pages of a thing of its person alone: rights of other people do not open them. */
const OF_ITS_PERSON = new Set(['cursos/mis-cursos/:id'])

test('a page asks only for what it says that it needs', { timeout: 7_200_000 }, async () => {
  const all = (await stopsOf(site))
    .filter((stop) => !OF_ITS_PERSON.has(stop.screen.path))
    .flatMap(waysOf)
  const order = shuffled('screens', all)
  const faults = new Set<string>()
  await spend('needs', { seconds: SECONDS, least: 4, most: order.length }, async ({ number }) => {
    const way = order[number - 1]
    if (way) for (const fault of await faultsOf(way)) faults.add(fault)
  })
  expect([...faults].toSorted()).toEqual([])
})

/** What goes wrong for who holds what a way needs, and for everybody who lacks one right more. */
async function faultsOf(way: Way): Promise<readonly string[]> {
  const platform = way.needs.some((one) => services[partsOf(one).word].rows === 'platform')
  const who = platform ? 'superadmin' : 'admin'
  const whole = everything.get(who) ?? new Set()
  const minimal = new Set<string>(way.needs)
  const faults = await look(who, way, whole)
  const besides = new Set([...asked.values()].flat().filter((one) => !minimal.has(one)))
  const holdings = [minimal, ...[...besides].map((one) => without(whole, one))]
  for (const holding of holdings) faults.push(...(await look(who, way, holding)))
  return faults
}

const without = (all: ReadonlySet<string>, one: string) =>
  new Set([...all].filter((other) => other !== one))

/** Opens a page as somebody who holds this, and its form if its button is there. */
async function look(who: Username, { path, form }: Way, holding: ReadonlySet<string>) {
  held = holding
  const before = readings
  const page = await enterAs(who, '/home/cuenta')
  expect(readings, 'the page reads who its person is').toBeGreaterThan(before)
  asked.clear()
  const what = [path, form?.query, form?.opener].filter(Boolean).join(' ')
  const whole = everything.get(who) ?? new Set()
  const lacking = [...whole].filter((one) => !holding.has(one))
  const lack = lacking.length > 1 ? 'all that it does not need' : lacking.join()
  const faults = await stuckAt(page, path, form)
  const wrong = [...asked].filter(([, enough]) => !enough.some((one) => holding.has(one)))
  return [
    ...faults.map((fault) => `${what} ${fault} without ${lack || 'nothing'}`),
    ...wrong.map(([name]) => `${what} asks for ${name}`),
  ]
}

/** Goes there and waits; how the page ends where it does not end well. */
async function stuckAt(page: Page, path: string, form?: KnownForm): Promise<string[]> {
  try {
    await go(page, `${path}${form?.query ?? ''}`)
    if (form) {
      // The page itself is looked at without its forms.
      asked.clear()
      if (form.opener && (await openIfThere(page, form.opener))) await settled(page)
      // What a form began with would open it by itself the next time, before its button.
      await forgetDrafts(page)
    }
  } catch (error) {
    return [`never comes to rest: ${String(error).slice(0, 200)}`]
  }
  const state = await stateOf(page)
  const dead = (await page.locator(UNFINISHED).count()) > 0
  return [...(state === 'open' ? [] : [`is ${state}`]), ...(dead ? ['cannot be filled in'] : [])]
}

/** A field that has to be filled in, closed for a reader without the rows to choose from. */
const UNFINISHED = `.ant-select:has(input[aria-required="true"]):has-text("${UNOFFERED}")`

/** Every set of rights that opens a stop and nothing more: alone, and with each of its forms. */
function waysOf({ path, screen, tab }: Stop): Way[] {
  const besides = [
    ...(screen.besides ?? []),
    ...(tab?.besides ?? []),
    ...(tab?.permission ? [tab.permission] : []),
    ...(tab?.ofOthers ? [tab.ofOthers] : []),
  ]
  const { permission = [] } = screen
  const any: readonly Permission[] = typeof permission === 'string' ? [permission] : permission
  const needed = any.length === 0 ? [besides] : any.map((one) => [one, ...besides])
  const place = tab?.path ? `${screen.path} ${tab.path}` : screen.path
  const forms = FORMS.filter(({ at, opener }) => at === place && opener !== undefined)
  return needed.flatMap((needs) => [
    { path, needs },
    ...forms.map((form) => ({ path, needs, form })),
  ])
}

function noteQuestions(request: Request) {
  if (!request.url().endsWith('/graphql')) return
  const { query } = request.postDataJSON() as { query: string }
  for (const definition of parse(query).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    for (const field of definition.selectionSet.selections) {
      if (field.kind === Kind.FIELD) note(field.name.value)
    }
  }
}

function note(field: string) {
  const name = apiOperations.find((one) => one === field)
  const policy = name && policyOf(name)
  if (!policy || policy === 'public' || policy === 'signedIn') return
  asked.set(field, typeof policy === 'string' ? [policy as Permission] : policy)
}
