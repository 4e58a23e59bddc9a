// How a company is divided, as people meet it: areas that are joined, units that are moved.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { pick, awaitNotice } from './gestures.ts'
import { startSite } from './site.ts'

const site = await startSite()

test('an area is added, and joined to another one with its people', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/areas')
  await page.getByRole('button', { name: 'Nueva área' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva área' })
  await form.getByLabel('Nombre').fill('Huerto')
  await form.getByRole('button', { name: 'Crear área' }).click()
  await awaitNotice(page, 'Área creada')
  await page.getByRole('button', { name: 'Acciones de Huerto', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Unir con otra' }).click()
  const merge = page.getByRole('dialog', { name: 'Unir Huerto con otra área' })
  await pick(merge.getByLabel('Unir con'), /^Huertos/, 'huertos')
  await merge.getByRole('button', { name: 'Unir' }).click()
  await awaitNotice(page, 'Áreas unidas')
  await page.getByRole('row', { name: /^Huerto / }).waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])

  await page
    .getByRole('row', { name: /^Huertos/ })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { name: 'Colaboradores' }).waitFor()
})

test('a unit is moved under another one since today, with its people', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/estructura')
  await page.getByRole('row', { name: /^Huertos/ }).waitFor()
  await page.getByRole('button', { name: 'Acciones de Huertos', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: 'Editar unidad' })
  await pick(form.getByLabel('Depende de (opcional)'), /^Servicios/, 'servicios')
  await form.getByRole('button', { name: 'Guardar' }).click()
  const since = page.getByRole('dialog', { name: '¿Desde cuándo rige?' })
  await since.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Unidad guardada')
  await page.getByRole('button', { name: 'Acciones de Huertos', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Historial' }).click()
  await page.getByRole('dialog', { name: 'Historial de Huertos' }).getByText('Campo').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
