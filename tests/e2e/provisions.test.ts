// What the books provide for, from the policy of a razón social to the people behind a balance,
// and the codes of the State.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick, write } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()

test('a policy is decided with its reason, and one without a probability is refused', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/plan-de-cuentas/provisiones')
  await page.getByRole('row', { name: /Años de servicio.*42,5%/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Nueva política' }).click()
  const dialog = page.getByRole('dialog')
  await pick(dialog.getByLabel('Razón social'), /Viña/)
  await pick(dialog.getByLabel('Qué se provisiona'), 'Años de servicio')
  await pick(dialog.getByLabel('Desde'), /septiembre 2026/i)
  await pick(dialog.getByLabel('Cuánto'), /probabilidad/)
  await write(dialog.getByLabel('Motivo'), 'Acta del directorio de septiembre')
  await dialog.getByRole('button', { name: /^(Crear|Guardar|Agregar)/ }).click()
  await dialog.getByText('Diga qué probabilidad hay de que se pague').waitFor()
  await write(dialog.getByLabel('Probabilidad'), '55')
  await dialog.getByRole('button', { name: /^(Crear|Guardar|Agregar)/ }).click()
  await awaitNotice(page, /política/i)
  await page.getByRole('row', { name: /55%.*Acta del directorio/ }).waitFor()
})

test('a balance opens to its people, each with the figures of its article', async () => {
  const month = await site.monthOf(site.world.businesses.vina.id, 202607)
  const page = await site.visit('admin', { width: 360, height: 780 })
  await page.goto(`/home/centralizacion/${month}/provisiones`)
  await page.getByRole('button', { name: 'Ver años de servicio' }).click()
  await page.getByText('Última remuneración mensual').first().waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('codes are shown as they hold in a month, with their source', async () => {
  const page = await site.visit('admin', { width: 360, height: 780 })
  await page.goto('/home/codigos-del-estado?vista=bancos&mes=202608')
  await page.getByText('Corpbanca (hoy Itaú)').waitFor()
  await page.getByText('Ya no rige').first().waitFor()
  await page.getByText('5 códigos no rigen en agosto 2026').waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
