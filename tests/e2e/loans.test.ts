// A loan of the employer in its screens: quotas that wait, a payment before its day, and its paper.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick, write } from './gestures.ts'
import { overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

/** The loan of the demo world: 300.000 pesos in six quotas of 50.000 from October 2026. */
async function opened(width = 1280) {
  const page = await site.visit('admin', { width, height: 900 })
  await page.goto('/home/prestamos')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('heading', { name: /^Préstamo de / }).waitFor()
  const schedule = page.getByRole('table', { name: 'Cuotas del préstamo' })
  await schedule.waitFor()
  return { page, schedule }
}

test('quotas wait some months with a reason, and the loan ends as much later', async () => {
  const { page, schedule } = await opened()
  await page.getByText('Termina en marzo 2027').waitFor()
  await page.getByRole('button', { name: 'Suspender cuotas' }).click()
  const form = page.getByRole('dialog', { name: 'Suspender cuotas' })
  await pick(form.getByLabel('Desde'), 'Noviembre 2026')
  await write(form.getByLabel('Meses que espera'), '2')
  await form.getByLabel('Motivo').fill('Licencia médica larga')
  await form.getByRole('button', { name: 'Suspender' }).click()
  await awaitNotice(page, 'Las cuotas se corrieron')
  await page.getByText('Termina en mayo 2027').waitFor()
  await page.getByText('Desde noviembre 2026, 2 meses: Licencia médica larga').waitFor()
  await schedule.getByRole('row', { name: /^Octubre 2026/ }).waitFor()
  const waits = schedule.getByRole('row', { name: /^(Noviembre|Diciembre) 2026/ })
  await expect.poll(() => waits.count()).toBe(0)
  await expect.poll(() => schedule.getByRole('row').count()).toBe(7)
})

test('a payment before its day says what it leaves, and every balance follows', async () => {
  const { page, schedule } = await opened()
  await page.getByRole('button', { name: 'Registrar pago anticipado' }).click()
  const form = page.getByRole('dialog', { name: 'Registrar pago anticipado' })
  await write(form.getByLabel('Monto'), '100000', '100.000')
  await form.getByText(/^Quedan 4 cuotas desde octubre 2026 hasta marzo 2027/).waitFor()
  await form.getByText('Mismo plazo: cuotas más bajas').click()
  await form.getByText(/^Quedan 6 cuotas desde octubre 2026 hasta mayo 2027/).waitFor()
  await form.getByRole('button', { name: 'Registrar pago' }).click()
  await awaitNotice(page, 'Pago registrado')
  await page.getByRole('list', { name: 'Préstamo' }).getByText('$200.000').waitFor()
  // It stands in the month of the day on which it is paid.
  await schedule.getByRole('row', { name: /\$100\.000 Pago anticipado/ }).waitFor()
  await schedule.getByRole('row', { name: /^Mayo 2027 \$33\.333 Pendiente \$0$/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('its paper is downloaded, by its person too in their ficha', async () => {
  const { page } = await opened(740)
  await expect.poll(() => overflow(page)).toBe(0)
  const arriving = page.waitForEvent('download', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Descargar documento' }).click()
  expect((await arriving).suggestedFilename()).toMatch(/^Préstamo de .* del 10-09-2026\.pdf$/)
})

test('a loan is given from the menu, and from the ficha with its contract chosen', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Casos de personas' }).click()
  await page.getByRole('link', { name: 'Préstamos', exact: true }).click()
  await page.getByRole('heading', { name: 'Préstamos de la empresa' }).waitFor()
  const { bernarda } = site.world.people
  await page.goto(`/home/ficha/${bernarda.publicId}/prestamos`)
  await page.getByRole('button', { name: 'Nuevo préstamo' }).click()
  await page.getByRole('heading', { name: 'Nuevo préstamo' }).waitFor()
  await page.getByRole('main').getByTitle(bernarda.name).waitFor()
  await write(page.getByLabel('Monto'), '120000', '120.000')
  await write(page.getByLabel('Cuotas', { exact: true }), '2')
  await page.getByRole('button', { name: 'Otorgar préstamo' }).click()
  await awaitNotice(page, 'Préstamo otorgado')
})

test('quotas of a permanent item are among what a person owes, here and in the ficha', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/prestamos')
  await page.getByRole('link', { name: 'Ver lo que deben' }).click()
  await page.getByRole('heading', { name: 'Lo que deben las personas' }).waitFor()
  await page.getByPlaceholder('Nombre o RUT').fill('Toledo')
  await page.waitForURL('**q=Toledo**')
  await settled(page)
  const row = page.getByRole('row', { name: /Toledo.*Préstamo de la empresa: 5 cuotas/ })
  await row.getByText('$325.000', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await row.getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Lo que debe la persona: $325.000' }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => overflow(page)).toBe(0)
})
