// What an isapre notified of somebody, from the list that it sends to the record of the person.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, chooseFromMenu } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
const { ignacio } = site.world.people

test('a pasted list is mended in its row, entered, applied and undone', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/planes-de-isapre')
  await page.getByRole('button', { name: 'Pegar lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pegar notificaciones' })
  await dialog
    .getByLabel(/^Siete columnas/)
    .fill(`${ignacio.rut}\tE2E1\tModificación\tCruz Blanca\tUF\tcuatro\t10/2026`)
  await dialog.getByText('1 fila por corregir de 1').waitFor()
  await dialog.getByText('No es un valor').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel('Valor, fila 1').fill('4,9')
  await dialog.getByText('1 fila sin errores').waitFor()
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  await awaitNotice(page, '1 notificación ingresada')

  const row = page.getByRole('row', { name: /Folio E2E1/ })
  await row.getByText('Cruz Blanca, 4,9 UF').waitFor()
  const acts = row.getByRole('button', { name: /^Acciones del folio E2E1/ })
  await chooseFromMenu(acts, 'Aplicar a la ficha')
  const apply = page.getByRole('dialog', { name: 'Aplicar a las fichas' })
  await apply.getByText('Cruz Blanca, 4,485 UF').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await apply.getByRole('button', { name: 'Aplicar 1 plan' }).click()
  await awaitNotice(page, '1 plan aplicado')
  await row.getByText('Aplicada', { exact: true }).waitFor()

  await chooseFromMenu(acts, 'Deshacer')
  const undo = page.getByRole('dialog', { name: /^Deshacer el folio E2E1/ })
  await undo.getByLabel('Motivo').fill('La isapre lo anuló')
  await undo.getByRole('button', { name: 'Deshacer' }).click()
  await awaitNotice(page, 'La ficha volvió a como estaba')
  await row.getByText('La isapre lo anuló').waitFor()
  await chooseFromMenu(acts, 'Ver detalle')
  await page
    .getByRole('dialog', { name: /^Folio E2E1/ })
    .getByText('Tiene')
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('who only reads compares on a telephone, and changes nothing', async () => {
  const page = await site.visit('gerente', { width: 360, height: 780 })
  await page.goto('/home/planes-de-isapre?status=PENDING')
  await page
    .getByText(/^Folio F4/)
    .first()
    .waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Pegar lista' }).waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])
})
