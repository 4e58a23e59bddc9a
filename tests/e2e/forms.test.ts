// Every form of the product: what is typed in it is there after a reload, and after a session that
// ended and a new sign-in.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filesEndingIn, textOf } from '../architecture/source.ts'
import type { Username } from '../world.ts'
import { enter, startSite } from './site.ts'
import { formOf, formsAt, open, readingOf, type Seen, typeInto, visit } from './typed.ts'
import { settled, type Stop, stopsOf } from './walk.ts'

/** Files with a form that no screen of the demo world opens by one button, and why. */
const BEYOND: Readonly<Record<string, string>> = {}

const site = await startSite()
const stops = await stopsOf(site)
/** Operations of the forms that were tried. */
const tried = new Set<string>()

test.for([...Map.groupBy(stops, groupOf)])(
  '%s: what is typed is there after a reload and a new sign-in',
  { timeout: 600_000 },
  async ([group, found]) => {
    const username = group.startsWith('superadmin') ? 'superadmin' : 'admin'
    const page = await site.signIn(username, { tolerate: /401/ })
    // The browser asks before a page with unsaved entries is left; here one leaves by mistake.
    page.on('dialog', (dialog) => void dialog.accept())
    const lost: string[] = []
    for (const { path } of found) {
      for (const form of await formsAt(page, path)) {
        tried.add(form.operation)
        const loss = await lossOf(page, username, path, form)
        if (loss) lost.push(`${path} ${form.opener ?? ''} ${form.operation}: ${loss}`)
      }
    }
    expect(lost).toEqual([])
  },
)

test('no form of the product is left out', () => {
  const forms = filesEndingIn('.tsx')
    .filter((file) => /^modules\/[^/]+\/web\//.test(file))
    .map((file) => ({ file, text: textOf(file) }))
    .filter(({ text }) => /<(SectionForm|FormDialog|FormPage|EditableSection)\b/.test(text))
  expect(forms.length).toBeGreaterThan(30)
  const left = forms.filter(
    ({ text }) =>
      ![...text.matchAll(/useAction\((\w+)/g)].some(([, name]) => tried.has(name ?? '')),
  )
  expect(left.map(({ file }) => file).toSorted()).toEqual(Object.keys(BEYOND).toSorted())
})

/** Screens of the platform are a superadmin's, and the others an admin's. */
function groupOf({ screen }: Stop): string {
  const [first = ''] = screen.path.split('/')
  return /^(empresas|administracion-global|indicadores)/.test(first)
    ? `superadmin ${first}`
    : `admin ${first}`
}

/** Types in a form, reloads, ends the session and signs in again; what was lost, if anything. */
async function lossOf(page: Page, username: Username, path: string, { operation, opener }: Seen) {
  await visit(page, path)
  if (opener !== undefined) await open(page, opener)
  const form = formOf(page, operation)
  const before = await readingOf(form)
  await typeInto(form, '4711 anotado')
  const typed = await readingOf(form)
  if (typed === before) return 'nothing could be typed'
  const isThere = () => readingOf(form).catch(() => 'the form is not open')
  const lasts = async (when: string) => {
    await expect
      .poll(isThere, { timeout: 10_000 })
      .toBe(typed)
      .catch(() => undefined)
    const now = await isThere()
    return now === typed ? undefined : `${when}: «${typed}» became «${now}»`
  }
  await page.reload()
  await settled(page)
  const reloaded = await lasts('after a reload')
  await endSession(username)
  await page.reload()
  await page.waitForURL('**/login')
  await enter(page, username)
  await page.waitForURL(`**${path}*`)
  await settled(page)
  const back = reloaded ?? (await lasts('after signing in again'))
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('minga.draft.')) localStorage.removeItem(name)
  })
  return back
}

/** Nobody used the session for half an hour. */
const endSession = (username: Username) =>
  site.owner.query(
    `update login_session set last_seen_at = last_seen_at - interval '31 minutes'
     where login_id = (select id from login where username = $1)`,
    [username],
  )
