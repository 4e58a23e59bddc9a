// Every form of the product: what is typed in it is there after a reload, and after a session that
// ended and a new sign-in.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { KnownForm } from './known-form.ts'
import { filesEndingIn, textOf } from '../architecture/source.ts'
import { shuffled, spend } from '../budget.ts'
import type { Username } from '../world.ts'
import { FORMS, UNOPENED } from './known-forms.ts'
import { enter, startSite } from './site.ts'
import { forgetDrafts, formOf, open, readingOf, typeInto, visit } from './typed-forms.ts'
import { settled, stopsOf } from './walk.ts'

const site = await startSite()
const addresses = new Map(
  (await stopsOf(site)).map(({ screen, tab, path }) => [placeOf(screen.path, tab?.path), path]),
)

/** Screens of the platform are a superadmin's, and the others an admin's. */
const groups = Map.groupBy(FORMS, ({ at }): Username =>
  at.startsWith('empresas') ? 'superadmin' : 'admin',
)

test.for([...groups])(
  '%s: what is typed is there after a reload and a new sign-in',
  { timeout: 600_000 },
  async ([username, forms]) => {
    const page = await site.signIn(username, { tolerate: /401/ })
    // The browser asks before a page with unsaved entries is left; here one leaves by mistake.
    page.on('dialog', (dialog) => void dialog.accept())
    const order = shuffled(username, forms)
    const typed: (readonly [KnownForm, string])[] = []
    const budget = { seconds: 15, least: 3, most: forms.length }
    await spend(username, budget, async ({ number }) => {
      const one = order[number - 1]
      // A form that is open again by itself would stand before another one of its page.
      if (!one || typed.some(([{ at }]) => at === one.at)) return
      typed.push([one, await typeAndReload(page, one)])
    })
    await endSession(username)
    await page.reload()
    await page.waitForURL('**/login')
    await enter(page, username)
    for (const [one, text] of typed.toReversed()) {
      if (one !== typed.at(-1)?.[0]) await visit(page, addressOf(one))
      await page.waitForURL(({ href }) => href.endsWith(addressOf(one)))
      await lasts(page, one, text, 'a new sign-in')
    }
  },
)

test.for([...groups])(
  '%s: a form that was only looked at is no draft',
  { timeout: 900_000 },
  async ([username, forms]) => {
    const page = await site.signIn(username)
    page.on('dialog', (dialog) => void dialog.accept())
    const order = shuffled(`looked at by ${username}`, forms)
    const budget = { seconds: 12, least: 3, most: forms.length }
    await spend(`looked at by ${username}`, budget, async ({ number }) => {
      const one = order[number - 1]
      if (!one) return
      await lookAt(page, one)
      await expect.poll(() => draftsIn(page), { message: nameOf(one) }).toEqual([])
    })
  },
)

/** A form of the kit; a page of a record has one where its data are on it. */
const WRITES_FORM = new RegExp(
  '<(CataloguePage|RecordsPage|SectionForm|FormDialog|FormPage|EditableSection|AskDialog)\\b' +
    '|<(ShortCatalogue|ActDialog|NewMassActPage|UndoActDialog)\\b|<RecordPage\\b[^]*\\bdata=',
)

test('every form of the product is known', () => {
  const files = filesEndingIn('.tsx')
    .filter((file) => /^modules\/[^/]+\/[^/]+\/web\//.test(file))
    .filter((file) => WRITES_FORM.test(textOf(file)))
    .map((file) => file.replace(/^modules\/[^/]+\/([^/]+)\/web\/(.+)\.tsx$/, '$1/$2'))
  const known = new Set([...FORMS.map((one) => one.in), ...UNOPENED])
  expect([...known].toSorted()).toEqual(files.toSorted())
})

test('every form is at an address', () => {
  expect(FORMS.filter(({ at }) => !addresses.has(at))).toEqual([])
})

function placeOf(screen: string, tab: string | undefined) {
  return tab ? `${screen} ${tab}` : screen
}

const addressOf = ({ at, query = '' }: KnownForm): string => `${addresses.get(at) ?? ''}${query}`

/** Types in a form and reloads the page; what the form shows then, as before. */
async function typeAndReload(page: Page, one: KnownForm): Promise<string> {
  await visit(page, addressOf(one))
  if (one.opener !== undefined) await open(page, one.opener)
  const form = formOf(page, one.form)
  const before = await readingOf(form)
  await typeInto(form, '4711 anotado')
  const message = `something is typed in ${nameOf(one)}`
  await expect.poll(() => readingOf(form), { timeout: 10_000, message }).not.toBe(before)
  const text = await readingOf(form)
  await page.reload()
  await lasts(page, one, text, 'a reload')
  return text
}

/** Opens a form and goes through its first fields without writing. */
async function lookAt(page: Page, one: KnownForm): Promise<void> {
  await forgetDrafts(page)
  await visit(page, addressOf(one))
  if (one.opener !== undefined) await open(page, one.opener)
  await formOf(page, one.form).waitFor()
  for (let fields = 0; fields < 4; fields += 1) await page.keyboard.press('Tab')
  await settled(page)
}

const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('minga.draft.')))

/** The form is open, by itself, with what was typed in it. */
async function lasts(page: Page, one: KnownForm, text: string, after: string) {
  const message = `what was typed in ${nameOf(one)} is there after ${after}`
  const form = formOf(page, one.form)
  await form.waitFor().catch(() => expect.fail(`${message}: the form is not open`))
  await expect.poll(() => readingOf(form), { timeout: 10_000, message }).toBe(text)
}

const nameOf = ({ at, form, opener = '' }: KnownForm) => `${at} ${opener} ${form}`

/** Nobody used the session for half an hour. */
const endSession = (username: Username) =>
  site.owner.query(
    `update login_session set last_seen_at = last_seen_at - interval '31 minutes'
     where login_id = (select id from login where username = $1)`,
    [username],
  )
