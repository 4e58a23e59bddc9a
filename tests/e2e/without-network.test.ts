// Minga on a phone without a network: what one last saw of one's own opens, enciphered and marked;
// it goes with the session, and nobody else who uses the phone finds it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { chooseFromMenu, enter, overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { bernarda } = site.world.people

/** Without a network the browser itself complains of every question. */
const PHONE = {
  width: 360,
  height: 780,
  installs: true,
  dark: true,
  tolerate: /Failed to load|ERR_|Failed to fetch/,
} as const

/** Whether the service worker answers, and has the code of the page. */
const isInstalled = async () => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js') && name.includes('/assets/'))
  const found = await Promise.all(loaded.map((name) => caches.match(name)))
  return found.every((one) => one !== undefined)
}

/** Everything that the device has, as text: rows, places and the rest of the browser's storage. */
const heldOnDevice = async () => {
  const request = indexedDB.open('minga.device')
  const database = await new Promise<IDBDatabase>((done) => {
    request.onsuccess = () => done(request.result)
  })
  const rows: string[] = []
  for (const name of database.objectStoreNames) {
    const all = database.transaction(name).objectStore(name).getAll()
    await new Promise((done) => {
      all.onsuccess = done
    })
    for (const row of all.result) {
      const { sealed } = row
      const bytes = sealed ? new TextDecoder('latin1').decode(sealed.data) : ''
      rows.push(`${name} ${row.owner ?? ''} ${row.place ?? ''} ${bytes}`)
    }
  }
  database.close()
  return rows
}

const seenAt = (page: Page) =>
  page.getByText(/^Sin conexión: visto el \d\d-\d\d-\d{4} a las \d\d:\d\d$/)
const quiet = (rows: string[]) => rows.filter((row) => row.startsWith('seen')).length

async function signIn(page: Page, username: string) {
  await page.goto('/login')
  await enter(page, username)
  await page.waitForURL('**/home/**')
}

test('the own payslip opens without a network, and goes when its person signs out', async () => {
  const page = await site.open(PHONE)
  await signIn(page, 'trabajador')
  await page.goto('/home/liquidaciones')
  await page.getByRole('link', { name: /^Agosto 2026$/ }).click()
  await page.getByRole('heading', { name: bernarda.name }).waitFor()
  await page.goto('/home/vacaciones')
  await page.getByText(/^Saldo al/).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: bernarda.name }).waitFor()
  await expect.poll(() => page.evaluate(isInstalled), { timeout: 30_000 }).toBe(true)
  await expect.poll(async () => quiet(await page.evaluate(heldOnDevice))).toBeGreaterThan(4)
  const held = (await page.evaluate(heldOnDevice)).join('\n')
  expect(held).not.toContain(bernarda.name)
  expect(held).not.toContain('payrollSummaryView')

  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: bernarda.name }).waitFor()
  await seenAt(page).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  await page.goto('/home/cuenta')
  await page.getByText('Esta página necesita la red.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Vacaciones: Mis vacaciones' }).click()
  await page.getByText(/^Saldo al/).waitFor()
  await seenAt(page).waitFor()

  await page.context().setOffline(false)
  await seenAt(page).waitFor({ state: 'hidden' })
  await settled(page)
  await chooseFromMenu(page.getByRole('button', { name: /^Menú de / }), 'Cerrar sesión')
  await page.waitForURL('**/login')
  await expect.poll(() => page.evaluate(heldOnDevice)).toEqual([])
})

test('who comes next on the same phone finds nothing of who was there before', async () => {
  const page = await site.open(PHONE)
  await signIn(page, 'trabajador')
  await page.goto('/home/liquidaciones')
  await page.getByRole('link', { name: /^Agosto 2026$/ }).click()
  await page.getByRole('heading', { name: bernarda.name }).waitFor()
  const { pathname } = new URL(page.url())
  await expect.poll(() => page.evaluate(isInstalled), { timeout: 30_000 }).toBe(true)
  await expect.poll(async () => quiet(await page.evaluate(heldOnDevice))).toBeGreaterThan(1)
  // Somebody else's session in the browser that kept hers: nothing of hers opens with it.
  const token = await site.api.as('supervisor').token()
  await page.evaluate((one) => localStorage.setItem('minga.token', one), token)
  await page.goto('/home/vacaciones')
  await page.getByText(/^Saldo al/).waitFor()
  await page.context().setOffline(true)
  await page.goto(pathname)
  await page.getByRole('status').filter({ hasText: 'Sin conexión' }).first().waitFor()
  await expect.poll(() => page.getByText(bernarda.name).count()).toBe(0)
  await expect
    .poll(async () =>
      (await page.evaluate(heldOnDevice)).filter((row) => row.includes(bernarda.publicId)),
    )
    .toEqual([])
})

