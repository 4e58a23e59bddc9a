// How a company is divided, as people meet it: areas that are corrected and joined.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { startSite } from './site.ts'

const site = await startSite()

test('an area is added, and joined to another one with its people', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/empresa/areas')
  await page.getByRole('button', { name: 'Nueva área' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva área' })
  await form.getByLabel('Nombre').fill('Huerto')
  await form.getByRole('button', { name: 'Crear área' }).click()
  await page.getByText('Área creada').waitFor()
  await page.getByRole('button', { name: 'Acciones de Huerto', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Unir con otra' }).click()
  const merge = page.getByRole('dialog', { name: 'Unir Huerto con otra área' })
  await merge.getByLabel('Unir con').click()
  await page.getByRole('option', { name: /^Huertos/ }).click()
  await merge.getByRole('button', { name: 'Unir' }).click()
  await page.getByText('Áreas unidas').waitFor()
  await page.getByRole('row', { name: /^Huerto / }).waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])

  await page
    .getByRole('row', { name: /^Huertos/ })
    .getByRole('link')
    .click()
  await page.getByRole('heading', { name: 'Colaboradores' }).waitFor()
})
