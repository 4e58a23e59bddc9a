// The file that an accounting program reads: its template tried on an entry, and the file made.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
const NAME = 'Programa contable propio'

test('a template is tried on the entry of a month, and follows its columns', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/plan-de-cuentas/plantillas')
  await page.getByRole('link', { name: NAME }).click()
  await page.getByText('Arrastre una columna, o use sus flechas.').waitFor()
  await pick(page.getByRole('combobox', { name: 'Mes de la prueba' }), /jul.*2026, Viña/i)
  const trial = page.getByRole('region', { name: 'Primeras líneas' })
  await trial.waitFor()
  const second = trial.locator('tr').nth(1).locator('td')
  await expect.poll(() => second.first().getAttribute('title')).toBe('Comprobante')
  await expect.poll(() => second.first().innerText()).toBe('20260703')
  await page.getByText(/^Asiento 3: \d+ líneas/).waitFor()
  await page.getByRole('button', { name: 'Bajar Comprobante' }).click()
  await expect.poll(() => second.first().getAttribute('title')).toBe('Fecha')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the file of an entry is made by its template and stays in the history', async () => {
  const month = await site.monthOf(site.world.businesses.vina.id, 202607)
  const page = await site.visit('admin', { width: 360, height: 780 })
  await page.goto(`/home/centralizacion/${month}`)
  await page.getByRole('button', { name: 'Descargar por plantilla' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByTitle(NAME).waitFor()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Hacer archivo' }).click()
  await awaitNotice(page, 'Archivo hecho')
  expect((await download).suggestedFilename()).toContain(NAME)
  await page.goto(`/home/centralizacion/${month}/historial`)
  await page.getByText('Archivos por plantilla').first().waitFor()
  await page.getByText(NAME).first().waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
