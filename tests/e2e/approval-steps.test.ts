// Approval in steps: an administrator writes the steps of a razón social with the keyboard, and who
// holds the second step of a request reads who answered the first one and approves it.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice } from './gestures.ts'
import { overflow, startSite } from './site.ts'
import { settled } from './walk.ts'

const site = await startSite()
const { peumal } = site.world.businesses

test('the steps of a kind are added, moved and saved', async () => {
  const page = await site.visit('admin', { width: 1280 })
  await page.goto(`/home/razon-social/${peumal.publicId}/aprobaciones`)
  await page.getByRole('button', { name: 'Cambiar pasos de vacaciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasos de aprobación: vacaciones' })
  const add = dialog.getByRole('button', { name: 'Agregar paso' })
  await add.click()
  await add.click()
  const first = dialog.getByRole('group', { name: 'paso 1' })
  const second = dialog.getByRole('group', { name: 'paso 2' })
  await second.getByText('Su jefatura directa').first().click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'de su unidad' }).last().click()
  await second.getByRole('button', { name: 'Subir paso 2' }).focus()
  await page.keyboard.press('Enter')
  await first.getByText('La jefatura de su unidad').first().waitFor()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Pasos guardados')
  const kept = page.getByRole('listitem').filter({ hasText: /jefatura/ })
  await expect
    .poll(() => kept.allTextContents())
    .toEqual(['la jefatura de su unidad', 'su jefatura directa'])
})

test('who holds the second step reads the first one, and approves', async () => {
  const page = await site.visit('supergerente', { width: 360, height: 780, dark: true })
  await page.goto('/home/bandeja?q=Irma')
  const row = page.getByRole('listitem').filter({ hasText: 'Irma' })
  await row.getByRole('button', { name: /Vacaciones del 09-11-2026/ }).click()
  await page.getByText(/Aprobó Carolina.*Hay quien la reemplace/).waitFor()
  await page.getByText(/Espera a Rodrigo/).waitFor()
  await settled(page)
  await expect.poll(() => overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Aprobar (A)' }).click()
  await expect.poll(() => row.count()).toBe(0)
})
