// From the request of an absence to its answer, as an administrator, a supervisor and a worker.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()

test('an administrator registers a medical leave and sees what it does', async () => {
  const page = await site.visit('admin', { width: 1440 })
  await page.goto('/home/ausencias')
  await heading(page)
  await page.getByText('Rechazada').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.screenshot({ path: '/tmp/absences-list.png' })

  await page.getByRole('button', { name: 'Nueva ausencia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await dialog.getByLabel('Persona y contrato').click()
  await page.keyboard.type('Bernarda Huenchul')
  await page.locator('.ant-select-item-option').filter({ hasText: 'Bernarda' }).first().click()
  await fillSpan(page, '14-09-2026', '18-09-2026')
  await dialog.getByText('5 días corridos').waitFor()
  await dialog.getByText(/5 días de licencia en septiembre.*3 de carencia/).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.screenshot({ path: '/tmp/absences-dialog.png', fullPage: true })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Ausencia registrada').waitFor()

  await page.goto('/home/ausencias?vista=calendario&month=202609')
  await page.getByRole('button', { name: /Licencia médica: común, 14-09-2026/ }).waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.screenshot({ path: '/tmp/absences-calendar.png' })
})

test('a worker asks on a phone', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 780, dark: true })
  await page.goto('/home/ausencias')
  await heading(page)
  await settled(page)
  await page.screenshot({ path: '/tmp/absences-360-list.png' })
  await page.getByRole('button', { name: 'Nueva ausencia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva ausencia' })
  await dialog.getByLabel('Contrato').click()
  await page.locator('.ant-select-item-option').first().click()
  await page.screenshot({ path: '/tmp/absences-360-dialog.png', fullPage: true })
})

test('a supervisor', async () => {
  const page = await site.visit('supervisor', { width: 1440, dark: true })
  await page.goto('/home/ausencias')
  await heading(page)
  await settled(page)
  await page.screenshot({ path: '/tmp/absences-dark.png' })
})

const heading = (page: Page) =>
  page.getByRole('heading', { name: 'Ausentismo', level: 1 }).waitFor()

async function fillSpan(page: Page, from: string, to: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Desde', { exact: true }).fill(from)
  await dialog.getByLabel('Hasta', { exact: true }).fill(to)
  await page.keyboard.press('Tab')
}
void overflow
