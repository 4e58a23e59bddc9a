// Every form of the product: what is typed in it is there after a reload, and after a session that
// ended and a new sign-in.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filesEndingIn, textOf } from '../architecture/source.ts'
import { shuffled, spend } from '../budget.ts'
import type { Username } from '../world.ts'
import { FORMS, type KnownForm } from './known-forms.ts'
import { enter, startSite } from './site.ts'
import { formOf, open, readingOf, typeInto, visit } from './typed.ts'
import { stopsOf } from './walk.ts'

/** Files with a form that no single button of a screen of the demo world opens, and why. */
const BEYOND: Readonly<Record<string, string>> = {
  'company-services/ServiceDialog': 'the row that stands first is given or not: one form or other',
  'corrections/ProposeDialog': 'it is for one’s own record, and the walk opens that of another',
  'gratification/GratificationRows': 'no business of the demo world proposed its gratification',
  'gratification/GratificationTerms': 'no process of the demo world pays a gratification',
  'payroll-frame/OtherActions': 'its text is asked to open a closed process again',
  'indicators/RevokeDialog': 'nobody entered an indicator in the demo world',
  'indicators/TableEntryDialog': 'it waits for the UTM of its month, which is not known yet',
  'payroll-checks/NoteDialog': 'the open month of the demo world is not calculated',
  'payroll-closing/ClosingDialog': 'the open month of the demo world is not calculated',
  'payroll-months/MonthActions': 'its text is asked to open a closed month again',
  'people/PersonActions': 'whose record the walk opens has an account already',
  'second-factor/AddTotp': 'its code serves once, and is not kept',
  'second-factor/FactorsPanel': 'the key that is named waits in the browser, and not for a reload',
  'studio/CaseDialog': 'its fields come once a person was chosen',
  'studio/SaveDialog': 'what was changed in the formula is kept, and this asks only how to save it',
}

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
    const budget = { seconds: 30, least: 3, most: forms.length }
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

/** A form of the kit; a page of a record has one where its data are on it. */
const WRITES_FORM = new RegExp(
  '<(CataloguePage|SectionForm|FormDialog|FormPage|EditableSection|AskDialog|ActDialog)\\b' +
    '|<RecordPage\\b[^]*\\bdata=',
)

test('every form of the product is known', () => {
  const files = filesEndingIn('.tsx')
    .filter((file) => /^modules\/[^/]+\/[^/]+\/web\//.test(file))
    .filter((file) => WRITES_FORM.test(textOf(file)))
    .map((file) => file.replace(/^modules\/[^/]+\/([^/]+)\/web\/(.+)\.tsx$/, '$1/$2'))
  const known = new Set([...FORMS.map((one) => one.in), ...Object.keys(BEYOND)])
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
