// The columns of a bank's template, moved by somebody with a mouse and by somebody with a keyboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startSite } from './site.ts'
import { pick } from './gestures.ts'
import { settled } from './walk.ts'

const site = await startSite()

/** The columns of the line of a payment, in their order. */
const order = async (page: Page) =>
  (
    await page
      .locator('[data-section="LINE"] button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  )
    .filter((label) => label.startsWith('Subir '))
    .map((label) => label.slice('Subir '.length))

test('columns are moved by their arrows, by dragging, and taken back', async () => {
  await site.asCompany(`delete from payslip_payment p using payroll_month m
    where m.id = p.payroll_month_id and m.year_month = 202608
      and m.business_id = ${site.world.businesses.vina.id}`)
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/nominas-de-pago')
  await page.getByRole('link', { name: 'BancoEstado, planilla propia' }).click()
  await page.getByText('Arrastre una columna, o use sus flechas.').waitFor()
  const before = ['RUT', 'Nombre', 'Banco', 'Tipo de cuenta', 'Cuenta', 'Monto']
  await expect.poll(() => order(page)).toEqual(before)

  // The trial follows: its first column is that of the template.
  await pick(
    page.getByRole('combobox', { name: 'Mes de la prueba' }),
    /^Remuneraciones agosto 2026, Viña Los Coihues$/,
  )
  const trial = page.getByRole('region', { name: 'Primeras líneas' })
  const firstCell = trial.locator('tr td').first()
  await trial.waitFor()
  await expect.poll(() => firstCell.getAttribute('title')).toBe('RUT')

  const down = page.getByRole('button', { name: 'Bajar RUT' }).first()
  await down.focus()
  await down.press('Enter')
  await page.getByRole('status').filter({ hasText: 'RUT: lugar 2 de 6' }).waitFor()
  await page.locator('button[aria-label="Bajar RUT"]:focus').waitFor()
  await expect.poll(() => order(page)).toEqual(['Nombre', 'RUT', ...before.slice(2)])
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'RUT: lugar 3 de 6' }).waitFor()
  await settled(page)
  await expect.poll(() => firstCell.getAttribute('title')).toBe('Nombre')
  expect(await accessibilityFaults(page)).toEqual([])

  const grip = page.locator('[data-section="LINE"] .ft-grip[title="Arrastrar Monto"]')
  const target = page
    .locator('tr')
    .filter({ has: page.getByRole('button', { name: 'Subir Nombre' }) })
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + to.height / 4, { steps: 6 })
  await page.locator('[data-over="before"]').waitFor()
  await page.mouse.up()
  await page.getByRole('status').filter({ hasText: 'Monto: lugar 1 de 6' }).waitFor()
  await expect.poll(async () => (await order(page))[0]).toBe('Monto')

  for (const words of ['Deshacer: mover Monto', 'Deshacer: mover RUT', 'Deshacer: mover RUT']) {
    await page.getByRole('button', { name: words }).click()
    await settled(page)
  }
  await page.getByRole('button', { name: /^Deshacer: mover/ }).waitFor({ state: 'detached' })
  await expect.poll(() => order(page)).toEqual(before)
})