/** A Tuesday some weeks from now, and the day after it. */
function spanIn(weeks: number) {
  const now = new Date()
  const day = (more: number) => {
    const on = new Date(now)
    on.setUTCDate(now.getUTCDate() + ((9 - now.getUTCDay()) % 7) + 7 * weeks + more)
    return on.toISOString().slice(0, 10)
  }
  return { startDate: day(0), endDate: day(1) }
}

async function asked(weeks: number): Promise<string> {
  const userContractId = bernarda.contracts[0]?.publicId ?? ''
  const { startDate, endDate } = spanIn(weeks)
  await site.api.as('trabajador').mutate(
    `mutation Ask($input: CreateVacationInput!) {
      createVacation(input: $input) { status error { message } data { id } } }`,
    { input: { userContractId, startDate, endDate } },
  )
  return startDate.split('-').toReversed().join('-')
}

const stateOf = async (day: string) => {
  const { rows } = await site.owner.query<{ state: string }>(
    `select response_status as state from vacation
     where user_contract_id = $1 and to_char(start_date, 'DD-MM-YYYY') = $2`,
    [bernarda.contracts[0]?.id, day],
  )
  return rows.map(({ state }) => state)
}

test('what is answered without a network is sent once, and says if it came late', async () => {
  await site.owner.query(
    `update business_option set vacation_public = true, vacation_public_supervisor = true`,
  )
  const [first, second, third] = [await asked(8), await asked(10), await asked(12)]
  const page = await site.open(PHONE)
  let sent = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation AnswerInbox')) sent += 1
  })
  await signIn(page, 'supervisor')
  await page.goto('/home/bandeja')
  const rowOf = (day: string) =>
    page.getByRole('list', { name: 'Pendientes' }).getByRole('listitem').filter({ hasText: day })
  for (const day of [first, second, third]) await rowOf(day).waitFor()
  await expect.poll(() => page.evaluate(isInstalled), { timeout: 30_000 }).toBe(true)

  await page.context().setOffline(true)
  await page.getByText('Sin conexión.').waitFor()
  const waiting = page.getByRole('list', { name: 'Respondido sin conexión' }).getByRole('listitem')
  for (const [index, day] of [first, second, third].entries()) {
    await rowOf(day).getByRole('button', { name: 'Aprobar' }).click()
    await expect.poll(() => waiting.count()).toBe(index + 1)
  }
  // One is taken back, and what waits is there after a reload, enciphered.
  await waiting.filter({ hasText: third }).getByRole('button', { name: 'Deshacer' }).click()
  await rowOf(third).waitFor()
  await page.reload()
  await expect.poll(() => waiting.count()).toBe(2)
  await waiting
    .first()
    .getByText(/Se enviará al volver la conexión/)
    .waitFor()
  expect((await page.evaluate(heldOnDevice)).join()).not.toContain(bernarda.name)
  expect(await accessibilityFaults(page)).toEqual([])
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await stateOf(first)).toEqual(['PENDING'])

  // Meanwhile somebody answers the second one elsewhere.
  await site.owner.query(
    `update vacation set response_status = 'REJECTED', version = version + 1
     where user_contract_id = $1 and to_char(start_date, 'DD-MM-YYYY') = $2`,
    [bernarda.contracts[0]?.id, second],
  )
  await page.context().setOffline(false)
  await expect.poll(() => stateOf(first), { timeout: 20_000 }).toEqual(['APPROVED'])
  await waiting.getByText(/No se respondió: /).waitFor()
  await expect.poll(() => waiting.count()).toBe(1)
  expect(sent).toBe(2)
  expect(await stateOf(second)).toEqual(['REJECTED'])
  expect(await stateOf(third)).toEqual(['PENDING'])
  await waiting.getByRole('button', { name: 'Quitar' }).click()
  await expect.poll(() => waiting.count()).toBe(0)
})
