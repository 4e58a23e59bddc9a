// How somebody who keeps an evaluation process follows it, and calibrates by the keyboard.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()

test('processes are listed with their stage, and one says what is next', async () => {
  const page = await site.visit('gerente')
  await page.goto('/home/procesos-de-evaluacion?status=CALIBRATION')
  const link = page.getByRole('link', { name: 'Desempeño de operaciones 2026' })
  await link.waitFor()
  await page.getByText('Desempeño primer semestre 2026').waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])
  await link.click()
  await page.getByText('Calibre las notas').waitFor()
  await page.getByRole('list', { name: 'Etapas del proceso' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('somebody is moved to another box by the keyboard, with the reason', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/procesos-de-evaluacion')
  await page.getByRole('link', { name: 'Desempeño de operaciones 2026' }).click()
  await page.getByRole('link', { name: 'Calibración' }).click()
  const chip = page.locator('.ev-chip').first()
  await chip.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: /^Calibrar a / })
  await form.getByLabel(/^Potencial/).fill('3')
  await form.getByLabel('Motivo').fill('Llevó dos cuadrillas')
  await form.getByRole('button', { name: 'Calibrar' }).click()
  await awaitNotice(page, 'Evaluación calibrada')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the people of a process are read on a phone', async () => {
  const page = await site.visit('admin', { width: 360, height: 740 })
  await page.goto('/home/procesos-de-evaluacion')
  await page.getByRole('link', { name: 'Desempeño primer semestre 2026' }).click()
  await page.getByText('Proceso cerrado').waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  await page.getByRole('link', { name: 'Personas' }).click()
  await page
    .getByText(/Entregada|Conversada|Con acuso/)
    .first()
    .waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
