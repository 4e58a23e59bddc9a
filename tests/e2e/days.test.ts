// The day of each kind of person, by clicking alone from where signing in leaves them.
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { rightsOf } from '../api/rights.ts'
import type { Username } from '../world.ts'
import { stateOf } from './ends.ts'
import { chooseFromMenu, enter, overflow, pick, shows, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { hernan, bernarda } = site.world.people

beforeAll(async () => {
  // In this company the supervisor answers: a profile says so.
  const rights = rightsOf(site.api.as('admin'))
  await rights.newProfile('Jefatura que responde', { GP_0021: 'u' })
  await rights.profile(hernan, 'Jefatura que responde')
})

test('a worker, on a phone: asks for a day, takes it back, asks again, receives their pay', async () => {
  const page = await site.signIn('trabajador', { width: 360, height: 780 })
  const quick = page.getByRole('navigation', { name: 'Accesos rápidos' })
  await follow(page, quick.getByRole('link', { name: 'Ausentismo' }), 'Ausentismo')

  await askForADay(page, '28-09-2026')
  const card = page.getByRole('listitem').filter({ hasText: '28-09-2026' })
  await card.getByText('Pendiente').waitFor()
  await chooseFromMenu(card.getByRole('button', { name: /^Acciones de/ }), 'Retirar solicitud')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar solicitud' }).click()
  await page.getByText('Solicitud retirada').waitFor()
  await card.getByText('Anulada').waitFor()
  await askForADay(page, '29-09-2026')
  expect(await overflow(page)).toBe(0)

  await quick.getByRole('button', { name: 'Menú' }).click()
  const drawer = page.getByRole('dialog').getByRole('navigation', { name: 'Menú principal' })
  await follow(page, drawer.getByRole('link', { name: 'Liquidaciones' }), 'Mis liquidaciones')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /agosto/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Recibí conforme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recibí conforme' }).click()
  await page.getByText(/^Recibida conforme el/).waitFor()
})

test('a supervisor: answers what the team asked, asks for somebody, follows it in the record', async () => {
  const page = await site.signIn('supervisor', { width: 1440 })
  await follow(page, menuOf(page).getByRole('link', { name: 'Ausentismo' }), 'Ausentismo')
  const team = page.getByRole('region', { name: 'Solicitudes de mi equipo' })
  const asked = team.getByRole('row').filter({ hasText: '29-09-2026' })
  await chooseFromMenu(asked.getByRole('button', { name: /^Acciones de/ }), 'Aprobar')
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
  await page.getByText('Ausencia aprobada').waitFor()
  await asked.waitFor({ state: 'detached' })
})

type Step = readonly [what: string, heading: string | RegExp]

/** Links from the menu on, in the order of the day. */
const DAYS: Partial<Record<Username, readonly Step[]>> = {
  admin: [['Auditorías', 'Auditorías']],
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })

/** Presses a link, and waits for the page behind it, which refuses nothing. */
async function follow(page: Page, link: Locator, heading: string | RegExp) {
  await settled(page)
  await link.click()
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await settled(page)
  expect(await stateOf(page)).toBe('open')
}

async function askForADay(page: Page, day: string) {
  await page.getByRole('button', { name: 'Nueva ausencia' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await pick(dialog.getByLabel('Tipo', { exact: true }), 'Permiso')
  for (const label of ['Desde', 'Hasta']) {
    const field = dialog.getByLabel(label, { exact: true })
    await field.fill(day)
    await field.press('Tab')
    await shows(field, day)
  }
  await dialog.getByText('1 día corrido').waitFor()
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
  await page.getByText('Solicitud enviada').waitFor()
  await dialog.waitFor({ state: 'detached' })
}
