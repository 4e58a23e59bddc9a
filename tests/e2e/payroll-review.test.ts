// What changed since last month, by cause; and a payslip that follows what is entered.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { atOnce, dismiss, focusReturns, overflow, pick, press, startSite } from './site.ts'

const site = await startSite()
startWorker(site.database, { LOG_LEVEL: 'silent' })
const { vina } = site.world.businesses

test('a reviewer sees why pay changed, and signs it off', { timeout: 90_000 }, async () => {
  const page = await site.visit('admin')
  await page.goto(await openMonth())
  await page.getByRole('button', { name: 'Calcular', exact: true }).click()
  await page.getByRole('button', { name: 'Calcular de nuevo' }).waitFor({ timeout: 40_000 })

  await tab(page, 'Novedades').click()
  const cell = page.getByLabel(/^Comisiones, Bernarda/)
  await cell.fill('250000')
  await cell.press('Tab')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('row').filter({ hasText: 'Bernarda' }).getByText('recalculado').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await tab(page, 'Comparar').click()
  await page.getByText('Cada peso tiene causa').waitFor()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.getByRole('button', { name: /^Bernarda/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  // What is compared is seen without scrolling, on the height of a common screen.
  await page.setViewportSize({ width: 1440, height: 868 })
  const third = await page.getByRole('row').nth(3).boundingBox()
  expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThan(868)
  await page.setViewportSize({ width: 1440, height: 1000 })
  const cause = page.getByRole('button', { name: /^Novedades, cuotas y comisiones/ })
  const name = page.getByRole('button', { name: /^Bernarda/ })
  // Who is quicker than the page narrows the list and opens a row of it: the address says both.
  await atOnce(cause, name)
  await page.waitForURL((url) => url.search.includes('cause=ITEM&detalle='))
  await dismiss(page.getByRole('dialog'))
  // The keyboard opens why, and comes back to where it was.
  await press(name, 'Enter')
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Comisiones ya calculadas').first().waitFor()
  await drawer.getByText('$250.000').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dismiss(drawer)
  await focusReturns(name)
  await press(name, 'Enter')
  await drawer.getByRole('button', { name: 'Marcar y seguir' }).click()
  const hers = site.world.people.bernarda.contracts[0]?.publicId ?? ''
  await page.waitForURL((url) => ![null, hers].includes(url.searchParams.get('detalle')))
  // The button went away while the next person arrived; the keyboard is still in the dialog.
  await dismiss(drawer)
  await page.getByRole('button', { name: 'Marcar la lista como revisada' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Marcar/ })
    .click()
  await page.getByText('Revisado por Carolina Aránguiz').first().waitFor()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => overflow(page)).toBe(0)
})

test(
  'what is known late of a closed month is paid in the open one',
  { timeout: 90_000 },
  async () => {
    const page = await site.visit('admin', { width: 1440 })
    await page.goto(`${await openMonth()}/retroactivos`)
    await page.getByText('Sin diferencias por pagar').waitFor()
    await page.getByRole('button', { name: 'Registrar un haber o descuento atrasado' }).click()
    const form = page.getByRole('dialog')
    await pick(form.getByLabel('Persona'), 'Bernarda', 'Bernarda')
    await pick(form.getByLabel('Mes cerrado'), 'agosto', 'agosto')
    await pick(form.getByLabel('Concepto'), 'responsabilidad', 'Bono de responsabilidad')
    await form.getByLabel('Cuánto faltó').fill('80000')
    await form.getByLabel('Motivo').fill('La jefatura lo informó en septiembre')
    await form.getByRole('button', { name: 'Registrar' }).click()
    const owed = page.getByRole('region', { name: /^Bernarda/ })
    await owed.getByText('Haber o descuento atrasado').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Agregar a septiembre/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Agregar/ })
      .click()
    await page
      .getByRole('table', { name: 'Agregado al mes' })
      .getByText(/^Bernarda/)
      .waitFor()
    await page.getByText('Nada por agregar').waitFor()
    await page.setViewportSize({ width: 360, height: 780 })
    await expect.poll(() => overflow(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

async function openMonth(): Promise<string> {
  const { rows } = await site.owner.query<{ id: string }>(
    'select id from payroll_month where business_id = $1 and year_month = 202609',
    [vina.id],
  )
  return `/home/procesos/${publicId('payrollMonth', Number(rows[0]?.id))}`
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })
